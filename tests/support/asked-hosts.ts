import { createWidget, ethereum, type WidgetOptionsInput } from '../../index';
import {
  FakeHostPage,
  FakeWalletCatalogue,
  InMemoryStorage,
  ManualClock,
  RecordingLogger,
} from '../../infrastructure/fake';
import { Clock } from '../../ports/clock';
import { HostPage } from '../../ports/host-page';
import { KeyValueStorage } from '../../ports/key-value-storage';
import { Logger } from '../../ports/logger';
import { override } from '../../ports/token';
import { WalletConnectorCatalogue } from '../../ports/wallet-connector';
import { ALICE, willingWallet } from './headless-kit';

/** The one endpoint of Ethereum where the site names none of its own. */
export const NETWORK_HOST = 'network.test';

const network = { ...ethereum, rpcUrls: { default: { http: [`https://${NETWORK_HOST}`] } } };

/** What each node answers; an endpoint that is down answers nothing. */
const answers: Readonly<Record<string, unknown>> = {
  eth_blockNumber: '0x10',
  eth_call: '0x',
  eth_chainId: '0x1',
  eth_gasPrice: '0x1',
  eth_getBalance: '0xde0b6b3a7640000',
  eth_getCode: '0x',
  eth_getLogs: [],
};

interface Call {
  readonly id: number;
  readonly method: string;
}

/**
 * The hosts that learn Alice's address while she connects and looks at her balance, name, tokens and activity, in a
 * widget over its real adapters. The hosts of `down` cannot be reached.
 */
export async function hostsThatLearn(
  options: Partial<WidgetOptionsInput>,
  down: readonly string[] = [],
): Promise<readonly string[]> {
  const learnt = new Set<string>();
  const fetched = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    const { host, href } = new URL(input instanceof Request ? input.url : input);
    const body = typeof init?.body === 'string' ? init.body : '';
    const isTold = `${href} ${body}`.toLowerCase().includes(ALICE.slice(2).toLowerCase());
    if (isTold) learnt.add(host);
    if (down.includes(host) || body === '') throw new TypeError('fetch failed');
    return Response.json(answersTo(JSON.parse(body) as Call | readonly Call[]));
  };
  try {
    await visit(options);
  } finally {
    globalThis.fetch = fetched;
  }
  return [...learnt].sort();
}

async function visit(options: Partial<WidgetOptionsInput>): Promise<void> {
  const clock = new ManualClock();
  const widget = createWidget(
    { networks: [network], ...options },
    override(Clock, clock),
    override(HostPage, new FakeHostPage()),
    override(KeyValueStorage, new InMemoryStorage()),
    override(Logger, new RecordingLogger()),
    override(WalletConnectorCatalogue, new FakeWalletCatalogue(willingWallet('test.first'))),
  );
  await widget.preload();
  await widget.connect('test.first');
  const tokens = await widget.feature('tokens');
  const history = await widget.feature('history');
  const looks = [tokens.load(), history.load()].map((look) => look.catch(() => undefined));
  // Each endpoint is tried again for a while.
  for (let round = 0; round < 30; round += 1) await clock.advance(1000);
  await Promise.all(looks);
  widget.dispose();
}

function answersTo(calls: Call | readonly Call[]): unknown {
  const answer = ({ id, method }: Call): object => {
    const known = Object.hasOwn(answers, method);
    const error = { code: -32_601, message: 'The method does not exist' };
    return { jsonrpc: '2.0', id, ...(known ? { result: answers[method] } : { error }) };
  };
  return Array.isArray(calls) ? calls.map(answer) : answer(calls as Call);
}
