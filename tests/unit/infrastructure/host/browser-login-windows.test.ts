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
