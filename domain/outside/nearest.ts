const LONGEST_WORD = 64;

/**
 * The name among `names` that `word` is a slip of, or `undefined`: no more than a third of its letters differ. Upper and lower
 * case are alike.
 */
export function nearest(word: unknown, names: readonly string[]): string | undefined {
  // A longer word is a slip of none of them, and would take its time.
  const written = typeof word === 'string' ? word.slice(0, LONGEST_WORD).toLowerCase() : '';
  let found: string | undefined;
  let least = Infinity;
  for (const name of names) {
    const edits = editsBetween(written, name.toLowerCase());
    if (edits < least && edits * 3 <= name.length) [least, found] = [edits, name];
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
      const corner = row[at - 1] ?? Infinity;
      left = letter === b[at - 1] ? corner : 1 + Math.min(corner, above, left);
      return left;
    });
  }
  return row.at(-1) ?? 0;
}
