import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Widget } from '../../../application/widget/widget';
import { arbitrum, ethereum } from '../../../domain/network/built-in-networks';
import { createWidget } from '../../../index';
import { FakeWalletCatalogue } from '../../../infrastructure/fake/fake-wallet-catalogue';
import { FakeWalletConnector } from '../../../infrastructure/fake/fake-wallet-connector';
import { RecordingLogger } from '../../../infrastructure/fake/recording-logger';
import { InMemoryStorage } from '../../../infrastructure/storage/in-memory-storage';
import { Clock } from '../../../ports/clock';
import { KeyValueStorage } from '../../../ports/key-value-storage';
import { Logger } from '../../../ports/logger';
import { override } from '../../../ports/token';
import { WalletConnectorCatalogue } from '../../../ports/wallet-connector';
import type { FaultRule } from '../../../apps/chains/testing/fault-rules';
import { type FaultServer, startFaultServer } from '../../../apps/chains/testing/fault-server';
import { IdleClock } from '../../support/idle-clock';

const JOURNEYS = 500;
const AT_ONCE = 25;

/** How long anything may take, on the widget's own clock, before it counts as stuck. */
const STUCK_AFTER_MS = 120_000;

const seed = Number(process.env['CHAOS_SEED'] ?? Date.now() % 1_000_000);
const chains = [
  { network: ethereum, chainId: '0x1' },
  { network: arbitrum, chainId: '0xa4b1' },
] as const;
let servers: readonly FaultServer[];
const clock = new IdleClock();
const rejections: unknown[] = [];
const noteRejection = (reason: unknown): void => void rejections.push(reason);

beforeAll(async () => {
  process.stderr.write(`chaos: CHAOS_SEED=${seed}\n`);
  process.on('unhandledRejection', noteRejection);
  servers = await Promise.all(
    chains.map(({ chainId }) =>
      startFaultServer({
        clock,
        mishap: drawing(seed),
        answer: (method, [address]) => {
          if (method === 'eth_chainId') return chainId;
          if (method === 'eth_blockNumber') return '0x10';
          return `0x${balanceOf(String(address), chainId).toString(16)}`;
        },
      }),
    ),
  );
});

afterAll(async () => {
  process.off('unhandledRejection', noteRejection);
  await Promise.all(servers.map((server) => server.stop()));
});

it('chaos: 500 journeys over failing endpoints lose nothing, and none is stuck', async () => {
  const waiting = Array.from({ length: JOURNEYS }, (_, index) => index);
  const failed: string[] = [];
  const worker = async (): Promise<void> => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      await journey(index).catch((error: unknown) => {
        failed.push(`journey ${index}: ${String(error)}`);
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));

  expect(failed).toEqual([]);
  expect(rejections).toEqual([]);
  expect(clock.sleeping).toBe(0);
});

/** Connects, sees the balance, changes network, sees that balance, and disconnects. */
async function journey(index: number): Promise<void> {
  const address = `0x${(index + 1).toString(16).padStart(40, '0')}`;
  const wallet = new FakeWalletConnector({
    id: 'test.chaos',
    name: 'Chaos',
    type: 'ANNOUNCED',
    namespace: 'eip155',
  }).answerWith({ grant: { addresses: [address], chainReference: '1' } });
  const widget = createWidget(
    {
      networks: chains.map(({ network }, each) =>
        withEndpoint(network, `${servers[each]?.url}/${index}`),
      ),
    },
    override(Clock, clock),
    override(KeyValueStorage, new InMemoryStorage()),
    override(Logger, new RecordingLogger()),
    override(WalletConnectorCatalogue, new FakeWalletCatalogue(wallet)),
  );
  try {
    await soon('connecting', widget.connect('test.chaos'));
    for (const { network, chainId } of chains) {
      await soon('switching', widget.switchNetwork(network.caipNetworkId));
      await seesBalance(widget, balanceOf(address, chainId));
      expect(widget.state.connections.eip155).toMatchObject({
        status: 'connected',
        account: { address },
        network: { caipNetworkId: network.caipNetworkId },
      });
    }
    await soon('disconnecting', widget.disconnect());
    expect(widget.state.connections.eip155.status).toBe('disconnected');
  } finally {
    widget.dispose();
  }
}

/** Whatever fails on the way, the balance is shown in the end, and never that of another account. */
async function seesBalance(widget: Widget, expected: bigint): Promise<void> {
  await soon(
    'the balance is read',
    new Promise<void>((resolve, reject) => {
      const look = (): void => {
        const balance = widget.state.connections.eip155.account?.balance;
        if (balance?.status === 'failed') widget.refreshBalance().catch(reject);
        if (balance?.status !== 'loaded') return;
        stop();
        if (balance.units === expected) resolve();
        else reject(new Error(`${balance.units} in the place of ${expected}`));
      };
      const stop = widget.subscribe(() => queueMicrotask(look));
    }),
  );
}

function withEndpoint<N extends (typeof chains)[number]['network']>(network: N, url: string) {
  return { ...network, rpcUrls: { default: { http: [`${url}/a`, `${url}/b`] } } };
}

function balanceOf(address: string, chainId: string): bigint {
  return BigInt(address) * 1_000_000n + BigInt(chainId);
}

/** ok 70 %, 5xx 10 %, slow 10 %, cut 5 %, hang 5 %. */
function draw(chance: number): FaultRule {
  if (chance < 0.7) return {};
  if (chance < 0.8) return { status: chance < 0.75 ? 503 : 500 };
  if (chance < 0.9) return { delayMs: 3000 };
  return chance < 0.95 ? { cutAfterBytes: 9 } : { hang: true };
}

/** Draws for each path separately, so that journeys at the same time do not affect each other. */
function drawing(start: number): (path: string) => FaultRule {
  const draws = new Map<string, () => number>();
  return (path) => {
    const random = draws.get(path) ?? randomOf(start + hashOf(path));
    draws.set(path, random);
    return draw(random());
  };
}

function hashOf(text: string): number {
  return [...text].reduce((hash, letter) => Math.imul(hash, 31) + letter.charCodeAt(0), 7);
}

/** Numbers from 0 to 1, the same for the same seed. Mulberry32, by Tommy Ettinger, public domain. */
function randomOf(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** The outcome of `work`, where it has one before long. */
async function soon<T>(what: string, work: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const late = clock.sleep(STUCK_AFTER_MS, ended.signal).then(() => {
    throw new Error(`stuck while ${what}`);
  });
  return Promise.race([work, late]).finally(() => {
    late.catch(() => undefined);
    ended.abort();
  });
}
