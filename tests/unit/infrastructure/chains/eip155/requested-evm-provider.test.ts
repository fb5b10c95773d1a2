import { expect, it } from '@jest/globals';
import { Subject } from 'rxjs';
import { WidgetError } from '../../../../../domain/errors/widget-error';
import type { WalletEvent } from '../../../../../ports/wallet-connector';
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
    name: 'ProviderRpcError',
    code: 4001,
    data: { a: 1 },
    message: 'User rejected the request.',
  });
  const gone = new WidgetError('NOT_CONNECTED', { namespace: 'eip155' });
  await expect(failing(gone)).rejects.toBe(gone);
});

it('emits the events of EIP-1193 for the changes of its keys, until a listener is removed', async () => {
  const events = new Subject<WalletEvent>();
  const grant = { addresses: ['0x1'], chainReference: '1' } as const;
  const request = async (): Promise<null> => null;
  const events$ = { subscribe: (next: (event: WalletEvent) => void) => events.subscribe(next) };
  const provider = requestedEvmProvider({ grant, takes: () => true, request, events$ });
  const heard: unknown[] = [];
  const listen = (event: string) => (payload: unknown) => heard.push([event, payload]);
  const leaving = listen('left');
  provider.on?.('accountsChanged', () => {
    throw new TypeError('a listener that throws');
  });
  provider.on?.('accountsChanged', listen('accountsChanged'));
  provider.on?.('accountsChanged', leaving);
  provider.on?.('chainChanged', listen('chainChanged'));
  provider.on?.('disconnect', listen('disconnect'));
  provider.removeListener?.('accountsChanged', leaving);

  events.next({ type: 'changed', grant });
  events.next({ type: 'changed', grant: { ...grant, chainReference: '10' } });
  events.next({ type: 'changed', grant: { addresses: ['0x2'], chainReference: '10' } });
  events.next({ type: 'interrupted' });
  events.next({ type: 'disconnected' });

  expect(heard).toEqual([
    ['chainChanged', '0xa'],
    ['accountsChanged', ['0x2']],
    ['disconnect', { code: 4900, message: 'Disconnected' }],
  ]);
});
