import { describe, expect, it } from '@jest/globals';
import {
  PSEUDO_LENGTH,
  PSEUDO_TAG,
  pseudoLanguage,
  pseudoText,
} from '../../../apps/gallery/pseudo-language';
import { shellMessages } from '../../../presentation-react/messages/shell-en';
import { walletsMessages } from '../../../presentation-react/messages/wallets-en';

describe('a text in the pseudo-language', () => {
  it.each(['Connect wallet', 'Back', 'QR', 'Try again', 'You declined. Try again?'])(
    'is 40 % longer than %s, and its words are',
    (english) => {
      const longer = pseudoText(english);

      expect(longer).toMatch(/^\[.*\]$/);
      expect(longer.length - 2).toBeGreaterThanOrEqual(english.length * PSEUDO_LENGTH);
      expect(longer.split(' ')).toHaveLength(english.split(' ').length);
    },
  );

  it('keeps its values', () => {
    expect(pseudoText('Open Ada now', ['Ada'])).toContain(' Ada ');
  });
});

describe('the pseudo-language', () => {
  it('has every text of a catalogue, also those of functions and groups, and the ones of errors', () => {
    const { over } = pseudoLanguage.buttons;
    const { failures, openWallet, walletFeatures } = over(shellMessages);

    expect(over({ lang: 'en' }).lang).toBe(PSEUDO_TAG);
    expect(openWallet('Ada')).toMatch(/^\[.* Ada .*\]$/);
    expect(walletFeatures.onramp).toMatch(/^\[/);
    expect(failures.appClosed).toMatch(/^\[.*\]$/);
    expect(over(walletsMessages).allWalletsFound(77)).toContain('77');
  });
});
