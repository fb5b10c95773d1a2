import type { LanguagePack } from '../../presentation-react/index';
import { ar } from '../../presentation-react/languages/ar/index';
import { de } from '../../presentation-react/languages/de/index';
import { es } from '../../presentation-react/languages/es/index';
import { fa } from '../../presentation-react/languages/fa/index';
import { fr } from '../../presentation-react/languages/fr/index';
import { hi } from '../../presentation-react/languages/hi/index';
import { id } from '../../presentation-react/languages/id/index';
import { it } from '../../presentation-react/languages/it/index';
import { ja } from '../../presentation-react/languages/ja/index';
import { ko } from '../../presentation-react/languages/ko/index';
import { ms } from '../../presentation-react/languages/ms/index';
import { nl } from '../../presentation-react/languages/nl/index';
import { pl } from '../../presentation-react/languages/pl/index';
import { ptBR } from '../../presentation-react/languages/pt-BR/index';
import { ru } from '../../presentation-react/languages/ru/index';
import { th } from '../../presentation-react/languages/th/index';
import { tr } from '../../presentation-react/languages/tr/index';
import { uk } from '../../presentation-react/languages/uk/index';
import { vi } from '../../presentation-react/languages/vi/index';
import { zhCN } from '../../presentation-react/languages/zh-CN/index';
import { zhTW } from '../../presentation-react/languages/zh-TW/index';

/** The languages of the widget beside English. Written by `npm run languages`. */
export const languagePacks: readonly LanguagePack[] = [
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
  ptBR,
  ru,
  th,
  tr,
  uk,
  vi,
  zhCN,
  zhTW,
];
