import {
  createWidget,
  ethereum,
  InMemoryStorage,
  KeyValueStorage,
  type NetworkInput,
  override,
  type Override,
  type Widget,
} from 'cleatkit';
import { bitcoin, solana } from 'cleatkit/networks';
import { AssetSource, Clock, SwapSource } from 'cleatkit/ports';
import { createSolanaTestWallet } from 'cleatkit/testing';
import type { SwapToken } from '../../../domain/swap/swap-token';
import type { TokenBalance } from '../../../domain/token/token-balance';
import { balanceOf, etherBalance, USDC, usdcBalance } from '../../support/token-balances';
import { ALICE, BOB } from './accounts';

/** What one journey came to, as texts: what the visitor saw in the review, and what the wallet was asked. */
export interface Outcome {
  readonly shown: string;
  readonly asked: readonly string[];
}

const ROUTER = '0x111111125421cA6dc452d289314280a0f8842A65';
const BITCOIN_ALICE = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const BITCOIN_BOB = 'bc1q0xcqpzrky6eff2g52qdye53xkk9jxkvrh6yhyw';
const PSBT = 'cHNidP8BAAoCAAAAAAAAAAAAAA==';

const ether = etherBalance('10');
const usdc = usdcBalance('5');

/** The page's own code: each connects, reviews and confirms, or ends with the error that a visitor would see. */
export const journeys: Readonly<Record<string, () => Promise<Outcome>>> = {
  'sends ether': () => sendOnEthereum(ether, BOB),
  'sends a token': () => sendOnEthereum(usdc, BOB),
  'sends to a name': () => sendOnEthereum(ether, 'bob.eth'),
  'swaps a token': swap,
  'signs a transaction of bitcoin, and sends some': sendBitcoin,
  'sends SOL': sendSol,
};

/** Real time, a hundred times as fast. */
const clock: Clock = {
  now: () => Date.now(),
  sleep: (ms, signal) =>
    new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      setTimeout(resolve, ms / 100);
    }),
};

function widgetOn(
  network: NetworkInput,
  options: object,
  ...overrides: readonly Override[]
): Widget {
  return createWidget(
    { networks: [network], ...options },
    override(KeyValueStorage, new InMemoryStorage()),
    override(Clock, clock),
    ...overrides,
  );
}

async function sendOnEthereum(token: TokenBalance, to: string): Promise<Outcome> {
  const { asked, widget } = onEthereum();
  await widget.connect('mine');
  return finishSend(widget, { token, to, amount: '0.5' }, asked);
}

interface Transfer {
  readonly token: TokenBalance;
  readonly to: string;
  readonly amount: string;
}

async function finishSend(
  widget: Widget,
  { amount, to, token }: Transfer,
  asked: readonly string[],
): Promise<Outcome> {
  const send = await widget.feature('send');
  await send.chooseToken(token);
  send.typeAmount(amount);
  await send.typeReceiver(to);
  await send.review();
  const shown = textOf(widget.state.features.send?.flow);
  await send.confirm();
  widget.dispose();
  return { shown, asked };
}

async function swap(): Promise<Outcome> {
  const words = [BigInt(ROUTER), 1_000_000n].map((each) => each.toString(16).padStart(64, '0'));
  let allowed = 0n;
  const source: SwapSource = {
    tokens: async () => [listed(ether), listed(usdc)],
    prices: async () => [],
    quote: async () => 10n ** 15n,
    allowance: async () => allowed,
    buildApproval: async () => ({ to: USDC, data: `0x095ea7b3${words.join('')}`, units: 0n }),
    buildSwap: async () => ({
      call: { to: ROUTER, data: '0x12aa3caf', units: 0n },
      toUnits: 10n ** 15n,
    }),
  };
  const { asked, widget } = onEthereum(
    override(SwapSource, source),
    override(AssetSource, { balances: async () => [ether, usdc] }),
  );
  await widget.connect('mine');
  const verbs = await widget.feature('swap');
  const state = () => widget.state.features.swap;
  const token = (symbol: string) => state()?.tokens.find((each) => each.symbol === symbol);
  await verbs.load();
  verbs.chooseFrom(token('USDC') ?? usdc);
  verbs.chooseTo(token('ETH') ?? ether);
  verbs.typeAmount('1');
  await until(() => state()?.form.quote.status === 'loaded');
  await verbs.review();
  const approval = textOf(state()?.flow);
  allowed = 1_000_000n;
  await verbs.approve();
  const shown = `${approval} ${textOf(state()?.flow)}`;
  await verbs.confirm();
  widget.dispose();
  return { shown, asked };
}

/** `token` as a service lists it, without a balance. */
function listed({ address, name, quantity, symbol }: TokenBalance): SwapToken {
  return { name, symbol, decimals: quantity.decimals, ...(address && { address }) };
}

function onEthereum(...overrides: readonly Override[]) {
  const asked: string[] = [];
  const answers = new Map<string, unknown>([
    ['eth_chainId', '0x1'],
    ['eth_requestAccounts', [ALICE]],
    ['eth_sendTransaction', `0x${'ab'.repeat(32)}`],
  ]);
  const provider = {
    request: async ({ method, params }: { readonly method: string; readonly params?: unknown }) => {
      if (/send|sign/i.test(method)) asked.push(`${method} ${textOf(params)}`);
      if (answers.has(method)) return answers.get(method);
      throw Object.assign(new Error(`No ${method}`), { code: 4200 });
    },
  };
  const connectors = [{ id: 'mine', name: 'Mine', provider }];
  return {
    asked,
    widget: widgetOn(ethereum, { connectors, sources: { unreadSwaps: true } }, ...overrides),
  };
}

async function sendBitcoin(): Promise<Outcome> {
  const asked: string[] = [];
  const account = {
    address: BITCOIN_ALICE,
    purpose: 'payment',
    addressType: 'p2wpkh',
    publicKey: '',
  };
  const results = new Map<string, unknown>([
    ['wallet_connect', { addresses: [account], network: { bitcoin: { name: 'Mainnet' } } }],
    ['sendTransfer', { txid: 'ab'.repeat(32) }],
    ['signPsbt', { psbt: PSBT }],
  ]);
  const request = async (method: string, params: unknown) => {
    if (/send|sign/i.test(method)) asked.push(`${method} ${textOf(params)}`);
    return { jsonrpc: '2.0', id: null, result: results.get(method) };
  };
  Object.assign(window, {
    BitcoinTest: { request, addListener: () => () => {} },
    btc_providers: [{ id: 'BitcoinTest', name: 'Bitcoin Test', icon: 'data:image/png,' }],
  });
  const widget = widgetOn(bitcoin, {});
  await widget.preload();
  await widget.connect('BitcoinTest');
  const chainReference = bitcoin.id;
  const inputs = { [BITCOIN_ALICE]: [0] };
  await widget.provider('bip122')?.signPsbt?.({ psbt: PSBT, inputs, chainReference });
  const token = balanceOf({
    symbol: 'BTC',
    chainId: bitcoin.caipNetworkId,
    quantity: { decimals: 8, numeric: '0.05' },
  });
  return finishSend(widget, { token, to: BITCOIN_BOB, amount: '0.01' }, asked);
}

async function sendSol(): Promise<Outcome> {
  const asked: string[] = [];
  const wallet = createSolanaTestWallet({
    name: 'Solana Test',
    approval: ({ kind, params }) => {
      if (kind !== 'connect') asked.push(textOf(params));
      return 'approve';
    },
  });
  const leave = wallet.register(window);
  try {
    const [, to = ''] = await wallet.addresses();
    const widget = widgetOn(solana, {});
    await widget.preload();
    const found = () => widget.state.connectors.find(({ name }) => name === 'Solana Test');
    await until(() => found() !== undefined);
    await widget.connect(found()?.id ?? '');
    const token = balanceOf({
      symbol: 'SOL',
      chainId: solana.caipNetworkId,
      quantity: { decimals: 9, numeric: '5' },
    });
    return await finishSend(widget, { token, to, amount: '0.5' }, asked);
  } finally {
    leave();
  }
}

/** `value` with its own fields alone: what leaves the page when it is copied into a wallet. */
function textOf(value: unknown): string {
  if (ArrayBuffer.isView(value)) return new Uint8Array(value.buffer).join();
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(textOf).join()}]`;
  const fields = Object.keys(value).map((name) => `${name}: ${textOf(Reflect.get(value, name))}`);
  return `{ ${fields.join(', ')} }`;
}

/** Waits for `check`, for a short while: what the visitor does next fails where it is not so by then. */
async function until(check: () => boolean): Promise<void> {
  for (let waits = 0; waits < 100 && !check(); waits += 1) {
    await new Promise((resolve) => {
      setTimeout(resolve, 2);
    });
  }
}
