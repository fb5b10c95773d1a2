import type { MessageOverrides } from 'cleatkit/react';
import { directionOf, type Language } from '../../../domain/language/language';

/** What turns a language to the other direction: the widget takes its direction from the tag of its texts. */
export function turned(language: Language, direction: 'ltr' | 'rtl'): MessageOverrides {
  if (directionOf(language) === direction) return {};
  return { lang: direction === 'rtl' ? 'ar' : 'en' };
}
