/** How long after a letter the next one still belongs to the same word. */
const TYPING_MS = 700;

/** Finds a name in a list by the letters that it begins with, as a visitor types them. */
export class TypeAhead {
  #text = '';
  #atMs = 0;

  /**
   * The index in `names` of the next one, from the focused index `at` on, that begins with the typed letters,
   * or `undefined` where none does or `key` is not a letter.
   */
  find(
    { key, timeStamp }: { readonly key: string; readonly timeStamp: number },
    at: number,
    names: readonly string[],
  ): number | undefined {
    const isNew = timeStamp - this.#atMs > TYPING_MS;
    // A space continues a name; alone it presses the button.
    if (Array.from(key).length !== 1 || (key === ' ' && isNew)) return undefined;
    this.#text = (isNew ? '' : this.#text) + key.toLowerCase();
    this.#atMs = timeStamp;
    // Another letter of the same word may leave the focus where it is; a new word moves it on.
    const start = this.#text.length > 1 ? at : at + 1;
    const order = names.map((_, offset) => (start + offset) % names.length);
    return order.find((index) => names[index]?.toLowerCase().startsWith(this.#text));
  }
}
