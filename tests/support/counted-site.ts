import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  type Hex,
  parseAbi,
} from 'viem';
import type { Widget } from '../../application/widget/widget';
import { ethereum } from '../../domain/network/built-in-networks';
import type { WidgetOptionsInput } from '../../domain/options/parse-options';
import { createWidget } from '../../index';
import {
  FakeHostPage,
  FakeWalletCatalogue,
  FakeWalletConnector,
  ManualClock,
  RecordingLogger,
} from '../../infrastructure/fake';
import { NetworkRpcClients } from '../../infrastructure/rpc/network-rpc-clients';
import { Clock } from '../../ports/clock';
import type { Eip1193Provider } from '../../ports/eip1193-provider';
import { HostPage } from '../../ports/host-page';
import { KeyValueStorage } from '../../ports/key-value-storage';
import { Logger } from '../../ports/logger';
import { RpcClients } from '../../ports/rpc-client';
import { SiteTabs } from '../../ports/site-tabs';
import { override } from '../../ports/token';
import { WalletConnectorCatalogue } from '../../ports/wallet-connector';
import { FakeSiteTabs } from './site-tabs';
import { SharedStorage } from './tab-storage';

/** The account of each tab that names none. */
export const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const MULTICALL3 = '0xca11bde05977b3631167028862be2a173976ca11';
/** How many turns of the event loop an answer may take on its way to the state. */
const ANSWER_TURNS = 10;
const BLOCK_MS = 12_000;
const TOKENS = 10;

const multicallAbi = parseAbi([
  'function aggregate3((address target, bool allowFailure, bytes callData)[] calls) view returns ((bool success, bytes returnData)[] answers)',
]);

/** One HTTP post to the node. */
export interface CountedPost {
  readonly atMs: number;
  readonly methods: readonly string[];
}

/** A tab's own settings. */
export interface TabGiven {
  readonly account?: string;
  readonly options?: WidgetOptionsInput;
  readonly hostPage?: FakeHostPage;
}

/** One tab or one more widget of the site, and its page. */
export interface CountedTab {
  readonly widget: Widget;
  readonly hostPage: FakeHostPage;
}

/** A site on Ethereum that lists ten tokens, with a node that counts its posts, over a clock that the caller moves. */
export class CountedSite {
  readonly clock = new ManualClock();
  readonly tabs = new FakeSiteTabs();
  readonly posts: CountedPost[] = [];

  /** The balance that the node reports from now on. */
  balance = 10n ** 18n;

  /** What it reports of every token. */
  tokenUnits = 10n ** 18n;
  readonly #storage = new SharedStorage();
  readonly #open: Widget[] = [];

  /** One more tab, connected. */
  async tab({
    account = ALICE,
    hostPage = new FakeHostPage(),
    options,
  }: TabGiven = {}): Promise<CountedTab> {
    const grant = { addresses: [account], chainReference: '1' } as const;
    const wallet = new FakeWalletConnector(
      { id: 'test', name: 'Test', type: 'ANNOUNCED', namespace: 'eip155' },
      { access: { namespace: 'eip155', provider: listsNothing }, earlierGrant: grant },
    ).answerWith({ grant });
    const { clock } = this;
    const widget = createWidget(
      {
        networks: [{ ...ethereum, rpcUrls: { default: { http: ['https://node.test'] } } }],
        sources: { tokenLists: [{ name: 'Test', tokens: listed }] },
        ...options,
      },
      override(Clock, clock),
      override(HostPage, hostPage),
      override(KeyValueStorage, this.#storage.tab()),
      override(Logger, new RecordingLogger()),
      override(RpcClients, new NetworkRpcClients({ clock, fetch: this.#fetch, config: {} })),
      override(SiteTabs, this.tabs),
      override(WalletConnectorCatalogue, new FakeWalletCatalogue(wallet)),
    );
    this.#open.push(widget);
    widget.present();
    await this.settled(widget.preload());
    if (!widget.state.connections.eip155.account) await this.settled(widget.connect('test'));
    return { widget, hostPage };
  }

  /** Shows the account with its tokens, as its view does. */
  async show({ widget }: CountedTab): Promise<void> {
    await this.settled(widget.open({ view: 'Account' }));
    const account = await this.settled(widget.feature('account'));
    const tokens = await this.settled(widget.feature('tokens'));
    await this.settled(Promise.all([account.loadIdentity(), tokens.load({ prices: 'none' })]));
  }

  /** Moves time on by `ms`, and returns the posts of that time. */
  async during(ms: number): Promise<readonly CountedPost[]> {
    const before = this.posts.length;
    await this.clock.advance(ms);
    for (let turn = 0; turn < ANSWER_TURNS; turn += 1) await this.clock.advance(0);
    return this.posts.slice(before);
  }

  end(): void {
    for (const widget of this.#open.splice(0)) widget.dispose();
  }

  /** What `work` resolves with. Time moves as far as it has to: an adapter is downloaded after the address is painted. */
  async settled<T>(work: Promise<T>): Promise<T> {
    const state = { isOver: false };
    const over = (): void => void (state.isOver = true);
    work.then(over, over);
    while (!state.isOver) await this.clock.advance(1);
    return work;
  }

  readonly #plainAnswers: Readonly<Record<string, () => unknown>> = {
    eth_chainId: () => '0x1',
    eth_blockNumber: () => hex(BigInt(Math.floor(this.clock.now() / BLOCK_MS))),
    eth_getBalance: () => hex(this.balance),
    eth_getCode: () => '0x',
    eth_estimateGas: () => '0x5208',
    eth_gasPrice: () => '0x3b9aca00',
    eth_getBlockByNumber: () => ({ baseFeePerGas: '0x3b9aca00' }),
    eth_maxPriorityFeePerGas: () => '0x1',
  };

  readonly #fetch: typeof fetch = async (_, init) => {
    const body = JSON.parse(String(init?.body)) as Call | readonly Call[];
    const calls = Array.isArray(body) ? (body as readonly Call[]) : [body as Call];
    this.posts.push({ atMs: this.clock.now(), methods: calls.map(({ method }) => method) });
    const answers = calls.map(({ id, method, params }) => ({
      jsonrpc: '2.0',
      id,
      result: this.#answer(method, params),
    }));
    return Response.json(Array.isArray(body) ? answers : answers[0]);
  };

  #answer(method: string, params: readonly unknown[]): unknown {
    const plain = this.#plainAnswers[method];
    if (plain !== undefined) return plain();
    if (method !== 'eth_call') return null;
    const { data, to } = params[0] as { readonly data: Hex; readonly to: string };
    if (to.toLowerCase() !== MULTICALL3) return '0x';
    const { args } = decodeFunctionData({ abi: multicallAbi, data });
    const returnData = encodeAbiParameters([{ type: 'uint256' }], [this.tokenUnits]);
    const answers = args[0].map(() => ({ success: true, returnData }));
    return encodeFunctionResult({ abi: multicallAbi, functionName: 'aggregate3', result: answers });
  }
}

/** A wallet that lists no tokens: the node is asked for them. */
const listsNothing: Eip1193Provider = {
  request: async () => {
    throw Object.assign(new Error('not supported'), { code: 4200 });
  },
};

const hex = (units: bigint): string => `0x${units.toString(16)}`;

interface Call {
  readonly id: number;
  readonly method: string;
  readonly params: readonly unknown[];
}

const listed = Array.from({ length: TOKENS }, (_, index) => ({
  chainId: 1,
  name: `Token ${index}`,
  symbol: `T${index}`,
  address: `0x77${String(index + 1).padStart(38, '0')}`,
  decimals: 18,
}));
