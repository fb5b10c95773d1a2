import { expect, it } from '@jest/globals';
import { WidgetError } from '../../../../../domain/errors/widget-error';
import { polkadot } from '../../../../../domain/network/more-networks';
import { nonceUsed } from '../../../../../infrastructure/chains/polkadot/nonce-used';
import { ManualClock } from '../../../../../infrastructure/fake/manual-clock';
import type { RpcRequest } from '../../../../../ports/rpc-client';

const ADDRESS = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5';

/** `System.Account` of an account whose next transaction has the number `nonce`. */
const accountWith = (nonce: number): string => `0x${hexByte(nonce)}${'00'.repeat(79)}`;
const hexByte = (value: number): string => value.toString(16).padStart(2, '0');

/** Waits for the number 7 on a node with these answers. */
function waiting() {
  const clock = new ManualClock();
  const controller = new AbortController();
  const asked: string[] = [];
  let answer: () => unknown = () => accountWith(7);
  const client = {
    request: async ({ method }: RpcRequest): Promise<unknown> => {
      asked.push(method);
      return answer();
    },
  };
  const deps = { clock, rpcClients: { forNetwork: () => client } };
  let hasEnded = false;
  const used = nonceUsed(deps, 7n, ADDRESS, polkadot, controller.signal);
  void used.then(
    () => (hasEnded = true),
    () => {},
  );
  return {
    asked,
    clock,
    controller,
    used,
    hasEnded: () => hasEnded,
    answerWith: (next: () => unknown) => (answer = next),
  };
}

it('ends once the chain has a transaction with that number, and not before', async () => {
  const { answerWith, asked, clock, hasEnded } = waiting();
  await clock.advance(9000);
  expect(hasEnded()).toBe(false);

  answerWith(() => accountWith(8));
  await clock.advance(3000);

  expect(hasEnded()).toBe(true);
  expect(new Set(asked)).toEqual(new Set(['state_getStorage']));
});

it('asks an endpoint again that does not answer, for at most ten minutes', async () => {
  const { answerWith, clock, hasEnded } = waiting();
  answerWith(() => {
    throw new WidgetError('RPC_UNREACHABLE', { url: '' });
  });
  await clock.advance(597_000);
  expect(hasEnded()).toBe(false);

  await clock.advance(3000);

  expect(hasEnded()).toBe(true);
});

it('ends with the reason of its signal', async () => {
  const { controller, used } = waiting();
  const reason = new Error('given up');

  controller.abort(reason);

  await expect(used).rejects.toBe(reason);
});
