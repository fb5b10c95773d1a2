import { describe, expect, it } from '@jest/globals';
import { lookOf, looksAlike } from '../../../../domain/text/look-alike';

describe('two names that a person could take for one', () => {
  it.each([
    'MetaMask',
    'metamask',
    'META MASK',
    'Meta-Mask',
    'Meta-Mask Wallet',
    'MetaMask.',
    'ＭｅｔａＭａｓｋ',
    '𝐌𝐞𝐭𝐚𝐌𝐚𝐬𝐤',
    'МеtаМаѕk',
    'МЕТАМАЅК',
    'ΜetaΜask',
    'MétaMåsk',
    'MetaⅯask',
    'Meta\u3164Mask',
    'ꓟetaꓟask',
    'M3taM4sk',
    'rnetarnask',
    'ᴍeтaᴍasĸ',
    'MetaMask Wallet',
  ])('are "MetaMask" and %j', (copy) => {
    expect(looksAlike('MetaMask', copy)).toBe(true);
  });

  it.each([
    ['Coinbase Wallet', 'Coinbase WaIIet'],
    ['Coinbase Wallet', 'Coinbase Wa||et'],
    ['Trust Wallet', 'TrustWallet'],
    ['Trust', 'Trust Wallet'],
    ['Rainbow', 'Raınbow'],
    ['Phantom', 'Рhаntоm'],
    ['Bitget Wallet', 'Βitget Wаllet'],
    ['1inch Wallet', 'linch Wallet'],
    ['Wallet', 'wallet'],
    ['支付宝', '支付宝'],
  ])('are %j and %j', (one, other) => {
    expect(looksAlike(one, other)).toBe(true);
  });

  it.each([
    ['MetaMask', 'MetaMask Institutional'],
    ['MetaMask', 'Mask'],
    ['Rainbow', 'Rabby'],
    ['Test Wallet 1', 'Test Wallet 2'],
    ['Trust Wallet', 'Wallet'],
    ['支付宝', '微信'],
    ['', ''],
    ['-', '.'],
  ])('are not %j and %j', (one, other) => {
    expect(looksAlike(one, other)).toBe(false);
  });

  it('share one skeleton', () => {
    expect(lookOf('Meta-Mask Wallet')).toBe(lookOf('МеtаМаѕk'));
  });
});
