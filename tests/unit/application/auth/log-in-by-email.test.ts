import { FeatureError } from '../../../../domain/errors/feature-error';
import { describe, expect, it, jest } from '@jest/globals';
import { activeConnection } from '../../../../application/snapshot/widget-state';
import { ScriptedAuthFrame } from '../../../../infrastructure/fake';
import type { KeyValueStorage } from '../../../../ports/key-value-storage';
import {
  EMBEDDED_ADDRESS,
  EMBEDDED_EMAIL,
  headlessAuth,
  readyFrame,
  rejectionOf,
} from '../../../support/headless-auth';
import { raisedAlert } from '../../../support/raised-alert';

describe('log in by e-mail', () => {
  it('[R4.35] [R1.5] registers the device, checks the one-time code and connects', async () => {
    const { widget, auth, clock, frame } = await ready();
    frame.answer('CONNECT_EMAIL', { action: 'VERIFY_DEVICE' }).on('CONNECT_DEVICE', 'hang');
    await widget.open();

    const step = auth.connectEmail(` ${EMBEDDED_EMAIL} `);
    expect(stateOf(widget).emailLogin).toEqual({ status: 'requesting', email: EMBEDDED_EMAIL });
    await clock.advance(500);
    expect(await step).toBe('VERIFY_DEVICE');
    expect(widget.state.view?.name).toBe('EmailVerifyDevice');

    frame.settle('CONNECT_DEVICE', { answer: {} });
    await clock.advance(0);
    expect(widget.state.view?.name).toBe('EmailVerifyOtp');

    frame.answer('CONNECT_OTP', {});
    await auth.submitCode('012345');

    expect(stateOf(widget).emailLogin).toEqual({ status: 'connected', email: EMBEDDED_EMAIL });
    expect(activeConnection(widget.state)).toMatchObject({
      status: 'connected',
      account: { address: EMBEDDED_ADDRESS, connectorId: 'ID_AUTH' },
    });
    expect(widget.state.isOpen).toBe(false);
    expect(frame.sent).toContainEqual({ type: 'CONNECT_OTP', payload: { otp: '012345' } });
  });

  it('[R4.38] sends the first request 500 ms after READY, and introduces the site first', async () => {
    const frame = new ScriptedAuthFrame()
      .answer('CONNECT_EMAIL', { action: 'VERIFY_OTP' })
      .answer('SYNC_DAPP_DATA', {})
      .answer('SYNC_THEME', {})
      .answer('GET_SMART_ACCOUNT_ENABLED_NETWORKS', { smartAccountEnabledNetworks: [1, 10] });
    const { widget, auth, clock } = await ready({ frame, options: { projectId: 'p1' } });
    const step = auth.connectEmail(EMBEDDED_EMAIL);

    await clock.advance(10_000);
    expect(frame.sent).toEqual([]);
    frame.ready();
    await clock.advance(499);
    expect(frame.sent).toEqual([]);
    await clock.advance(1);
    await step;

    expect(frame.sentTypes).toEqual([
      'SYNC_DAPP_DATA',
      'SYNC_THEME',
      'GET_SMART_ACCOUNT_ENABLED_NETWORKS',
      'CONNECT_EMAIL',
    ]);
    expect(frame.sent[0]?.payload).toMatchObject({ projectId: 'p1', sdkType: 'cleat' });
    expect(stateOf(widget).smartAccountNetworks).toEqual([1, 10]);
  });

  it("[R3.12] sends the site's details to the frame", async () => {
    const metadata = {
      name: 'Site',
      description: 'A site',
      url: 'https://site.test',
      icons: ['https://site.test/icon.png'],
    };
    const frame = readyFrame().answer('CONNECT_EMAIL', { action: 'VERIFY_OTP' });
    const { auth, clock } = await ready({ frame, options: { metadata, projectId: 'p1' } });
    const step = auth.connectEmail(EMBEDDED_EMAIL);
    await clock.advance(500);
    await step;

    expect(frame.sent[0]).toEqual({
      type: 'SYNC_DAPP_DATA',
      payload: { metadata, projectId: 'p1', sdkType: 'cleat', sdkVersion: expect.any(String) },
    });
  });

  it("[R3.13] sends the site's theme to the frame", async () => {
    const frame = readyFrame()
      .answer('CONNECT_EMAIL', { action: 'VERIFY_OTP' })
      .answer('SYNC_THEME', {});
    const options = { themeMode: 'dark', themeVariables: { accent: '#0af' } } as const;
    const { auth, clock } = await ready({ frame, options });
    const step = auth.connectEmail(EMBEDDED_EMAIL);
    await clock.advance(500);
    await step;

    expect(frame.sent).toContainEqual({
      type: 'SYNC_THEME',
      payload: { themeMode: 'dark', themeVariables: { accent: '#0af' }, language: 'en' },
    });
  });

  it('[R3.13] sends what the site sets of the looks, with its colours as the page reads them, and no font', async () => {
    const frame = readyFrame()
      .answer('CONNECT_EMAIL', { action: 'VERIFY_OTP' })
      .answer('SYNC_THEME', {});
    jest
      .spyOn(frame, 'colorOf')
      .mockImplementation((color) => (color === 'var(--brand)' ? '#0aaaff' : undefined));
    const options = {
      themePreset: 'mint',
      themeVariables: {
        accent: 'var(--brand)',
        colorMix: 'var(--unset)',
        colorMixStrength: 4,
        fontFamily: 'Inter',
        fontSizeMasterPx: 11,
        zIndex: 4,
      },
    } as const;
    const { auth, clock } = await ready({ frame, options });
    const step = auth.connectEmail(EMBEDDED_EMAIL);
    await clock.advance(500);
    await step;

    const [theme] = frame.sent.filter(({ type }) => type === 'SYNC_THEME');
    expect(theme?.payload).toEqual({
      themePreset: 'mint',
      themeVariables: { accent: '#0aaaff', colorMixStrength: 4, fontSizeMasterPx: 11 },
      language: 'en',
    });
  });

  it('[R3.13] informs the frame when the site changes its theme', async () => {
    const frame = readyFrame()
      .answer('CONNECT_EMAIL', { action: 'VERIFY_OTP' })
      .answer('SYNC_THEME', {});
    const { widget, auth, clock } = await ready({ frame });
    widget.setTheme({ mode: 'light' });
    expect(frame.sent).toEqual([]);
    const step = auth.connectEmail(EMBEDDED_EMAIL);
    await clock.advance(500);
    await step;

    widget.setTheme({ mode: 'dark' });
    widget.setTheme({ mode: 'system' });

    const themes = frame.sent.filter(({ type }) => type === 'SYNC_THEME');
    expect(themes.map(({ payload }) => payload)).toEqual([
      { themeMode: 'light', language: 'en' },
      { themeMode: 'dark', language: 'en' },
      { language: 'en' },
    ]);
  });

  it('[R3.13] informs the frame of the language of the views, at first and when it changes', async () => {
    const frame = readyFrame()
      .answer('CONNECT_EMAIL', { action: 'VERIFY_OTP' })
      .answer('SYNC_THEME', {});
    const { widget, auth, clock } = await ready({ frame });
    widget.present('ar');
    const step = auth.connectEmail(EMBEDDED_EMAIL);
    await clock.advance(500);
    await step;

    widget.present('de');
    widget.present('de');
    widget.present();

    const told = frame.sent.filter(({ type }) => type === 'SYNC_THEME');
    expect(told.map(({ payload }) => payload)).toEqual([
      { language: 'ar' },
      { language: 'de' },
      { language: 'en' },
    ]);
  });

  it('[R8.4] reports that the frame did not load, alerts the developer, and tries again', async () => {
    const frame = new ScriptedAuthFrame();
    const { widget, auth, clock } = await ready({ frame });
    const refused = rejectionOf(auth.connectEmail(EMBEDDED_EMAIL));

    await clock.advance(20_000);

    expect(await refused).toMatchObject({
      code: 'FRAME_NOT_LOADED',
      message: 'Unable to load email login dependency',
    });
    expect(await raisedAlert(widget)).toMatchObject({ code: 'EMBEDDED_WALLET_TIMEOUT' });
    expect(frame.isLoaded).toBe(false);

    frame.ready().answer('CONNECT_EMAIL', { action: 'VERIFY_OTP' });
    const step = auth.connectEmail(EMBEDDED_EMAIL);
    await clock.advance(500);
    await expect(step).resolves.toBe('VERIFY_OTP');
  });

  it('[R9.8] sends the next e-mail 30 s after the last, and shows the remaining wait', async () => {
    const { widget, auth, clock, frame } = await atCode();
    const startedAt = clock.now();
    await clock.advance(10_000);

    expect(await rejectionOf(auth.connectEmail(EMBEDDED_EMAIL))).toMatchObject({
      code: 'EMAIL_RESEND_TOO_SOON',
      message: 'Please try again after 20 seconds',
    });
    expect(await rejectionOf(auth.resendCode())).toMatchObject({ code: 'EMAIL_RESEND_TOO_SOON' });
    expect(stateOf(widget).resendAtMs).toBe(startedAt + 30_000);

    await clock.advance(20_000);
    await auth.resendCode();

    expect(frame.sentTypes.filter((type) => type === 'CONNECT_EMAIL')).toHaveLength(2);
    expect(widget.state.snackbar).toMatchObject({ text: 'Code email resent', variant: 'success' });
  });

  it('[R9.8] counts the wait from the last visit too', async () => {
    const first = await atCode();
    const { auth } = await ready({ storage: first.storage });

    expect(await rejectionOf(auth.connectEmail(EMBEDDED_EMAIL))).toMatchObject({
      code: 'EMAIL_RESEND_TOO_SOON',
    });
  });

  it.each([
    ['CONNECT_EMAIL', 'requesting'],
    ['CONNECT_OTP', 'verifyingCode'],
  ] as const)('[R9.8] cancels %s after 30 s', async (type, status) => {
    const { widget, auth, clock, frame } = await atCode();
    await clock.advance(30_000);
    frame.on(type, 'hang');
    const refused = rejectionOf(
      type === 'CONNECT_OTP' ? auth.submitCode('123456') : auth.connectEmail(EMBEDDED_EMAIL),
    );

    await clock.advance(29_999);
    expect(stateOf(widget).emailLogin.status).toBe(status);
    await clock.advance(1);

    expect(await refused).toMatchObject({ code: 'FRAME_TIMEOUT' });
    expect(stateOf(widget).emailLogin).toEqual({ status: 'signedOut', failure: 'timedOut' });
    expect((await raisedAlert(widget))?.code).toBe('EMBEDDED_WALLET_TIMEOUT');
  });

  it('leaves the code to a field in the frame, however long that takes, and connects', async () => {
    const { widget, auth, clock, frame } = await atCode();
    frame.on('CONNECT_OTP', 'hang');
    const place = { left: 1, top: 2, width: 300, height: 400 };
    auth.showCodeField(place);
    auth.showCodeField({ ...place, top: 3 });
    await clock.advance(95_000);
    expect(stateOf(widget).emailLogin.status).toBe('verifyingCode');
    expect(frame.isShown).toBe(true);
    expect(frame.place).toEqual({ ...place, top: 3 });
    expect(frame.sent.filter(({ type }) => type === 'CONNECT_OTP')).toEqual([
      { type: 'CONNECT_OTP', payload: {} },
    ]);

    auth.hideCodeField();
    expect(frame.isShown).toBe(false);
    frame.settle('CONNECT_OTP', { answer: {} });
    await clock.advance(0);

    expect(stateOf(widget).emailLogin.status).toBe('connected');
    expect(activeConnection(widget.state).status).toBe('connected');
  });

  it('ends where the frame ends it, and hides the field', async () => {
    const { widget, auth, clock, frame } = await atCode();
    frame.on('CONNECT_OTP', 'hang');
    auth.showCodeField({ left: 1, top: 2, width: 300, height: 400 });
    await clock.advance(0);

    frame.settle('CONNECT_OTP', { error: new FeatureError('FRAME_FAILED', {}) });
    await clock.advance(0);

    expect(frame.isShown).toBe(false);
    expect(stateOf(widget).emailLogin).toEqual({ status: 'signedOut', failure: 'refused' });
    auth.showCodeField({ left: 1, top: 2, width: 300, height: 400 });
    expect(frame.isShown).toBe(false);
  });

  it('leads back to the ways to connect where the visitor cancels in the frame, without an alarm', async () => {
    const { widget, auth, clock, frame } = await atCode('Connect');
    frame.on('CONNECT_OTP', 'hang');
    auth.showCodeField({ left: 1, top: 2, width: 300, height: 400 });
    await clock.advance(0);

    const frameMessage = 'User rejected the request.';
    frame.settle('CONNECT_OTP', {
      error: new FeatureError('FRAME_FAILED', { frameMessage, isDeclined: true }),
    });
    await clock.advance(0);

    expect(frame.isShown).toBe(false);
    expect(stateOf(widget).emailLogin).toEqual({ status: 'signedOut' });
    expect(widget.state.view?.name).toBe('Connect');
    expect(widget.state.snackbar).toBeUndefined();
  });

  it('hides the field where the visitor cancels, and drops a code that comes late', async () => {
    const { widget, auth, clock, frame } = await atCode();
    frame.on('CONNECT_OTP', 'hang');
    auth.showCodeField({ left: 1, top: 2, width: 300, height: 400 });
    await clock.advance(0);

    auth.cancelLogin();
    expect(frame.isShown).toBe(false);
    frame.settle('CONNECT_OTP', { answer: {} });
    await clock.advance(0);

    expect(stateOf(widget).emailLogin).toEqual({ status: 'signedOut' });
    expect(activeConnection(widget.state).status).toBe('disconnected');
  });

  it('loads the frame ahead, so that the login need not wait for it', async () => {
    const { auth, clock, frame } = await ready();
    const prepared = auth.prepare();
    await clock.advance(500);
    await prepared;
    expect(frame.isLoaded).toBe(true);

    frame.answer('CONNECT_EMAIL', { action: 'VERIFY_OTP' });

    await expect(auth.connectEmail(EMBEDDED_EMAIL)).resolves.toBe('VERIFY_OTP');
  });

  it('waits for the device as long as the visitor does', async () => {
    const { widget, auth, clock, frame } = await ready();
    frame.answer('CONNECT_EMAIL', { action: 'VERIFY_DEVICE' }).on('CONNECT_DEVICE', 'hang');
    const step = auth.connectEmail(EMBEDDED_EMAIL);
    await clock.advance(500);
    await step;

    await clock.advance(95_000);
    expect(stateOf(widget).emailLogin.status).toBe('verifyingDevice');
    frame.settle('CONNECT_DEVICE', { answer: {} });
    await clock.advance(0);

    expect(stateOf(widget).emailLogin.status).toBe('verifyingCode');
  });

  it('does not show the code view to a visitor who navigated elsewhere', async () => {
    const { widget, auth, clock, frame } = await ready();
    frame.answer('CONNECT_EMAIL', { action: 'VERIFY_DEVICE' }).on('CONNECT_DEVICE', 'hang');
    await widget.open();
    const step = auth.connectEmail(EMBEDDED_EMAIL);
    await clock.advance(500);
    await step;

    await widget.close();
    frame.settle('CONNECT_DEVICE', { answer: {} });
    await clock.advance(0);

    expect(widget.state.isOpen).toBe(false);
    expect(stateOf(widget).emailLogin.status).toBe('verifyingCode');
  });

  it('ends the login after five wrong codes', async () => {
    const { widget, auth, frame } = await atCode();
    frame.refuse('CONNECT_OTP', 'Wrong code');

    for (const wrongCodes of [1, 2, 3, 4]) {
      expect(await rejectionOf(auth.submitCode('000000'))).toMatchObject({ message: 'Wrong code' });
      expect(stateOf(widget).emailLogin).toMatchObject({ wrongCodes, isChecking: false });
    }
    await rejectionOf(auth.submitCode('000000'));

    expect(stateOf(widget).emailLogin).toEqual({ status: 'signedOut', failure: 'tooManyCodes' });
    expect(widget.state.snackbar).toBe(undefined);
  });

  it('counts the wrong codes from zero after another code was sent', async () => {
    const { widget, auth, clock, frame } = await atCode();
    frame.refuse('CONNECT_OTP', 'Wrong code');
    await rejectionOf(auth.submitCode('000000'));
    await rejectionOf(auth.submitCode('000000'));
    expect(stateOf(widget).emailLogin).toMatchObject({ wrongCodes: 2 });
    await clock.advance(30_000);

    await auth.resendCode();

    expect(stateOf(widget).emailLogin).toMatchObject({ status: 'verifyingCode', wrongCodes: 0 });
  });

  it('does not check a code before one was sent', async () => {
    const { auth, frame } = await atCode();
    auth.cancelLogin();
    const sent = frame.sent.length;

    await auth.submitCode('123456');
    await auth.resendCode();

    expect(frame.sent).toHaveLength(sent);
  });

  it('[R5.13] refuses an invalid email address or code, without a request', async () => {
    const { auth, frame } = await atCode();
    const sent = frame.sent.length;

    expect(await rejectionOf(auth.connectEmail('ada@'))).toMatchObject({ code: 'EMAIL_INVALID' });
    expect(await rejectionOf(auth.submitCode('12345'))).toMatchObject({ code: 'CODE_INVALID' });
    expect(frame.sent).toHaveLength(sent);
  });

  it('checks a code once when it is submitted twice', async () => {
    const { auth, clock, frame } = await atCode();
    frame.on('CONNECT_OTP', 'hang');

    const one = auth.submitCode('123456');
    const other = auth.submitCode('123456');
    await clock.advance(0);
    frame.settle('CONNECT_OTP', { answer: {} });
    await Promise.all([one, other]);

    expect(frame.sentTypes.filter((type) => type === 'CONNECT_OTP')).toHaveLength(1);
  });

  it('[R8.4] shows the frame\'s error text, or "An error occurred" without one', async () => {
    const { widget, auth, clock, frame } = await ready();
    frame.refuse('CONNECT_EMAIL', 'No mail today');
    const refused = rejectionOf(auth.connectEmail(EMBEDDED_EMAIL));
    await clock.advance(500);
    expect(await refused).toMatchObject({ code: 'FRAME_FAILED', message: 'No mail today' });
    expect(stateOf(widget).emailLogin).toEqual({ status: 'signedOut', failure: 'refused' });
    expect(widget.state.snackbar).toBe(undefined);

    frame.refuse('CONNECT_EMAIL');
    expect(await rejectionOf(auth.connectEmail(EMBEDDED_EMAIL))).toMatchObject({
      message: 'An error occurred',
    });
  });

  it('[R8.4] reports a cancelled login, and drops the late answer', async () => {
    const { widget, auth, clock, frame } = await ready();
    frame.on('CONNECT_EMAIL', 'hang');
    const refused = rejectionOf(auth.connectEmail(EMBEDDED_EMAIL));
    await clock.advance(500);

    auth.cancelLogin();
    frame.settle('CONNECT_EMAIL', { answer: { action: 'CONNECT' } });
    await clock.advance(0);

    expect(await refused).toMatchObject({ code: 'FRAME_ABORTED', message: 'Something went wrong' });
    expect(stateOf(widget).emailLogin).toEqual({ status: 'signedOut' });
    expect(activeConnection(widget.state).status).toBe('disconnected');
    expect(widget.state.snackbar).toBeUndefined();
  });

  it('[R3.20] keeps the login under the established names, and the email address masked', async () => {
    const { auth, clock, frame, storage } = await ready();
    frame.answer('CONNECT_EMAIL', { action: 'CONNECT' });
    const step = auth.connectEmail(EMBEDDED_EMAIL);
    await clock.advance(500);
    await step;
    frame.startSession('token-1');

    expect(storage.get('@appkit/recent_login')).toBe('email');
    expect(keptIn(storage)).toEqual({
      EMAIL: 'a•••@example.org',
      EMAIL_LOGIN_USED_KEY: 'true',
      LAST_EMAIL_LOGIN_TIME: String(clock.now()),
      LAST_USED_CHAIN_KEY: 'eip155:1',
      SESSION_TOKEN_KEY: 'token-1',
      SMART_ACCOUNT_ENABLED_NETWORKS: '',
    });
  });

  it('leaves no request pending when the widget ends', async () => {
    const { widget, auth, clock, frame } = await ready();
    frame.on('CONNECT_EMAIL', 'hang');
    const refused = rejectionOf(auth.connectEmail(EMBEDDED_EMAIL));
    await clock.advance(500);

    widget.dispose();

    expect(await refused).toMatchObject({ name: 'WidgetError' });
    await clock.advance(0);
    expect(clock.sleeping).toBe(0);
    expect(frame.isLoaded).toBe(false);
  });
});

async function ready(options: Parameters<typeof headlessAuth>[0] = {}) {
  const headless = headlessAuth(options);
  return { ...headless, auth: await headless.widget.feature('auth') };
}

/** A visitor who has received a one-time code. */
async function atCode(view?: 'Connect') {
  const frame = readyFrame().answer('CONNECT_EMAIL', { action: 'VERIFY_OTP' });
  const headless = await ready({ frame });
  if (view) await headless.widget.open({ view });
  const step = headless.auth.connectEmail(EMBEDDED_EMAIL);
  await headless.clock.advance(500);
  await step;
  return headless;
}

function stateOf({
  state,
}: {
  readonly state: Awaited<ReturnType<typeof ready>>['widget']['state'];
}) {
  const { auth } = state.features;
  if (!auth) throw new TypeError('The feature has not been used');
  return auth;
}

function keptIn(storage: KeyValueStorage): Readonly<Record<string, string | undefined>> {
  const prefix = '@appkit-wallet/';
  return Object.fromEntries(
    storage.keys(prefix).map((key) => [key.slice(prefix.length), storage.get(key)]),
  );
}
