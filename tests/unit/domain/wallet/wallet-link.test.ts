import { describe, expect, it } from '@jest/globals';
import {
  desktopPairingLink,
  type LinkHost,
  mobilePairingLink,
  requestLink,
  type WalletLinks,
  webappPairingLink,
} from '../../../../domain/wallet/wallet-link';

const uri = 'wc:94caa0e@2?relay-protocol=irn&symKey=f00';
const once = 'wc%3A94caa0e%402%3Frelay-protocol%3Dirn%26symKey%3Df00';
const twice = 'wc%253A94caa0e%25402%253Frelay-protocol%253Dirn%2526symKey%253Df00';

const safari: LinkHost = {
  isTelegram: false,
  platform: 'ios',
  isFramed: false,
  isLoggingIn: false,
};
const telegramIos = { ...safari, isTelegram: true };
const telegramAndroid: LinkHost = { ...telegramIos, platform: 'android' };
const native: WalletLinks = { mobileLink: 'rainbow://' };
const universal: WalletLinks = {
  mobileLink: 'rainbow://',
  universalLink: 'https://rnbwapp.com',
};

describe('the link that hands a pairing URI to a phone’s app', () => {
  it.each<[string, WalletLinks, LinkHost, string, string]>([
    ['a scheme', native, safari, `rainbow://wc?uri=${once}`, '_self'],
    [
      'a scheme that misses its slashes',
      { mobileLink: 'rainbow:' },
      safari,
      `rainbow://wc?uri=${once}`,
      '_self',
    ],
    ['a bare scheme', { mobileLink: 'rainbow' }, safari, `rainbow://wc?uri=${once}`, '_self'],
    [
      'a scheme with a path',
      { mobileLink: 'bnc://app.binance.com/cedefi' },
      safari,
      `bnc://app.binance.com/cedefi/wc?uri=${once}`,
      '_self',
    ],
    ['a universal link', universal, safari, `https://rnbwapp.com/wc?uri=${once}`, '_self'],
    [
      'a universal link with a slash at its end',
      { universalLink: 'https://rnbwapp.com/' },
      safari,
      `https://rnbwapp.com/wc?uri=${once}`,
      '_self',
    ],
    [
      'a web address in the place of a scheme',
      { mobileLink: 'https://link.wallet.test/open' },
      safari,
      `https://link.wallet.test/open/wc?uri=${once}`,
      '_self',
    ],
    ['a frame', native, { ...safari, isFramed: true }, `rainbow://wc?uri=${once}`, '_top'],
    ['Telegram on iOS', native, telegramIos, `rainbow://wc?uri=${once}`, '_blank'],
    ['Telegram on Android', native, telegramAndroid, `rainbow://wc?uri=${twice}`, '_blank'],
    [
      'Telegram on Android by a universal link',
      universal,
      telegramAndroid,
      `https://rnbwapp.com/wc?uri=${once}`,
      '_blank',
    ],
    [
      'Telegram during a social login',
      native,
      { ...telegramIos, isLoggingIn: true },
      `rainbow://wc?uri=${once}`,
      '_top',
    ],
    [
      'Telegram in a frame',
      native,
      { ...telegramIos, isFramed: true },
      `rainbow://wc?uri=${once}`,
      '_blank',
    ],
  ])('is correct for %s', (_name, wallet, host, href, target) => {
    expect(mobilePairingLink(wallet, uri, host)).toMatchObject({ href, target });
  });

  it('keeps the link that opens the app for later requests', () => {
    expect(mobilePairingLink(native, uri, safari)?.appHref).toBe('rainbow://');
    expect(mobilePairingLink(universal, uri, safari)?.appHref).toBe('https://rnbwapp.com/');
  });

  it.each(['javascript:alert(1)//', 'javascript://x', 'data:text/html,x', 'file:///x', 'a b://'])(
    'does not exist for %s',
    (mobileLink) => {
      const link = mobilePairingLink({ mobileLink }, uri, safari);
      expect(link?.href ?? 'none').not.toMatch(/^(javascript:alert|data|file| )/);
      if (mobileLink.includes('://')) expect(link).toBeUndefined();
    },
  );

  it.each<WalletLinks>([
    { universalLink: 'http://wallet.test' },
    { mobileLink: 'http://wallet.test' },
    { mobileLink: 'http:' },
    { mobileLink: 'intent://wc#Intent;end' },
    { mobileLink: 'ms-msdt' },
    { universalLink: 'https://wallet.test@evil.test' },
  ])('never sends the key of a pairing to %j', (wallet) => {
    expect(mobilePairingLink(wallet, uri, safari)).toBeUndefined();
    const [link = ''] = Object.values(wallet);
    expect(desktopPairingLink({ desktopLink: link }, uri, safari)).toBeUndefined();
    expect(webappPairingLink({ webappLink: link }, uri)).toBeUndefined();
  });

  it('does not exist for a wallet without an app', () => {
    expect(mobilePairingLink({}, uri, safari)).toBeUndefined();
  });
});

describe('the link that opens the app again for a request', () => {
  const waiting = { requestId: 1763766000123456, sessionTopic: 'a1b2' };
  const query = 'requestId=1763766000123456&sessionTopic=a1b2';

  it.each<[string, string, LinkHost, string, string]>([
    ['a scheme', 'rainbow://', safari, `rainbow://wc?${query}`, '_self'],
    ['a scheme with a path', 'okx://main', safari, `okx://main/wc?${query}`, '_self'],
    [
      'a universal link',
      'https://rnbwapp.com/',
      safari,
      `https://rnbwapp.com/wc?${query}`,
      '_self',
    ],
    ['a frame', 'rainbow://', { ...safari, isFramed: true }, `rainbow://wc?${query}`, '_top'],
    ['Telegram', 'rainbow://', telegramAndroid, `rainbow://wc?${query}`, '_blank'],
  ])('[R4.8] is correct for %s', (_name, href, host, expected, target) => {
    expect(requestLink({ href, name: 'Any' }, waiting, host)).toEqual({ href: expected, target });
  });
});

describe('the link to a desktop’s app and to a web page', () => {
  it('opens the app in this window, and the page in a new one', () => {
    const wallet = { desktopLink: 'ledgerlive:', webappLink: 'https://app.wallet.test/open' };
    expect(desktopPairingLink(wallet, uri, { ...safari, platform: 'mac' })).toEqual({
      href: `ledgerlive://wc?uri=${once}`,
      target: '_self',
      appHref: 'ledgerlive://',
    });
    expect(webappPairingLink(wallet, uri)).toEqual({
      href: `https://app.wallet.test/open/wc?uri=${once}`,
      target: '_blank',
      appHref: 'https://app.wallet.test/open/',
    });
    expect(webappPairingLink({ webappLink: 'wallet://' }, uri)).toBeUndefined();
    expect(desktopPairingLink({}, uri, safari)).toBeUndefined();
  });
});
