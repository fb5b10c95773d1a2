/**
 * How keys move the focus in a group of buttons: the index of the button to which the key of `event` leads
 * from the one at `at`, or `undefined` where it leads nowhere.
 */
export type KeyMap = (
  event: { readonly key: string; readonly timeStamp: number },
  at: number,
  buttons: readonly HTMLButtonElement[],
) => number | undefined;

/** Buttons in a column: up and down wrap around. */
export const columnKeys: KeyMap = ({ key }, at, buttons) =>
  endOf(key, buttons) ?? around(key, ['ArrowDown', 'ArrowUp'], at, buttons);

/** Home and End lead to the first and the last of `buttons`. */
export function endOf(key: string, buttons: readonly unknown[]): number | undefined {
  if (key === 'Home') return 0;
  return key === 'End' ? buttons.length - 1 : undefined;
}

/** The first of two keys leads to the next of `buttons`, the second to the one before; both wrap around. */
export function around(
  key: string,
  [next, last]: readonly [string, string],
  at: number,
  { length }: readonly unknown[],
): number | undefined {
  if (key === next) return (at + 1) % length;
  return key === last ? (at - 1 + length) % length : undefined;
}

/** The keys that move forward and back in the reading direction. */
export function lineKeys([first]: readonly Element[]): readonly [on: string, back: string] {
  const isRightToLeft = first?.matches('[dir="rtl"] *') ?? false;
  return isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
}
