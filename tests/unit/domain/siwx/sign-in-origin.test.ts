import { describe, expect, it } from '@jest/globals';
import { signInOriginFault } from '../../../../domain/siwx/sign-in-origin';

const page = 'https://service.org/login?next=1#top';
const data = { domain: 'service.org', uri: 'https://service.org/login' };

function textOf(site: string, uri = data.uri): string {
  return [
    `${site} wants you to sign in with your Ethereum account:`,
    '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2',
    '',
    'Hello.',
    '',
    `URI: ${uri}`,
    'Version: 1',
  ].join('\n');
}

const text = textOf('service.org');

describe('signInOriginFault', () => {
  it.each([
    ['the page itself', data, text, page],
    ['a scheme in the text', data, textOf('https://service.org'), page],
    ['letters of another case', { ...data, domain: 'SERVICE.org' }, textOf('Service.ORG'), page],
    ['the port that need not be said', { ...data, domain: 'service.org:443' }, text, page],
    ['the same in the address', { ...data, uri: 'https://service.org:443/' }, text, page],
    ['another path of the site', { ...data, uri: 'https://service.org' }, text, page],
    ['a text that is no sign-in', data, 'I own this account.', page],
    ['a program, which has no address', { domain: 'other.org', uri: 'did:x' }, 'Hello', ''],
    [
      'a page on this machine',
      { domain: 'localhost:3000', uri: 'http://localhost:3000/a' },
      textOf('localhost:3000', 'http://localhost:3000/'),
      'http://localhost:3000/a',
    ],
    [
      'a page in an app',
      { domain: 'localhost', uri: 'capacitor://localhost/' },
      textOf('localhost', 'capacitor://localhost/'),
      'capacitor://localhost/index.html',
    ],
  ])('accepts %s', (_what, named, signed, address) => {
    expect(signInOriginFault({ data: named, text: signed }, address)).toBeUndefined();
  });

  it.each([
    ['another site', { ...data, domain: 'evil.org' }, text, 'domain'],
    ['a part of the site', { ...data, domain: 'www.service.org' }, text, 'domain'],
    ['the site above', { ...data, domain: 'org' }, text, 'domain'],
    ['a site that begins alike', { ...data, domain: 'service.org.evil.test' }, text, 'domain'],
    ['a person at another site', { ...data, domain: 'service.org@evil.test' }, text, 'domain'],
    ['a person at the site', { ...data, domain: 'me@service.org' }, text, 'domain'],
    ['another port', { ...data, domain: 'service.org:8443' }, text, 'domain'],
    ['the port of another scheme', { ...data, domain: 'service.org:80' }, text, 'domain'],
    ['no site at all', { ...data, domain: '' }, text, 'domain'],
    ['a text for another site', data, textOf('evil.org'), 'domain'],
    ['a text for two sites', data, textOf('service.org evil.org'), 'domain'],
    ['a text that shouts', data, textOf('evil.org').toUpperCase(), 'domain'],
    ['a text for another scheme', data, textOf('http://service.org'), 'scheme'],
    ['another site’s address', { ...data, uri: 'https://evil.org/login' }, text, 'uri'],
    ['another scheme’s address', { ...data, uri: 'http://service.org/login' }, text, 'uri'],
    ['an address of no site', { ...data, uri: 'urn:service.org' }, text, 'uri'],
    ['no address', { ...data, uri: '' }, text, 'uri'],
    ['another address in the text', data, textOf('service.org', 'https://evil.org/'), 'uri'],
    [
      'an address before the right one in the text',
      data,
      text.replace('Hello.', 'URI: https://evil.org/'),
      'uri',
    ],
  ])('refuses %s', (_what, named, signed, fault) => {
    expect(signInOriginFault({ data: named, text: signed }, page)).toBe(fault);
  });

  it.each(['about:srcdoc', 'file:///home/me/page.html', 'data:text/html,x', 'blob:null/1'])(
    'refuses every site on a page without one: %s',
    (address) => {
      expect(signInOriginFault({ data, text }, address)).toBe('domain');
      expect(signInOriginFault({ data: { domain: '', uri: address }, text: '' }, address)).toBe(
        'domain',
      );
    },
  );
});
