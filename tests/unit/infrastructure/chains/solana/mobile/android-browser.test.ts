import { describe, expect, it } from '@jest/globals';
import { isInAndroidBrowser } from '../../../../../../infrastructure/chains/solana/mobile/android-browser';

const chrome =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Mobile Safari/537.36';
const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0';
const webView =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/148.0.0.0 Mobile Safari/537.36';

function page(userAgent: string, isSecureContext = true) {
  return { isSecureContext, navigator: { userAgent } };
}

describe('isInAndroidBrowser', () => {
  it.each([
    ['Chrome', page(chrome)],
    ['Firefox', page(firefox)],
  ])('finds %s on Android', (_name, shown) => {
    expect(isInAndroidBrowser(shown)).toBe(true);
  });

  it.each([
    ['a page that is not secure', page(chrome, false)],
    ['the browser inside of an app', page(webView)],
    ['an app that leaves out the mark of its browser', page(webView.replace('; wv', ''))],
    ['Telegram', page(`${chrome} Telegram-Android/11.9.0`)],
    ['an iPhone', page('Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Safari/604.1')],
    ['a desk', page('Mozilla/5.0 (X11; Linux x86_64) Chrome/148.0.0.0 Safari/537.36')],
    ['a server', undefined],
    ['a page without a name', {}],
  ])('finds no such browser in %s', (_name, shown) => {
    expect(isInAndroidBrowser(shown)).toBe(false);
  });
});
