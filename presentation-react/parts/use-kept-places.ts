import { useState } from 'react';

/** The rows of a long list that stay in the page wherever the visitor scrolls. */
export interface KeptPlaces {
  readonly kept: readonly number[];
  readonly onFocus: (key: string) => void;
}

/**
 * Keeps the row that had the focus last, wherever the list has it by now, and the rows beside it, where the Tab key leads.
 * `keys` are those of all rows, in their order.
 */
export function useKeptPlaces(keys: readonly string[]): KeptPlaces {
  const [focused, onFocus] = useState<string>();
  const place = focused === undefined ? -1 : keys.indexOf(focused);
  const kept = place === -1 ? [] : [place - 1, place, place + 1];
  return { kept: kept.filter((each) => each >= 0 && each < keys.length), onFocus };
}
