import type { Language } from '../../../domain/language/language';
import type { ShopTexts } from './shop-texts';

/** The texts of the shop in each language but English, downloaded where it is chosen. Written by `npm run languages`. */
export const shopFiles: Readonly<
  Record<Exclude<Language, 'en'>, () => Promise<{ readonly texts: ShopTexts }>>
> = {
  ar: () => import('./shop/ar'),
  de: () => import('./shop/de'),
  es: () => import('./shop/es'),
  fa: () => import('./shop/fa'),
  fr: () => import('./shop/fr'),
  hi: () => import('./shop/hi'),
  id: () => import('./shop/id'),
  it: () => import('./shop/it'),
  ja: () => import('./shop/ja'),
  ko: () => import('./shop/ko'),
  ms: () => import('./shop/ms'),
  nl: () => import('./shop/nl'),
  pl: () => import('./shop/pl'),
  'pt-BR': () => import('./shop/pt-br'),
  ru: () => import('./shop/ru'),
  th: () => import('./shop/th'),
  tr: () => import('./shop/tr'),
  uk: () => import('./shop/uk'),
  vi: () => import('./shop/vi'),
  'zh-CN': () => import('./shop/zh-cn'),
  'zh-TW': () => import('./shop/zh-tw'),
};
