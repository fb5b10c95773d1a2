import { afterEach, describe, expect, it } from '@jest/globals';
import { ManualClock } from '../../../../infrastructure/fake/manual-clock';
import { BrowserLoginWindows } from '../../../../infrastructure/host/browser-login-windows';

const WALLET = 'https://wallet.test/#social';
const page = globalThis as { open?: unknown; addEventListener?: unknown };

afterEach(() => {
  delete page.open;
  delete page.addEventListener;
});

describe('the window of a social login', () => {
  it('is not taken for closed when the page of the provider has cut it off', async () => {
    const { clock, login, say, window } = left();
    await clock.advance(2000);
    window.closed = true;
    await clock.advance(60_000);
    say('over');

    expect(await login).toBe(WALLET);
  });

  it('is closed where the visitor closes it later, and the frame hears of no login', async () => {
    const { clock, login, window } = left();
    await clock.advance(11_000);
    window.closed = true;
    await clock.advance(6000);

    expect(await login).toMatchObject({ code: 'LOGIN_WINDOW_CLOSED' });
  });

  it('may close once the visitor is back, however long the wallet takes to open', async () => {
    const { clock, login, say, window } = left();
    await clock.advance(11_000);
    window.closed = true;
    await clock.advance(1000);
    say('back');
    await clock.advance(60_000);
    say('over');

    expect(await login).toBe(WALLET);
  });
});

describe('the app that shows the page', () => {
  const iPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
  const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9';
  const own = Object.getOwnPropertyDescriptor(globalThis, 'navigator');
  const showIn = (navigator: object): void =>
    void Object.defineProperty(globalThis, 'navigator', { configurable: true, value: navigator });
  const chrome =
    'AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/130.0 Mobile Safari/537.36';

  afterEach(() => {
    if (own) Object.defineProperty(globalThis, 'navigator', own);
    else Reflect.deleteProperty(globalThis, 'navigator');
  });

  it.each([
    ['Safari on an iPhone', `${iPhone} Version/18.0 Mobile/15E148 Safari/604.1`, true],
    ['Chrome on an iPhone', `${iPhone} CriOS/130.0 Mobile/15E148 Safari/604.1`, true],
    ['a view of an app on an iPhone', `${iPhone} Mobile/15E148`, false],
    ['Instagram on an iPhone', `${iPhone} Mobile/15E148 Instagram 350.0 Safari/604.1`, false],
    ['Chrome on Android', `${android}) ${chrome.replace('Version/4.0 ', '')}`, true],
    ['a view of an app on Android', `${android}; wv) ${chrome}`, false],
    ['Facebook', `${android}) ${chrome} [FB_IAB/FB4A;FBAV/480.0;]`, false],
    ['Firefox on a desktop', 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Firefox/130.0', true],
  ])('opens windows beside the page, or not: %s', (_name, userAgent, isBeside) => {
    showIn({ userAgent });
    expect(new BrowserLoginWindows(new ManualClock()).areBeside()).toBe(isBeside);
  });

  it('opens none that a page which is installed on iOS hears from', () => {
    showIn({ userAgent: `${iPhone} Version/18.0 Mobile/15E148 Safari/604.1`, standalone: true });
    expect(new BrowserLoginWindows(new ManualClock()).areBeside()).toBe(false);
  });
});

/** A window that has gone to the wallet's page, and what its login ends with. */
function left() {
  const window = {
    closed: false,
    location: { replace: () => undefined },
    close: () => {
      window.closed = true;
    },
  };
  page.open = () => window;
  const messages = new EventTarget();
  page.addEventListener = messages.addEventListener.bind(messages);
  const clock = new ManualClock();
  const opened = new BrowserLoginWindows(clock).open();
  opened.goTo(WALLET);
  const login = opened.result().catch((error: unknown) => error);
  const say = (step: string): void => {
    const message = { data: { t: 'cleat.social', step }, origin: new URL(WALLET).origin };
    messages.dispatchEvent(Object.assign(new Event('message'), message));
  };
  return { clock, login, say, window };
}
