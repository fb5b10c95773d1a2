import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Hex } from 'viem';
import { formatCaipAddress } from '../../../domain/caip/caip-address';
import { Eip155Limits } from '../../../infrastructure/chains/eip155/eip155-limits';
import { SystemClock } from '../../../infrastructure/clock/system-clock';
import { NetworkRpcClients } from '../../../infrastructure/rpc/network-rpc-clients';
import { eventually } from '../../support/eventually';
import { type EvmNode, startEvm } from '../../../apps/chains/testing/evm';
import { evmContracts } from '../../../apps/chains/testing/evm-contracts';
import { ALICE, BOB, connectedSender, EvmStage, networksOn, type Sender } from './evm-send-stage';

const ETHER = 10n ** 18n;
const SUPPLY = 1000n * ETHER;

let node: EvmNode;
let chain: EvmStage;
let sender: Sender;
let moody: Hex;
let silent: Hex;
let fine: Hex;
let whole: Hex;
let crowded: Hex;

beforeAll(async () => {
  const [started, { MoodyToken, SilentToken, TestToken }] = await Promise.all([
    startEvm({ chainId: 1 }),
    evmContracts(),
  ]);
  node = started;
  chain = new EvmStage(node);
  moody = await chain.deploy(MoodyToken.bytecode, SUPPLY);
  silent = await chain.deploy(SilentToken.bytecode, SUPPLY);
  fine = await chain.deploy(MoodyToken.bytecode, 2n * 10n ** 36n);
  whole = await chain.deploy(MoodyToken.bytecode, 5n);
  crowded = await chain.deploy(TestToken.bytecode, SUPPLY);
  await chain.setFacts(fine, 'FINE', 36);
  await chain.setFacts(whole, 'WHOLE', 0);
  const listed = (symbol: string, address: Hex, decimals = 18) => ({
    chainId: 1,
    name: symbol,
    symbol,
    address,
    decimals,
  });
  sender = await connectedSender(
    [node],
    [
      listed('MOOD', moody),
      listed('TOK', silent),
      listed('FINE', fine, 36),
      listed('WHOLE', whole, 0),
      { ...listed('TOK', crowded), name: `\u202e${'\u0007Tether\n'.repeat(1500)}` },
    ],
  );
});

afterAll(async () => {
  sender.widget.dispose();
  await node.stop();
});

beforeEach(async () => {
  await chain.setMood(moody, 0);
  sender.send.reset();
  await sender.refresh();
});

describe('sending a token', () => {
  it('that takes a fee of each transfer shows what arrives, and that arrives', async () => {
    await chain.setMood(moody, 1);
    await sender.review(sender.token(moody), '100');
    expect(sender.flow()).toMatchObject({
      status: 'reviewed',
      review: { request: { units: 100n * ETHER }, arrivingUnits: 98n * ETHER },
    });

    await expectSent(moody, 100n * ETHER, 98n * ETHER);
  });

  it.each([
    ['says false and moves nothing', 2],
    ['is paused', 3],
    ['has blocked the account', 6],
  ])('that %s is refused in the review, and the wallet is not asked', async (_what, mood) => {
    await chain.setMood(moody, mood);
    const asked = sender.asked();

    await expect(sender.review(sender.token(moody), '10')).rejects.toMatchObject({
      code: 'TRANSFER_REFUSED',
      context: { symbol: 'MOOD' },
    });

    expect(sender.flow()).toMatchObject({ status: 'editing' });
    expect(sender.asked()).toBe(asked);
    const { sendTokenAmount, receiverInput } = sender.widget.state.features.send?.form ?? {};
    expect([sendTokenAmount, receiverInput]).toEqual(['10', BOB]);
  });

  it('[R7.11] that returns nothing, as USDT does, sends exactly what was reviewed', async () => {
    await sender.review(sender.token(silent), '0.000000000000000001');
    expect(sender.flow()).toMatchObject({ status: 'reviewed', review: { request: { units: 1n } } });
    expect(sender.flow()['review']).not.toHaveProperty('arrivingUnits');

    await expectSent(silent, 1n);
  });

  it('that is paused after the review says so, moves nothing, and is sent once it goes on', async () => {
    await sender.review(sender.token(moody), '10');
    await chain.setMood(moody, 3);
    const before = await chain.held(moody, ALICE);

    await expect(sender.send.confirm()).rejects.toMatchObject({ code: 'RPC' });
    expect(sender.flow()).toMatchObject({
      status: 'failed',
      failure: { cause: 'failed', reason: 'executionReverted' },
    });
    expect(await chain.held(moody, ALICE)).toBe(before);

    await chain.setMood(moody, 0);
    await expectSent(moody, 10n * ETHER);
  });

  it('whose units became fewer meanwhile is refused, and the list then has what is left', async () => {
    const token = sender.token(moody);
    const all = token.quantity.units;
    await chain.setMood(moody, 7);

    await expect(sender.review(token, token.quantity.numeric)).rejects.toMatchObject({
      code: 'TRANSFER_REFUSED',
    });

    await sender.refresh();
    expect(sender.token(moody).quantity.units).toBe(all / 2n);
  });

  it('whose units became more meanwhile sends what was reviewed', async () => {
    await sender.review(sender.token(moody), '10');
    await chain.setMood(moody, 4);
    const before = await chain.held(moody, ALICE);

    const hash = await sender.send.confirm();

    await eventually(() => expect(sender.flow()).toMatchObject({ hash, outcome: 'succeeded' }));
    expect(before - (await chain.held(moody, ALICE))).toBe((10n * ETHER * 103n) / 100n);
    const left = await chain.held(moody, ALICE);
    await eventually(() => expect(sender.token(moody).quantity.units).toBe(left));
  });

  it('with 36 decimals sends one unit of them', async () => {
    await sender.review(sender.token(fine), '0.000000000000000000000000000000000001');

    await expectSent(fine, 1n);
    expect(sender.token(fine).quantity.numeric).toBe('1.999999999999999999999999999999999999');
  });

  it.each([
    ['decimals', 'MOOD', 6],
    ['symbol', 'USDC', 18],
  ])('whose %s changed since it was listed is refused', async (what, symbol, decimals) => {
    const token = sender.token(moody);
    await chain.setFacts(moody, symbol, decimals);

    await expect(sender.review(token, '1')).rejects.toMatchObject({
      code: 'TOKEN_MISMATCH',
      context: { what },
    });

    await chain.setFacts(moody, 'MOOD', 18);
  });

  it('whose decimals change after the review sends the units that were shown', async () => {
    await sender.review(sender.token(moody), '1');
    await chain.setFacts(moody, 'MOOD', 6);

    await expectSent(moody, ETHER);
    await chain.setFacts(moody, 'MOOD', 18);
  });
});

describe('a transfer that the node cannot simulate', () => {
  it.each([
    ['is an ordinary one', 0, true],
    ['says false and moves nothing', 2, false],
    ['is paused', 3, false],
  ])('of a token that %s', async (_what, mood, isTaken) => {
    await chain.setMood(moody, mood);
    const withoutSimulation: typeof fetch = (input, init) =>
      fetch(input, { ...init, body: String(init?.body).replaceAll('eth_simulateV1', 'eth_none') });
    const clock = new SystemClock();
    const rpcClients = new NetworkRpcClients({ clock, fetch: withoutSimulation, config: {} });
    const limits = new Eip155Limits({ networks: () => networksOn([node]), rpcClients });
    const from = formatCaipAddress({ namespace: 'eip155', chainReference: '1', address: ALICE });
    const asked = limits.requireSendable({ from, to: BOB, token: sender.token(moody), units: 1n });

    if (isTaken) expect(await asked).toBeUndefined();
    else await expect(asked).rejects.toMatchObject({ code: 'TRANSFER_REFUSED' });
  });
});

describe('the list of tokens', () => {
  it('[R5.9] leaves out a token of 0 decimals', () => {
    expect(() => sender.token(whole)).toThrow('lists no');
  });

  it('shows a name of 10 kB, with line breaks and turned around, as one short line', () => {
    const { name } = sender.token(crowded);
    expect(name.length).toBeLessThanOrEqual(64);
    expect(name).toMatch(/^Tether[\sTether]*…?$/);
    for (const unseen of ['\n', '\u0007', '\u202e']) expect(name).not.toContain(unseen);
  });

  it('shows the symbol of a contract that the visitor adds without what would turn it around', async () => {
    const { MoodyToken } = await evmContracts();
    const odd = await chain.deploy(MoodyToken.bytecode, SUPPLY);
    await chain.setFacts(odd, `\u202eCDSU\u0000\n${'x'.repeat(10_000)}`, 18);
    const tokens = await sender.widget.feature('tokens');

    const { symbol } = await tokens.add(odd);

    expect(symbol).toMatch(/^CDSU ?x+…?$/);
    expect(symbol.length).toBeLessThanOrEqual(16);
    await eventually(() => void sender.token(odd));
    await sender.review(sender.token(odd), '1');
    await expectSent(odd, ETHER);
  });
});

/** Confirms the review, and compares both balances of `token` with those before, and the list with the chain. */
async function expectSent(token: Hex, units: bigint, arriving = units): Promise<void> {
  const held = () => Promise.all([chain.held(token, ALICE), chain.held(token, BOB)]);
  const [had, hadThere] = await held();
  const hash = await sender.send.confirm();
  await eventually(() => expect(sender.flow()).toMatchObject({ hash, outcome: 'succeeded' }));
  const [has, hasThere] = await held();
  expect([had - has, hasThere - hadThere]).toEqual([units, arriving]);
  await eventually(() => expect(sender.token(token).quantity.units).toBe(has));
}
