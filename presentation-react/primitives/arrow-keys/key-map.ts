/**
 * How keys move the focus in a group of buttons that stand in one way: the index of the button that the
 * key of `event` leads to from the one at `at`, or `undefined` where the key leads nowhere.
 */
export type KeyMap = (
  event: { readonly key: string; readonly timeStamp: number },
  at: number,
  buttons: readonly HTMLButtonElement[],
) => number | undefined;

/** Buttons below one another: up and down go round. */
export const columnKeys: KeyMap = ({ key }, at, buttons) =>
  endOf(key, buttons) ?? around(key, ['ArrowDown', 'ArrowUp'], at, buttons);

/** Home and End lead to the first and the last of `buttons`. */
export function endOf(key: string, buttons: readonly unknown[]): number | undefined {
  if (key === 'Home') return 0;
  return key === 'End' ? buttons.length - 1 : undefined;
}

/** The first of two keys leads to the next of `buttons`, the second to the one before; both go round. */
export function around(
  key: string,
  [next, last]: readonly [string, string],
  at: number,
  { length }: readonly unknown[],
): number | undefined {
  if (key === next) return (at + 1) % length;
  return key === last ? (at - 1 + length) % length : undefined;
}

/** The keys that lead on and back along the line of reading. */
export function lineKeys([first]: readonly Element[]): readonly [on: string, back: string] {
  const isRightToLeft = first?.matches('[dir="rtl"] *') ?? false;
  return isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
}
