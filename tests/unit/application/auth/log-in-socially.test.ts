import { describe, expect, it } from '@jest/globals';
import { activeConnection } from '../../../../application/snapshot/widget-state';
import { FeatureError } from '../../../../domain/errors/feature-error';
import { FakeHostPage, FakeLoginWindows } from '../../../../infrastructure/fake';
import {
  EMBEDDED_ADDRESS,
  headlessAuth,
  readyFrame,
  rejectionOf,
} from '../../../support/headless-auth';
import { InMemoryStorage } from '../../../../infrastructure/storage/in-memory-storage';
import { raisedAlert } from '../../../support/raised-alert';

const redirect = 'https://provider.test/login';
const result = 'https://site.test/?code=42';

describe('log in socially', () => {
  it('[R1.6] opens a window, follows it to its end and connects', async () => {
    const { widget, auth, clock, frame, loginWindows, storage } = await ready();
    await widget.open();
    const login = auth.connectSocial('google');
    expect(loginWindows.windows).toHaveLength(1);
    expect(widget.state.features.auth?.socialLogin).toEqual({
      status: 'preparing',
      provider: 'google',
    });

    await clock.advance(500);
    expect(loginWindows.latest.url).toBe(redirect);
    expect(widget.state.view?.name).toBe('ConnectingSocial');
    loginWindows.latest.finish(result);
    await login;

    expect(frame.sent).toContainEqual({
      type: 'GET_SOCIAL_REDIRECT_URI',
      payload: { provider: 'google' },
    });
    expect(frame.sent).toContainEqual({ type: 'CONNECT_SOCIAL', payload: { uri: result } });
    expect(activeConnection(widget.state).account?.address).toBe(EMBEDDED_ADDRESS);
    expect(widget.state.features.auth?.socialLogin).toEqual({
      status: 'connected',
      provider: 'google',
    });
    expect(widget.state.isOpen).toBe(false);
    expect(loginWindows.latest.isOpen).toBe(false);
    expect(storage.get('@appkit/connected_social')).toBe('google');
    expect(storage.get('@appkit/recent_login')).toBe('google');
    expect(widget.state.features.auth?.recentLogin).toBe('google');
    expect(storage.get('@appkit-wallet/SOCIAL_USERNAME')).toBe('ada');
  });

  it('[R5.14] refuses a provider that the site does not offer', async () => {
    const { auth } = await ready({ options: { features: { socials: ['google'] } } });

    expect(await rejectionOf(auth.connectSocial('github'))).toMatchObject({
      code: 'SOCIAL_PROVIDER_UNAVAILABLE',
    });
    expect(await rejectionOf(auth.connectSocial('farcaster'))).toMatchObject({
      code: 'SOCIAL_PROVIDER_UNAVAILABLE',
    });
  });

  it('[R5.12] leaves out what Telegram cannot open', async () => {
    const hostPage = new FakeHostPage('mobile').showIn({ isTelegram: true, platform: 'android' });
    const { auth } = await ready({ hostPage });

    expect(auth.socialProviders).toEqual(['google', 'discord', 'farcaster', 'github', 'apple']);
    expect(await rejectionOf(auth.connectSocial('x'))).toMatchObject({
      code: 'SOCIAL_PROVIDER_UNAVAILABLE',
    });
  });

  it.each(['GET_SOCIAL_REDIRECT_URI', 'CONNECT_SOCIAL'] as const)(
    '[R5.21] [R9.8] a %s that takes 30 s raises the alert',
    async (type) => {
      const { widget, auth, clock, frame, loginWindows } = await ready();
      frame.on(type, 'hang');
      const refused = rejectionOf(auth.connectSocial('google'));
      await clock.advance(500);
      loginWindows.latest.finish(result);

      await clock.advance(30_000);

      expect(await refused).toMatchObject({ code: 'FRAME_TIMEOUT' });
      expect(await raisedAlert(widget)).toMatchObject({ code: 'SOCIALS_TIMEOUT' });
      expect(widget.state.features.auth?.socialLogin).toMatchObject({ failure: 'timedOut' });
      expect(loginWindows.latest.isOpen).toBe(false);
    },
  );

  it('reports that the browser blocked the window, and sends nothing', async () => {
    const { widget, auth, frame } = await ready({ loginWindows: new FakeLoginWindows() });

    expect(await rejectionOf(auth.connectSocial('google'))).toMatchObject({
      code: 'LOGIN_WINDOW_BLOCKED',
      message: 'Could not create social popup',
    });
    expect(widget.state.features.auth?.socialLogin).toMatchObject({ failure: 'blocked' });
    expect(await raisedAlert(widget)).toBeUndefined();
    expect(frame.sent).toEqual([]);
  });

  it('treats a window that the visitor closes as a refusal, without a message', async () => {
    const { widget, auth, clock, loginWindows } = await ready();
    const refused = rejectionOf(auth.connectSocial('google'));
    await clock.advance(500);

    loginWindows.latest.closeByPerson();

    expect(await refused).toMatchObject({ code: 'LOGIN_WINDOW_CLOSED' });
    expect(widget.state.features.auth?.socialLogin).toMatchObject({ failure: 'cancelled' });
    expect(widget.state.snackbar).toBeUndefined();
  });

  it('trusts no answer of another origin, and reports it', async () => {
    const { widget, auth, clock, loginWindows } = await ready();
    const refused = rejectionOf(auth.connectSocial('google'));
    await clock.advance(500);

    loginWindows.latest.answerFromElsewhere();

    expect(await refused).toMatchObject({ code: 'ORIGIN_UNTRUSTED' });
    expect(widget.state.snackbar?.text).toBe('Untrusted Origin');
  });

  it('navigates the window to https addresses only', async () => {
    const { auth, clock, frame, loginWindows } = await ready();
    frame.answer('GET_SOCIAL_REDIRECT_URI', { uri: 'javascript:alert(1)' });
    const refused = rejectionOf(auth.connectSocial('google'));
    await clock.advance(500);

    expect(await refused).toMatchObject({ code: 'SOCIAL_URI_MISSING' });
    expect(loginWindows.latest.url).toBeUndefined();
  });

  it('[R1.6] lists those that the operator has credentials of, in the site’s order', async () => {
    const socials = ['openid:keycloak', 'github', 'google'] as const;
    const { auth, clock, frame, widget } = await ready({ options: { features: { socials } } });
    const [google, keycloak] = [
      { name: 'google', title: 'Google' },
      { name: 'openid:keycloak', title: 'Keycloak' },
    ] as const;
    const apple = { name: 'apple', title: 'Apple' } as const;
    frame.answer('GET_SOCIAL_PROVIDERS', { providers: [apple, google, keycloak] });
    const listed = auth.listSocials();
    await clock.advance(500);
    await listed;

    expect(widget.state.features.auth?.socials).toEqual([keycloak, google]);
  });

  it('offers none where the frame cannot say', async () => {
    const { auth, clock, frame, widget } = await ready();
    frame.on('GET_SOCIAL_PROVIDERS', { error: new FeatureError('FRAME_FAILED', {}) });
    const refused = rejectionOf(auth.listSocials());
    await clock.advance(500);

    expect(await refused).toMatchObject({ code: 'FRAME_FAILED' });
    expect(widget.state.features.auth?.socials).toEqual([]);
  });

  it('shows what the frame says of a refusal', async () => {
    const { auth, clock, frame, loginWindows, widget } = await ready();
    const frameMessage = 'You declined the sign-in there.';
    frame.on('CONNECT_SOCIAL', { error: new FeatureError('FRAME_FAILED', { frameMessage }) });
    const refused = rejectionOf(auth.connectSocial('google'));
    await clock.advance(500);
    loginWindows.latest.finish(result);

    expect(await refused).toMatchObject({ code: 'FRAME_FAILED' });
    const { socialLogin } = widget.state.features.auth ?? {};
    expect(socialLogin).toMatchObject({ failure: 'refused', said: frameMessage });
    expect(widget.state.view?.name).toBe('ConnectingSocial');
  });

  it('ends with its view, and closes the window', async () => {
    const { auth, clock, loginWindows, widget } = await ready();
    await widget.open();
    const refused = rejectionOf(auth.connectSocial('google'));
    await clock.advance(500);

    await widget.back();

    expect(await refused).toMatchObject({ code: 'FRAME_ABORTED' });
    expect(widget.state.features.auth?.socialLogin).toEqual({ status: 'idle' });
    expect(loginWindows.latest.isOpen).toBe(false);
  });

  it('cancels the first provider for the second', async () => {
    const { widget, auth, clock, loginWindows } = await ready();
    const first = rejectionOf(auth.connectSocial('google'));
    await clock.advance(500);

    const second = auth.connectSocial('github');
    await clock.advance(0);
    loginWindows.windows[0]?.finish(result);
    loginWindows.latest.finish(result);
    await second;

    expect(await first).toMatchObject({ code: 'FRAME_ABORTED', message: 'Something went wrong' });
    expect(widget.state.features.auth?.socialLogin).toEqual({
      status: 'connected',
      provider: 'github',
    });
  });
});

describe('log in with Farcaster', () => {
  it('[R1.7] shows the QR code and connects when the app approves', async () => {
    const { widget, auth, clock, frame } = await ready();
    frame
      .answer('GET_FARCASTER_URI', { url: 'https://farcaster.test/1' })
      .on('CONNECT_FARCASTER', 'hang');
    await widget.open();
    const login = auth.connectSocial('farcaster');
    await clock.advance(500);
    expect(widget.state.view?.name).toBe('ConnectingFarcaster');
    expect(widget.state.features.auth?.socialLogin).toEqual({
      status: 'waiting',
      provider: 'farcaster',
      url: 'https://farcaster.test/1',
    });

    await clock.advance(300_000);
    frame.settle('CONNECT_FARCASTER', { answer: { userName: 'ada' } });
    await login;

    expect(activeConnection(widget.state).status).toBe('connected');
    expect(widget.state.isOpen).toBe(false);
    await clock.advance(100);
    expect(frame.sentTypes).not.toContain('RELOAD');
  });

  it('[R4.34] leaving unconnected clears the QR code and reloads the frame after 100 ms', async () => {
    const { widget, auth, clock, frame } = await ready();
    frame
      .answer('GET_FARCASTER_URI', { url: 'https://farcaster.test/1' })
      .on('CONNECT_FARCASTER', 'hang')
      .answer('RELOAD', {});
    await widget.open();
    const refused = rejectionOf(auth.connectSocial('farcaster'));
    await clock.advance(500);

    await widget.back();
    expect(widget.state.features.auth?.socialLogin).toEqual({ status: 'idle' });
    expect(await refused).toMatchObject({ code: 'FRAME_ABORTED', message: 'Something went wrong' });
    await clock.advance(99);
    expect(frame.sentTypes).not.toContain('RELOAD');
    await clock.advance(1);

    expect(frame.sentTypes.slice(-2)).toEqual(['RELOAD', 'SYNC_DAPP_DATA']);
  });
});

describe('a second login with Farcaster', () => {
  it('[R4.34] that begins within the 100 ms keeps its page', async () => {
    const { widget, auth, clock, frame } = await ready();
    frame
      .answer('GET_FARCASTER_URI', { url: 'https://farcaster.test/1' })
      .on('CONNECT_FARCASTER', 'hang')
      .answer('RELOAD', {});
    await widget.open();
    const refused = rejectionOf(auth.connectSocial('farcaster'));
    await clock.advance(500);
    await widget.back();
    expect(await refused).toMatchObject({ code: 'FRAME_ABORTED' });

    void rejectionOf(auth.connectSocial('farcaster'));
    await clock.advance(1000);

    expect(frame.sentTypes).not.toContain('RELOAD');
    expect(widget.state.features.auth?.socialLogin).toMatchObject({ status: 'waiting' });
  });

  it('[R5.21] [R9.8] has 30 s to show its code, and raises the alert', async () => {
    const { widget, auth, clock, frame } = await ready();
    frame.on('GET_FARCASTER_URI', 'hang');
    const refused = rejectionOf(auth.connectSocial('farcaster'));
    await clock.advance(30_500);

    expect(await refused).toMatchObject({ code: 'FRAME_TIMEOUT' });
    expect(await raisedAlert(widget)).toMatchObject({ code: 'SOCIALS_TIMEOUT' });
    expect(widget.state.features.auth?.socialLogin).toMatchObject({ failure: 'timedOut' });
  });

  it('copies its link', async () => {
    const hostPage = new FakeHostPage('desktop');
    const { auth, clock, frame, widget } = await ready({ hostPage });
    await auth.copyLoginLink();
    expect(hostPage.copiedText).toBeUndefined();
    frame
      .answer('GET_FARCASTER_URI', { url: 'https://farcaster.test/1' })
      .on('CONNECT_FARCASTER', 'hang');
    void rejectionOf(auth.connectSocial('farcaster'));
    await clock.advance(500);

    await auth.copyLoginLink();

    expect(hostPage.copiedText).toBe('https://farcaster.test/1');
    expect(widget.state.snackbar?.text).toBe('Link copied');
  });
});

describe('log in on Telegram', () => {
  const result = 'https://wallet.test/#result.abc';
  const telegram = () => new FakeHostPage('mobile').showIn({ isTelegram: true });

  it('[R4.41] leaves the page for the provider, in the same window', async () => {
    const { auth, clock, frame, hostPage, loginWindows, storage } = await ready({
      hostPage: telegram(),
    });
    const login = auth.connectSocial('google');
    await clock.advance(500);
    await login;

    expect(frame.sent).toContainEqual({
      type: 'GET_SOCIAL_REDIRECT_URI',
      payload: { provider: 'google', page: 'https://site.test/swap?from=eth#top' },
    });
    expect(hostPage.leftFor).toEqual([redirect]);
    expect(loginWindows.windows).toEqual([]);
    expect(storage.get('@appkit/social_provider')).toBe('google');
  });

  it.each([
    ['', {}],
    [', also where nothing else is restored', { enableReconnect: false }],
  ])(
    '[R4.41] goes on from result_uri on the next page, and takes it out of the address%s',
    async (_where, options) => {
      const first = await ready({ hostPage: telegram() });
      const login = first.auth.connectSocial('google');
      await first.clock.advance(500);
      await login;
      const hostPage = telegram().setQueryParameter('result_uri', result);
      const { widget, clock, frame } = headlessAuth({
        options,
        frame: socialFrame(),
        hostPage,
        storage: first.storage,
      });

      await widget.preload();
      await clock.advance(500);
      await clock.advance(0);

      expect(frame.sent).toContainEqual({ type: 'CONNECT_SOCIAL', payload: { uri: result } });
      expect(activeConnection(widget.state).account?.address).toBe(EMBEDDED_ADDRESS);
      expect(hostPage.takeQueryParameter('result_uri')).toBeUndefined();
      expect(first.storage.get('@appkit/social_provider')).toBeUndefined();
    },
  );

  it('[R4.41] shows a failure', async () => {
    const first = await ready({ hostPage: telegram() });
    const login = first.auth.connectSocial('google');
    await first.clock.advance(500);
    await login;
    const frame = socialFrame().on('CONNECT_SOCIAL', {
      error: new FeatureError('FRAME_FAILED', {}),
    });
    const hostPage = telegram().setQueryParameter('result_uri', result);
    const { widget, clock } = headlessAuth({ frame, hostPage, storage: first.storage });

    await widget.preload();
    await clock.advance(500);

    expect(widget.state.snackbar).toBe(undefined);
    expect(widget.state.features.auth?.socialLogin).toMatchObject({ failure: 'refused' });
    expect(widget.state.view?.name).toBe('ConnectingSocial');
  });

  it.each([
    ['another page', 'https://site.test/?code=42'],
    ['another wallet', 'https://elsewhere.test/#result.abc'],
    ['a script', 'javascript:alert(1)//#result.abc'],
  ])('[R4.41] takes the address of %s out of the bar, and asks nothing', async (_of, uri) => {
    const first = await ready({ hostPage: telegram() });
    const login = first.auth.connectSocial('google');
    await first.clock.advance(500);
    await login;
    const hostPage = telegram().setQueryParameter('result_uri', uri);
    const options = { authFrameUrl: 'https://wallet.test/frame' };
    const { widget, clock, frame } = headlessAuth({ hostPage, options, storage: first.storage });

    await widget.preload();
    await clock.advance(500);

    expect(frame.sentTypes).not.toContain('CONNECT_SOCIAL');
    expect(hostPage.takeQueryParameter('result_uri')).toBeUndefined();
  });

  it('[R4.41] does not take a result again after a reload', async () => {
    const first = await ready({ hostPage: telegram() });
    const login = first.auth.connectSocial('google');
    await first.clock.advance(500);
    await login;
    const hostPage = telegram().setQueryParameter('result_uri', result);
    const back = headlessAuth({ frame: socialFrame(), hostPage, storage: first.storage });
    await back.widget.preload();
    await back.clock.advance(500);
    await back.clock.advance(0);

    const again = await ready({ hostPage, storage: first.storage });
    await again.auth.resume();

    expect(again.frame.sentTypes).not.toContain('CONNECT_SOCIAL');
  });

  it('shows nothing to a visitor who comes back without a login, and forgets it in ten minutes', async () => {
    const first = await ready({ hostPage: telegram() });
    const login = first.auth.connectSocial('google');
    await first.clock.advance(500);
    await login;
    const frame = socialFrame().answer('GET_SOCIAL_RETURN', {});
    const back = headlessAuth({ frame, hostPage: telegram(), storage: first.storage });

    await back.widget.preload();
    await back.clock.advance(500);

    expect(frame.sentTypes).not.toContain('CONNECT_SOCIAL');
    expect(back.widget.state.features.auth?.socialLogin).toEqual({ status: 'idle' });
    expect(back.widget.state.isOpen).toBe(false);
    await back.clock.advance(700_000);
    await (await back.widget.feature('auth')).resume();
    expect(first.storage.get('@appkit/social_provider')).toBeUndefined();
  });

  it('ignores a result_uri where the stored provider is none', async () => {
    const storage = new InMemoryStorage();
    storage.set('@appkit/social_provider', 'myspace');
    const hostPage = telegram().setQueryParameter('result_uri', result);
    const { auth, frame } = await ready({ hostPage, storage });

    await auth.resume();

    expect(frame.sent).toEqual([]);
    expect(storage.get('@appkit/social_provider')).toBeUndefined();
  });

  it('ignores a result_uri without a login of this page', async () => {
    const hostPage = telegram().setQueryParameter('result_uri', result);
    const { auth, frame } = await ready({ hostPage });

    await auth.resume();

    expect(frame.sent).toEqual([]);
  });
});

describe('a login that left the page and is back', () => {
  const uri = 'https://wallet.test/#social-return';
  const left = async () => {
    const first = await ready();
    const login = first.auth.connectSocial('google', { inThisTab: true });
    await first.clock.advance(500);
    await login;
    return first.storage;
  };

  it('[R4.41] goes on by what the frame says, without anything in the address', async () => {
    const frame = socialFrame().answer('GET_SOCIAL_RETURN', { uri });
    const back = headlessAuth({ frame, storage: await left() });
    await back.widget.preload();
    await back.clock.advance(500);
    await back.clock.advance(0);

    expect(frame.sent).toContainEqual({ type: 'CONNECT_SOCIAL', payload: { uri } });
    expect(activeConnection(back.widget.state).account?.address).toBe(EMBEDDED_ADDRESS);
  });

  it('has as long as the visitor takes for the press', async () => {
    const frame = socialFrame().answer('GET_SOCIAL_RETURN', { uri }).on('CONNECT_SOCIAL', 'hang');
    const back = headlessAuth({ frame, storage: await left() });
    await back.widget.preload();
    await back.clock.advance(300_000);
    frame.settle('CONNECT_SOCIAL', { answer: { address: EMBEDDED_ADDRESS, chainId: 1 } });
    await back.clock.advance(0);

    expect(activeConnection(back.widget.state).account?.address).toBe(EMBEDDED_ADDRESS);
  });

  it('shows why it failed', async () => {
    const failure = 'You declined the sign-in there.';
    const frame = socialFrame().answer('GET_SOCIAL_RETURN', { failure });
    const back = headlessAuth({ frame, storage: await left() });
    await back.widget.preload();
    await back.clock.advance(500);

    const { socialLogin } = back.widget.state.features.auth ?? {};
    expect(socialLogin).toMatchObject({ status: 'failed', failure: 'refused', said: failure });
    expect(back.widget.state.view?.name).toBe('ConnectingSocial');
    expect(frame.sentTypes).not.toContain('CONNECT_SOCIAL');
  });

  it('goes on at no other wallet', async () => {
    const elsewhere = 'https://elsewhere.test/#social-return';
    const frame = socialFrame().answer('GET_SOCIAL_RETURN', { uri: elsewhere });
    const options = { authFrameUrl: 'https://wallet.test/frame' };
    const back = headlessAuth({ frame, options, storage: await left() });
    await back.widget.preload();
    await back.clock.advance(500);

    expect(frame.sentTypes).not.toContain('CONNECT_SOCIAL');
  });

  it('asks no frame where no login has left', async () => {
    const frame = socialFrame().answer('GET_SOCIAL_RETURN', { uri });
    const { auth } = await ready({ frame });
    await auth.resume();

    expect(frame.sent).toEqual([]);
  });
});

describe('log in without a window', () => {
  const result = 'https://wallet.test/#result.abc';
  const elsewhere = { storage: new InMemoryStorage() };

  it('[R1.6] goes on in this tab where the visitor presses so after the browser blocked the window', async () => {
    const loginWindows = new FakeLoginWindows();
    const { auth, clock, frame, hostPage, storage, widget } = await ready({ loginWindows });
    await rejectionOf(auth.connectSocial('google'));

    const left = auth.connectSocial('google', { inThisTab: true });
    await clock.advance(500);
    await left;

    expect(hostPage.leftFor).toEqual([redirect]);
    expect(loginWindows.windows).toEqual([]);
    expect(frame.sent).toContainEqual({
      type: 'GET_SOCIAL_REDIRECT_URI',
      payload: { provider: 'google', page: 'https://site.test/swap?from=eth#top' },
    });
    expect(storage.get('@appkit/social_provider')).toBe('google');
    expect(widget.state.features.auth?.socialLogin).toMatchObject({ status: 'preparing' });
  });

  it('[R1.6] leaves the page at once in the browser of another app', async () => {
    const loginWindows = new FakeLoginWindows().allow().showInApp();
    const { auth, clock, hostPage } = await ready({ loginWindows });
    const left = auth.connectSocial('google');
    await clock.advance(500);
    await left;

    expect(hostPage.leftFor).toEqual([redirect]);
    expect(loginWindows.windows).toEqual([]);
  });

  it('says so where the visitor comes back to the page as it was', async () => {
    const hostPage = new FakeHostPage('mobile');
    const { auth, clock, widget } = await ready({ hostPage });
    const left = auth.connectSocial('google', { inThisTab: true });
    await clock.advance(500);
    await left;

    hostPage.hide();
    expect(widget.state.features.auth?.socialLogin).toMatchObject({ status: 'preparing' });
    hostPage.show();

    expect(widget.state.features.auth?.socialLogin).toMatchObject({ failure: 'cancelled' });
    const again = auth.connectSocial('google', { inThisTab: true });
    await clock.advance(0);
    await again;
    expect(hostPage.leftFor).toEqual([redirect, redirect]);
  });

  it('leaves another tab its login for ten minutes, and each tab its own result', async () => {
    const { auth, clock, storage } = await ready(elsewhere);
    const left = auth.connectSocial('google', { inThisTab: true });
    await clock.advance(500);
    await left;

    const other = headlessAuth({ storage });
    await other.widget.preload();
    await other.clock.advance(500);
    expect(storage.get('@appkit/social_provider')).toBe('google');

    for (const uri of [result, result.replace('abc', 'def')]) {
      const hostPage = new FakeHostPage('desktop').setQueryParameter('result_uri', uri);
      const back = headlessAuth({ frame: socialFrame(), hostPage, storage });
      await back.widget.preload();
      await back.clock.advance(500);
      await back.clock.advance(0);
      expect(back.frame.sent).toContainEqual({ type: 'CONNECT_SOCIAL', payload: { uri } });
    }

    const late = await ready({ storage });
    await late.clock.advance(700_000);
    await late.auth.resume();
    expect(storage.get('@appkit/social_provider')).toBeUndefined();
  });

  it('gives a visitor who is back as long as opening the wallet takes', async () => {
    const { auth, clock, storage } = await ready();
    const left = auth.connectSocial('google', { inThisTab: true });
    await clock.advance(500);
    await left;
    const hostPage = new FakeHostPage('desktop').setQueryParameter('result_uri', result);
    const frame = socialFrame().on('CONNECT_SOCIAL', 'hang');
    const back = headlessAuth({ frame, hostPage, storage });
    await back.widget.preload();
    await back.clock.advance(300_000);

    frame.settle('CONNECT_SOCIAL', { answer: { address: EMBEDDED_ADDRESS, chainId: 1 } });
    await back.clock.advance(0);

    expect(activeConnection(back.widget.state).account?.address).toBe(EMBEDDED_ADDRESS);
  });
});

function socialFrame() {
  return readyFrame()
    .answer('GET_SOCIAL_REDIRECT_URI', { uri: redirect })
    .answer('CONNECT_SOCIAL', { address: EMBEDDED_ADDRESS, chainId: 1, userName: 'ada' });
}

async function ready(options: Parameters<typeof headlessAuth>[0] = {}) {
  const headless = headlessAuth({ frame: socialFrame(), ...options });
  return { ...headless, auth: await headless.widget.feature('auth') };
}
