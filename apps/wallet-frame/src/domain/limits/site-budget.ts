import { HostRefusal } from '../refusals/host-refusal';
import { rpcCodes } from '../../../../../domain/rpc/rpc-code';

/** What a site may have at once, and how much more each second. */
interface Allowance {
  readonly most: number;
  readonly perSecond: number;
}

const allowances = {
  /** What the frame asks a node or a bundler for the site. */
  read: { most: 300, perSecond: 10 },

  /** Each makes the frame read some more before the visitor sees it. */
  request: { most: 30, perSecond: 0.5 },
} as const satisfies Readonly<Record<string, Allowance>>;

type Kind = keyof typeof allowances;

/** What was left of each, and when. */
type Kept = { readonly [kind in Kind]?: { readonly left: number; readonly atMs: number } };

/** Where what is left outlives the page: a site could load the frame anew. */
export interface BudgetStore {
  read(): string | null;
  write(text: string): void;
}

export interface SiteBudgetDeps {
  readonly now: () => number;
  readonly store: BudgetStore;
}

/** How much the operator's nodes do for one page of a site. */
export class SiteBudget {
  readonly #deps: SiteBudgetDeps;

  constructor(deps: SiteBudgetDeps) {
    this.#deps = deps;
  }

  /** @throws {@link HostRefusal} where nothing is left. */
  spend(kind: Kind): void {
    const { most, perSecond } = allowances[kind];
    const now = this.#deps.now();
    const kept = this.#kept();
    const { atMs = now, left: before = most } = kept[kind] ?? {};
    const seconds = Math.max(0, now - atMs) / 1000;
    const left = Math.min(most, before + seconds * perSecond) - 1;
    if (left < 0) {
      throw new HostRefusal('Too many requests. Try again in a moment.', rpcCodes.limitExceeded);
    }
    this.#deps.store.write(JSON.stringify({ ...kept, [kind]: { left, atMs: now } }));
  }

  /** This page has written it, and only this origin can. */
  #kept(): Kept {
    return JSON.parse(this.#deps.store.read() ?? '{}') as Kept;
  }
}
