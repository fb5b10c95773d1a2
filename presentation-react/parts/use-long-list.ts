import { type CSSProperties, type RefObject, useMemo, useState } from 'react';
import { useVisiblePart } from '../bindings/use-visible-part';
import { ROW_PITCH, rowsNear } from './rows-near';

/** A list of more rows has only those in the page that are near the visible part. */
const WHOLE_MAX = 40;

/** The attributes of a row of a long list. */
interface RowPlace {
  readonly 'aria-posinset'?: number;
  readonly 'aria-setsize'?: number;
  readonly style?: CSSProperties;
  readonly onFocus: () => void;
}

export interface LongList {
  readonly isLong: boolean;

  /** The rows that are in the page. */
  readonly places: readonly number[];

  /** The height of all rows, where only some are in the page. */
  readonly style: CSSProperties | undefined;
  readonly rowAt: (place: number) => RowPlace;
}

/** Which of the `length` rows of `list` are in the page. Rows of a long list are `pitch` pixels apart. */
export function useLongList(
  list: RefObject<HTMLElement | null>,
  length: number,
  pitch = ROW_PITCH,
): LongList {
  const [focused, setFocused] = useState<number>();
  const visible = useVisiblePart(list);
  const isLong = length > WHOLE_MAX;
  const places = useMemo(
    () =>
      isLong
        ? rowsNear(length, visible, focused, pitch)
        : Array.from({ length }, (_, place) => place),
    [isLong, length, visible, focused, pitch],
  );
  return {
    isLong,
    places,
    style: isLong ? { height: length * pitch } : undefined,
    rowAt: (place) => ({
      ...(isLong && {
        'aria-posinset': place + 1,
        'aria-setsize': length,
        style: { top: place * pitch },
      }),
      onFocus: () => setFocused(place),
    }),
  };
}
