/** Words in their order, for the eye alone: they can be neither selected nor dragged to another page. */
export function WordList({ words }: { readonly words: string }) {
  return (
    <ol className="words" translate="no">
      {words.split(' ').map((word, at) => (
        // A phrase may have a word twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${at}-${word}`} draggable={false}>
          {word}
        </li>
      ))}
    </ol>
  );
}
