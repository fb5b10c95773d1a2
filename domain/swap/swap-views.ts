import type { ViewEntry } from '../routing/view-name';

/** Whether `entry` shows a quote, or the review that was made of it. */
export function showsQuote(entry: ViewEntry | undefined): boolean {
  return entry?.name === 'Swap' || entry?.name === 'SwapPreview';
}
