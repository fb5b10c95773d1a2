const dateTimePattern =
  /^(\d{4})-(\d{2})-(\d{2})[Tt](\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?(?:[Zz]|([+-])(\d{2}):(\d{2}))$/;

const MINUTE_MS = 60_000;

/**
 * The instant that an RFC 3339 `date-time` names, in milliseconds, or `undefined` when `text` is
 * none or names a day that the calendar does not have.
 */
export function dateTimeMs(text: string): number | undefined {
  const match = dateTimePattern.exec(text);
  if (!match) return undefined;
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map(Number);
  const [fraction = '', sign = '+', offsetHour = '0', offsetMinute = '0'] = match.slice(7);
  const isOnTheClock = hour < 24 && minute < 60 && second <= 60;
  const isOffset = Number(offsetHour) < 24 && Number(offsetMinute) < 60;
  if (!isOnTheClock || !isOffset || day < 1 || day > daysOf(year, month)) return undefined;

  // Date.UTC takes the years 0 to 99 for those of the 20th century.
  const date = new Date(0);
  date.setUTCFullYear(year, month - 1, day);
  date.setUTCHours(hour, minute, second, Number(fraction.padEnd(3, '0').slice(0, 3)));
  const offsetMinutes = Number(offsetHour) * 60 + Number(offsetMinute);
  return date.getTime() - (sign === '-' ? -offsetMinutes : offsetMinutes) * MINUTE_MS;
}

function daysOf(year: number, month: number): number {
  if (month < 1 || month > 12) return 0;
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
