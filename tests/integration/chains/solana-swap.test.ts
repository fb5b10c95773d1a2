import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SwapVerbs } from '../../../application/swap/swap-feature';
import { createWidget, type Widget } from '../../../index';
import { SolanaWalletCatalogue } from '../../../infrastructure/chains/solana/solana-wallet-catalogue';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { FakeHostPage, InMemoryStorage, RecordingLogger } from '../../../infrastructure/fake';
import type { ApprovalAnswer } from '../../../infrastructure/fake/wallet/approval';
import { createSolanaTestWallet } from '../../../infrastructure/fake/solana-test-wallet';
import { FetchHttpClient } from '../../../infrastructure/http/fetch-http-client';
import { HostPage } from '../../../ports/host-page';
import { HttpClient } from '../../../ports/http-client';
import { KeyValueStorage } from '../../../ports/key-value-storage';
import { Logger } from '../../../ports/logger';
import { override } from '../../../ports/token';
import { WalletConnectorCatalogue } from '../../../ports/wallet-connector';
import { eventually } from '../../support/eventually';
import {
  AGGREGATOR,
  type JupiterStandIn,
  type ServedBuild,
  type ServedInstruction,
  startJupiter,
  tokenAccountOf,
} from '../../../apps/chains/testing/jupiter';
import { startSolana, type SolanaNode } from '../../../apps/chains/testing/solana';
import type { TestMint } from '../../../apps/chains/testing/solana-control';
import { ALICE, BOB } from './solana-stage';

const SOL = 10n ** 9n;
const RESERVES = 2n * SOL;

/** What a transaction costs at least. */
const SIGNATURE = 5_000n;

let node: SolanaNode;
let jupiter: JupiterStandIn;
let widget: Widget;
let swap: SwapVerbs;
let boat: TestMint;
let fish: TestMint;
let wrapped: TestMint;
const logger = new RecordingLogger();
let answerOfWallet: () => ApprovalAnswer = () => 'approve';
let asks = 0;

/** How much faster than the machine's time the widget's patience with a service ends. */
let haste = 1;
let lastAsked: unknown;
const wallet = createSolanaTestWallet({
  approval: ({ kind, params }) => {
    if (kind === 'connect') return 'approve';
    asks += 1;
    [lastAsked] = params;
    return answerOfWallet();
  },
});

/** The feature of a wallet that signs. */
interface Signing {
  signTransaction(input: unknown): Promise<readonly { readonly signedTransaction: Uint8Array }[]>;
}

beforeAll(async () => {
  node = await startSolana();
  const { control } = node;
  wrapped = await control.wrapLamports();
  boat = await control.createMint(6, { name: 'Boat Coin', symbol: 'BOAT' });
  fish = await control.createMint(6, { name: 'Fish Coin', symbol: 'FISH' });
  await control.airdrop(ALICE, 10n * SOL);
  await control.giveTokens(boat, ALICE, 50_000_000n, await tokenAccountOf(ALICE, boat));
  jupiter = await startJupiter(node, [boat, fish, wrapped], RESERVES);
  widget = await connected();
  swap = await widget.feature('swap');
  await swap.load();
});

afterAll(async () => {
  widget?.dispose();
  await jupiter?.stop();
  await node?.stop();
});

beforeEach(() => {
  jupiter.corruptQuote = (quote) => quote;
  jupiter.corruptBuild = (build) => build;
  jupiter.status = 200;
  jupiter.isSilent = false;
  jupiter.lookupTable = undefined;
  jupiter.asked.length = 0;
  answerOfWallet = () => 'approve';
  asks = 0;
  haste = 1;
});

describe('a widget with sources: { jupiter }', () => {
  it('offers the native currency and the mints that the site names, as the chain calls them', () => {
    expect(state().list).toBe('loaded');
    expect(state().tokens.map(({ symbol, quantity }) => [symbol, quantity.decimals])).toEqual([
      ['SOL', 9],
      ['BOAT', 6],
      ['FISH', 6],
    ]);
  });

  it('exchanges a token for another: exactly what was reviewed, and nothing but the fee and the rent', async () => {
    await fill('BOAT', 'FISH', '20');
    await swap.review();
    const { call, fee, toUnits, trial, priceImpact, route } = reviewed();
    expect({ to: call.to, trial, route }).toEqual({
      to: AGGREGATOR,
      trial: 'balances',
      route: [boat.address, fish.address],
    });
    expect(priceImpact).toBeDefined();
    const before = await balances();

    await confirmed();

    const after = await balances();
    expect(before.boat - after.boat).toBe(20_000_000n);
    expect(after.fish - before.fish).toBe(toUnits);
    expect(before.lamports - after.lamports).toBe(fee?.units);
    expect(asks).toBe(1);
  });

  it('wraps what is given of the native currency, and leaves no account of it behind', async () => {
    await fill('SOL', 'FISH', '0.5');
    await swap.review();
    const { fee, toUnits } = reviewed();
    const before = await balances();

    await confirmed();

    const after = await balances();
    expect(after.fish - before.fish).toBe(toUnits);
    expect(before.lamports - after.lamports).toBe(SOL / 2n + (fee?.units ?? 0n));
    expect(fee?.units).toBe(SIGNATURE);
    expect(after.wrapped).toBe(0n);
  });

  it('unwraps what is received of it, and keeps wrapped what was wrapped before', async () => {
    const { control } = node;
    await control.giveWrapped(ALICE, 7_000n, await tokenAccountOf(ALICE, wrapped));
    await fill('BOAT', 'SOL', '5');
    await swap.review();
    const { fee, toUnits } = reviewed();
    const before = await balances();

    await confirmed();

    const after = await balances();
    expect(after.lamports - before.lamports).toBe(toUnits - (fee?.units ?? 0n));
    expect([before.wrapped, after.wrapped]).toEqual([7_000n, 7_000n]);
    expect(before.boat - after.boat).toBe(5_000_000n);
  });

  it('takes lookup tables, and reads them itself', async () => {
    const { gives, takes } = jupiter.poolOf(boat.address, fish.address);
    jupiter.lookupTable = await node.control.createLookupTable([
      gives,
      takes,
      boat.address,
      fish.address,
    ]);
    await fill('BOAT', 'FISH', '1');
    await swap.review();
    const { toUnits, trial } = reviewed();
    expect(trial).toBe('balances');
    const before = await balances();

    await confirmed();

    expect((await balances()).fish - before.fish).toBe(toUnits);
  });

  it.each<[string, string, (build: ServedBuild) => unknown]>([
    ['calls another program', 'router', ofCall((call) => (call.programId = boat.program))],
    [
      'pays to another account',
      'accounts',
      ofCall((call) => void (call.accounts[2] = account(BOB))),
    ],
    ['takes more', 'value', withData((data) => data.writeBigUInt64LE(40_000_000n, 8))],
    ['allows less in return', 'value', withData((data) => data.writeBigUInt64LE(1n, 16))],
  ])('asks no wallet where the build %s: %s', async (_what, fault, corrupt) => {
    await expectRefused(`the call is no exchange: ${fault}`, corrupt);
  });

  it('asks no wallet where the build names another account of the visitor', async () => {
    const other = await node.control.giveTokens(fish, ALICE, 5n);
    const corrupt = ofCall((call) => call.accounts.push({ ...account(other), isWritable: true }));

    await expectRefused('the call is no exchange: target', corrupt);
  });

  it('asks no wallet where the exchange pays from an account that has too little', async () => {
    const empty = await node.control.giveTokens(fish, BOB, 1n);
    const corrupt = ofCall(
      (call) => void (call.accounts[11] = { ...account(empty), isWritable: true }),
    );

    await expectRefused('a node has tried it: reverts', corrupt);
  });

  it('asks no wallet where the answer has 11 MB', async () => {
    const more = 'x'.repeat(11 * 2 ** 20);

    await expectRefused('it is larger than 10 MiB', (build) => ({ ...build, more }));
  });

  it('says that there is no route, and that a service is down', async () => {
    jupiter.status = 503;
    await fill('BOAT', 'FISH', '2.5', 'failed');
    expect(state().step).toBe('retry');

    jupiter.status = 400;
    await fill('BOAT', 'FISH', '2.6', 'noLiquidity');
    expect(state().step).toBe('insufficientLiquidity');
  });

  it('says that a service does not answer in time, and asks it again', async () => {
    haste = 100;
    jupiter.isSilent = true;
    await fill('BOAT', 'FISH', '2.7', 'failed');
    expect(state().step).toBe('retry');
    expect(logger.entries.at(-1)).toMatchObject({ cause: { code: 'SERVICE_UNREACHABLE' } });

    haste = 1;
    jupiter.isSilent = false;
    await fill('BOAT', 'FISH', '2.8');
    expect(state().step).toBe('review');
  });

  it('refuses what the wallet returns where it is another exchange, and sends nothing', async () => {
    await fill('BOAT', 'FISH', '3');
    await swap.review();
    const other = await signedButNotSent();
    await fill('BOAT', 'FISH', '4');
    await swap.review();
    const before = await balances();
    answerOfWallet = () => ({ result: { signedTransaction: other } });

    await expect(swap.confirm()).rejects.toMatchObject({
      code: 'WALLET_RESPONSE_INVALID',
      context: { reason: 'another transaction' },
    });

    expect(await balances()).toEqual(before);
  });

  it('can be reviewed again after the visitor has declined', async () => {
    await fill('BOAT', 'FISH', '1.5');
    await swap.review();
    answerOfWallet = () => 'reject';

    await expect(swap.confirm()).rejects.toMatchObject({ context: { rpcCode: 4001 } });

    expect(state().flow).toMatchObject({ status: 'failed', failure: { cause: 'declined' } });
  });

  it('fills in all of the native currency but what an exchange may cost', async () => {
    await fill('SOL', 'FISH', '0.1');
    const lamports = await node.control.balanceOf(ALICE);
    await swap.load();

    await swap.typeMax();

    const { sourceAmount } = state().form;
    const kept = lamports - BigInt(Math.round(Number(sourceAmount) * 1e9));
    expect(kept > 0n && kept < SOL / 100n).toBe(true);
  });

  it('names the host that it asks, and for what', async () => {
    expect(await widget.endpoints()).toContainEqual({
      source: jupiter.url,
      directive: 'connect-src',
      purpose: 'swap',
      moment: 'swapping',
    });
  });
});

async function connected(): Promise<Widget> {
  const { network } = node;
  const page = new EventTarget();
  wallet.register(page);
  const catalogue = new SolanaWalletCatalogue({
    clock: new SystemClock(),
    networks: () => [network],
    config: { page, images: {} },
  });
  const clock = new SystemClock();
  const http = new FetchHttpClient({
    clock: { now: () => clock.now(), sleep: (ms, signal) => clock.sleep(ms / haste, signal) },
    fetch: (input, init) => fetch(input, init),
  });
  const made = createWidget(
    {
      networks: [network],
      sources: {
        jupiter: {
          [network.caipNetworkId]: { url: `${jupiter.url}/`, mints: [boat.address, fish.address] },
        },
      },
    },
    override(HostPage, new FakeHostPage()),
    override(HttpClient, http),
    override(KeyValueStorage, new InMemoryStorage()),
    override(Logger, logger),
    override(WalletConnectorCatalogue, catalogue),
  );
  await made.preload();
  await eventually(() => expect(made.state.connectors.length).toBeGreaterThan(0));
  await made.connect(made.state.connectors[0]?.id ?? '');
  return made;
}

async function expectRefused(
  reason: string,
  corrupt: (build: ServedBuild) => unknown,
): Promise<void> {
  await fill('BOAT', 'FISH', '2');
  const before = await balances();
  jupiter.corruptBuild = corrupt;

  await swap.review();

  expect(state().flow).toEqual({ status: 'editing', fault: 'build', why: 'refused' });
  expect(logger.entries.at(-1)).toMatchObject({ cause: { context: { reason } } });
  await expect(swap.confirm()).rejects.toMatchObject({ code: 'SEND_NOT_REVIEWED' });
  expect(asks).toBe(0);
  expect(await balances()).toEqual(before);
}

function ofCall(change: (call: ServedInstruction) => unknown) {
  return (build: ServedBuild): ServedBuild => {
    change(build.swapInstruction);
    return build;
  };
}

function withData(change: (data: Buffer) => unknown) {
  return ofCall((call) => {
    const data = Buffer.from(call.data, 'base64');
    change(data);
    call.data = data.toString('base64');
  });
}

function account(pubkey: string) {
  return { pubkey, isSigner: false, isWritable: false };
}

/** The exchange on show as the wallet would have signed it. */
async function signedButNotSent(): Promise<Uint8Array> {
  answerOfWallet = () => 'reject';
  await swap.confirm().catch(() => undefined);
  answerOfWallet = () => 'approve';
  const { signTransaction } = wallet.wallet.features['solana:signTransaction'] as Signing;
  const [{ signedTransaction } = { signedTransaction: new Uint8Array() }] =
    await signTransaction(lastAsked);
  return signedTransaction;
}

function state() {
  const known = widget.state.features.swap;
  if (!known) throw new TypeError('The feature has no state');
  return known;
}

function reviewed() {
  const { flow } = state();
  if (flow.status === 'reviewed') return flow.review;
  throw new TypeError(
    `Not reviewed: ${JSON.stringify(flow)} ${String(logger.entries.at(-1)?.cause)}`,
  );
}

async function balances() {
  const { control } = node;
  const mints = [boat, fish, wrapped];
  const [lamports, ...tokens] = await Promise.all([
    control.balanceOf(ALICE),
    ...mints.map((mint) => control.tokensOf(mint, ALICE)),
  ]);
  const [inBoat = 0n, inFish = 0n, inWrapped = 0n] = tokens;
  return { lamports, boat: inBoat, fish: inFish, wrapped: inWrapped };
}

async function fill(from: string, to: string, amount: string, quote = 'loaded'): Promise<void> {
  const [source, target] = [from, to].map((wanted) =>
    state().tokens.find(({ symbol }) => symbol === wanted),
  );
  if (!source || !target) throw new TypeError('The tokens are not listed');
  swap.chooseTo(target);
  swap.chooseFrom(source);
  swap.chooseTo(target);
  swap.typeAmount(amount);
  await eventually(() => expect(state().form.quote.status).toBe(quote));
}

async function confirmed(): Promise<void> {
  const hash = await swap.confirm();
  await eventually(
    () => expect(state().flow).toMatchObject({ hash, outcome: 'succeeded' }),
    10_000,
  );
}
