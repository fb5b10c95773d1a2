/** How high the buttons of `count` social logins are: up to two rows, or a row above tiles, six side by side. */
export function socialsHeight(count: number): number {
  return 56 * (count > 2 ? 1 + Math.ceil((count - 1) / 6) : count) - 8;
}
