import type { MessageOverrides } from 'cleatkit/react';
import { arabic } from './arabic';
import { german } from './german';

/** The languages of the demo. English is the package's own. */
const languages = { english: { lang: 'en' }, german, arabic } as const satisfies Readonly<
  Record<string, MessageOverrides & { readonly lang: string }>
>;

export type LanguageName = keyof typeof languages;

/** The languages by their own names. */
export const languageNames: Readonly<Record<LanguageName, string>> = {
  english: 'English',
  german: 'Deutsch',
  arabic: 'العربية',
};

/** The direction in which each language is written. */
export const directions: Readonly<Record<LanguageName, 'ltr' | 'rtl'>> = {
  english: 'ltr',
  german: 'ltr',
  arabic: 'rtl',
};

/**
 * The texts of the widget in a language, in the other direction on request: the widget takes its direction from the
 * language that the texts say they are in.
 */
export function messagesIn(language: LanguageName, direction: 'ltr' | 'rtl'): MessageOverrides {
  const texts = languages[language];
  if (directions[language] === direction) return texts;
  return { ...texts, lang: direction === 'rtl' ? 'ar' : 'en' };
}

/** Of the same texts those of the buttons. */
export function entryTextsOf(
  language: LanguageName,
  direction: 'ltr' | 'rtl',
): Readonly<Record<string, string>> {
  const {
    lang = 'en',
    connectWallet,
    restoring,
    wrongNetwork,
    chooseNetwork,
  } = messagesIn(language, direction);
  const texts = { connectWallet, restoring, wrongNetwork, chooseNetwork };
  const given = Object.entries(texts).flatMap(([name, text]) => (text ? [[name, text]] : []));
  return { lang, ...Object.fromEntries(given) };
}
