const CHECKED = 2;
const CHOICES = 4;

/** The places of the words that are asked for, no word twice. */
export function placesToCheck(words: readonly string[]): readonly number[] {
  const places = words.map((_, at) => at).filter((at) => words.indexOf(words[at] ?? '') === at);
  return shuffled(places).slice(0, CHECKED);
}

/** The word of a place among others of the same phrase, in no order. */
export function choicesFor(words: readonly string[], place: number): readonly string[] {
  const right = words[place] ?? '';
  const others = [...new Set(words)].filter((word) => word !== right);
  return shuffled([right, ...shuffled(others).slice(0, CHOICES - 1)]);
}

function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  const keyed = items.map((item) => ({ item, key: crypto.getRandomValues(new Uint32Array(1))[0] }));
  return keyed.sort((one, other) => (one.key ?? 0) - (other.key ?? 0)).map(({ item }) => item);
}
