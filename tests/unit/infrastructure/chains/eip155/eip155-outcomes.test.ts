import { describe, expect, it } from '@jest/globals';
import { ethereum } from '../../../../../domain/network/built-in-networks';
import { Eip155Outcomes } from '../../../../../infrastructure/chains/eip155/eip155-outcomes';
import { ManualClock } from '../../../../../infrastructure/fake/manual-clock';
import type { RpcRequest } from '../../../../../ports/rpc-client';
import { ALICE } from './provider-kit';

const HASH = `0x${'ab'.repeat(32)}`;
const NONCE = 7;
const MINUTE = 60_000;

/** Follows a transaction whose node answers what `node` says at that moment. */
function followed() {
  const clock = new ManualClock();
  const node = { knows: true, nonces: NONCE };
  const request = async ({ method }: RpcRequest): Promise<unknown> => {
    if (method === 'eth_getTransactionCount') return hex(node.nonces);
    const isLookup = method === 'eth_getTransactionByHash';
    return isLookup && node.knows ? { from: ALICE, nonce: hex(NONCE) } : null;
  };
  const outcome = new Eip155Outcomes({
    clock,
    rpcClients: { forNetwork: () => ({ request }) },
  }).outcome(HASH, ethereum);
  const told: string[] = [];
  outcome.then(
    (ended) => told.push(ended),
    () => undefined,
  );
  return { clock, node, told };
}

describe('an EVM transaction that its node no longer knows', () => {
  it('counts as dropped after five minutes in which its nonce stayed free', async () => {
    const { clock, node, told } = followed();
    await clock.advance(MINUTE);
    node.knows = false;

    await clock.advance(4.9 * MINUTE);
    expect(told).toEqual([]);
    await clock.advance(0.2 * MINUTE);

    expect(told).toEqual(['dropped']);
  });

  it('counts as replaced where another one takes its nonce just before that', async () => {
    const { clock, node, told } = followed();
    await clock.advance(MINUTE);
    node.knows = false;
    await clock.advance(4.9 * MINUTE);

    node.nonces = NONCE + 1;
    await clock.advance(0.2 * MINUTE);
    expect(told).toEqual([]);
    await clock.advance(0.5 * MINUTE);

    expect(told).toEqual(['replaced']);
  });
});

function hex(value: number): string {
  return `0x${value.toString(16)}`;
}
