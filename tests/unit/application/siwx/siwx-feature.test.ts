import { describe, expect, it } from '@jest/globals';
import { activeConnection } from '../../../../application/snapshot/widget-state';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import { solana } from '../../../../domain/network/more-networks';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { walletOf } from '../../../../infrastructure/chains/eip155/session-wallet';
import { FakeWalletConnector, InMemorySiwxSessions } from '../../../../infrastructure/fake';
import { override } from '../../../../ports/token';
import { SiwxSessions } from '../../../../ports/siwx-sessions';
import type { WalletSession } from '../../../../ports/wallet-connector';
import { loggedIn, readyFrame, rejectionOf } from '../../../support/headless-auth';
import { ADDRESS, connected, OTHER, SIGNATURE } from '../../../support/headless-sign-in';
import { headlessWidget } from '../../../support/headless-widget';
import { anySiwx } from '../../../support/any-sign-in';

const SOLANA_ADDRESS = '9B5XszUGdMaxCZ7uSQhPzdks5ZQSmWxrmzCSvtJ6Ns6g';

describe('signing in with a wallet', () => {
  it('[R4.24] opens SIWXSignMessage when an account without a session connects', async () => {
    const { widget } = await connected();

    expect(widget.state.isOpen).toBe(true);
    expect(widget.state.history).toEqual([{ name: 'SIWXSignMessage' }]);
    expect(widget.state.features.siwx).toEqual({
      isRequired: true,
      signIn: { status: 'asking', isDeclined: false },
    });
  });

  it('[R4.24] requests no sign-in on a network that is not supported', async () => {
    const { widget, siwx } = await connected({ chainReference: '999' });

    expect(widget.state.view?.name).toBe('UnsupportedChain');
    expect(widget.state.features.siwx?.signIn).toEqual({ status: 'idle' });
    expect(siwx.sessions).toEqual([]);
  });

  it('[R4.25] [R7.13] creates and stores a session from the signature, and closes the modal', async () => {
    const { widget, adapters, siwx, feature, clock } = await connected();
    adapters.of('eip155').signer.answerWith({ signature: SIGNATURE });

    await feature.signIn();

    expect(siwx.sessions).toHaveLength(1);
    expect(siwx.sessions[0]).toMatchObject({
      data: { accountAddress: ADDRESS, chainId: 'eip155:1', domain: 'site.test' },
      signature: SIGNATURE,
    });
    expect(adapters.of('eip155').signer.requests).toEqual([
      { text: siwx.sessions[0]?.message, account: `eip155:1:${ADDRESS}` },
    ]);
    expect(widget.state.features.siwx?.signIn).toEqual({ status: 'signedIn' });
    expect(widget.state.isOpen).toBe(false);
    await clock.advance(150);
    expect(widget.state.snackbar).toBeUndefined();
  });

  it.each([
    ['domain', { domain: 'evil.test' }],
    ['uri', { uri: 'https://evil.test/' }],
  ])('has no account sign for another site: the %s of the message', async (field, other) => {
    const { adapters, siwx, feature, widget } = await connected();
    const createMessage = siwx.createMessage.bind(siwx);
    siwx.createMessage = async (account) => {
      const { data, text } = await createMessage(account);
      return { data: { ...data, ...other }, text };
    };

    expect(await rejectionOf(feature.signIn())).toMatchObject({
      code: 'SIGN_IN_INVALID',
      context: { reason: `${field} of another site` },
    });

    expect(adapters.of('eip155').signer.requests).toEqual([]);
    expect(siwx.sessions).toEqual([]);
    expect(widget.state.features.siwx?.signIn).toEqual({ status: 'asking', isDeclined: false });
  });

  it('requests no signature of a text that names another site than its data', async () => {
    const { adapters, siwx, feature } = await connected();
    const createMessage = siwx.createMessage.bind(siwx);
    siwx.createMessage = async (account) => {
      const { data, text } = await createMessage(account);
      return { data, text: text.replaceAll('site.test', 'evil.test') };
    };

    expect(await rejectionOf(feature.signIn())).toMatchObject({ code: 'SIGN_IN_INVALID' });
    expect(adapters.of('eip155').signer.requests).toEqual([]);
  });

  it('[R4.24] does not ask an account again that has a session', async () => {
    const { widget, adapters, feature, clock } = await connected();
    adapters.of('eip155').signer.answerWith({ signature: SIGNATURE });
    await feature.signIn();

    await widget.switchNetwork('eip155:42161');
    await clock.advance(0);
    expect(widget.state.view?.name).toBe('SIWXSignMessage');
    await widget.switchNetwork('eip155:1');
    await clock.advance(0);

    expect(widget.state.view?.name).not.toBe('SIWXSignMessage');
    expect(widget.state.features.siwx?.signIn).toEqual({ status: 'signedIn' });
  });

  it('[R4.26] declining shows an error and reopens the sign view', async () => {
    const { widget, adapters, siwx, feature, clock } = await connected();
    adapters.of('eip155').signer.answerWith('decline');

    expect(await rejectionOf(feature.signIn())).toMatchObject({ context: { rpcCode: 4001 } });
    await clock.advance(150);

    expect(widget.state.snackbar).toMatchObject({ text: 'Signature declined', variant: 'error' });
    expect(widget.state.view?.name).toBe('SIWXSignMessage');
    expect(widget.state.features.siwx?.signIn).toEqual({ status: 'asking', isDeclined: true });
    expect(siwx.sessions).toEqual([]);
    expect(activeConnection(widget.state).status).toBe('connecting');
  });

  it('can be tried again after a refusal', async () => {
    const { widget, adapters, siwx, feature, clock } = await connected();
    adapters.of('eip155').signer.answerWith('decline');
    await rejectionOf(feature.signIn());
    adapters.of('eip155').signer.answerWith({ signature: SIGNATURE });

    await feature.signIn();
    await clock.advance(150);

    expect(siwx.sessions).toHaveLength(1);
    expect(widget.state.features.siwx?.signIn).toEqual({ status: 'signedIn' });
    expect(widget.state.snackbar).toBeUndefined();
  });

  it.each([
    ['on another chain', { chainId: 'eip155:42161' }, 'chainId'],
    ['of another account', { accountAddress: OTHER }, 'accountAddress'],
  ] as const)('requests no signature of a message %s', async (_what, change, reason) => {
    const { adapters, siwx, feature } = await connected();
    const request = await siwx.createMessage({
      chainId: ethereum.caipNetworkId,
      accountAddress: ADDRESS,
    });
    const other = { ...request, data: { ...request.data, ...change } };
    Object.assign(siwx, { createMessage: async () => other });

    expect(await rejectionOf(feature.signIn())).toMatchObject({
      code: 'SIGN_IN_INVALID',
      context: { reason },
    });
    expect(adapters.of('eip155').signer.requests).toEqual([]);
  });

  it('keeps no session with an invalid signature, and shows "Authenticating..." meanwhile', async () => {
    const { widget, adapters, siwx, feature, clock } = await connected();
    adapters.of('eip155').signer.answerWith('hang');
    const refused = rejectionOf(feature.signIn());
    await clock.advance(0);
    const letGo = siwx.hold();
    adapters.of('eip155').signer.settle({ signature: '0xforged' });
    await clock.advance(150);
    expect(widget.state.snackbar).toMatchObject({ text: 'Authenticating...', variant: 'loading' });
    await clock.advance(60_000);
    expect(widget.state.snackbar).toMatchObject({ text: 'Authenticating...' });

    letGo();
    expect(await refused).toMatchObject({ code: 'SIGN_IN_INVALID' });
    await clock.advance(150);

    expect(widget.state.snackbar?.text).toBe('Something went wrong');
    expect(siwx.sessions).toEqual([]);
    expect(widget.state.view?.name).toBe('SIWXSignMessage');
  });

  it('[R8.1] reports that the site might not support smart accounts, where one fails to sign in', async () => {
    const { widget, adapters, connector, feature, clock } = await connected();
    connector.sessions.at(-1)?.change({ accountType: 'smartAccount' });
    await clock.advance(0);
    adapters.of('eip155').signer.answerWith({ signature: '0xforged' });

    await rejectionOf(feature.signIn());
    await clock.advance(150);

    expect(widget.state.snackbar?.text).toBe('This application might not support Smart Accounts');
    expect(widget.state.view?.name).toBe('SIWXSignMessage');
  });

  it('[R4.27] cancelling disconnects where sign-in is required, and leads to Connect', async () => {
    const { widget, feature } = await connected();

    await feature.cancel();

    expect(activeConnection(widget.state).status).toBe('disconnected');
    expect(widget.state.history).toEqual([{ name: 'Connect' }]);
    expect(widget.state.isOpen).toBe(true);
    expect(widget.state.features.siwx?.signIn).toEqual({ status: 'idle' });
  });

  it('[R4.27] cancelling disconnects even if the wallet refuses', async () => {
    const { widget, connector, feature, logger } = await connected();
    connector.sessions.at(-1)?.refuseToForget(new TypeError('gone'));

    await feature.cancel();

    expect(activeConnection(widget.state).status).toBe('disconnected');
    expect(widget.state.history).toEqual([{ name: 'Connect' }]);
    expect(logger.entries.map(({ level }) => level)).toContain('warn');
  });

  it('[R4.27] cancelling closes where it is not, and stays connected', async () => {
    const { widget, feature } = await connected({ isRequired: false });

    await feature.cancel();

    expect(activeConnection(widget.state).status).toBe('connected');
    expect(widget.state.isOpen).toBe(false);
  });

  it('[R4.28] refuses to close the sign view where sign-in is required', async () => {
    const { widget } = await connected();

    await widget.close();
    expect(widget.state.view?.name).toBe('SIWXSignMessage');
    expect(widget.state.isShaking).toBe(true);

    await widget.back();
    expect(widget.state.view?.name).toBe('SIWXSignMessage');
  });

  it('[R4.28] refuses to close the approval of the sign-in', async () => {
    const { widget, feature, frame, clock } = await embedded();
    frame.on('RPC_REQUEST', 'hang');
    const signing = feature.signIn();
    await clock.advance(0);
    expect(widget.state.view?.name).toBe('ApproveTransaction');

    await widget.close();
    expect(widget.state.view?.name).toBe('ApproveTransaction');

    frame.settle('RPC_REQUEST', { answer: { result: SIGNATURE } });
    await signing;
    expect(widget.state.isOpen).toBe(false);
  });

  it('[R4.21] loses no request of the site behind the sign-in: the modal closes after it', async () => {
    const { widget, feature, frame, clock } = await embedded({ isRequired: false });
    frame.on('RPC_REQUEST', 'hang');
    const signing = feature.signIn();
    await clock.advance(0);
    const waiting = widget.provider()?.request({ method: 'personal_sign', params: ['0x00'] });
    frame.settle('RPC_REQUEST', { answer: { result: SIGNATURE } });
    await signing;
    await clock.advance(0);
    expect(widget.state.view?.name).toBe('ApproveTransaction');

    frame.settle('RPC_REQUEST', { answer: { result: SIGNATURE } });

    await expect(waiting).resolves.toBe(SIGNATURE);
    expect(widget.state.isOpen).toBe(false);
  });

  it('[R4.21] keeps a view that the site opens instead of a request behind the sign-in', async () => {
    const { widget, feature, frame, clock } = await embedded({ isRequired: false });
    frame.on('RPC_REQUEST', 'hang').answer('RPC_ABORT', {});
    const signing = feature.signIn();
    await clock.advance(0);
    const waiting = widget.provider()?.request({ method: 'personal_sign', params: ['0x00'] });
    const refused = rejectionOf(waiting ?? Promise.resolve());
    frame.settle('RPC_REQUEST', { answer: { result: SIGNATURE } });
    await signing;
    await clock.advance(0);

    await widget.show('Networks');

    expect(await refused).toMatchObject({ code: 'FRAME_ABORTED' });
    expect(widget.state).toMatchObject({ isOpen: true, view: { name: 'Networks' } });
  });

  it('[R4.31] declining the approval leads back to the sign view', async () => {
    const { widget, feature, frame, clock } = await embedded();
    frame.on('RPC_REQUEST', 'hang');
    const refused = rejectionOf(feature.signIn());
    await clock.advance(0);

    const error = new WidgetError('RPC', { rpcCode: 4001, rpcMessage: 'no' });
    frame.settle('RPC_REQUEST', { error });
    await refused;
    await clock.advance(150);

    expect(widget.state.view?.name).toBe('SIWXSignMessage');
    expect(widget.state.snackbar?.text).toBe('Signature declined');
  });

  it('[R4.28] lets the sign view close where sign-in is not required', async () => {
    const { widget } = await connected({ isRequired: false });

    await widget.close();

    expect(widget.state.isOpen).toBe(false);
  });

  it('[R4.15] disconnecting signs out', async () => {
    const { widget, adapters, siwx, feature } = await connected();
    adapters.of('eip155').signer.answerWith({ signature: SIGNATURE });
    await feature.signIn();

    await widget.disconnect();

    expect(siwx.sessions).toEqual([]);
    expect(widget.state.features.siwx?.signIn).toEqual({ status: 'idle' });
  });

  it('[R4.15] a wallet that leaves by itself signs out, once', async () => {
    const { widget, adapters, siwx, feature, connector, clock } = await connected();
    adapters.of('eip155').signer.answerWith({ signature: SIGNATURE });
    await feature.signIn();
    const letGo = siwx.hold();
    const lists: unknown[] = [];
    const set = siwx.set.bind(siwx);
    siwx.set = async (sessions) => {
      lists.push(sessions);
      return set(sessions);
    };

    connector.sessions.at(-1)?.leave();
    await clock.advance(0);
    await widget.disconnect();
    letGo();
    await clock.advance(0);

    expect(lists).toEqual([[]]);
    expect(siwx.sessions).toEqual([]);
    expect(activeConnection(widget.state).status).toBe('disconnected');
    expect(widget.state.features.siwx?.signIn).toEqual({ status: 'idle' });
  });

  it('[R4.15] a wallet that comes back meanwhile waits for the sign-out, and is asked again', async () => {
    const { widget, adapters, siwx, feature, connector, clock } = await connected();
    adapters.of('eip155').signer.answerWith({ signature: SIGNATURE });
    await feature.signIn();
    const letGo = siwx.hold();
    connector.sessions.at(-1)?.leave();
    await clock.advance(0);

    await widget.chooseWallet('test.wallet');
    await clock.advance(0);
    expect(activeConnection(widget.state).status).toBe('connecting');
    letGo();
    await clock.advance(0);

    expect(activeConnection(widget.state).status).toBe('connecting');
    expect(widget.state.features.siwx?.signIn.status).toBe('asking');
  });

  it('[R4.15] keeps the sign-in of a wallet that leaves, where the site wants that', async () => {
    const { adapters, siwx, feature, connector, clock } = await connected({
      signOutOnDisconnect: false,
    });
    adapters.of('eip155').signer.answerWith({ signature: SIGNATURE });
    await feature.signIn();

    connector.sessions.at(-1)?.leave();
    await clock.advance(0);

    expect(siwx.sessions).toHaveLength(1);
  });

  it.each([
    ['in use', 'eip155'],
    ['not in use', 'solana'],
  ] as const)(
    '[R4.15] [R4.24] requests a new sign-in of a still connected account after leaving the namespace %s',
    async (_what, namespace) => {
      const { widget, siwx, clock } = await signedInOnTwo();

      await widget.disconnect(namespace);
      await clock.advance(0);

      expect(siwx.sessions).toEqual([]);
      expect(activeConnection(widget.state).status).toBe('connecting');
      expect(widget.state.features.siwx?.signIn.status).toBe('asking');
      expect(widget.state.view?.name).toBe('SIWXSignMessage');
    },
  );

  it('[R4.15] keeps the sign-in where the site wants that', async () => {
    const { widget, adapters, siwx, feature } = await connected({ signOutOnDisconnect: false });
    adapters.of('eip155').signer.answerWith({ signature: SIGNATURE });
    await feature.signIn();

    await widget.disconnect();

    expect(siwx.sessions).toHaveLength(1);
  });

  it.each([
    ['another account', 'asking', { addresses: [OTHER] }],
    ['another network', 'asking', { chainReference: '42161' }],
    ['a network the site does not use', 'idle', { chainReference: '999' }],
  ] as const)(
    'signs out an account that comes to %s, where the site wants that',
    async (_what, status, change) => {
      const { widget, adapters, siwx, connector, feature, clock } = await connected({
        signOutOnChange: true,
      });
      adapters.of('eip155').signer.answerWith({ signature: SIGNATURE });
      await feature.signIn();

      connector.sessions.at(-1)?.change(change);
      await clock.advance(0);

      expect(siwx.sessions).toEqual([]);
      expect(widget.state.features.siwx?.signIn.status).toBe(status);
      expect(activeConnection(widget.state).status).toBe('connecting');
    },
  );

  it('[R8.1] reports that the sign-in could not begin, disconnects and goes to Connect', async () => {
    const { widget, clock } = await connected({ failure: new TypeError('offline') });
    await clock.advance(150);

    expect(widget.state.snackbar?.text).toBe(
      'A problem occurred while trying initialize authentication',
    );
    expect(activeConnection(widget.state).status).toBe('disconnected');
    expect(widget.state.view?.name).toBe('Connect');
  });

  it('drops the signature of an account that is no longer in use', async () => {
    const { widget, adapters, siwx, connector, feature, clock } = await connected();
    const { signer } = adapters.of('eip155');
    signer.answerWith('hang');
    const refused = rejectionOf(feature.signIn());
    await clock.advance(0);

    connector.sessions.at(-1)?.change({ addresses: [OTHER] });
    signer.settle({ signature: SIGNATURE });
    await clock.advance(0);

    expect(await refused).toMatchObject({ code: 'ABORTED' });
    expect(siwx.sessions).toEqual([]);
    expect(widget.state.features.siwx?.signIn).toEqual({ status: 'asking', isDeclined: false });
  });

  it('continues while the wallet repeats its account', async () => {
    const { adapters, connector, siwx, feature, clock } = await connected();
    const { signer } = adapters.of('eip155');
    signer.answerWith('hang');
    const signing = feature.signIn();
    await clock.advance(0);

    connector.sessions.at(-1)?.change({ addresses: [ADDRESS] });
    await clock.advance(0);
    signer.settle({ signature: SIGNATURE });
    await signing;

    expect(siwx.sessions).toHaveLength(1);
  });

  it('asks the wallet once for two presses', async () => {
    const { adapters, feature, clock } = await connected();
    const { signer } = adapters.of('eip155');
    signer.answerWith('hang');

    const both = [feature.signIn(), feature.signIn()];
    await clock.advance(0);
    signer.settle({ signature: SIGNATURE });
    await Promise.all(both);

    expect(signer.requests).toHaveLength(1);
  });

  it('leaves the sign view when the wallet leaves', async () => {
    const { widget, connector, clock } = await connected();

    connector.sessions.at(-1)?.leave();
    await clock.advance(0);

    expect(widget.state.view?.name).toBe('Connect');
    await widget.close();
    expect(widget.state.isOpen).toBe(false);
  });

  it('[R8.2] reports what is missing', async () => {
    const { widget, adapters, connector, feature, clock } = await connected();
    Object.assign(adapters.of('eip155'), { signer: undefined });
    expect(await rejectionOf(feature.signIn())).toMatchObject({
      message: 'No ConnectionController client found',
    });
    connector.sessions.at(-1)?.change({ chainReference: '999' });
    expect(await rejectionOf(feature.signIn())).toMatchObject({
      message: 'No ActiveCaipNetwork or client found',
    });
    await widget.disconnect();
    await clock.advance(0);
    expect(await rejectionOf(feature.signIn())).toMatchObject({
      message: 'No ActiveCaipAddress found',
    });
    await expect(headlessWidget().widget.feature('siwx')).rejects.toMatchObject({
      message: 'SIWX is not enabled',
    });
  });

  it('is cancelled when the widget ends', async () => {
    const { widget, adapters, siwx, feature } = await connected();
    adapters.of('eip155').signer.answerWith('hang');
    const refused = rejectionOf(feature.signIn());

    widget.dispose();

    expect(await refused).toMatchObject({ name: 'WidgetError' });
    expect(siwx.sessions).toEqual([]);
  });
});

/** The same on Solana as well, signed in on both; Ethereum is in use. */
async function signedInOnTwo() {
  const solanaWallet = new FakeWalletConnector({
    id: 'test.solana',
    name: 'Solana Wallet',
    type: 'ANNOUNCED',
    namespace: 'solana',
  }).answerWith({
    grant: { addresses: [SOLANA_ADDRESS], chainReference: solana.caipNetworkId.slice(7) },
  });
  const headless = await connected({
    isRequired: true,
    options: { networks: [ethereum, arbitrum, solana] },
    wallets: [solanaWallet],
  });
  const { adapters, clock, feature, siwx, widget } = headless;
  for (const namespace of ['eip155', 'solana'] as const) {
    adapters.of(namespace).signer.answerWith({ signature: SIGNATURE });
  }
  await feature.signIn();
  await widget.connect('test.solana');
  await clock.advance(0);
  await feature.signIn();
  await widget.switchNetwork('eip155:1');
  await clock.advance(0);
  expect(siwx.sessions).toHaveLength(2);
  expect(widget.state.features.siwx?.signIn.status).toBe('signedIn');
  return headless;
}

/** The same with the embedded wallet, which signs in its frame. */
async function embedded({ isRequired = true } = {}) {
  const now = { now: () => Date.UTC(2026, 0, 1) };
  const siwx = new InMemorySiwxSessions({ clock: now, isRequired }).trust(SIGNATURE);
  const headless = await loggedIn({
    frame: readyFrame(),
    options: { siwx: anySiwx },
    overrides: [override(SiwxSessions, siwx)],
  });
  const { adapters, clock, widget } = headless;
  Object.assign(adapters.of('eip155'), {
    signer: {
      signMessage: (text: string, _account: unknown, session: WalletSession) =>
        walletOf(session).request({ method: 'personal_sign', params: [text] }),
    },
  });
  await clock.advance(0);
  return { ...headless, siwx, feature: await widget.feature('siwx') };
}
