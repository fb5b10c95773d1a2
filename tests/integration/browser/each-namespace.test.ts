import { afterAll, describe, expect, it } from '@jest/globals';
import { stopChains } from '../../../apps/chains/start-chains.mjs';
import type { Locator } from 'playwright-core';
import { bitcoinTestnet, polkadot, solanaDevnet } from '../../../domain/network/more-networks';
import { BALANCE_RETRY_GAP_MS } from '../../../domain/limits';
import type { Network } from '../../../domain/network/network';
import { createBitcoinTestWallet, createPolkadotTestWallet } from '../../../infrastructure/fake';
import { eventually as eventuallyWithin } from '../../support/eventually';
import { ALICE, BOB } from '../chains/solana-stage';
import { type OtherNodes, startOtherNodes, urlsOf } from './other-nodes';
import type { OtherNamespace } from './pages/page-globals';
import { useStage } from './stage';
import type { Visitor } from './visitor';
import { otherNamespaces } from './witness';

/** A visitor's action in a wallet: the called method, with its arguments. */
type Deed = readonly [method: string, ...args: readonly unknown[]];

/** One namespace, and what differs on it. */
interface Place {
  readonly namespace: OtherNamespace;
  readonly wallet: string;

  /** The first account, and another one. */
  readonly accounts: () => Promise<readonly [string, string]>;

  /** Where the visitor chooses the account in use. */
  readonly accountIsChosenIn: 'wallet' | 'widget';

  /** A network that is also configured, and the first account in its spelling. */
  readonly other: Network;
  readonly abroad: RegExp;

  /** Moves to a network that the site does not have, and to the site's. */
  readonly leave: Deed;
  readonly comeBack: Deed;

  /** `isNotAsked`: it says on which networks its accounts may be used, and the others are not offered. */
  readonly whenAskedToMove: 'moves' | 'refuses' | 'isNotAsked';

  /**
   * The behaviour of a locked wallet: it refuses, and reports that to a connected site; or the request waits
   * until it is unlocked, and the site gets no event.
   */
  readonly whenLocked: 'refuses' | 'waits';
}

const placesByNamespace: { readonly [N in OtherNamespace]: Omit<Place, 'namespace'> } = {
  solana: {
    wallet: 'Sol Test Wallet',
    accountIsChosenIn: 'wallet',
    accounts: async () => [ALICE, BOB],
    other: solanaDevnet,
    abroad: /^AKnL/,
    leave: ['setChains', ['solana:mainnet']],
    comeBack: ['setChains', ['solana:localnet']],
    whenAskedToMove: 'isNotAsked',
    whenLocked: 'refuses',
  },
  bip122: {
    wallet: 'Bit Test Wallet',
    accountIsChosenIn: 'wallet',
    accounts: async () => {
      const networks = [{ name: 'Regtest' }] as const;
      const [first = '', , second = ''] = await createBitcoinTestWallet({ networks }).addresses();
      return [first, second];
    },
    other: bitcoinTestnet,
    abroad: /^tb1q/,
    leave: ['switchNetwork', 'Testnet'],
    comeBack: ['switchNetwork', 'Regtest'],
    whenAskedToMove: 'moves',
    whenLocked: 'waits',
  },
  polkadot: {
    wallet: 'Dot Test Wallet',
    accountIsChosenIn: 'widget',
    accounts: async () => {
      const [first = '', second = ''] = await createPolkadotTestWallet().addresses();
      return [first, second];
    },
    other: polkadot,
    abroad: /^15oF4u/,
    leave: ['bindAccounts', `0x${'ab'.repeat(32)}`],
    comeBack: ['bindAccounts'],
    whenAskedToMove: 'refuses',
    whenLocked: 'refuses',
  },
};

const places: readonly Place[] = otherNamespaces.map((namespace) => ({
  namespace,
  ...placesByNamespace[namespace],
}));

let nodes: OtherNodes;
const stage = useStage(async () => {
  nodes = await startOtherNodes();
  return urlsOf(nodes);
});
afterAll(() => stopChains(nodes));

/** The nodes and a browser may have two cores to share. */
const eventually = (check: () => Promise<void>): Promise<void> => eventuallyWithin(check, 20_000);

let visitor: Visitor;

describe.each(places)('a visitor with a wallet for $namespace', (place) => {
  const { namespace, wallet } = place;

  it('connects with one press after declining, and when the wallet was locked or away', async () => {
    await arrive();
    await inWallet('next', 'reject');
    await press();
    await expectSaid('You declined. Try again?', 'Nothing was shared with this site.');
    await tryAgain();
    await expectConnected();

    await comeAnew();
    await inWallet('vanish');
    await press();
    await expectSaid(`${wallet} is gone`, /turned off/);
    await inWallet('reappear');
    await tryAgain();
    await expectConnected();

    await comeAnew();
    await inWallet('lock');
    await press();
    if (place.whenLocked === 'waits') await expectSaid(`Open ${wallet} to continue`);
    else await expectSaid(`${wallet} is waiting for you`, /Unlock it/);
    await inWallet('unlock');
    await expectConnected();
    if (place.whenLocked === 'waits') return;
    await inWallet('lock');
    await visitor.connectButton.waitFor();
  });

  it('[R4.12] sees that the wallet is on another network, and chooses one that the site has', async () => {
    await arrive();
    await inWallet(...place.leave);
    await press();
    await visitor.heading('Switch network').waitFor();
    await expectSaid('Your wallet is on a network this site doesn’t use.');

    const row = network(nodes[namespace].network);
    if (place.whenAskedToMove === 'isNotAsked') {
      await row.filter({ hasText: 'Not approved' }).waitFor();
      expect(await row.isEnabled()).toBe(false);
      await expectSaid('approve it in your wallet or connect again');
    } else await row.click();
    if (place.whenAskedToMove === 'refuses') {
      const { name } = nodes[namespace].network;
      await expectSaid(`Chain is not supported. Add ${name} in your wallet`);
    }
    if (place.whenAskedToMove !== 'moves') await inWallet(...place.comeBack);

    await expectConnected();
  });

  it('[R8.1] sees no balance while the node is down, and gets it with one press', async () => {
    await arrive();
    const endpoint = `${nodes[namespace].url}/**`;
    visitor.expectMishap(/could not be read|ERR_CONNECTION_REFUSED/);
    await visitor.page.route(endpoint, (route) => route.abort('connectionrefused'));
    await press();
    await expectConnected();
    await eventually(async () => expect(await balance()).toBe('failed'));
    await visitor.page.clock.install();
    await accountButton().click();
    await expectSaid('Balance unavailable');

    await visitor.page.unroute(endpoint);
    await visitor.dialog.getByRole('button', { name: 'Try again' }).click();

    await visitor.page.clock.fastForward(BALANCE_RETRY_GAP_MS);

    await visitor.dialog.getByText(/^Balance \d/).waitFor();
  });

  it('[R4.9] changes to another account and another network, also after a reload', async () => {
    await arrive({ networks: [nodes[namespace].network, abroad()] });
    await press();
    await expectConnected();
    const [first, second] = await place.accounts();

    await useAccount(second);
    await eventually(async () => expect(await address()).toBe(second));
    await useAccount(first);
    await eventually(async () => expect(await address()).toBe(first));
    // Its only endpoint serves the home chain, whose balance must never be shown.
    visitor.expectMishap(/could not be read|status of 400/);
    await visitor.button(nodes[namespace].network.name).click();
    await network(place.other).click();

    await eventually(async () => expect(await address()).toMatch(place.abroad));
    await eventually(async () => expect(await balance()).toBe('failed'));
    await visitor.page.reload();
    await accountButton().waitFor();
    await eventually(async () => expect(await address()).toMatch(place.abroad));
    expect((await connection()).network).toBe(place.other.caipNetworkId);

    await accountButton().click();
    await visitor.dialog.getByRole('button', { name: 'Disconnect' }).click();
    await visitor.connectButton.waitFor();
    await visitor.page.reload();
    await visitor.connectButton.waitFor();
    expect(await address()).toBeUndefined();
  });

  async function arrive(options: object = {}): Promise<void> {
    const others = {
      solana: nodes.solana.network,
      bip122: nodes.bip122.network,
      polkadot: nodes.polkadot.network,
    };
    visitor = await stage.visit('namespaces', { others, options, wallets: [] });
    await visitor.openModal();
  }

  /** As a visitor who was connected before, and disconnected. */
  async function comeAnew(): Promise<void> {
    await visitor.page.evaluate(
      (each) => window.cleatPage?.widgets[0]?.disconnect(each),
      namespace,
    );
    await visitor.openModal();
  }

  function abroad(): Network {
    return { ...place.other, rpcUrls: nodes[namespace].network.rpcUrls };
  }

  async function press(): Promise<void> {
    await visitor.wallet(wallet).click();
  }

  async function expectConnected(): Promise<void> {
    await visitor.dialog.waitFor({ state: 'detached' });
    await eventually(async () => expect(await address()).toBe((await place.accounts())[0]));
  }

  function inWallet(method: string, ...args: readonly unknown[]): Promise<void> {
    return visitor.page.evaluate(
      async ([each, deed, given]) => {
        const one = window.cleatPage?.others?.[each] as unknown as Record<
          string,
          (...values: unknown[]) => unknown
        >;
        await one[deed]?.(...given);
      },
      [namespace, method, args] as const,
    );
  }

  async function useAccount(wanted: string): Promise<void> {
    if (place.accountIsChosenIn === 'wallet') return inWallet('setAccounts', [wanted]);
    return visitor.page.evaluate(
      async ([on, each]) => {
        const account = await window.cleatPage?.widgets[0]?.feature('account');
        account?.use(on, each);
      },
      [namespace, wanted] as const,
    );
  }

  async function address(): Promise<string | undefined> {
    return (await connection()).account?.address;
  }

  async function balance(): Promise<string | undefined> {
    return (await connection()).account?.balance.status;
  }

  /** The widget's state, without numbers that JSON cannot hold. */
  function connection() {
    return visitor.page.evaluate((each) => {
      const found = window.cleatPage?.widgets[0]?.state.connections[each];
      const { account, network } = found ?? {};
      return {
        account: account && {
          address: account.address,
          balance: { status: account.balance.status },
        },
        network: network?.caipNetworkId,
      };
    }, namespace);
  }
});

async function expectSaid(...texts: readonly (string | RegExp)[]): Promise<void> {
  for (const text of texts) await visitor.dialog.getByText(text).first().waitFor();
}

function tryAgain(): Promise<void> {
  return visitor.dialog.getByRole('button', { name: 'Try again' }).click();
}

/** The row of `wanted` in a list of networks. */
function network({ name }: Network): Locator {
  return visitor.dialog.getByRole('button', { name });
}

function accountButton(): Locator {
  return visitor.page.locator('main').getByRole('button', { name: /…/ }).first();
}
