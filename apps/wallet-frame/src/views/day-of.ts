/** A moment in words, in the visitor's time zone. */
export function dayOf(ms: number): string {
  return new Date(ms).toLocaleString('en', { dateStyle: 'long', timeStyle: 'short' });
}
