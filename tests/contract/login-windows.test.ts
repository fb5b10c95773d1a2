import { afterEach } from '@jest/globals';
import { FakeLoginWindows } from '../../infrastructure/fake/fake-login-windows';
import { ManualClock } from '../../infrastructure/fake/manual-clock';
import { BrowserLoginWindows } from '../../infrastructure/host/browser-login-windows';
import { describeLoginWindows } from './login-windows.contract';

const RESULT = 'https://site.test/?code=1';
const page = globalThis as { open?: unknown };

afterEach(() => {
  delete page.open;
});

describeLoginWindows('FakeLoginWindows', (browser) => {
  const windows = new FakeLoginWindows();
  if (browser === 'allowing') windows.allow();
  return {
    windows,
    addressOf: () => windows.latest.url,
    isOpen: () => windows.latest.isOpen,
    finish: () => {
      windows.latest.finish(RESULT);
      return RESULT;
    },
    closeByPerson: () => windows.latest.closeByPerson(),
    answerFromElsewhere: () => windows.latest.answerFromElsewhere(),
  };
});

describeLoginWindows('BrowserLoginWindows', (browser) => {
  let address: string | undefined;
  const opened = {
    closed: false,
    location: { replace: (url: string) => (address = url) },
    close: () => {
      opened.closed = true;
    },
  };
  page.open = () => (browser === 'allowing' ? opened : null);
  const clock = new ManualClock();
  const say = (origin: string): void => {
    const event = new Event('message');
    const data = { t: 'cleat.social', step: 'over' };
    globalThis.dispatchEvent(Object.assign(event, { data, origin, source: opened }));
  };
  return {
    windows: new BrowserLoginWindows(clock),
    addressOf: () => address,
    isOpen: () => !opened.closed,
    // The answer stays between the wallet and its service: this page gets back the address of the wallet.
    finish: () => {
      say(new URL(address ?? '').origin);
      return address ?? '';
    },
    closeByPerson: () => {
      opened.closed = true;
      void clock.advance(1000);
    },
    answerFromElsewhere: () => say('https://elsewhere.test'),
  };
});
