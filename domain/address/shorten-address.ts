/** How many characters of an address stay: of `0x…`, four digits at each end. */
const SHORT_ADDRESS_START_LENGTH = 6;
const SHORT_ADDRESS_END_LENGTH = 4;

const ellipsis = '…';

/** Shortens an address for display to its first six and last four characters: `0x1234…cdef`. */
export function shortenAddress(address: string): string {
  return cutMiddle(address, SHORT_ADDRESS_START_LENGTH, SHORT_ADDRESS_END_LENGTH);
}

/** Counts by code point, so that an emoji is never cut in half. */
function cutMiddle(text: string, start: number, end: number): string {
  const characters = Array.from(text);
  if (characters.length <= start + ellipsis.length + end) return text;
  return `${characters.slice(0, start).join('')}${ellipsis}${characters.slice(-end).join('')}`;
}
