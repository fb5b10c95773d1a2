import { type CSSProperties, useMemo } from 'react';

const COLUMNS = 2;

/**
 * Words in their order, downwards in two columns, for the eye alone: they can be neither selected nor dragged to another page.
 */
export function WordList({ words }: { readonly words: string }) {
  const list = useMemo(() => words.split(' '), [words]);
  const rows = { '--rows': Math.ceil(list.length / COLUMNS) } as CSSProperties;
  return (
    <ol className="words" translate="no" dir="ltr" style={rows}>
      {list.map((word, at) => (
        // A phrase may have a word twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${at}-${word}`} draggable={false}>
          {word}
        </li>
      ))}
    </ol>
  );
}
