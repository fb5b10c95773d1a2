/** Whether this browser knows `color`. Where there is no browser, as on a server, nothing is refused. */
export function knowsColor(color: string): boolean {
  return typeof CSS === 'undefined' || CSS.supports('color', color);
}
