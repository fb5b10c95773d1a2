import { describe, expect, it } from '@jest/globals';
import { arabicSignIn } from '../../../apps/demo/languages/arabic-sign-in';
import { germanSignIn } from '../../../apps/demo/languages/german-sign-in';
import { signInMessages } from '../../../presentation-react/messages/sign-in-en';

describe.each([
  ['German', germanSignIn],
  ['Arabic', arabicSignIn],
])('signing in in %s', (_language, texts) => {
  it('[R4.26] has every text, and every fault its own sentence and its next step', () => {
    expect(Object.keys(texts).sort()).toEqual(Object.keys(signInMessages).sort());
    const faults = Object.values(texts.signInFaults);
    expect(Object.keys(texts.signInFaults).sort()).toEqual(
      Object.keys(signInMessages.signInFaults).sort(),
    );
    expect(new Set(faults.map(({ headline }) => headline)).size).toBe(faults.length);
    expect(faults.map(({ hint }) => hint)).not.toContain('');
  });
});
