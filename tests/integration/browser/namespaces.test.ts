import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type ChainNamespace, chainNamespaces } from '../../../domain/caip/chain-namespace';
import { createBitcoinTestWallet } from '../../../infrastructure/fake';
import { eventually as eventuallyWithin } from '../../support/eventually';
import { stopChains } from '../../../apps/chains/start-chains.mjs';
import { type OtherNodes, startOtherNodes, urlsOf } from './other-nodes';
import { FUNDS, type Payment, payments } from './payments';
import { useStage } from './stage';
import type { Visitor } from './visitor';
import { type Witness, witnessesOf } from './witness';

/** The journey's steps on one namespace. */
interface Leg extends Payment {
  readonly namespace: ChainNamespace;

  /** Mines the transaction, on a chain that does not do so by itself. */
  readonly mine?: () => Promise<unknown>;
}

const legs: readonly Leg[] = chainNamespaces.map((namespace) => ({
  namespace,
  ...payments[namespace],
  ...(namespace === 'bip122' && { mine: () => nodes.bip122.control.mine() }),
}));

let nodes: OtherNodes;
const stage = useStage(async () => {
  nodes = await startOtherNodes();
  return urlsOf(nodes);
});
afterAll(() => stopChains(nodes));

/** Four nodes and a browser may have two cores to share. */
const eventually = (check: () => Promise<void>): Promise<void> => eventuallyWithin(check, 30_000);

let visitor: Visitor;
let witnesses: Readonly<Record<ChainNamespace, Witness>>;

beforeEach(async () => {
  const { solana, bip122, polkadot } = nodes;
  const others = { solana: solana.network, bip122: bip122.network, polkadot: polkadot.network };
  visitor = await stage.visit('namespaces', { others });
  witnesses = witnessesOf({ ...nodes, eip155: stage.lab.ethereum });
});

describe('a visitor with a wallet on each of the four namespaces', () => {
  it('[R3.5] [R4.2] [R7.11] connects, reloads, signs, sends, moves, and leaves them one by one', async () => {
    // Esplora's answer while it has not seen a transaction yet.
    visitor.expectMishap(/status of 404/);
    await fund();
    for (const leg of legs) await connect(leg);
    const addresses = await connected();
    expect(Object.keys(addresses)).toEqual(legs.map(({ namespace }) => namespace));

    await visitor.page.reload();
    await visitor.page.waitForFunction(() => window.cleatPage !== undefined);
    await eventually(async () => expect(await connected()).toEqual(addresses));

    for (const leg of legs) {
      const address = addresses[leg.namespace] ?? '';
      await enter(leg);
      await signs(leg, address);
      await sends(leg, address);
    }

    await movesOnEachChain(addresses);

    for (const [index, { namespace }] of legs.entries()) {
      await visitor.page.evaluate(
        (each) => window.cleatPage?.widgets[0]?.disconnect(each),
        namespace,
      );
      const left = legs.slice(index + 1).map((leg) => leg.namespace);
      await eventually(async () => expect(Object.keys(await connected())).toEqual(left));
    }
    await visitor.connectButton.waitFor();
    await visitor.page.reload();
    await visitor.connectButton.waitFor();
    expect(await connected()).toEqual({});
  }, 240_000);
});

async function fund(): Promise<void> {
  const bitcoin = createBitcoinTestWallet({ networks: [{ name: 'Regtest' }] });
  const [payment = ''] = await bitcoin.addresses();
  await nodes.bip122.control.fund(payment, FUNDS.satoshi);
  const solana = await visitor.page.evaluate(() => window.cleatPage?.others?.solana.addresses());
  await nodes.solana.control.airdrop(solana?.[0] ?? '', FUNDS.lamports);
}

/** Through the modal: the first namespace by the button, each further one by the account's wallets. */
async function connect({ namespace, chain, wallet }: Leg): Promise<void> {
  if (namespace === chainNamespaces[0]) {
    await visitor.openModal();
  } else {
    await visitor.page.locator('main').getByRole('button', { name: /…/ }).first().click();
    await visitor.heading('Account').waitFor();
    await visitor.dialog.getByRole('button', { name: 'Wallets', exact: true }).click();
    await visitor.dialog.getByRole('button', { name: `Connect a ${chain} wallet` }).click();
  }
  await visitor.wallet(wallet).first().click();
  await visitor.dialog.waitFor({ state: 'detached' });
}

/** The address in use on each namespace that is connected. */
function connected(): Promise<Partial<Record<ChainNamespace, string>>> {
  return visitor.page.evaluate((order) => {
    const connections = window.cleatPage?.widgets[0]?.state.connections;
    return Object.fromEntries(
      order.flatMap((namespace) => {
        const address = connections?.[namespace].account?.address;
        return address === undefined ? [] : [[namespace, address]];
      }),
    );
  }, chainNamespaces);
}

/** Makes `namespace` the one in use, and waits for the account's tokens. */
async function enter({ namespace }: Pick<Leg, 'namespace'>): Promise<void> {
  await visitor.page.evaluate(async (each) => {
    const account = await window.cleatPage?.widgets[0]?.feature('account');
    account?.use(each);
  }, namespace);
  await visitor.page.waitForFunction((each) => {
    const state = window.cleatPage?.widgets[0]?.state;
    return (
      state?.namespace === each && state.connections[each].account?.balance.status === 'loaded'
    );
  }, namespace);
}

async function signs({ namespace }: Leg, address: string): Promise<void> {
  const signIn = await visitor.page.evaluate(async () => {
    const status = await window.cleatPage?.signIn?.();
    return status === 'signedIn' ? window.cleatPage?.signIns?.at(-1) : undefined;
  });

  expect(signIn?.data.accountAddress).toBe(address);
  const { message = '', signature = '' } = signIn ?? {};
  expect(message).toContain(address);
  expect(await witnesses[namespace].hasSigned(address, message, signature)).toBe(true);
  await expect(
    witnesses[namespace].hasSigned(address, `${message}!`, signature).catch(() => false),
  ).resolves.toBe(false);
}

async function sends(leg: Leg, address: string): Promise<void> {
  const { namespace, receiver, amount, units, mine } = leg;
  const { balanceOf, feeOf } = witnesses[namespace];
  const [before, held] = [await balanceOf(address), await balanceOf(receiver)];

  const { hash, fee } = await send(receiver, amount);
  await mine?.();
  await eventually(async () =>
    expect([namespace, await outcome()]).toEqual([namespace, 'succeeded']),
  );
  expect((await balanceOf(receiver)) - held).toBe(units);
  const paid = before - (await balanceOf(address)) - units;
  expect(paid).toBe((await feeOf?.(hash)) ?? fee);
  expect(paid).toBeLessThanOrEqual(fee);
  const left = before - units - paid;
  await eventually(async () => expect(await shownBalance(namespace)).toBe(String(left)));
}

/** As the form does it: token, amount, receiver, review, confirm. */
function send(receiver: string, amount: string): Promise<{ hash: string; fee: bigint }> {
  return visitor.page.evaluate(
    async ([to = '', typed = '']) => {
      const widget = window.cleatPage?.widgets[0];
      if (!widget) throw new Error('the page has no widget');
      const { account, network } = widget.state.connections[widget.state.namespace];
      if (account?.balance.status !== 'loaded' || !network) throw new Error('no balance yet');
      const { decimals, symbol, units } = account.balance;
      const quantity = { decimals, units, numeric: String(Number(units) / 10 ** decimals) };
      const chainId = network.caipNetworkId;
      const feature = await widget.feature('send');
      await feature.chooseToken({ name: symbol, symbol, chainId, quantity });
      feature.typeAmount(typed);
      await feature.typeReceiver(to);
      await feature.review();
      const flow = widget.state.features.send?.flow;
      const fee = (flow && 'review' in flow && flow.review.feeUnits) || 0n;
      return { hash: await feature.confirm(), fee };
    },
    [receiver, amount],
  );
}

function outcome(): Promise<string | undefined> {
  return visitor.page.evaluate(() => {
    const flow = window.cleatPage?.widgets[0]?.state.features.send?.flow;
    return flow?.status === 'sent' ? (flow.outcome ?? 'sent') : flow?.status;
  });
}

function shownBalance(namespace: ChainNamespace): Promise<string | undefined> {
  return visitor.page.evaluate((each) => {
    const balance = window.cleatPage?.widgets[0]?.state.connections[each].account?.balance;
    return balance?.status === 'loaded' ? String(balance.units) : balance?.status;
  }, namespace);
}

async function movesOnEachChain(before: Partial<Record<ChainNamespace, string>>): Promise<void> {
  // Another account: in the wallet, and on Polkadot here.
  const [evm, solana, polkadot] = await visitor.page.evaluate(async () => {
    const page = window.cleatPage;
    const main = page?.wallets['test.cleat.main'];
    const [, secondEvm = ''] = (await main?.addresses()) ?? [];
    main?.setAccounts([secondEvm]);
    const [, secondSolana = ''] = (await page?.others?.solana.addresses()) ?? [];
    page?.others?.solana.setAccounts([secondSolana]);
    const account = await page?.widgets[0]?.feature('account');
    const [, secondPolkadot = ''] =
      page?.widgets[0]?.state.connections.polkadot.account?.allAddresses ?? [];
    account?.use('polkadot', secondPolkadot);
    return [secondEvm, secondSolana, secondPolkadot];
  });
  await eventually(async () =>
    expect(await connected()).toEqual({ ...before, eip155: evm, solana, polkadot }),
  );
  expect(new Set([evm, solana, polkadot, ...Object.values(before)]).size).toBe(7);

  // Another network: one of the same namespace, and one of each other.
  const { arbitrum } = stage.lab;
  const { bip122 } = nodes;
  for (const network of [`eip155:${arbitrum.chainId}` as const, bip122.network.caipNetworkId]) {
    await visitor.page.evaluate((id) => window.cleatPage?.widgets[0]?.switchNetwork(id), network);
    const [namespace] = network.split(':');
    await visitor.page.waitForFunction(
      ([id, chain]) => {
        const state = window.cleatPage?.widgets[0]?.state;
        return (
          state?.namespace === chain &&
          state?.connections[state.namespace].network?.caipNetworkId === id
        );
      },
      [network, namespace ?? ''] as const,
    );
  }
}
