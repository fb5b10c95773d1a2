/** Whether this browser knows `color`. Without a browser, as on a server, accepts every colour. */
export function knowsColor(color: string): boolean {
  return typeof CSS === 'undefined' || CSS.supports('color', color);
}
