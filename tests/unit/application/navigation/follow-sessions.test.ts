import { describe, expect, it } from '@jest/globals';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import { ql1 } from '../../../../domain/network/more-networks';
import {
  aliceOnEthereum,
  BOB,
  connectedWidget,
  fakeWallet,
  readyWidget,
  sessionOf,
  storageWith,
  viewsOf,
  willingWallet,
} from '../../../support/headless-kit';

describe('a wallet on a network that the site does not support', () => {
  it('[R4.12] opens UnsupportedChain, and closes it when the wallet returns', async () => {
    const { widget, session } = await connectedWidget();

    session.change({ chainReference: '10' });
    expect([widget.state.isOpen, viewsOf(widget)]).toEqual([true, ['UnsupportedChain']]);
    session.change({ chainReference: '42161' });

    expect([widget.state.isOpen, viewsOf(widget)]).toEqual([false, []]);
  });

  it('closes UnsupportedChain when the site adds the network', async () => {
    const { widget } = await connectedWidget({ grant: { chainReference: '766' } });
    expect(viewsOf(widget)).toEqual(['UnsupportedChain']);

    await (await widget.feature('networks')).add(ql1);

    expect([widget.state.isOpen, viewsOf(widget)]).toEqual([false, []]);
  });

  it.each([
    ['the network may not be switched', { enableNetworkSwitch: false }],
    ['unsupported chains are allowed', { allowUnsupportedChain: true }],
    ['only the basic pairing is there', { networks: [] }],
  ])('[R4.12] opens nothing where %s', async (_why, options) => {
    const { widget, session } = await connectedWidget({ options });

    session.change({ chainReference: '10' });

    expect([widget.state.isOpen, viewsOf(widget)]).toEqual([false, []]);
  });

  it('[R4.12] shows the notice as soon as it connects, instead of the open view', async () => {
    const wallet = willingWallet('test.first', { ...aliceOnEthereum, chainReference: '10' });
    const { widget } = await readyWidget({ wallets: [wallet] });
    await widget.open();

    await widget.chooseWallet('test.first');

    expect([widget.state.isOpen, viewsOf(widget)]).toEqual([true, ['UnsupportedChain']]);
  });

  it('[R4.12] shows the notice when it is restored', async () => {
    const earlierGrant = { ...aliceOnEthereum, chainReference: '10' };
    const { widget, clock } = await readyWidget({
      wallets: [fakeWallet('test.first', { earlierGrant })],
      storage: storageWith('test.first'),
    });

    await clock.advance(0);

    expect(viewsOf(widget)).toEqual(['UnsupportedChain']);
  });

  it('[R4.12] shows the notice once, and not for unrelated changes', async () => {
    const { widget, session } = await connectedWidget({ wallets: [fakeWallet('test.second')] });
    session.change({ chainReference: '10' });
    await widget.back();

    await widget.connect('test.second').catch(() => undefined);

    expect([widget.state.isOpen, viewsOf(widget)]).toEqual([false, []]);
  });

  it('shows Connect when it leaves', async () => {
    const { widget, session } = await connectedWidget();
    session.change({ chainReference: '10' });

    session.leave();

    expect([widget.state.isOpen, viewsOf(widget)]).toEqual([true, ['Connect']]);
  });
});

describe('the modal while a wallet comes and goes', () => {
  it('shows Connect when the wallet of the shown account leaves', async () => {
    const { widget, session } = await connectedWidget();
    await widget.open();

    session.leave();

    expect(viewsOf(widget)).toEqual(['Connect']);
  });

  it.each(['ProfileWallets', 'WalletReceive'] as const)(
    'shows Connect instead of %s, which needs an account, when the wallet leaves',
    async (view) => {
      const { widget, session } = await connectedWidget();
      await widget.open();
      await widget.show(view);

      session.leave();

      expect([widget.state.isOpen, viewsOf(widget)]).toEqual([true, ['Connect']]);
    },
  );

  it('stays closed when the wallet leaves', async () => {
    const { widget, session } = await connectedWidget();

    session.leave();

    expect([widget.state.isOpen, viewsOf(widget)]).toEqual([false, []]);
  });

  it('shows the account when a wallet connects by itself behind Connect', async () => {
    const { widget } = await readyWidget({ wallets: [willingWallet('test.first')] });
    await widget.open();

    await widget.connect('test.first');

    expect([widget.state.isOpen, viewsOf(widget)]).toEqual([true, ['Account']]);
  });

  it.each(['Networks', 'AllWallets'] as const)(
    'keeps %s on show, whichever wallet connects, moves or leaves',
    async (view) => {
      const wallet = willingWallet('test.first');
      const { widget, clock } = await readyWidget({ wallets: [wallet] });
      await widget.open({ view });

      await widget.connect('test.first');
      expect([widget.state.isOpen, widget.state.view?.name]).toEqual([true, view]);
      sessionOf(wallet).change({ chainReference: '42161' });
      await clock.advance(0);
      expect([widget.state.isOpen, widget.state.view?.name]).toEqual([true, view]);
      sessionOf(wallet).leave();
      await clock.advance(0);
      expect([widget.state.isOpen, widget.state.view?.name]).toEqual([true, view]);
    },
  );

  it('shows Connect when a wallet on an unsupported network leaves', async () => {
    const { widget, session } = await connectedWidget();
    session.change({ chainReference: '10' });

    session.leave();

    expect([widget.state.isOpen, viewsOf(widget)]).toEqual([true, ['Connect']]);
  });

  it('does not change when only the account changes', async () => {
    const { widget, session } = await connectedWidget();
    await widget.open();
    await widget.show('Networks');
    const { history } = widget.state;

    session.change({ addresses: [BOB] });

    expect(widget.state.history).toBe(history);
  });

  it('continues a request to another wallet when the connected one changes its account', async () => {
    const second = fakeWallet('test.second').answerWith('hang');
    const { widget, session } = await connectedWidget({ wallets: [second] });
    await widget.open({ view: 'Connect' });
    const chosen = widget.chooseWallet('test.second');

    session.change({ addresses: [BOB] });

    expect(viewsOf(widget)).toEqual(['Connect', 'ConnectingExternal']);
    await widget.back();
    await chosen;
  });
});

describe('several namespaces', () => {
  it('close the connecting view even if a wallet connects on the second of them', async () => {
    const { widget } = await onTwoNamespaces();
    await widget.connect('test.phantom.ethereum');
    await widget.open({ view: 'Connect' });

    await widget.chooseWallet('test.phantom');

    expect(widget.state.namespace).toBe('solana');
    expect([widget.state.isOpen, viewsOf(widget)]).toEqual([false, []]);
  });

  it('keep a connecting view when a wallet is restored on another namespace', async () => {
    const { widget, clock, wallets } = await onTwoNamespaces('test.phantom.ethereum');
    wallets.solana.answerWith('hang');
    await clock.advance(10_000);
    await widget.open();
    const chosen = widget.chooseWallet('test.phantom');

    wallets.ethereum.share(aliceOnEthereum);
    await clock.advance(0);

    expect(widget.state.connections.eip155.status).toBe('connected');
    expect(viewsOf(widget)).toEqual(['Connect', 'ConnectingExternal']);
    await widget.back();
    await chosen;
  });

  it('keep the wallets of one namespace on show when a wallet is restored on another', async () => {
    const { widget, clock, wallets } = await onTwoNamespaces('test.phantom.ethereum');
    await clock.advance(10_000);
    await widget.open({ view: 'Connect', args: { namespace: 'solana' } });

    wallets.ethereum.share(aliceOnEthereum);
    await clock.advance(0);

    expect(widget.state.connections.eip155.status).toBe('connected');
    expect(viewsOf(widget)).toEqual(['Connect']);
  });

  it('do not show an account that is not on the namespace in use', async () => {
    const { widget } = await onTwoNamespaces();
    await widget.connect('test.phantom.ethereum');
    await widget.open();
    expect(viewsOf(widget)).toEqual(['Account']);

    await widget.switchNetwork('solana:main');

    expect(widget.state.namespace).toBe('solana');
    expect(widget.state.history).toEqual([{ name: 'Connect', namespace: 'solana' }]);
  });

  it('list the wallets of the chosen namespace on the way back to an account', async () => {
    const { widget } = await onTwoNamespaces();
    await widget.connect('test.phantom.ethereum');
    await widget.open();
    await widget.show('Networks');
    await widget.switchNetwork('solana:main');

    await widget.back();

    expect(widget.state.history).toEqual([{ name: 'Connect', namespace: 'solana' }]);
  });

  it('ignore a wallet on a namespace that is not in use', async () => {
    const { widget, wallets } = await onTwoNamespaces();
    await widget.connect('test.phantom.ethereum');
    await widget.connect('test.phantom');
    await widget.open();

    sessionOf(wallets.ethereum).change({ chainReference: '10' });
    sessionOf(wallets.ethereum).leave();

    expect(viewsOf(widget)).toEqual(['Account']);
    await widget.switchNetwork('eip155:1');
    expect(viewsOf(widget)).toEqual(['Connect']);
  });
});

/** One wallet on two namespaces, under two ids. */
async function onTwoNamespaces(stored?: string) {
  const wallets = {
    ethereum: fakeWallet('test.phantom.ethereum').answerWith({ grant: aliceOnEthereum }),
    solana: fakeWallet('test.phantom', { namespace: 'solana' }).answerWith({
      grant: { addresses: ['4Nd1mYk'], chainReference: 'main' },
    }),
  };
  const solana = {
    id: 'main',
    chainNamespace: 'solana' as const,
    name: 'Solana',
    nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
    rpcUrls: { default: { http: ['https://solana.test'] } },
  };
  const headless = await readyWidget({
    wallets: Object.values(wallets),
    options: { networks: [ethereum, arbitrum, solana] },
    ...(stored !== undefined && { storage: storageWith(stored) }),
  });
  return { ...headless, wallets };
}
