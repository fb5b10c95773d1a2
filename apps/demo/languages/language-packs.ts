import { ar } from 'cleatkit/languages/ar';
import { de } from 'cleatkit/languages/de';
import { es } from 'cleatkit/languages/es';
import { fa } from 'cleatkit/languages/fa';
import { fr } from 'cleatkit/languages/fr';
import { hi } from 'cleatkit/languages/hi';
import { id } from 'cleatkit/languages/id';
import { it } from 'cleatkit/languages/it';
import { ja } from 'cleatkit/languages/ja';
import { ko } from 'cleatkit/languages/ko';
import { ms } from 'cleatkit/languages/ms';
import { nl } from 'cleatkit/languages/nl';
import { pl } from 'cleatkit/languages/pl';
import { ptBR } from 'cleatkit/languages/pt-BR';
import { ru } from 'cleatkit/languages/ru';
import { th } from 'cleatkit/languages/th';
import { tr } from 'cleatkit/languages/tr';
import { uk } from 'cleatkit/languages/uk';
import { vi } from 'cleatkit/languages/vi';
import { zhCN } from 'cleatkit/languages/zh-CN';
import { zhTW } from 'cleatkit/languages/zh-TW';
import type { LanguagePack } from 'cleatkit/react';
import type { Language } from '../../../domain/language/language';

/** The languages of the widget, but English, which it has without a pack. Written by `npm run languages`. */
export const languagePacks: Readonly<Record<Exclude<Language, 'en'>, LanguagePack>> = {
  ar,
  de,
  es,
  fa,
  fr,
  hi,
  id,
  it,
  ja,
  ko,
  ms,
  nl,
  pl,
  'pt-BR': ptBR,
  ru,
  th,
  tr,
  uk,
  vi,
  'zh-CN': zhCN,
  'zh-TW': zhTW,
};
