/**
 * The name among `names` that `word` is a slip of, or `undefined`: no more than a third of the letters differ. Upper and lower
 * case are alike.
 */
export function nearest(word: unknown, names: readonly string[]): string | undefined {
  if (typeof word !== 'string') return undefined;
  let least = Infinity;
  let found: string | undefined;
  for (const name of names) {
    const most = Math.max(word.length, name.length) / 3;
    // The lengths tell most names apart, and keep a long word from costing time.
    const isFar = Math.abs(word.length - name.length) > most;
    const edits = isFar ? least : editsBetween(word.toLowerCase(), name.toLowerCase());
    if (edits < least && edits <= most) [least, found] = [edits, name];
  }
  return found;
}

/** A sentence that offers `name`, for the end of an error's text; empty without one. */
export function didYouMean(name: string | undefined): string {
  return name === undefined ? '' : `. Did you mean "${name}"?`;
}

/** The edit distance of Levenshtein: how many letters are put in, left out or replaced. */
function editsBetween(a: string, b: string): number {
  let row = [...` ${b}`].map((_, at) => at);
  for (const letter of a) {
    let left = Infinity;
    row = row.map((above, at) => {
      const corner = (row[at - 1] ?? Infinity) + Number(letter !== b[at - 1]);
      left = Math.min(corner, above + 1, left + 1);
      return left;
    });
  }
  return row.at(-1) ?? 0;
}
