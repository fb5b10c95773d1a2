import { expect, it } from '@jest/globals';
import { WidgetError } from '../../../../../domain/errors/widget-error';
import { polkadot } from '../../../../../domain/network/more-networks';
import { PolkadotOutcomes } from '../../../../../infrastructure/chains/polkadot/polkadot-outcomes';
import { RuntimeCache } from '../../../../../infrastructure/chains/polkadot/runtime-cache';
import { SentTransactions } from '../../../../../infrastructure/chains/polkadot/sent-transactions';
import { ManualClock } from '../../../../../infrastructure/fake/manual-clock';
import type { RpcRequest } from '../../../../../ports/rpc-client';

const HASH = `0x${'ab'.repeat(32)}`;

it('reports a transaction as expired once no block can contain it any more, and not before', async () => {
  const { advanceTo, outcome, outcomes } = followed(100);
  await advanceTo(162);
  expect(outcomes).toEqual([]);

  await advanceTo(163);

  expect(await outcome).toBe('expired');
});

it('asks an endpoint again that does not answer', async () => {
  const { advanceTo, breakDown, outcome } = followed(100);
  breakDown(true);
  await advanceTo(200);
  breakDown(false);

  await advanceTo(200);

  expect(await outcome).toBe('expired');
});

it('ends with the reason of its signal', async () => {
  const reason = new Error('given up');
  const { abort, outcome } = followed(100);

  abort(reason);

  await expect(outcome).rejects.toBe(reason);
});

/** Follows a transaction that is valid from block `birthNumber` on, over a chain of empty blocks. */
function followed(birthNumber: number) {
  let newest = birthNumber;
  let isBroken = false;
  const request = async ({ method, params = [] }: RpcRequest): Promise<unknown> => {
    if (isBroken) throw new WidgetError('RPC_UNREACHABLE', { url: 'http://node.test' });
    if (method === 'chain_getFinalizedHead') return hashOf(newest);
    if (method === 'chain_getBlockHash') return hashOf(Number(params[0]));
    if (method === 'chain_getHeader') return { number: `0x${newest.toString(16)}` };
    return { block: { extrinsics: ['0x280403'] } };
  };
  const clock = new ManualClock();
  const sent = new SentTransactions();
  sent.remember(HASH, { birthNumber });
  const controller = new AbortController();
  const outcomes: string[] = [];
  const outcome = new PolkadotOutcomes({
    cache: new RuntimeCache(),
    clock,
    rpcClients: { forNetwork: () => ({ request }) },
    sent,
  }).outcome(HASH, polkadot, controller.signal);
  outcome.then(
    (told) => outcomes.push(told),
    () => undefined,
  );
  const settle = (): Promise<void> =>
    new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  return {
    outcome,
    outcomes,
    abort: (reason: Error) => controller.abort(reason),
    breakDown: (is: boolean) => void (isBroken = is),
    advanceTo: async (number: number) => {
      newest = number;
      await settle();
      await clock.advance(3000);
      await settle();
    },
  };
}

function hashOf(number: number): string {
  return `0x${number.toString(16).padStart(64, '0')}`;
}
