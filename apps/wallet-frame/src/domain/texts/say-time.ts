import { spokenLanguage } from './spoken';

/** A day in the visitor's own form. Its month is a word: digits alone are read as another day elsewhere. */
export function sayDate(ms: number): string {
  return new Date(ms).toLocaleDateString(ownForm(), { dateStyle: 'medium' });
}

/** A moment in the visitor's own form. */
export function sayTime(ms: number): string {
  return new Date(ms).toLocaleString(ownForm(), { dateStyle: 'medium', timeStyle: 'short' });
}

/** A moment in words, in the visitor's time zone. */
export function sayDay(ms: number): string {
  return new Date(ms).toLocaleString(spokenLanguage(), { dateStyle: 'long', timeStyle: 'short' });
}

/** A moment of a reading, which is in universal time. `undefined` for another text. */
export function sayMoment(text: string): string | undefined {
  const moment = new Date(text);
  if (spokenLanguage() === 'en' || Number.isNaN(moment.getTime())) return undefined;
  if (moment.toUTCString() !== text) return undefined;
  const how = { dateStyle: fullDate(), timeStyle: 'long', timeZone: 'UTC' } as const;
  return moment.toLocaleString(spokenLanguage(), how);
}

/** With the day of the week, where the language has an order for it: the Persian calendar has one that is not Persian. */
function fullDate(): 'full' | 'long' {
  return spokenLanguage() === 'fa' ? 'long' : 'full';
}

/** The visitor's region, where the browser has one of the language. */
function ownForm(): string {
  const language = spokenLanguage();
  const [primary = ''] = language.split('-');
  const own = typeof navigator === 'undefined' ? [] : navigator.languages;
  return own.find((tag) => tag.split('-')[0] === primary) ?? language;
}
