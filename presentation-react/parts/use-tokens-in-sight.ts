import { type RefObject, useEffect, useRef } from 'react';
import type { TokenBalance } from '../../domain/token/token-balance';

/** Rows that are passed in scrolling are not in sight. */
const REST_MS = 120;

/**
 * Calls `onSight` with the tokens whose rows the card shows, once the list rests. `places` are those of the rows that are in
 * the page, in their order. A page that is not laid out, as in jsdom, shows all of them.
 */
export function useTokensInSight(
  list: RefObject<HTMLElement | null>,
  tokens: readonly TokenBalance[],
  places: readonly number[],
  onSight: ((tokens: readonly TokenBalance[]) => void) | undefined,
): void {
  const latest = useRef(onSight);
  useEffect(() => {
    latest.current = onSight;
  }, [onSight]);
  const isWanted = onSight !== undefined;
  useEffect(() => {
    const element = list.current;
    if (!element || !isWanted) return undefined;
    const seen = new Set<number>();
    const tell = (): void => latest.current?.([...seen].flatMap((place) => tokens[place] ?? []));
    let timer: ReturnType<typeof setTimeout> | undefined;
    const rest = (): void => {
      clearTimeout(timer);
      timer = setTimeout(tell, REST_MS);
    };
    if (typeof IntersectionObserver === 'undefined') {
      for (const place of places) seen.add(place);
      tell();
      return undefined;
    }
    const rows = [...element.children].slice(0, places.length);
    const placeOf = (row: Element): number => places[rows.indexOf(row)] ?? -1;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) seen.add(placeOf(target));
          else seen.delete(placeOf(target));
        }
        rest();
      },
      { root: element.closest('.pane') },
    );
    for (const row of rows) observer.observe(row);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [list, tokens, places, isWanted]);
}
