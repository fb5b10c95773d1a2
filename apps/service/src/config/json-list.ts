/** The list of at most `most` that `text` is as JSON. */
export function jsonList(text: string, most: number): readonly unknown[] | undefined {
  try {
    const list = JSON.parse(text) as unknown;
    return Array.isArray(list) && list.length <= most ? list : undefined;
  } catch {
    return undefined;
  }
}
