import { describe, expect, it } from '@jest/globals';
import { parseDeepLinkChoice } from '../../../../domain/wallet/deep-link-choice';

describe('parseDeepLinkChoice', () => {
  it.each(['https://wallet.test/wc', 'metamask://', 'WC:topic', 'bnc://app.binance.com/cedefi/'])(
    '[R3.18] accepts the link %s',
    (href) => {
      expect(parseDeepLinkChoice({ href, name: 'Wallet', other: 1 })).toEqual({
        href,
        name: 'Wallet',
      });
    },
  );

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://x.test/1',
    'file:///etc/passwd',
    'about:blank',
    'http://wallet.test/wc',
    'intent://browse/x#Intent;end',
    '//wallet.test',
    'wallet',
    'java\nscript:alert(1)',
    ' javascript:alert(1)',
    'https://wallet.test/ x',
    '',
  ])('ignores %j (S13)', (href) => {
    expect(parseDeepLinkChoice({ href, name: 'Wallet' })).toBeUndefined();
  });

  it.each([
    [undefined],
    [null],
    ['metamask://'],
    [{ href: 1, name: 'x' }],
    [{ href: 'wc:x' }],
    [[]],
  ])('ignores %j', (value) => {
    expect(parseDeepLinkChoice(value)).toBeUndefined();
  });
});
