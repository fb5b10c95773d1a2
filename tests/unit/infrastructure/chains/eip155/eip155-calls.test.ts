import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../../domain/errors/widget-error';
import { formatCaipAddress } from '../../../../../domain/caip/caip-address';
import { ethereum } from '../../../../../domain/network/built-in-networks';
import { Eip155Calls } from '../../../../../infrastructure/chains/eip155/eip155-calls';
import type { RpcRequest } from '../../../../../ports/rpc-client';

const ME = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const from = formatCaipAddress({ namespace: 'eip155', chainReference: '1', address: ME });
const call = { to: ME, data: '0x12aa3caf', units: 5n };
const GWEI = 10n ** 9n;

/** Calls on a chain whose node takes 100,000 gas at 1 gwei, and answers `ofParent` for what its parent chain takes. */
function callsWhere(ofParent: unknown) {
  const asked: RpcRequest[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    eth_getBlockByNumber: {},
    eth_gasPrice: '0x3b9aca00',
    eth_estimateGas: '0x186a0',
    eth_call: ofParent,
  };
  const request = async (question: RpcRequest) => {
    asked.push(question);
    const answer = answers[question.method];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  return { asked, calls: new Eip155Calls({ rpcClients: { forNetwork: () => ({ request }) } }) };
}

describe('the fee of a call', () => {
  it('is what the node estimates for exactly this call', async () => {
    const { asked, calls } = callsWhere('0x');

    expect(await calls.fee(call, from, ethereum)).toBe(100_000n * GWEI);

    const estimate = asked.find(({ method }) => method === 'eth_estimateGas');
    expect(estimate?.params).toEqual([{ from: ME, to: ME, data: '0x12aa3caf', value: '0x5' }]);
  });

  it('has on an OP Stack chain what the parent chain takes for the size of the call', async () => {
    const { asked, calls } = callsWhere(`0x${(7n * GWEI).toString(16).padStart(64, '0')}`);

    expect(await calls.fee(call, from, ethereum)).toBe(100_007n * GWEI);

    const question = asked.find(({ method }) => method === 'eth_call');
    expect(question?.params).toEqual([
      {
        to: '0x420000000000000000000000000000000000000F',
        // getL1FeeUpperBound(164): four bytes of data, and the rest of a transaction.
        data: `0xf1c7a58b${(164).toString(16).padStart(64, '0')}`,
      },
      'latest',
    ]);
  });

  it.each([
    ['refuses', new WidgetError('RPC', { rpcCode: 3, rpcMessage: 'execution reverted' })],
    ['is another contract', '0x01'],
  ])('has nothing of a parent chain where the contract %s', async (_what, answer) => {
    expect(await callsWhere(answer).calls.fee(call, from, ethereum)).toBe(100_000n * GWEI);
  });
});
