import { describe, expect, it } from '@jest/globals';
import type { ChainNamespace } from '../../../../domain/caip/chain-namespace';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { FakeHostPage } from '../../../../infrastructure/fake/fake-host-page';
import { FakeWalletConnector } from '../../../../infrastructure/fake/fake-wallet-connector';
import { FakeWalletPairing } from '../../../../infrastructure/fake/fake-wallet-pairing';
import { FakeWalletSession } from '../../../../infrastructure/fake/fake-wallet-session';
import { override } from '../../../../ports/token';
import {
  type PairedSession,
  type PairingProposal,
  WalletPairing,
} from '../../../../ports/wallet-pairing';
import { activeConnection } from '../../../../application/snapshot/widget-state';
import { deferred } from '../../../support/deferred';
import { aliceOnEthereum, fakeWallet } from '../../../support/headless-kit';
import { headlessWidget, type HeadlessOptions } from '../../../support/headless-widget';
import { connectorOn } from '../../../../domain/connection/connector';
import { raisedAlert } from '../../../support/raised-alert';

const first = 'wc:first';
const second = 'wc:second';

describe('PairingFeature', () => {
  it('[R1.4] shows the pairing URI and connects what the wallet approves', async () => {
    const { widget, pairing, feature } = await paired();

    const answer = feature.pair();
    await widget.preload();
    pairing.latest.show(first);
    expect(widget.state.features.pairing).toMatchObject({ status: 'waiting', uri: first });
    pairing.latest.approve(approvalOn('eip155'));

    await expect(answer).resolves.toEqual([`eip155:1:${ADDRESS}`]);
    expect(widget.state.features.pairing).toEqual({ status: 'approved' });
    expect(activeConnection(widget.state)).toMatchObject({
      status: 'connected',
      account: { address: ADDRESS, connectorId: 'walletConnect' },
    });
  });

  it('[R4.40] a change in the wallet-connect session updates the account', async () => {
    const { widget, pairing, feature } = await paired();
    const approval = approvalOn('eip155');
    const answer = feature.pair();
    await widget.preload();
    pairing.latest.show(first).approve(approval);
    await answer;

    approval.session.change({ addresses: [OTHER] });

    expect(activeConnection(widget.state).account?.address).toBe(OTHER);
  });

  it('proposes the networks of the site and closes the pairing view', async () => {
    const { widget, pairing, feature } = await paired();
    await widget.open({ view: 'ConnectingWalletConnect' });
    expect(widget.state.view?.name).toBe('ConnectingWalletConnect');

    const answer = feature.pair();
    await widget.preload();
    pairing.latest.show(first).approve(approvalOn('eip155'));
    await answer;

    expect(pairing.latest.proposal.networks.map(({ id }) => id)).toEqual([1, 42161]);
    expect(widget.state.isOpen).toBe(false);
  });

  it('proposes the networks in use first, where the wallet begins, and added ones', async () => {
    const { widget, pairing, feature } = await paired();
    await widget.switchNetwork('eip155:42161');
    const networks = await widget.feature('networks');
    await networks.add({
      id: 10,
      name: 'OP Mainnet',
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: ['https://op.test'] } },
    });
    const answer = rejected(feature.pair());
    await widget.preload();

    expect(pairing.latest.proposal.networks.map(({ id }) => id)).toEqual([42161, 1, 10]);
    feature.cancel();
    await answer;
  });

  it('shows that a wallet has scanned the code, and no scan of a code that is gone', async () => {
    const { widget, pairing, feature } = await paired();
    const answer = rejected(feature.pair());
    await widget.preload();
    const scanned = pairing.latest.show(first);
    scanned.scan();
    expect(widget.state.features.pairing).toMatchObject({ uri: first, isScanned: true });

    feature.cancel();
    await answer;
    scanned.scan();
    expect(widget.state.features.pairing).toEqual({ status: 'idle' });
  });

  it('does not remember the wallet as one of this browser', async () => {
    const { widget, pairing, feature, storage } = await paired();
    const answer = feature.pair();
    await widget.preload();
    pairing.latest.show(first).approve(approvalOn('eip155'));
    await answer;

    expect(storage.get('@appkit/recent_wallets')).toBeUndefined();
    expect(activeConnection(widget.state).status).toBe('connected');
  });

  it('remembers the chosen wallet by its own name', async () => {
    const { widget, pairing, feature, storage } = await paired({ options: { projectId: 'p1' } });
    await widget.open();
    await widget.chooseWallet('me.rainbow');
    const answer = feature.pair();
    await widget.preload();

    pairing.latest.show(first).approve(approvalOn('eip155'));
    await answer;

    expect(JSON.parse(storage.get('@appkit/recent_wallets') ?? '')).toEqual([
      { id: 'me.rainbow', name: 'Phone' },
    ]);
  });

  it('has nothing to copy without a pairing URI', async () => {
    const { widget, feature, hostPage } = await paired();

    await feature.copyLink();

    expect(hostPage.copiedText).toBeUndefined();
    expect(widget.state.snackbar).toBeUndefined();
  });

  it('lists the ways to a wallet: installed in the browser, and the pairing URI otherwise', async () => {
    const { feature, widget, catalogue } = await paired();
    const wallet = { id: 'test.first', name: 'First', mobileLink: 'first://', rdns: 'test.first' };
    await widget.preload();
    expect(feature.platformsOf(undefined)).toEqual(['qrcode']);
    expect(feature.platformsOf(wallet)).toEqual(['qrcode', 'unsupported']);

    catalogue.add(fakeWallet('test.first'));

    expect(feature.platformsOf(wallet)).toEqual(['browser', 'qrcode']);
    catalogue.add(
      new FakeWalletConnector({
        id: 'std:Sol',
        name: 'Sol',
        type: 'ANNOUNCED',
        namespace: 'solana',
      }),
    );
    expect(feature.platformsOf({ id: 'test.sol', name: 'Sol' })).toEqual(['browser']);
    expect(feature.platformsOf(undefined)).toEqual(['qrcode']);
  });

  it('cancels a pairing at once even without an answer of the relay, and ends a late approval', async () => {
    const late = approvalOn('eip155');
    const told: unknown[] = [];
    late.session.events$.subscribe(({ type }) => void told.push(type));
    const approved = deferred<readonly PairedSession[]>();
    let showUri = (_uri: string): void => undefined;
    const deaf = Object.assign(new FakeWalletPairing(), {
      propose: ({ onUri }: PairingProposal) => {
        showUri = onUri;
        return approved.promise;
      },
    });
    const { widget, clock, feature } = await paired({ options: { projectId: 'p1' } }, deaf);
    const answer = rejected(feature.pair());
    await widget.preload();
    showUri(first);
    expect(clock.sleeping).toBe(1);

    feature.cancel();
    await clock.advance(0);
    expect(clock.sleeping).toBe(0);
    showUri(second);
    expect(clock.sleeping).toBe(0);
    approved.resolve([late]);

    expect(await answer).toMatchObject({ code: 'ABORTED' });
    expect(late.session.isOpen).toBe(false);
    expect(told).toEqual(['disconnected']);
    expect(activeConnection(widget.state).status).toBe('disconnected');
    expect(widget.state.features.pairing).toEqual({ status: 'idle' });
  });

  it.each([
    ['is still asked', 'hang'],
    [
      'has a request open',
      { error: new WidgetError('RPC', { rpcCode: -32002, rpcMessage: 'open' }) },
    ],
  ] as const)("cancels a request to a browser's wallet that %s", async (_how, answer) => {
    const wallet = fakeWallet('test.first').answerWith(answer);
    const { widget, pairing, feature, catalogue } = await paired();
    catalogue.add(wallet);
    const asked = rejected(widget.connect('test.first'));
    await widget.preload();
    const approved = feature.pair();
    await widget.preload();

    pairing.latest.show(first).approve(approvalOn('eip155'));
    await approved;
    wallet.settle({ grant: aliceOnEthereum });
    wallet.share(aliceOnEthereum);
    await asked;
    await widget.preload();

    expect(activeConnection(widget.state)).toMatchObject({
      status: 'connected',
      account: { connectorId: 'walletConnect' },
    });
    expect(activeConnection(widget.state).attempt).toBeUndefined();
  });

  it('keeps the namespace in use where the wallet approves several', async () => {
    const { widget, pairing, feature } = await paired();
    const answer = feature.pair();
    await widget.preload();

    pairing.latest.show(first).approve(approvalOn('eip155'), approvalOn('solana'));
    await answer;

    expect(widget.state.namespace).toBe('eip155');
    expect(widget.state.connections.solana.status).toBe('connected');
  });

  it('also keeps the namespace in use when the wallet leaves all of them', async () => {
    const { widget, evm, solana } = await pairedOnTwo();

    evm.session.leave();
    solana.session.leave();
    await widget.preload();

    expect(widget.state.namespace).toBe('eip155');
    expect(widget.state.connections.solana.status).toBe('disconnected');
  });

  it('moves to a remaining namespace where the wallet revokes the one in use', async () => {
    const { widget, evm } = await pairedOnTwo();

    evm.session.leave();
    await widget.preload();

    expect(widget.state.namespace).toBe('solana');
  });

  it('[R4.7] cancels the pairing ten seconds before its four minutes are over', async () => {
    const { widget, clock, pairing, feature } = await paired();
    const answer = rejected(feature.pair());
    await widget.preload();
    pairing.latest.show(first);

    await clock.advance(229_999);
    expect(widget.state.features.pairing?.status).toBe('waiting');
    await clock.advance(1);

    expect(widget.state.features.pairing).toEqual({ status: 'failed', cause: 'expired' });
    expect(await answer).toMatchObject({ code: 'PAIRING_EXPIRED' });
  });

  it.each([
    ['Telegram', { isTelegram: true }],
    ['Safari on iOS', { isSafari: true, isIos: true }],
  ])('[R4.8] reuses the pending pairing URI in %s', async (_name, app) => {
    const { widget, pairing, feature } = await paired({
      hostPage: new FakeHostPage('mobile').showIn(app),
    });

    const one = feature.pair();
    const other = feature.pair();
    await widget.preload();
    pairing.latest.show(first).approve(approvalOn('eip155'));

    expect(await other).toEqual(await one);
    expect(pairing.pairings).toHaveLength(1);
  });

  it('[R4.8] requests a new pairing URI elsewhere, and cancels the one before', async () => {
    const { widget, pairing, feature } = await paired();
    const one = rejected(feature.pair());
    await widget.preload();
    const before = pairing.latest.show(first);

    const two = feature.pair();
    await widget.preload();
    expect(await one).toMatchObject({ code: 'ABORTED' });
    pairing.latest.show(second);
    const late = approvalOn('eip155');
    before.approve(late);
    await widget.preload();

    expect(widget.state.features.pairing).toMatchObject({ status: 'waiting', uri: second });
    pairing.latest.approve(approvalOn('eip155'));
    await expect(two).resolves.toHaveLength(1);
    expect(late.session.isOpen).toBe(false);
  });

  it('reports that the visitor declined', async () => {
    const { widget, pairing, feature } = await paired();
    const answer = rejected(feature.pair());
    await widget.preload();

    pairing.latest.show(first).decline();

    expect(await answer).toMatchObject({ code: 'RPC', context: { rpcCode: 4001 } });
    expect(widget.state.features.pairing).toEqual({ status: 'failed', cause: 'declined' });
    expect(activeConnection(widget.state).status).toBe('disconnected');
  });

  it.each([4001, 5000, 5002])('reports that the visitor declined, by code %s', async (rpcCode) => {
    const { widget, pairing, feature } = await paired();
    const answer = rejected(feature.pair());
    await widget.preload();

    pairing.latest.show(first).fail(new WidgetError('RPC', { rpcCode, rpcMessage: 'No' }));

    await answer;
    expect(widget.state.features.pairing).toEqual({ status: 'failed', cause: 'declined' });
  });

  it.each([
    ['says so', new WidgetError('RPC', { rpcCode: 5100, rpcMessage: 'Unsupported chains' })],
    [
      'approves others',
      new WidgetError('WALLET_RESPONSE_INVALID', { method: 'session', reason: 'nothing' }),
    ],
  ])('reports a wallet without the networks of the site that %s', async (_how, error) => {
    const { widget, pairing, feature } = await paired();
    const answer = rejected(feature.pair());
    await widget.preload();

    pairing.latest.show(first).fail(error);

    expect(await answer).toBe(error);
    expect(widget.state.features.pairing).toEqual({ status: 'failed', cause: 'unsupported' });
  });

  it('pings the wallet, and reports that none is paired', async () => {
    const { widget, pairing, feature } = await paired();
    expect(await rejected(feature.ping())).toMatchObject({ code: 'NOT_CONNECTED' });
    const approval = approvalOn('eip155');
    let pings = 0;
    approval.session.answerPings(async () => void (pings += 1));
    const answer = feature.pair();
    await widget.preload();
    pairing.latest.show(first).approve(approval);
    await answer;

    await feature.ping();

    expect(pings).toBe(1);
    const reason = new WidgetError('ABORTED', {});
    approval.session.answerPings(() => new Promise(() => {}));
    expect(await rejected(feature.ping(AbortSignal.abort(reason)))).toBe(reason);
  });

  it('reports that the relay is out of reach', async () => {
    const { widget, feature } = await paired({}, new FakeWalletPairing());

    expect(await rejected(feature.pair())).toMatchObject({ code: 'PAIRING_UNREACHABLE' });
    expect(widget.state.features.pairing).toEqual({ status: 'failed', cause: 'unreachable' });
  });

  it.each([
    ['Unauthorized: origin not allowed', 'Invalid App Configuration'],
    ['JWT validation error: JWT Token is not yet valid', 'Session Expired'],
    ['WebSocket closed (3000): Unauthorized: invalid key', 'Invalid Project ID'],
  ])('[R8.3] a relay that says "%s" raises "%s"', async (answer, short) => {
    const { widget, pairing, feature } = await paired();
    const refused = rejected(feature.pair());
    await widget.preload();

    pairing.latest.fail(new WidgetError('PAIRING_UNREACHABLE', {}, { cause: new Error(answer) }));

    expect(await refused).toMatchObject({ code: 'PAIRING_UNREACHABLE' });
    expect(await raisedAlert(widget)).toMatchObject({ short });
  });

  it('[R5.19] informs the developer once, at the first pairing, of a missing project id', async () => {
    const { widget, feature, logger } = await paired();
    expect(await raisedAlert(widget)).toBeUndefined();

    const first = rejected(feature.pair());
    await widget.preload();
    expect(await raisedAlert(widget)).toMatchObject({ short: 'Project ID Not Configured' });

    const second = rejected(feature.pair());
    await widget.preload();
    const told = logger.entries.filter(({ message }) => message.includes('Project ID'));
    expect(told).toHaveLength(1);
    feature.cancel();
    await Promise.all([first, second]);
  });

  it.each([
    ['there is one', { projectId: 'p1' }],
    ['the site has a relay of its own', { relayUrl: 'wss://relay.dapp.test' }],
  ])('[R5.19] does not inform where %s', async (_where, options) => {
    const { widget, feature } = await paired({ options });
    const answer = rejected(feature.pair());
    await widget.preload();

    expect(await raisedAlert(widget)).toBeUndefined();
    feature.cancel();
    await answer;
  });

  it('[R8.3] raises no alert for any other text', async () => {
    const { widget, pairing, feature } = await paired({ options: { projectId: 'p1' } });
    const refused = rejected(feature.pair());
    await widget.preload();

    const offline = new TypeError('offline');
    pairing.latest.fail(offline);

    expect(await refused).toBe(offline);
    expect(widget.state.features.pairing).toEqual({ status: 'failed', cause: 'unreachable' });
    expect(await raisedAlert(widget)).toBeUndefined();
  });

  it('forgets a cancelled pairing and its later results', async () => {
    const { widget, clock, pairing, feature } = await paired();
    const answer = rejected(feature.pair());
    await widget.preload();
    pairing.latest.show(first);

    feature.cancel();
    pairing.latest.show(second);

    expect(await answer).toMatchObject({ code: 'ABORTED' });
    expect(widget.state.features.pairing).toEqual({ status: 'idle' });
    await clock.advance(0);
    expect(clock.sleeping).toBe(0);
  });

  it('leaves nothing pending when the widget ends', async () => {
    const { widget, clock, pairing, feature } = await paired();
    const answer = rejected(feature.pair());
    await widget.preload();
    pairing.latest.show(first);

    widget.dispose();

    expect(await answer).toMatchObject({ code: 'ABORTED' });
    await clock.advance(0);
    expect(clock.sleeping).toBe(0);
  });
});

const ADDRESS = '0x1111111111111111111111111111111111111111';
const OTHER = '0x2222222222222222222222222222222222222222';

async function paired(options: HeadlessOptions = {}, pairing = new FakeWalletPairing().accept()) {
  const headless = headlessWidget({ ...options, overrides: [override(WalletPairing, pairing)] });
  const feature = await headless.widget.feature('pairing');
  return { ...headless, pairing, feature };
}

/** A wallet that has approved two namespaces. */
async function pairedOnTwo() {
  const { widget, pairing, feature } = await paired();
  const answer = feature.pair();
  await widget.preload();
  const [evm, solana] = [approvalOn('eip155'), approvalOn('solana')];
  pairing.latest.show(first).approve(evm, solana);
  await answer;
  return { widget, evm, solana };
}

function approvalOn(chain: ChainNamespace) {
  const session = new FakeWalletSession({
    addresses: [chain === 'eip155' ? ADDRESS : 'So11111111111111111111111111111111111111112'],
    chainReference: chain === 'eip155' ? '1' : '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp',
  });
  const details = connectorOn(chain, {
    id: 'walletConnect',
    name: 'Phone',
    type: 'WALLET_CONNECT',
  });
  return { details, session };
}

function rejected(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  );
}
