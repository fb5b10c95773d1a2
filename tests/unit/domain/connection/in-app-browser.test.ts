import { describe, expect, it } from '@jest/globals';
import { inAppBrowserLink, type InAppVisit } from '../../../../domain/connection/in-app-browser';

const visit: InAppVisit = {
  pageUrl: 'https://site.test/swap?from=eth#top',
  namespace: 'eip155',
  platform: 'ios',
  isTelegram: false,
  isFramed: false,
};
const page = 'https%3A%2F%2Fsite.test%2Fswap%3Ffrom%3Deth%23top';
const origin = 'https%3A%2F%2Fsite.test';

describe('the link that opens the page in a wallet', () => {
  it.each<[string, Partial<InAppVisit>, string]>([
    ['app.phantom', {}, `https://phantom.app/ul/browse/${page}?ref=${origin}`],
    [
      'app.phantom',
      { platform: 'android' },
      `intent://browse/${page}?ref=${origin}#Intent;scheme=phantom;package=app.phantom;end`,
    ],
    [
      'com.solflare',
      { namespace: 'solana' },
      `https://solflare.com/ul/v1/browse/${page}?ref=${origin}`,
    ],
    ['com.coinbase.wallet', { namespace: 'solana' }, `https://go.cb-w.com/dapp?cb_url=${page}`],
    ['com.coinbase.wallet', {}, `cbwallet://miniapp?url=${page}`],
  ])('opens %s with %j', (rdns, part, href) => {
    expect(inAppBrowserLink(rdns, { ...visit, ...part })).toEqual({ href, target: '_self' });
  });

  it('opens outside Telegram and outside a frame', () => {
    const [telegram, frame] = [{ isTelegram: true }, { isFramed: true }];
    expect(inAppBrowserLink('app.phantom', { ...visit, ...telegram })?.target).toBe('_blank');
    expect(inAppBrowserLink('app.phantom', { ...visit, ...frame })?.target).toBe('_top');
  });

  it.each<[string, Partial<InAppVisit>]>([
    ['io.metamask', {}],
    ['toString', {}],
    ['com.solflare', {}],
    ['com.coinbase.wallet', { namespace: 'bip122' }],
    ['app.phantom', { pageUrl: '' }],
  ])('does not exist for %s with %j', (rdns, part) => {
    expect(inAppBrowserLink(rdns, { ...visit, ...part })).toBeUndefined();
  });
});
