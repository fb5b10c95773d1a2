import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Widget } from '../../../application/widget';
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
import type { FaultRule } from '../nodes/fault-rules';
import { type FaultServer, startFaultServer } from '../nodes/fault-server';
import { FastClock } from '../../support/fast-clock';

const JOURNEYS = 500;
const AT_ONCE = 6;
const DRAWS = 8000;

/** Timeouts of 10 s take 200 ms, which a busy machine needs for no answer; the rest after a failure 600 ms. */
const RATE = 50;

/** How long anything may take before it counts as stuck: far beyond every retry and timeout. */
const STUCK_AFTER_MS = 15_000;

const seed = Number(process.env['CHAOS_SEED'] ?? Date.now() % 1_000_000);
const chains = [
  { network: ethereum, chainId: '0x1' },
  { network: arbitrum, chainId: '0xa4b1' },
] as const;
let servers: readonly FaultServer[];
const rejections: unknown[] = [];
const noteRejection = (reason: unknown): void => void rejections.push(reason);

beforeAll(async () => {
  process.stderr.write(`chaos: CHAOS_SEED=${seed}\n`);
  process.on('unhandledRejection', noteRejection);
  const random = randomOf(seed);
  servers = await Promise.all(
    chains.map(({ chainId }) =>
      startFaultServer({
        answer: (method, [address]) => {
          if (method === 'eth_chainId') return chainId;
          if (method === 'eth_blockNumber') return '0x10';
          return `0x${balanceOf(String(address), chainId).toString(16)}`;
        },
      }),
    ),
  );
  for (const server of servers) {
    server.set(...Array.from({ length: DRAWS }, () => ({ ...draw(random()), times: 1 })));
  }
});

afterAll(async () => {
  process.off('unhandledRejection', noteRejection);
  await Promise.all(servers.map((server) => server.stop()));
});

it('chaos: 500 journeys over failing endpoints lose nothing, and none is stuck', async () => {
  const clock = new FastClock(RATE);
  const waiting = Array.from({ length: JOURNEYS }, (_, index) => index);
  const failed: string[] = [];
  const worker = async (): Promise<void> => {
    for (let index = waiting.shift(); index !== undefined; index = waiting.shift()) {
      await journey(index, clock).catch((error: unknown) => {
        failed.push(`journey ${index}: ${String(error)}`);
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));

  expect(failed).toEqual([]);
  expect(rejections).toEqual([]);
  await until('the timers have ended', () => clock.sleeping === 0);
}, 120_000);

/** Connects, sees the balance, changes network, sees that balance, and disconnects. */
async function journey(index: number, clock: FastClock): Promise<void> {
  const address = `0x${(index + 1).toString(16).padStart(40, '0')}`;
  const wallet = new FakeWalletConnector({
    id: 'test.chaos',
    name: 'Chaos',
    type: 'ANNOUNCED',
    chain: 'eip155',
  }).answerWith({ grant: { addresses: [address], chainReference: '1' } });
  const widget = createWidget(
    { networks: chains.map(({ network }, each) => withEndpoint(network, servers[each])) },
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

/** Whatever fails on the way, the balance is seen in the end, and never another one's. */
async function seesBalance(widget: Widget, expected: bigint): Promise<void> {
  await until('the balance is there', async () => {
    const balance = widget.state.connections.eip155.account?.balance;
    if (balance?.status === 'loaded') expect(balance.units).toBe(expected);
    if (balance?.status === 'failed') await widget.refreshBalance();
    return balance?.status === 'loaded';
  });
}

function withEndpoint<N extends (typeof chains)[number]['network']>(
  network: N,
  server?: FaultServer,
) {
  const url = server?.url ?? '';
  return { ...network, rpcUrls: { default: { http: [`${url}/a`, `${url}/b`] } } };
}

function balanceOf(address: string, chainId: string): bigint {
  return BigInt(address) * 1_000_000n + BigInt(chainId);
}

/** ok 70 %, 5xx 10 %, slow 10 %, cut 5 %, hang 5 %. */
function draw(chance: number): FaultRule {
  if (chance < 0.7) return {};
  if (chance < 0.8) return { status: chance < 0.75 ? 503 : 500 };
  if (chance < 0.9) return { delayMs: 20 };
  return chance < 0.95 ? { cutAfterBytes: 9 } : { hang: true };
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

async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + STUCK_AFTER_MS;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`stuck before ${what}`);
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
}

async function soon<T>(what: string, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`stuck while ${what}`)), STUCK_AFTER_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
