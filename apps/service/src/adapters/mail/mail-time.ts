import type { Language } from '../../../../../domain/language/language';

/** A moment in universal time, as a reader of `language` writes it. */
export function mailTime(ms: number, language: Language): string {
  const moment = new Date(ms);
  if (language === 'en') return moment.toUTCString();
  const how = { dateStyle: 'full', timeStyle: 'long', timeZone: 'UTC' } as const;
  // With the day of the week, the Persian calendar has an order that is not Persian.
  if (language === 'fa') return moment.toLocaleString('fa', { ...how, dateStyle: 'long' });
  return moment.toLocaleString(`${language}-u-nu-latn`, how);
}
