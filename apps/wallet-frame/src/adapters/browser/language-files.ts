import type { Language } from '../../../../../domain/language/language';
import type { LanguageTexts } from '../../domain/texts/language-texts';

/**
 * The texts of each language but English, which the page has: a file each, downloaded for those who read it. Written by
 * `npm run languages`.
 */
export const languageFiles: Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<{ readonly texts: LanguageTexts }>>
> = {
  ar: () => import('../../languages/ar/index'),
  de: () => import('../../languages/de/index'),
  es: () => import('../../languages/es/index'),
  fa: () => import('../../languages/fa/index'),
  fr: () => import('../../languages/fr/index'),
  hi: () => import('../../languages/hi/index'),
  id: () => import('../../languages/id/index'),
  it: () => import('../../languages/it/index'),
  ja: () => import('../../languages/ja/index'),
  ko: () => import('../../languages/ko/index'),
  ms: () => import('../../languages/ms/index'),
  nl: () => import('../../languages/nl/index'),
  pl: () => import('../../languages/pl/index'),
  'pt-BR': () => import('../../languages/pt-BR/index'),
  ru: () => import('../../languages/ru/index'),
  th: () => import('../../languages/th/index'),
  tr: () => import('../../languages/tr/index'),
  uk: () => import('../../languages/uk/index'),
  vi: () => import('../../languages/vi/index'),
  'zh-CN': () => import('../../languages/zh-CN/index'),
  'zh-TW': () => import('../../languages/zh-TW/index'),
};
