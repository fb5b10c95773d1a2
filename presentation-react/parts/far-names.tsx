import { useMemo } from 'react';

/** How many elements hold the names, however many there are. Only those near the visible part are laid out. */
const BLOCKS = 16;

interface FarNamesProps {
  /** Of all rows or tiles, in their order. */
  readonly names: readonly string[];

  /** The places of those that are in the page. */
  readonly places: readonly number[];
  readonly pitch: number;
  readonly columns?: number;

  /** The kind of the other children of the list. */
  readonly as: 'div' | 'li';
}

/** The names of the rows that are not in the page, where they would be: the browser's own search finds them there. */
export function FarNames({ names, places, pitch, columns = 1, as: Block }: FarNamesProps) {
  const rows = Math.ceil(names.length / columns);
  const blockRows = Math.ceil(rows / BLOCKS);
  const texts = useMemo(() => {
    const near = new Set(places);
    const textOf = (row: number): string =>
      names
        .slice(row * columns, (row + 1) * columns)
        .filter((_, column) => !near.has(row * columns + column))
        .map((name) => name.replaceAll('\n', ' '))
        .join(', ');
    return Array.from({ length: Math.ceil(rows / blockRows) }, (_, block) => {
      const first = block * blockRows;
      const count = Math.min(blockRows, rows - first);
      return Array.from({ length: count }, (__, row) => textOf(first + row));
    });
  }, [names, places, columns, rows, blockRows]);
  return texts.map((lines, block) => (
    <Block
      key={block}
      className="far"
      aria-hidden="true"
      style={{
        top: block * blockRows * pitch,
        height: lines.length * pitch,
        lineHeight: `${pitch}px`,
      }}
    >
      {lines.join('\n')}
    </Block>
  ));
}
