import { beforeEach, describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import type { Widget } from '../../../../application/widget/widget';
import { type ChainNamespace, chainNamespaces } from '../../../../domain/caip/chain-namespace';
import { joinedConnectors } from '../../../../domain/connection/multi-chain-connector';
import { FakeWalletCatalogue, FakeWalletConnector } from '../../../../infrastructure/fake';
import { KeyValueStorage } from '../../../../ports/key-value-storage';
import { override } from '../../../../ports/token';
import { eventually } from '../../../support/eventually';
import { headlessWidget } from '../../../support/headless-widget';
import { networkOn, testNetworks } from '../../../support/test-networks';
import { SharedStorage } from '../../../support/tab-storage';

const open: Widget[] = [];
let browser: SharedStorage;
let wallets: Readonly<Record<ChainNamespace, FakeWalletConnector>>;

beforeEach(() => {
  open.splice(0).forEach((widget) => widget.dispose());
  browser = new SharedStorage();
  wallets = newWallets();
});

/** A wallet for each namespace, with two accounts and one network, all different. */
function newWallets({ areGranted = false, more = 0 } = {}): typeof wallets {
  const walletOn = (chain: ChainNamespace): FakeWalletConnector => {
    const grant = {
      addresses: [
        `${chain}-one`,
        `${chain}-two`,
        ...Array.from({ length: more }, (_none, index) => `${chain}-more-${index}`),
      ],
      chainReference: String(networkOn(chain, 0).id),
    } as const;
    return new FakeWalletConnector(
      { id: `wallet of ${chain}`, name: `Wallet ${chain}`, type: 'ANNOUNCED', namespace: chain },
      {
        ...(areGranted && { earlierGrant: grant }),
        isAccountChosenHere: chain === 'polkadot',
        isNetworkChosenHere: chain === 'polkadot' || chain === 'solana',
      },
    ).answerWith({ grant });
  };
  return {
    eip155: walletOn('eip155'),
    solana: walletOn('solana'),
    bip122: walletOn('bip122'),
    polkadot: walletOn('polkadot'),
  };
}

/** A page of the site in this browser, with the browser's wallets. */
async function page(storage: KeyValueStorage = browser.tab()) {
  const headless = headlessWidget({
    options: { networks: testNetworks },
    catalogue: new FakeWalletCatalogue(...Object.values(wallets)),
    overrides: [override(KeyValueStorage, storage)],
  });
  for (const [index, chain] of chainNamespaces.entries()) {
    for (const which of [0, 1]) {
      const { caipNetworkId } = networkOn(chain, which);
      const adapter = headless.adapters.of(chain);
      adapter.setBalance(`${chain}-one`, caipNetworkId, BigInt(10 * index + which));
      adapter.setBalance(`${chain}-two`, caipNetworkId, BigInt(100 * index + which));
    }
  }
  open.push(headless.widget);
  await headless.widget.preload();
  return headless;
}

async function connectAll(widget: Widget): Promise<void> {
  for (const chain of chainNamespaces) await widget.connect(`wallet of ${chain}`);
}

function sessionOn(chain: ChainNamespace) {
  const session = wallets[chain].sessions.at(-1);
  if (!session) throw new TypeError(`No wallet is connected on ${chain}`);
  return session;
}

const addressOn = ({ state }: Widget, chain: ChainNamespace): string | undefined =>
  state.connections[chain].account?.address;

const addresses = (widget: Widget): readonly (string | undefined)[] =>
  chainNamespaces.map((chain) => addressOn(widget, chain));

const first = chainNamespaces.map((chain) => `${chain}-one`);

describe('a visitor who is connected on every namespace', () => {
  it('[R1.8] [R1.9] [R1.10] [R1.11] [R4.1] has an account, a network and a balance on each', async () => {
    const { widget } = await page();
    await connectAll(widget);

    expect(addresses(widget)).toEqual(first);
    await eventually(() => {
      for (const [index, chain] of chainNamespaces.entries()) {
        expect(widget.state.connections[chain]).toMatchObject({
          status: 'connected',
          network: { caipNetworkId: networkOn(chain, 0).caipNetworkId },
          account: { balance: { status: 'loaded', units: BigInt(10 * index) } },
        });
      }
    });
  });

  it('[R4.15] [R4.16] leaves one namespace and keeps the others, with the modal open', async () => {
    const { widget } = await page();
    await connectAll(widget);
    const inUse = widget.state.namespace;
    await widget.open();

    await widget.disconnect(inUse);

    expect(addressOn(widget, inUse)).toBeUndefined();
    expect(addresses(widget).filter(Boolean)).toHaveLength(chainNamespaces.length - 1);
    expect(addressOn(widget, widget.state.namespace)).toBeDefined();
    expect([widget.state.isOpen, widget.state.view?.name]).toEqual([true, 'Account']);
  });

  it('keeps the namespace in use when another one is left, also by the wallet itself', async () => {
    const { widget } = await page();
    await connectAll(widget);
    const inUse = widget.state.namespace;
    const [other, another] = chainNamespaces.filter((chain) => chain !== inUse);

    await widget.disconnect(other);
    sessionOn(another ?? inUse).leave();

    expect(widget.state.namespace).toBe(inUse);
    expect(addresses(widget).filter(Boolean)).toHaveLength(chainNamespaces.length - 2);
  });

  it('continues with another namespace when the wallet of the one in use leaves', async () => {
    const { widget } = await page();
    await connectAll(widget);
    await widget.open();
    const inUse = widget.state.namespace;

    sessionOn(inUse).leave();

    expect(widget.state.namespace).not.toBe(inUse);
    expect(widget.state.view?.name).toBe('Account');
  });

  it('[R4.18] leaves all of them, although one refuses', async () => {
    const { widget } = await page();
    await connectAll(widget);
    sessionOn('solana').refuseToForget(new Error('no'));
    await widget.open();

    await expect(widget.disconnect()).rejects.toMatchObject({
      message: 'Failed to disconnect',
      context: { namespaces: ['solana'] },
    });

    expect(addresses(widget).filter(Boolean)).toEqual([]);
    expect(widget.state.isOpen).toBe(false);
  });

  it('[R3.18] is connected on all of them after a reload, on the same namespace', async () => {
    const before = await page();
    await connectAll(before.widget);
    await before.widget.switchNetwork(networkOn('solana', 1).caipNetworkId);
    await before.widget.switchNetwork(networkOn('bip122', 0).caipNetworkId);
    before.widget.dispose();

    const { widget } = await page();

    await eventually(() => expect(addresses(widget)).toEqual(first));
    expect(widget.state.namespace).toBe('bip122');
    expect(widget.state.connections.solana.network?.caipNetworkId).toBe(
      networkOn('solana', 1).caipNetworkId,
    );
  });

  it('connects one while another is restored, without a wait for either', async () => {
    const before = await page();
    await before.widget.connect('wallet of solana');
    before.widget.dispose();
    const kept = wallets.solana;
    wallets = { ...newWallets(), solana: new FakeWalletConnector({ ...kept.details, id: 'late' }) };
    const { widget } = await page();
    expect(widget.state.connections.solana.status).toBe('connecting');

    await widget.connect('wallet of eip155');

    expect(addressOn(widget, 'eip155')).toBe('eip155-one');
    expect(widget.state.connections.solana.attempt).toMatchObject({ purpose: 'restore' });
  });

  it('[R4.9] [R4.11] moves inside a namespace and to another, without a request to connected wallets', async () => {
    const { widget } = await page();
    await connectAll(widget);

    await widget.switchNetwork(networkOn('eip155', 1).caipNetworkId);
    expect(widget.state.namespace).toBe('eip155');
    sessionOn('polkadot').answerSwitchWith('decline');
    await widget.switchNetwork(networkOn('polkadot', 0).caipNetworkId);

    expect(widget.state.namespace).toBe('polkadot');
    expect(widget.state.connections.eip155.network?.caipNetworkId).toBe(
      networkOn('eip155', 1).caipNetworkId,
    );
  });

  it('brings another connection into use, on the next visit as well', async () => {
    const { widget } = await page();
    await connectAll(widget);
    const account = await widget.feature('account');

    account.use('eip155');
    expect(widget.state.namespace).toBe('eip155');
    widget.dispose();

    expect((await page()).widget.state.namespace).toBe('eip155');
  });

  it('cannot use a namespace without a connection', async () => {
    const { widget } = await page();
    const account = await widget.feature('account');

    expect(() => account.use('solana')).toThrow(expect.objectContaining({ code: 'NOT_CONNECTED' }));
  });

  it('stays on the network, with the reason, where the wallet cannot switch to another', async () => {
    const { widget } = await page();
    await connectAll(widget);
    const failure = new TypeError('the wallet is broken');
    Object.assign(sessionOn('solana'), {
      useNetwork: () => {
        throw failure;
      },
      switchNetwork: async () => {
        throw failure;
      },
    });

    await expect(widget.switchNetwork(networkOn('solana', 1).caipNetworkId)).rejects.toBe(failure);

    expect(widget.state.connections.solana.network?.caipNetworkId).toBe(
      networkOn('solana', 0).caipNetworkId,
    );
  });

  it('chooses an account where the wallet lets the site choose, and keeps it', async () => {
    const { widget } = await page();
    await connectAll(widget);
    const account = await widget.feature('account');

    account.use('polkadot', 'polkadot-two');
    expect(addressOn(widget, 'polkadot')).toBe('polkadot-two');
    expect(widget.state.connections.polkadot.account).toMatchObject({ isChosenHere: true });
    expect(widget.state.connections.solana.account).not.toHaveProperty('isChosenHere');
    widget.dispose();
    // The browser's wallets do not know the site's choices.
    wallets = newWallets({ areGranted: true });
    const later = await page();

    await eventually(() => expect(addressOn(later.widget, 'polkadot')).toBe('polkadot-two'));
    expect(later.widget.state.connections.polkadot.account?.allAddresses).toEqual([
      'polkadot-two',
      'polkadot-one',
    ]);
    await later.widget.disconnect('polkadot');
    await later.widget.connect('wallet of polkadot');
    expect(addressOn(later.widget, 'polkadot')).toBe('polkadot-one');
  });

  it('shows no other account before the chosen one, and the others in the order of the wallet', async () => {
    const before = await page();
    await connectAll(before.widget);
    (await before.widget.feature('account')).use('polkadot', 'polkadot-two');
    before.widget.dispose();
    wallets = newWallets({ areGranted: true, more: 1 });

    const { widget } = await page();
    const seen = new Set<string>();
    widget.subscribe(() => {
      const { account } = widget.state.connections.polkadot;
      if (account) seen.add([account.address, ...account.allAddresses].join(' '));
    });
    await eventually(() => expect(addressOn(widget, 'polkadot')).toBe('polkadot-two'));

    expect([...seen]).toEqual(['polkadot-two polkadot-two polkadot-one polkadot-more-0']);
  });

  it.each([
    ['a wallet that keeps the choice to itself', 'solana', 'solana-two'],
    ['an address that is not shared', 'polkadot', 'polkadot-three'],
  ] as const)('cannot choose the account of %s', async (_what, chain, address) => {
    const { widget } = await page();
    await connectAll(widget);
    const account = await widget.feature('account');

    expect(() => account.use(chain, address)).toThrow(
      expect.objectContaining({ code: 'ADDRESS_INVALID' }),
    );
    expect(addressOn(widget, chain)).toBe(`${chain}-one`);
  });
});

describe('tabs', () => {
  it('agree on each namespace separately, and on the account of each', async () => {
    const here = await page();
    const there = await page();
    await connectAll(here.widget);
    await eventually(() => expect(addresses(there.widget)).toEqual(first));

    await here.widget.disconnect('bip122');
    await eventually(() => expect(addressOn(there.widget, 'bip122')).toBeUndefined());
    expect(addressOn(there.widget, 'solana')).toBe('solana-one');

    (await here.widget.feature('account')).use('polkadot', 'polkadot-two');
    await eventually(() => expect(addressOn(there.widget, 'polkadot')).toBe('polkadot-two'));
  });

  it('continue with another namespace where another tab leaves the one in use', async () => {
    const { here, there } = await twoTabs();
    const inUse = there.widget.state.namespace;
    const session = sessionOn(inUse);

    await here.widget.disconnect(inUse);
    await eventually(() => expect(addressOn(there.widget, inUse)).toBeUndefined());

    expect(there.widget.state.namespace).not.toBe(inUse);
    expect(addressOn(there.widget, there.widget.state.namespace)).toBeDefined();
    expect(session.isOpen).toBe(false);
  });

  it('list namespaces again that a tab has left out, each with its wallet', async () => {
    await twoTabs();
    const list = '@appkit/connected_namespaces';
    const before = chainNamespaces.map(sessionOn);

    browser.tab().set(list, 'eip155');

    expect(new Set(browser.tab().get(list)?.split(','))).toEqual(new Set(chainNamespaces));
    await new Promise((resolve) => setTimeout(resolve, 0));
    expect(chainNamespaces.map(sessionOn)).toEqual(before);
  });

  it('list only connected wallets as connected', async () => {
    const { widget } = await page();
    await widget.connect('wallet of eip155');
    await widget.connect('wallet of solana');
    const list = '@appkit/connected_namespaces';

    browser.tab().set(list, 'eip155');

    expect(new Set(browser.tab().get(list)?.split(','))).toEqual(new Set(['eip155', 'solana']));
  });

  it.each([
    ['that is not shared', { polkadot: 'polkadot-three' }],
    ['of a wallet that keeps the choice to itself', { solana: 'solana-two' }],
  ])('adopt no account %s', async (_what, chosen) => {
    const { here } = await twoTabs();

    browser.tab().set('@appkit/chosen_accounts', JSON.stringify(chosen));
    await here.clock.advance(100);

    expect(addresses(here.widget)).toEqual(first);
  });

  it('choose no account without a connection', async () => {
    const { widget, clock } = await page();

    browser.tab().set('@appkit/chosen_accounts', '{"polkadot":"polkadot-two"}');
    await clock.advance(100);
    expect(addresses(widget).filter(Boolean)).toEqual([]);

    await widget.connect('wallet of eip155');
    expect(addressOn(widget, 'eip155')).toBe('eip155-one');
  });

  const networkIn = ({ state }: Widget, chain: ChainNamespace): string | undefined =>
    state.connections[chain].network?.caipNetworkId;

  /** Two tabs that are connected on every namespace. */
  async function twoTabs() {
    const [here, there] = [await page(), await page()];
    await connectAll(here.widget);
    await eventually(() => expect(addresses(there.widget)).toEqual(first));
    return { here, there };
  }

  it('agree on the network where the wallet lets the site choose, and come to rest', async () => {
    const { here, there } = await twoTabs();
    const [solana, polkadot] = [networkOn('solana', 1), networkOn('polkadot', 1)];

    await here.widget.switchNetwork(solana.caipNetworkId);
    await here.widget.switchNetwork(polkadot.caipNetworkId);

    await eventually(() => {
      expect(networkIn(there.widget, 'solana')).toBe(solana.caipNetworkId);
      expect(networkIn(there.widget, 'polkadot')).toBe(polkadot.caipNetworkId);
    });
    expect(networkIn(there.widget, 'bip122')).toBe(networkOn('bip122', 0).caipNetworkId);
    const before = browser.writeCount;
    await Promise.all([here.clock.advance(1000), there.clock.advance(1000)]);
    expect(browser.writeCount).toBe(before);

    await there.widget.switchNetwork(networkOn('solana', 0).caipNetworkId);
    await eventually(() =>
      expect(networkIn(here.widget, 'solana')).toBe(networkOn('solana', 0).caipNetworkId),
    );
    expect(networkIn(here.widget, 'polkadot')).toBe(polkadot.caipNetworkId);
  });

  it('end on one network when each chooses another one at once', async () => {
    const { here, there } = await twoTabs();

    await Promise.all([
      here.widget.switchNetwork(networkOn('solana', 1).caipNetworkId),
      there.widget.switchNetwork(networkOn('polkadot', 1).caipNetworkId),
    ]);

    await eventually(() => {
      for (const chain of ['solana', 'polkadot'] as const) {
        expect(networkIn(here.widget, chain)).toBe(networkIn(there.widget, chain));
      }
    });
    const before = browser.writeCount;
    await Promise.all([here.clock.advance(1000), there.clock.advance(1000)]);
    expect(browser.writeCount).toBe(before);
  });

  it("stay where they are when their wallet cannot be used on the other tab's network", async () => {
    const { here, there } = await twoTabs();
    const [own, other] = [networkOn('solana', 0), networkOn('solana', 1)];
    sessionOn('solana').change({ approvedCaipNetworkIds: [own.caipNetworkId] });

    await here.widget.switchNetwork(other.caipNetworkId);
    await there.clock.advance(100);

    expect(networkIn(here.widget, 'solana')).toBe(other.caipNetworkId);
    expect(networkIn(there.widget, 'solana')).toBe(own.caipNetworkId);
  });
});

describe('a wallet that is on several namespaces', () => {
  async function withJoined() {
    const way = (chain: ChainNamespace, id: string): FakeWalletConnector =>
      new FakeWalletConnector({ id, name: 'Two', type: 'ANNOUNCED', namespace: chain }).answerWith({
        grant: { addresses: [`${chain}-one`], chainReference: String(networkOn(chain, 0).id) },
      });
    const ways = [way('eip155', 'app.two'), way('solana', 'Two')];
    const catalogue = new FakeWalletCatalogue(...ways);
    const { connectors$ } = catalogue;
    const joined = Object.assign(catalogue, {
      connectors$: {
        subscribe: (next: Parameters<typeof connectors$.subscribe>[0]) =>
          connectors$.subscribe((all) => next(joinedConnectors(all, [['app.two', 'Two']]))),
      },
    });
    const { widget } = headlessWidget({ options: { networks: testNetworks }, catalogue: joined });
    open.push(widget);
    await widget.preload();
    return widget;
  }

  it('lets the visitor choose the namespace first, and is asked on that one', async () => {
    const widget = await withJoined();
    await widget.open();

    await widget.chooseWallet('app.two');
    expect(widget.state.view).toEqual({ name: 'ConnectingMultiChain', connectorId: 'app.two' });
    expect(widget.state.connections.eip155.status).toBe('disconnected');
    const chosen = widget.chooseWallet('Two', 'solana');
    expect(widget.state.view).toEqual({
      name: 'ConnectingExternal',
      connectorId: 'Two',
      namespace: 'solana',
    });
    await chosen;

    expect(addressOn(widget, 'solana')).toBe('solana-one');
    expect([widget.state.namespace, widget.state.isOpen]).toEqual(['solana', false]);
    expect(addressOn(widget, 'eip155')).toBeUndefined();
  });

  it('is connected on the second while it is on the first, and shown as one', async () => {
    const widget = await withJoined();
    await widget.connect('app.two', 'eip155');
    await widget.connect('Two', 'solana');

    expect([addressOn(widget, 'eip155'), addressOn(widget, 'solana')]).toEqual([
      'eip155-one',
      'solana-one',
    ]);
    expect(widget.state.connectorRows.map(({ id, tag }) => `${id} ${tag}`)).toEqual([
      'app.two recent',
    ]);
    await widget.open({ view: 'Connect' });
    await widget.chooseWallet('app.two', 'eip155');
    expect([widget.state.namespace, widget.state.view?.name]).toEqual(['eip155', 'Account']);
  });
});

describe('any sequence of actions on several namespaces', () => {
  it('leaves each in the state of its last action, which survives a reload', async () => {
    const anyChain = fc.constantFrom(...chainNamespaces);
    const anyStep = fc.record({ chain: anyChain, do: fc.constantFrom(...steps) });
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 14 }), async (path) => {
        browser = new SharedStorage();
        wallets = newWallets();
        const { widget } = await page();
        const expected = new Map<ChainNamespace, string>();
        for (const step of path) {
          const wasInUse = widget.state.namespace === step.chain;
          await take(step, widget);
          if (step.do === 'connect') expected.set(step.chain, `${step.chain}-one`);
          else if (step.do !== 'switch') expected.delete(step.chain);
          expect(addresses(widget)).toEqual(chainNamespaces.map((chain) => expected.get(chain)));
          const isLeft = wasInUse && step.do === 'disconnect' && expected.size > 0;
          if (isLeft) expect(addressOn(widget, widget.state.namespace)).toBeDefined();
        }
        widget.dispose();
        const later = await page();
        await eventually(() =>
          expect(addresses(later.widget)).toEqual(
            chainNamespaces.map((chain) => expected.get(chain)),
          ),
        );
        later.widget.dispose();
      }),
      { numRuns: 40 },
    );
  });
});

const steps = ['connect', 'disconnect', 'leave', 'switch'] as const;

async function take(
  { chain, do: what }: { readonly chain: ChainNamespace; readonly do: (typeof steps)[number] },
  widget: Widget,
): Promise<void> {
  const isConnected = addressOn(widget, chain) !== undefined;
  if (what === 'connect' && !isConnected) await widget.connect(`wallet of ${chain}`);
  if (what === 'disconnect') await widget.disconnect(chain);
  if (what === 'leave' && isConnected) sessionOn(chain).leave();
  if (what === 'switch') await widget.switchNetwork(networkOn(chain, 1).caipNetworkId);
}
