import { describe, expect, it } from '@jest/globals';
import {
  inAppBrowserLink,
  type InAppVisit,
  isBrowserLink,
} from '../../../../domain/connection/in-app-browser';

const visit: InAppVisit = {
  pageUrl: 'https://site.test/swap?from=eth',
  namespaces: ['eip155'],
  platform: 'ios',
  isTelegram: false,
  isFramed: false,
};
const page = 'https%3A%2F%2Fsite.test%2Fswap%3Ffrom%3Deth';
const origin = 'https%3A%2F%2Fsite.test';
const phantom = {
  rdns: 'app.phantom',
  browserLinks: { eip155: 'https://phantom.app/ul/browse/{url}?ref={origin}' },
};
const encoded = { browserLinks: { eip155: 'one://open?url={url}' } };

describe('the link that opens the page in a wallet', () => {
  it.each<[string, string]>([
    ['one://open?url={url}', `one://open?url=${page}`],
    ['https://one.test/{url}?ref={origin}', `https://one.test/${page}?ref=${origin}`],
    ['https://one.test/dapp/{address}', 'https://one.test/dapp/site.test/swap?from=eth'],
    [
      'https://one.test?link=one%3A{urlTwice}',
      `https://one.test?link=one%3A${encodeURIComponent(page)}`,
    ],
  ])('fills in %s', (template, href) => {
    const link = inAppBrowserLink({ browserLinks: { eip155: template } }, visit);
    expect(link).toEqual({ href, target: '_self' });
  });

  it('is of the first namespace that the wallet opens pages for', () => {
    const wallet = { browserLinks: { solana: 'sol://{url}', bip122: 'btc://{url}' } };
    const on = (...namespaces: InAppVisit['namespaces']) =>
      inAppBrowserLink(wallet, { ...visit, namespaces })?.href.slice(0, 3);
    expect(on('eip155', 'bip122', 'solana')).toBe('btc');
    expect(on('eip155', 'solana', 'bip122')).toBe('sol');
  });

  it('is the one of Phantom for Android there', () => {
    const href = `intent://browse/${page}?ref=${origin}#Intent;scheme=phantom;package=app.phantom;end`;
    expect(inAppBrowserLink(phantom, { ...visit, platform: 'android' })?.href).toBe(href);
    expect(inAppBrowserLink(phantom, visit)?.href).toMatch(/^https:/);
  });

  it('opens outside Telegram and outside a frame', () => {
    const [telegram, frame] = [{ isTelegram: true }, { isFramed: true }];
    expect(inAppBrowserLink(phantom, { ...visit, ...telegram })?.target).toBe('_blank');
    expect(inAppBrowserLink(phantom, { ...visit, ...frame })?.target).toBe('_top');
  });

  it.each<[string, Parameters<typeof inAppBrowserLink>[0], Partial<InAppVisit>]>([
    ['a wallet without a browser', {}, {}],
    ['another namespace', encoded, { namespaces: ['solana'] }],
    ['no page', encoded, { pageUrl: '' }],
    ['a page that is no web page', encoded, { pageUrl: 'file:///home/me/page.html' }],
    ['a template that runs something', { browserLinks: { eip155: 'javascript://{url}' } }, {}],
    ['a template without the page', { browserLinks: { eip155: 'https://one.test/' } }, {}],
    ['the name of a method', { rdns: 'toString' }, {}],
  ])('does not exist for %s', (_, wallet, part) => {
    expect(inAppBrowserLink(wallet, { ...visit, ...part })).toBeUndefined();
  });

  it.each<[string, string]>([
    ['https://me:pass@site.test/a', 'https://site.test/a'],
    ['https://site.test/#access_token=abc&expires_in=3600', 'https://site.test/'],
    ['https://site.test/#top', 'https://site.test/'],
    ['https://site.test/#/swap?from=eth', 'https://site.test/#/swap?from=eth'],
    ['https://site.test/#!/swap', 'https://site.test/#!/swap'],
    ['https://site.test/#/swap?token=abc&from=eth', 'https://site.test/#/swap?from=eth'],
    ['https://site.test/#/access_token=abc', 'https://site.test/#/'],
    ['https://site.test/a?code=1&state=2', 'https://site.test/a'],
    ['https://site.test/a?from=eth&CODE=1&to=btc', 'https://site.test/a?from=eth&to=btc'],
    ['https://site.test/a?from=eth&id_token=1', 'https://site.test/a?from=eth'],
    ['https://site.test/a?zipcode=8000', 'https://site.test/a?zipcode=8000'],
    ['http://192.168.0.2:5173/a', 'http://192.168.0.2:5173/a'],
  ])('names %s as %s', (pageUrl, shared) => {
    const link = inAppBrowserLink(encoded, { ...visit, pageUrl });
    expect(link?.href).toBe(`one://open?url=${encodeURIComponent(shared)}`);
  });

  it('is a template of an app or of the web', () => {
    expect(['one://{url}', 'https://one.test/{address}'].every(isBrowserLink)).toBe(true);
    expect(['intent://{url}', 'http://one.test/{url}', '{url}'].some(isBrowserLink)).toBe(false);
  });
});
