import { type CSSProperties, type RefObject, useMemo } from 'react';
import { useStyle } from '../bindings/use-style';
import { useVisiblePart } from '../bindings/use-visible-part';
import longListCss from './long-list.css';
import { rowsNear } from './rows-near';
import { useKeptPlaces } from './use-kept-places';

/** The gap between rows. The style sheet has the same. */
export const ROW_GAP = 4;

/** How far apart the rows of two lines are. */
export const ROW_PITCH = 64;

/** A list of more has only those in the page that are near the visible part. */
const WHOLE_MAX = 40;

/** How many of a long list are in the page, beside those that are kept for the focus. */
const DRAWN_MAX = 57;

interface ListShape {
  /** Of all rows or tiles, in their order. */
  readonly keys: readonly string[];

  /** How far apart the rows of a long list are, in pixels, with the gap below each. */
  readonly pitch?: number;
  readonly gap?: number;

  /** How many tiles are in a row. */
  readonly columns?: number;

  /** The place that stays in the page, where the list itself leads the focus. */
  readonly stop?: number;
}

/** The attributes of a row or a tile. */
interface Place {
  readonly 'aria-posinset'?: number;
  readonly 'aria-setsize'?: number;
  readonly style?: CSSProperties;
  readonly onFocus: () => void;
}

export interface LongList {
  readonly isLong: boolean;

  /** What is in the page, by its place in the list. */
  readonly places: readonly number[];

  /** The height of all rows, where only some are in the page. */
  readonly style: CSSProperties | undefined;
  readonly rowAt: (place: number) => Place;
}

/** Which rows or tiles of `list` are in the page, and where: of a long one those near the visible part, and the focused one. */
export function useLongList(
  list: RefObject<HTMLElement | null>,
  { keys, pitch = ROW_PITCH, columns = 1, gap = ROW_GAP, stop }: ListShape,
): LongList {
  useStyle(longListCss);
  const { kept, onFocus } = useKeptPlaces(keys);
  const visible = useVisiblePart(list);
  const { length } = keys;
  const isLong = length > WHOLE_MAX;
  const rows = Math.ceil(length / columns);
  const wanted = isLong ? (stop === undefined ? kept : [stop]).join() : '';
  const places = useMemo(() => {
    if (!isLong) return Array.from({ length }, (_, place) => place);
    const most = Math.floor(DRAWN_MAX / columns);
    const { first, end } = rowsNear({ count: rows, pitch, most }, visible);
    const near = new Set(wanted === '' ? [] : wanted.split(',').map(Number));
    for (let place = first * columns; place < Math.min(length, end * columns); place += 1) {
      near.add(place);
    }
    return [...near].sort((one, other) => one - other);
  }, [isLong, length, rows, columns, pitch, visible, wanted]);
  const column = `(100% + ${gap}px) / ${columns}`;
  return {
    isLong,
    places,
    style: isLong ? { height: rows * pitch - gap } : undefined,
    rowAt: (place) => ({
      ...(isLong && {
        'aria-posinset': place + 1,
        'aria-setsize': length,
        style: {
          top: Math.floor(place / columns) * pitch,
          height: pitch - gap,
          ...(columns > 1 && {
            insetInlineStart: `calc(${column} * ${place % columns})`,
            width: `calc(${column} - ${gap}px)`,
          }),
        },
      }),
      onFocus: () => onFocus(keys[place] ?? ''),
    }),
  };
}
