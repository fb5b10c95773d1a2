import type { MessageOverrides } from 'cleatkit/react';

/** The tags of the languages. */
export const languageTags = {
  english: 'en',
  german: 'de',
  arabic: 'ar',
  spanish: 'es',
  french: 'fr',
  portuguese: 'pt-BR',
  chinese: 'zh-CN',
  japanese: 'ja',
} as const;

export type LanguageName = keyof typeof languageTags;

/** The languages by their own names. */
export const languageNames: Readonly<Record<LanguageName, string>> = {
  english: 'English',
  german: 'Deutsch',
  arabic: 'العربية',
  spanish: 'Español',
  french: 'Français',
  portuguese: 'Português (Brasil)',
  chinese: '简体中文',
  japanese: '日本語',
};

/** The direction in which a language is written. */
export function directionOf(language: LanguageName): 'ltr' | 'rtl' {
  return language === 'arabic' ? 'rtl' : 'ltr';
}

/** What turns a language to the other direction: the widget takes its direction from the tag of its texts. */
export function turned(language: LanguageName, direction: 'ltr' | 'rtl'): MessageOverrides {
  if (directionOf(language) === direction) return {};
  return { lang: direction === 'rtl' ? 'ar' : 'en' };
}
