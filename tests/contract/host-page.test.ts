import { describe, expect, it, jest } from '@jest/globals';
import type { OpenableLink } from '../../domain/wallet/wallet-link';
import { FakeHostPage } from '../../infrastructure/fake/fake-host-page';
import { BrowserHostPage } from '../../infrastructure/host/browser-host-page';
import { describeHostPage } from './host-page.contract';

describeHostPage('FakeHostPage', (deviceKind) => {
  const hostPage = new FakeHostPage(deviceKind);
  return {
    hostPage,
    opened: () => hostPage.opened,
    clipboardText: () => hostPage.copiedText,
    refuseCopies: () => void hostPage.refuseCopies(),
    setVisible: (isVisible) => {
      if (isVisible) hostPage.show();
      else hostPage.hide();
    },
    setQueryParameter: (name, value) => void hostPage.setQueryParameter(name, value),
  };
});

describeHostPage('BrowserHostPage', (deviceKind) => {
  const userAgent =
    deviceKind === 'mobile'
      ? 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile'
      : 'Mozilla/5.0 (X11; Linux x86_64)';
  let copied: string | undefined;
  let isRefused = false;
  const clipboard = {
    writeText: async (text: string) => {
      if (isRefused) throw new DOMException('no', 'NotAllowedError');
      copied = text;
    },
  };
  jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  const open = jest.spyOn(globalThis, 'open').mockReset().mockReturnValue(null);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  return {
    hostPage: new BrowserHostPage(),
    opened: () =>
      open.mock.calls.map(([href, target]) => ({
        href: String(href),
        target: target as OpenableLink['target'],
      })),
    clipboardText: () => copied,
    refuseCopies: () => {
      isRefused = true;
    },
    setVisible: (isVisible) => {
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        value: isVisible ? 'visible' : 'hidden',
      });
      document.dispatchEvent(new Event('visibilitychange'));
    },
    setQueryParameter: (name, value) => {
      const url = new URL(location.href);
      url.searchParams.set(name, value);
      history.replaceState(null, '', url);
    },
  };
});

describe('BrowserHostPage', () => {
  const iPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1';
  const iPhoneChrome = iPhone.replace('Version/18.0', 'CriOS/130.0');
  const macSafari =
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15';
  const android =
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36';
  const desktop = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/130.0 Safari/537.36';

  it.each([
    ['an iPhone', iPhone, { isSafari: true, isIos: true, platform: 'ios' }],
    ['Chrome on an iPhone', iPhoneChrome, { isSafari: false, isIos: true, platform: 'ios' }],
    ['a Mac', macSafari, { isSafari: true, isIos: false, platform: 'mac' }],
    ['Android', android, { isSafari: false, isIos: false, platform: 'android' }],
    ['a desktop', desktop, { isSafari: false, isIos: false, platform: 'other' }],
  ])('[R4.8] [R5.12] recognises %s', (_name, agent, expected) => {
    jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);

    expect(new BrowserHostPage().app()).toEqual({
      isTelegram: false,
      isFramed: false,
      ...expected,
    });
  });

  it.each(['TelegramWebviewProxy', 'Telegram', 'TelegramWebviewProxyProto'])(
    '[R4.8] recognises Telegram by %s',
    (mark) => {
      Object.defineProperty(globalThis, mark, { configurable: true, value: {} });

      expect(new BrowserHostPage().app().isTelegram).toBe(true);
      Reflect.deleteProperty(globalThis, mark);
    },
  );

  it('[R4.41] leaves the rest of the address as it is, to the letter', () => {
    const rest = '/swap?from=a%20b&flag&to=%2B#top';
    history.replaceState({ own: 1 }, '', rest.replace('&to', '&result_uri=x%2Fy&to'));
    const entries = history.length;

    expect(new BrowserHostPage().takeQueryParameter('result_uri')).toBe('x/y');

    expect(location.href).toBe(new URL(rest, location.origin).href);
    expect(history.state).toEqual({ own: 1 });
    expect(history.length).toBe(entries);
    history.replaceState(null, '', '/');
  });

  it('reports that copying failed where there is no clipboard', async () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });

    await expect(new BrowserHostPage().copyText('x')).rejects.toMatchObject({
      code: 'COPY_FAILED',
    });
  });
});
