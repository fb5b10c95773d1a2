import { describe, expect, it } from '@jest/globals';
import {
  isAuthority,
  isPathSegment,
  isUri,
  isUriScheme,
} from '../../../../domain/siwx/uri-grammar';

describe('isUri', () => {
  it.each([
    'https://service.org/login',
    'https://[::cafe]',
    'https://[2001:db8::1:2]:443/a',
    'https://[1:2:3:4:5:6:7:8]',
    'https://[::ffff:127.0.0.1]/x',
    'https://127.0.0.1/?query=one#begin',
    'https://user:p%40ss@host.example:8080/a//b?c=/?#d',
    'ipfs://Qme7ss3ARVgxv6rXqVPiikMJ8u2NLgmgszg13pYrDKEoiu',
    'urn:recap:eyJhdHQiOnt9fQ==',
    'did:pkh:eip155:1:0x1',
    'mailto:a@b.co',
    'file:///etc/hosts',
    'a:/',
    'a:',
    'about:?a#b',
    'https://[v1.fe80::a+en1]/x',
    'https://[vF.a]:80',
  ])('accepts %s', (text) => {
    expect(isUri(text)).toBe(true);
  });

  it.each([
    '',
    'service.org/login',
    ':not_a_rfc3986_valid_uri_',
    '1a://x',
    'https://a b',
    'https://a/%zz',
    'https://a/<b>',
    'https://',
    'https://[::cafe',
    'https://[:::1]',
    'https://[1::2::3]',
    'https://[1:2:3:4:5:6:7]',
    'https://[1:2:3:4:5:6:7:8:9]',
    'https://[1:2:3:4:5:6:7::8]',
    'https://[12345::]',
    'https://[::256.0.0.1]',
    'https://[::1.2.3]',
    'https://[v.a]',
    'https://[v1.]',
    'https://[vg.a]',
    'https://[1.2.3.4::]',
    'https://a\n',
    'https://ä.example',
  ])('refuses %j', (text) => {
    expect(isUri(text)).toBe(false);
  });
});

describe('isAuthority', () => {
  it.each(['service.org', '127.0.0.1:8080', 'test@127.0.0.1', '[::cafe]', '[::1]:80', 'a:'])(
    'accepts %s',
    (text) => {
      expect(isAuthority(text)).toBe(true);
    },
  );

  it.each(['', '#notrfc4501', 'a/b', 'a?b', 'a b', 'a:b', '@', '[::1', 'https://a', 'a@b@c'])(
    'refuses %j',
    (text) => {
      expect(isAuthority(text)).toBe(false);
    },
  );
});

it('recognises a scheme and a path segment', () => {
  expect(['https', 'chrome-extension', 'x+y.z'].map(isUriScheme)).toEqual([true, true, true]);
  expect(['', '1x', 'a b', 'a:'].map(isUriScheme)).toEqual([false, false, false, false]);
  expect(['', 'some_id', 'a%20b', 'a:b@c'].map(isPathSegment)).toEqual([true, true, true, true]);
  expect(['a b', 'a/b', 'a\n', '%'].map(isPathSegment)).toEqual([false, false, false, false]);
});
