import { createContext, useState } from 'react';
import { isArmedKind } from '../domain/screens/armed-kinds';
import type { Screen } from '../domain/screens/screens';

/** How the visitor has come to a screen from another one. */
export type Way = 'on' | 'back';

/** The way to the screen on show. None to the first one, which comes with its card. */
export const WayContext = createContext<Way | undefined>(undefined);

type Kind = Screen['kind'];

/** What leads to other screens, and what only they lead to. Each of the rest is between them. */
const first: ReadonlySet<Kind> = new Set(['code', 'keys', 'logins', 'unlock']);
const last: ReadonlySet<Kind> = new Set(['change', 'kit', 'note', 'words']);

function depthOf(kind: Kind): number {
  if (first.has(kind)) return 0;
  return last.has(kind) ? 2 : 1;
}

/** The way to the screen of `kind`. What moves is not in view: a screen with an armed button stands still in its card. */
export function useWay(kind: Kind): Way | undefined {
  const [at, setAt] = useState<{ readonly kind: Kind; readonly way?: Way }>({ kind });
  if (at.kind === kind) return at.way;
  const isFirst = at.kind === 'nothing' || isArmedKind(kind);
  const way = depthOf(kind) < depthOf(at.kind) ? 'back' : 'on';
  setAt(isFirst ? { kind } : { kind, way });
  return isFirst ? undefined : way;
}
