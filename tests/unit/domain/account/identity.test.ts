import { describe, expect, it } from '@jest/globals';
import {
  identityOf,
  isAnonymous,
  parseIdentity,
  storedIdentity,
} from '../../../../domain/account/identity';

describe('an identity from outside', () => {
  it.each([
    ['marks of direction', 'ada\u202ehte\u2066.eth', 'adahte.eth'],
    ['letters without width', 'a\u200bda\u2060.eth', 'ada.eth'],
    ['control characters', 'ada\u0000\n.eth', 'ada .eth'],
    ['stacked marks', `a${'\u0301'.repeat(40)}da`, 'a\u0301\u0301da'],
  ])('has a name without %s', (_what, name, shown) => {
    expect(identityOf(name, undefined)).toEqual({ name: shown });
  });

  it('has short texts, of those that are known, and none that shows nothing', () => {
    const { texts } = identityOf('ada.eth', undefined, {
      description: 'x'.repeat(5_000),
      url: '\u200b',
      'com.github': 'ada\u202e',
      email: 'ada@example.org',
      'com.twitter': { toString: () => 'ada' },
    });

    expect(texts).toEqual({ description: 'x'.repeat(256), 'com.github': 'ada' });
  });

  it.each(['javascript:alert(1)', 'data:text/html,<script>', 'http://a.test/p.png', 'ipfs://x'])(
    'has no picture at %s',
    (url) => {
      expect(identityOf('ada.eth', url)).toEqual({ name: 'ada.eth' });
    },
  );

  it('takes no field that the page put on Object.prototype', () => {
    const polluted = Object.prototype as { description?: string };
    polluted.description = 'from the page';
    try {
      expect(identityOf('ada.eth', undefined, {})).toEqual({ name: 'ada.eth' });
    } finally {
      delete polluted.description;
    }
  });

  it('is read back as it was stored', () => {
    const identity = identityOf('ada.eth', 'https://a.test/p.png', { description: 'Sells pots' });

    expect(parseIdentity(JSON.parse(JSON.stringify(storedIdentity(identity))))).toEqual(identity);
    expect(parseIdentity({ name: 7, avatar: [], texts: 'all' })).toEqual({});
    expect(isAnonymous(parseIdentity({ texts: { description: 'without a name' } }))).toBe(true);
  });
});
