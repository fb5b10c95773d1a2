/** Words in their order. */
export function WordList({ words }: { readonly words: string }) {
  return (
    <ol className="words">
      {words.split(' ').map((word, at) => (
        // A phrase may have a word twice.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={`${at}-${word}`}>{word}</li>
      ))}
    </ol>
  );
}
