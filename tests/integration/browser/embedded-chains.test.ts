import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { approveInWindow } from '../../../apps/wallet-frame/tests/press-button.mjs';
import { type ChainNamespace, chainNamespaces } from '../../../domain/caip/chain-namespace';
import { stopChains } from '../../../apps/chains/start-chains.mjs';
import { recordWallet } from '../../support/recorded-wallet';
import { eventually } from '../../support/eventually';
import { EmbeddedWorld, frameOf } from './embedded-world';
import { type OtherNodes, startOtherNodes } from './other-nodes';
import { FUNDS, payments } from './payments';
import type { Visitor } from './visitor';
import { type Witness, witnessesOf } from './witness';

const ETHER = 10n ** 19n;
const PLANCKS = 10n ** 14n;

let world: EmbeddedWorld;
let nodes: OtherNodes;
let witnesses: Readonly<Record<ChainNamespace, Witness>>;
let visitor: Visitor;

beforeAll(async () => {
  world = await EmbeddedWorld.start(async () => {
    nodes = await startOtherNodes();
    return Object.values(nodes).map(({ network }) => network);
  });
  witnesses = witnessesOf({ ...nodes, eip155: world.lab.ethereum });
});
afterAll(async () => {
  await world?.stop();
  await stopChains(nodes);
});

/** Pays the account of the embedded wallet. */
const fund: { readonly [N in ChainNamespace]: (address: string) => Promise<unknown> } = {
  bip122: (address) => nodes.bip122.control.fund(address, FUNDS.satoshi),
  eip155: (address) =>
    world.lab.ethereum.control.call('anvil_setBalance', address, `0x${ETHER.toString(16)}`),
  polkadot: (address) =>
    nodes.polkadot.call('dev_setStorage', {
      System: { Account: [[[address], { providers: 1, data: { free: String(PLANCKS) } }]] },
    }),
  solana: (address) => nodes.solana.control.airdrop(address, FUNDS.lamports),
};

describe('a visitor who has logged in by e-mail', () => {
  it('[R7.16] sends on all four kinds of chains, each approved in the frame', async () => {
    const { bip122, polkadot, solana } = nodes;
    const others = { solana: solana.network, bip122: bip122.network, polkadot: polkadot.network };
    const context = await world.newContext();
    const recorded = await recordWallet(context);
    visitor = await world.visit('namespaces', { others, wallets: [] }, context);
    await world.logIn(visitor, 'ada@example.org');
    const networks: Readonly<Record<ChainNamespace, string>> = {
      bip122: bip122.network.caipNetworkId,
      eip155: 'eip155:1',
      polkadot: polkadot.network.caipNetworkId,
      solana: solana.network.caipNetworkId,
    };
    for (const namespace of chainNamespaces) {
      await use(networks[namespace]);
      const address = await addressOn(namespace);
      await fund[namespace](address);
      const { paid, fee } = await sends(namespace, address);
      expect(paid).toBeGreaterThan(0n);
      expect([namespace, paid]).toEqual([namespace, fee]);
    }
    const own = await addressOn('eip155');
    expect(await world.secretsIn(recorded, visitor.page, own)).toEqual([]);
    await context.close();
  }, 240_000);
});

/** Sends, and returns what the sender paid beside the amount, and the fee that the chain took. */
async function sends(
  namespace: ChainNamespace,
  address: string,
): Promise<{ readonly paid: bigint; readonly fee: bigint }> {
  const { amount, receiver, units } = payments[namespace];
  const { balanceOf, feeOf } = witnesses[namespace];
  const [before, held] = [await balanceOf(address), await balanceOf(receiver)];
  await fillIn(namespace, receiver, amount);
  await visitor.button('Review').click();
  await visitor.heading(/^Send [\d.,]/).waitFor();
  await confirm();
  await approve();
  await eventually(async () => expect((await flowNow()).hash).not.toBe(''));
  if (namespace === 'bip122') await nodes.bip122.control.mine();
  await eventually(async () =>
    expect([namespace, (await balanceOf(receiver)) - held]).toEqual([namespace, units]),
  );
  const paid = before - (await balanceOf(address)) - units;
  // Solana's local chain takes the fee that the review showed, which its own test compares.
  return { paid, fee: (await feeOf?.((await flowNow()).hash)) ?? paid };
}

async function fillIn(namespace: ChainNamespace, receiver: string, amount: string): Promise<void> {
  await eventually(async () => {
    await visitor.page.evaluate(() =>
      window.cleatPage?.widgets[0]?.refreshBalance({ force: true }),
    );
    expect(await unitsOn(namespace)).not.toBe('0');
  });
  await visitor.page.evaluate(() => window.cleatPage?.widgets[0]?.open({ view: 'Account' }));
  await visitor.button(/^Send$/).click();
  await visitor.heading('Send').waitFor();
  await visitor.dialog.getByRole('textbox', { name: /^Amount in / }).fill(amount);
  await visitor.dialog.getByRole('textbox', { name: /^Address, name/ }).fill(receiver);
}

/** Presses Send, after a check of the address where a warning asks for it, which may come later. */
async function confirm(): Promise<void> {
  const check = visitor.dialog.getByRole('checkbox');
  await eventually(async () => {
    if ((await check.count()) > 0 && !(await check.isChecked())) await check.check();
    if ((await flowNow()).status === 'reviewed') {
      await visitor.dialog.getByRole('button', { name: 'Send', exact: true }).click();
    }
    expect((await flowNow()).status).not.toBe('reviewed');
  });
}

/** In the wallet's window: on each chain the wallet reads the call, so that no second step is asked for. */
function approve(): Promise<void> {
  return approveInWindow(frameOf(visitor.page), async (window) => {
    await window.getByRole('heading', { level: 1, name: /^Send / }).waitFor();
    expect(await window.getByRole('checkbox').count()).toBe(0);
  });
}

/** Moves to a network. The login has an account on each kind. */
async function use(caipNetworkId: string): Promise<void> {
  await visitor.page.evaluate(
    (id) => window.cleatPage?.widgets[0]?.switchNetwork(id as never),
    caipNetworkId,
  );
}

async function addressOn(namespace: ChainNamespace): Promise<string> {
  const read = (): Promise<string> =>
    visitor.page.evaluate(
      (each) => window.cleatPage?.widgets[0]?.state.connections[each].account?.address ?? '',
      namespace,
    );
  await eventually(async () => expect(await read()).not.toBe(''));
  return read();
}

function unitsOn(namespace: ChainNamespace): Promise<string> {
  return visitor.page.evaluate((each) => {
    const balance = window.cleatPage?.widgets[0]?.state.connections[each].account?.balance;
    return balance?.status === 'loaded' ? String(balance.units) : '0';
  }, namespace);
}

/** How the transfer stands, and its hash once it is sent. */
function flowNow(): Promise<{ readonly status: string | undefined; readonly hash: string }> {
  return visitor.page.evaluate(() => {
    const flow = window.cleatPage?.widgets[0]?.state.features.send?.flow;
    return { status: flow?.status, hash: flow?.status === 'sent' ? flow.hash : '' };
  });
}
