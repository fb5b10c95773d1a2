import { expect, it } from '@jest/globals';
import { WidgetError } from '../../../../../domain/errors/widget-error';
import { requestedEvmProvider } from '../../../../../infrastructure/chains/eip155/requested-evm-provider';

function failing(cause: Error): Promise<unknown> {
  const request = async (): Promise<never> => {
    throw cause;
  };
  const provider = requestedEvmProvider({ grant: undefined, takes: () => true, request });
  return provider.request({ method: 'personal_sign', params: [] });
}

it('rejects with the codes of EIP-1193, which dapps compare', async () => {
  const declined = { rpcCode: 4001, rpcMessage: 'User rejected the request.', data: { a: 1 } };
  await expect(failing(new WidgetError('RPC', declined))).rejects.toMatchObject({
    ...{ name: 'ProviderRpcError', code: 4001, data: { a: 1 } },
    message: 'User rejected the request.',
  });
  const gone = new WidgetError('NOT_CONNECTED', { namespace: 'eip155' });
  await expect(failing(gone)).rejects.toBe(gone);
});
