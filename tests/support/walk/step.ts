import type { RandomWalk } from './random-walk';

/** One thing that happens: by the visitor or the site, in a wallet, in a service, on a chain, or in time. */
export interface Step {
  take(walk: RandomWalk): unknown;

  /** What a walk that fails prints. */
  toString(): string;
}

/** A step that is printed as `text`. */
export function step(text: string, take: Step['take']): Step {
  return { take, toString: () => text };
}
