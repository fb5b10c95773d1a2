import type { Screen } from './screens';

/** The screens with a button that works once the visitor has seen what it does. */
const armedKinds: ReadonlySet<Screen['kind']> = new Set([
  'approval',
  'change',
  'confirmLogin',
  'keys',
  'safety',
]);

/** The least space in which a site may show the wallet. */
export const MIN_WIDTH = 280;
export const MIN_HEIGHT = 340;

/** Whether a screen has a button that works once the visitor has seen what it does. */
export function isArmedKind(kind: Screen['kind']): boolean {
  return armedKinds.has(kind);
}
