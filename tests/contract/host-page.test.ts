import { describe, expect, it, jest } from '@jest/globals';
import { FakeHostPage } from '../../infrastructure/fake/fake-host-page';
import { BrowserHostPage } from '../../infrastructure/host/browser-host-page';
import { describeHostPage } from './host-page.contract';

describeHostPage('FakeHostPage', (deviceKind) => {
  const hostPage = new FakeHostPage(deviceKind);
  return {
    hostPage,
    clipboardText: () => hostPage.copiedText,
    refuseCopies: () => void hostPage.refuseCopies(),
    setVisible: (isVisible) => {
      if (isVisible) hostPage.show();
      else hostPage.hide();
    },
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
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
  return {
    hostPage: new BrowserHostPage(),
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
  };
});

describe('BrowserHostPage', () => {
  it('says that copying failed where there is no clipboard', async () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: undefined });

    await expect(new BrowserHostPage().copyText('x')).rejects.toMatchObject({
      code: 'COPY_FAILED',
    });
  });
});
