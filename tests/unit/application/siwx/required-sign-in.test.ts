import { afterEach, describe, expect, it } from '@jest/globals';
import type { Widget } from '../../../../application/widget/widget';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import { solana } from '../../../../domain/network/more-networks';
import { featureNames } from '../../../../domain/feature/feature-name';
import type { ViewName } from '../../../../domain/routing/view-name';
import { viewRules } from '../../../../domain/routing/view-rules';
import type { WidgetOptionsInput } from '../../../../index';
import { FakeWalletCatalogue, InMemorySiwxSessions } from '../../../../infrastructure/fake';
import { KeyValueStorage } from '../../../../ports/key-value-storage';
import { SiwxSessions } from '../../../../ports/siwx-sessions';
import { override } from '../../../../ports/token';
import { anySiwx } from '../../../support/any-sign-in';
import { loggedIn, readyFrame, EMBEDDED_ADDRESS } from '../../../support/headless-auth';
import { ALICE, BOB, fakeWallet, sessionOf } from '../../../support/headless-kit';
import { headlessWidget } from '../../../support/headless-widget';
import { SharedStorage } from '../../../support/tab-storage';
import { etherBalance } from '../../../support/token-balances';
import { providerOfDapp } from './provider-of-dapp';

const SIGNATURE = '0x5151';
const SOLANA_ADDRESS = '9B5XszUGdMaxCZ7uSQhPzdks5ZQSmWxrmzCSvtJ6Ns6g';
const addresses = [ALICE, BOB, SOLANA_ADDRESS, EMBEDDED_ADDRESS].map((each) => each.toLowerCase());

type Waiting = Awaited<ReturnType<typeof waiting>>;

/** What a site, a visitor or a wallet may do while the sign-in waits. */
const ways: Readonly<Record<string, (waiting: Waiting) => unknown>> = {
  'open()': ({ widget }) => widget.open(),
  'close()': ({ widget }) => widget.close(),
  'back()': ({ widget }) => widget.back(),
  'back() twice': async ({ widget }) => {
    await widget.back();
    await widget.back();
  },
  'connect() with the same wallet': ({ widget }) => widget.connect('test.first'),
  'connect() with another wallet': ({ widget }) => widget.connect('test.second'),
  'chooseWallet() with the same wallet': ({ widget }) => widget.chooseWallet('test.first'),
  'chooseWallet() with another wallet': ({ widget }) => widget.chooseWallet('test.second'),
  'connect() on another namespace': ({ widget }) => widget.connect('test.solana'),
  'connect() there, and back again': async ({ widget }) => {
    await widget.connect('test.solana');
    await widget.switchNetwork('eip155:1');
  },
  'cancelConnect()': ({ widget }) => widget.cancelConnect(),
  'switchNetwork()': ({ widget }) => widget.switchNetwork('eip155:42161'),
  'switchNetwork() to a namespace without a wallet': ({ widget }) =>
    widget.switchNetwork(solana.caipNetworkId),
  'dismissSwitch()': ({ widget }) => widget.dismissSwitch(),
  'refreshBalance()': ({ widget }) => widget.refreshBalance({ force: true }),
  'copyAddress()': ({ widget }) => widget.copyAddress(),
  'disconnect() of another namespace': ({ widget }) => widget.disconnect('solana'),
  'setTheme()': ({ widget }) => widget.setTheme({ mode: 'dark' }),
  'endpoints()': ({ widget }) => widget.endpoints(),
  'restart()': ({ widget }) => widget.restart(),
  'account.use()': async ({ widget }) => (await widget.feature('account')).use('eip155'),
  'account.chooseType()': async ({ widget }) =>
    (await widget.feature('account')).chooseType('smartAccount'),
  'account.loadIdentity()': async ({ widget }) => (await widget.feature('account')).loadIdentity(),
  'networks.remove() of the network in use': async ({ widget }) =>
    (await widget.feature('networks')).remove('eip155:1'),
  'networks.add()': async ({ widget }) => {
    const networks = await widget.feature('networks');
    await networks.remove('eip155:1');
    await networks.add(ethereum);
  },
  'receive.copy()': async ({ widget }) => (await widget.feature('receive')).copy(),
  'send.review() and send.confirm()': async ({ widget }) => {
    const send = await widget.feature('send');
    await send.chooseToken(etherBalance('1'));
    send.typeAmount('0.5');
    await send.review();
    await send.confirm();
  },
  'tokens.load()': async ({ widget }) => (await widget.feature('tokens')).load(),
  'siwx.signIn() that is declined': async ({ adapters, widget }) => {
    adapters.of('eip155').signer.answerWith('decline');
    await (await widget.feature('siwx')).signIn();
  },
  'siwx.signIn() with a signature that is not right': async ({ adapters, widget }) => {
    adapters.of('eip155').signer.answerWith({ signature: '0xforged' });
    await (await widget.feature('siwx')).signIn();
  },
  'the wallet goes to another account': ({ session }) => session.change({ addresses: [BOB] }),
  'the wallet shares another account': ({ session }) => session.change({ addresses: [ALICE, BOB] }),
  'the wallet goes to another network': ({ session }) =>
    session.change({ chainReference: '42161' }),
  'the wallet goes to a network that is not listed': ({ session }) =>
    session.change({ chainReference: '999' }),
  'the wallet goes there and back': ({ session }) => {
    session.change({ chainReference: '999' });
    session.change({ chainReference: '1' });
  },
  'the wallet adds a namespace': async ({ others, session }) => {
    const added = await others.solana.connect();
    session.add(others.solana.details, added);
  },
  'the wallet is interrupted': ({ session }) => session.interrupt(),
  'nothing, for a minute': ({ clock }) => clock.advance(60_000),
  ...Object.fromEntries(
    (Object.keys(viewRules) as ViewName[]).flatMap((view) => [
      [`open({ view: '${view}' })`, ({ widget }: Waiting) => widget.open({ view })],
      [`show('${view}')`, ({ widget }: Waiting) => widget.show(view)],
    ]),
  ),
};

const widgets: Widget[] = [];
afterEach(() => widgets.splice(0).forEach((widget) => widget.dispose()));

// The first test loads the code of the widget.
describe('a required sign-in', () => {
  it.each(Object.keys(ways))(
    '[R4.24] [R4.28] is not passed by %s: no account, no provider, and the sign-in stays',
    async (way) => {
      const headless = await waiting();
      const { clock, session, siwx, hostPage, widget } = headless;
      const stop = widget.subscribe(() => expectWithheld(widget));

      await Promise.resolve(ways[way]?.(headless)).catch(() => {});
      await clock.advance(10_000);
      stop();

      expectWithheld(widget);
      expect(siwx.sessions).toEqual([]);
      expect(hostPage.copiedText).toBeUndefined();
      for (const name of featureNames) await widget.feature(name).catch(() => {});
      expectWithheld(widget);
      // It is asked for where the account can sign in.
      const isHere = widget.state.namespace === 'eip155' && session.isOpen;
      const { network } = widget.state.connections.eip155;
      if (isHere && network?.isSupported) await expectAsked(headless);
    },
  );

  it.each([
    ['allowed', { allowUnsupportedChain: true }],
    ['not to be left', { enableNetworkSwitch: false }],
  ])(
    '[R4.24] is not passed on a network that is not listed, where that is %s',
    async (_how, options) => {
      const { clock, session, widget } = await waiting({ options });
      session.change({ chainReference: '999' });
      await clock.advance(0);

      await widget.open({ view: 'Account' });

      expectWithheld(widget);
      expect(widget.state.view?.name).toBe('Networks');
      session.change({ chainReference: '1' });
      await clock.advance(0);
      expect(widget.state.view?.name).toBe('SIWXSignMessage');
    },
  );

  it('[R4.24] is not passed by a reload, nor in a second tab', async () => {
    const { clock, shared } = await waiting();
    const tab = await reloaded(shared);
    await clock.advance(0);

    expectWithheld(tab.widget);
    expect(tab.widget.state.view?.name).toBe('SIWXSignMessage');
    await tab.widget.close();
    expect(tab.widget.state.isOpen).toBe(true);
  });

  it('[R4.24] is not passed by dispose() and restart()', async () => {
    const { clock, widget } = await waiting();
    widget.dispose();
    expectWithheld(widget);
    widget.restart();
    await widget.preload();
    await clock.advance(0);

    expectWithheld(widget);
    expect(widget.state.view?.name).toBe('SIWXSignMessage');
  });

  it('[R4.24] is not passed by the embedded wallet', async () => {
    const siwx = new InMemorySiwxSessions({ clock: { now: () => 0 } });
    const { clock, widget } = await loggedIn({
      frame: readyFrame(),
      options: { siwx: anySiwx },
      overrides: [override(SiwxSessions, siwx)],
    });
    widgets.push(widget);
    await clock.advance(0);

    expectWithheld(widget);
    expect(widget.state.view?.name).toBe('SIWXSignMessage');
  });

  it('[R4.24] shows no account before the site has said that it has a session', async () => {
    const first = await waiting({ signOutOnDisconnect: false });
    await signIn(first);
    const { clock, session, siwx, widget } = first;
    expect(widget.state.connections.eip155).toMatchObject({
      status: 'connected',
      account: { address: ALICE },
    });
    session.leave();
    await clock.advance(0);
    const letGo = siwx.hold();

    await widget.chooseWallet('test.first');
    await widget.open();
    expectWithheld(widget);

    letGo();
    await clock.advance(0);
    expect(widget.state.connections.eip155.status).toBe('connected');
    expect(widget.state.view?.name).toBe('Account');
  });

  it('[R4.24] believes a site that keeps an account signed in after the time of its message', async () => {
    const first = await waiting();
    const { clock, siwx, widget } = first;
    const expirationTime = new Date(clock.now() + 1_000).toISOString();
    const [createMessage, get] = [siwx.createMessage.bind(siwx), siwx.get.bind(siwx)];
    siwx.createMessage = async (account) => {
      const { data, text } = await createMessage(account);
      return { data: { ...data, expirationTime }, text };
    };
    let lookUps = 0;
    siwx.get = async (account, signal) => {
      lookUps += 1;
      await get(account, signal);
      return siwx.sessions;
    };
    await signIn(first);

    await clock.advance(60_000);

    expect(widget.state.connections.eip155.status).toBe('connected');
    expect(lookUps).toBe(1);
  });

  it('[R4.24] shows the signed-in accounts of every namespace after a reload', async () => {
    const first = await waiting();
    await signIn(first);
    await first.widget.connect('test.solana');
    expect(first.widget.state.connections.solana.account).toBeUndefined();
    await first.clock.advance(0);
    await signIn(first, 'solana');
    await first.widget.switchNetwork('eip155:1');
    await first.clock.advance(0);

    const { clock, widget } = await reloaded(first.shared, first.siwx);
    await clock.advance(0);

    const { eip155, solana: other } = widget.state.connections;
    expect([eip155.account?.address, other.account?.address]).toEqual([ALICE, SOLANA_ADDRESS]);
    expect(widget.state.isOpen).toBe(false);
  });

  it('[R4.15] shows no account of another namespace once one has signed all out', async () => {
    const first = await waiting();
    await signIn(first);
    await first.widget.connect('test.solana');
    await first.clock.advance(0);
    await signIn(first, 'solana');

    await first.widget.disconnect('solana');

    expectWithheld(first.widget);
    await first.clock.advance(0);
    expect(first.widget.state.view?.name).toBe('SIWXSignMessage');
  });
});

describe('the provider of an account that must sign in', () => {
  it('has no account and takes no request while the account waits, and tells when it has signed in', async () => {
    const dapp = providerOfDapp();
    const headless = await waiting({ provider: dapp.wallet });
    await signIn(headless);
    const { clock, session, widget } = headless;
    const provider = dapp.follow(widget.provider());
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([ALICE]);
    expect(await provider.request({ method: 'personal_sign' })).toBe('personal_sign of wallet');

    dapp.wallet.emit('accountsChanged', [BOB]);
    session.change({ addresses: [BOB] });
    await clock.advance(0);

    expect(widget.provider()).toBeUndefined();
    expect(await provider.request({ method: 'eth_accounts' })).toEqual([]);
    for (const method of ['eth_requestAccounts', 'personal_sign', 'eth_sendTransaction'])
      await expect(provider.request({ method })).rejects.toMatchObject({ code: 4100 });
    await expect(provider.send('eth_accounts')).rejects.toMatchObject({ code: 'RPC' });
    expect(provider.selectedAddress).toBeUndefined();
    expect(dapp.heard).toEqual([['accountsChanged', []]]);
    expect(dapp.wallet.asked).toEqual(['personal_sign']);

    await signIn(headless);

    expect(widget.provider()).toBe(provider);
    expect(dapp.heard.slice(1)).toEqual([['accountsChanged', [BOB]]]);
    expect(await provider.request({ method: 'eth_requestAccounts' })).toEqual([BOB]);
    expect(provider.selectedAddress).toBe('0xselected');
  });

  it('tells of another network once the account has signed in there', async () => {
    const dapp = providerOfDapp();
    const headless = await waiting({ provider: dapp.wallet });
    await signIn(headless);
    dapp.follow(headless.widget.provider());

    dapp.wallet.emit('chainChanged', '0xa4b1');
    headless.session.change({ chainReference: '42161' });
    await headless.clock.advance(0);
    expect(dapp.heard).toEqual([['accountsChanged', []]]);

    await signIn(headless);
    expect(dapp.heard.slice(1)).toEqual([
      ['chainChanged', '0xa4b1'],
      ['accountsChanged', [ALICE]],
    ]);
  });

  it('hands on the other events, and takes no request after the wallet has left', async () => {
    const dapp = providerOfDapp();
    const headless = await waiting({ provider: dapp.wallet });
    await signIn(headless);
    const provider = dapp.follow(headless.widget.provider());

    dapp.wallet.emit('message', 'hello');
    headless.session.leave();
    dapp.wallet.emit('message', 'an event without a listener');
    dapp.wallet.emit('disconnect', { code: 4900 });

    expect(dapp.heard).toEqual([
      ['message', 'hello'],
      ['accountsChanged', []],
      ['disconnect', { code: 4900 }],
    ]);
    await expect(provider.request({ method: 'personal_sign' })).rejects.toMatchObject({
      code: 4100,
    });
    headless.widget.dispose();
    expect(dapp.wallet.listenerCount).toBe(0);
  });
});

/** No part of the state has an account, there is no provider, and no view about an account is on show. */
function expectWithheld(widget: Widget): void {
  const { state } = widget;
  const text = JSON.stringify(state, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  ).toLowerCase();
  expect(addresses.filter((address) => text.includes(address))).toEqual([]);
  for (const namespace of ['eip155', 'solana'] as const) {
    expect(state.connections[namespace].status).not.toBe('connected');
    expect(widget.provider(namespace)).toBeUndefined();
  }
  const { name } = state.view ?? {};
  if (name && name !== 'UnsupportedChain') expect(viewRules[name].needsAccount).toBe(false);
}

/** The modal shows the sign-in, and neither closes nor shows anything else. */
async function expectAsked({ clock, widget }: Waiting): Promise<void> {
  await widget.open();
  expect(widget.state).toMatchObject({ isOpen: true, view: { name: 'SIWXSignMessage' } });
  await widget.close();
  expect(widget.state).toMatchObject({ isOpen: true, view: { name: 'SIWXSignMessage' } });
  await clock.advance(1000);
}

async function signIn({ adapters, widget }: Waiting, on: 'eip155' | 'solana' = 'eip155') {
  adapters.of(on).signer.answerWith({ signature: SIGNATURE });
  await (await widget.feature('siwx')).signIn();
}

interface Given {
  readonly options?: WidgetOptionsInput;
  readonly provider?: ReturnType<typeof providerOfDapp>['wallet'];
  readonly signOutOnDisconnect?: boolean;
}

interface TabGiven extends Given {
  readonly siwx?: InMemorySiwxSessions;
}

/** A visitor whose wallet is connected, and who has not signed in. */
async function waiting(given: Given = {}) {
  const shared = new SharedStorage();
  const headless = tabOf(shared, given);
  await headless.widget.chooseWallet('test.first');
  await headless.clock.advance(0);
  return { ...headless, session: sessionOf(headless.wallet), shared };
}

/** The same browser with the page loaded anew, or in a second tab. */
async function reloaded(shared: SharedStorage, siwx?: InMemorySiwxSessions) {
  const headless = tabOf(shared, siwx && { siwx });
  headless.wallet.share({ addresses: [ALICE], chainReference: '1' });
  headless.others.solana.share(onSolana);
  await headless.widget.preload();
  return headless;
}

const onSolana = {
  addresses: [SOLANA_ADDRESS],
  chainReference: solana.caipNetworkId.slice(7),
} as const;

function tabOf(
  shared: SharedStorage,
  { options, provider, signOutOnDisconnect = true, siwx }: TabGiven = {},
) {
  const now = { now: () => Date.UTC(2026, 0, 1) };
  const sessions =
    siwx ?? new InMemorySiwxSessions({ clock: now, signOutOnDisconnect }).trust(SIGNATURE);
  const access = provider ?? { request: async () => [ALICE] };
  const wallet = fakeWallet('test.first', { access: { namespace: 'eip155', provider: access } });
  const others = {
    second: fakeWallet('test.second', { access: { namespace: 'eip155', provider: access } }),
    solana: fakeWallet('test.solana', {
      namespace: 'solana',
      access: { namespace: 'solana', provider: { signMessage: async () => new Uint8Array(64) } },
    }),
  };
  wallet.answerWith({ grant: { addresses: [ALICE], chainReference: '1' } });
  others.second.answerWith({ grant: { addresses: [BOB], chainReference: '42161' } });
  others.solana.answerWith({ grant: onSolana });
  const headless = headlessWidget({
    catalogue: new FakeWalletCatalogue(wallet, others.second, others.solana),
    options: { networks: [ethereum, arbitrum, solana], siwx: anySiwx, ...options },
    overrides: [override(SiwxSessions, sessions), override(KeyValueStorage, shared.tab())],
  });
  for (const { caipNetworkId } of [ethereum, arbitrum])
    for (const address of [ALICE, BOB])
      headless.adapters.of('eip155').setBalance(address, caipNetworkId, 1n);
  headless.adapters.of('solana').setBalance(SOLANA_ADDRESS, solana.caipNetworkId, 1n);
  widgets.push(headless.widget);
  return { ...headless, others, siwx: sessions, wallet };
}
