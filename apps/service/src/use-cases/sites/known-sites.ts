import type { Site, Sites, StoredSite, StoredSites } from '../../ports/sites';
import { newSite } from './new-site';

/** How long the sites count as they were read. So long a change may take to reach every instance. */
export const FRESH_MS = 2000;

export interface KnownSitesDeps {
  readonly store: { readonly sites: Pick<StoredSites, 'list' | 'version'> };

  /** The sites of ORIGINS, and those of CODE_ORIGINS, which are there whatever the rows say. */
  readonly fixed: FixedSites;
  readonly now: () => number;
}

export interface FixedSites {
  readonly origins: readonly string[];
  readonly codeOrigins: readonly string[];
}

/**
 * The sites of the variables and of the rows. It keeps all that there are, and nothing else, so that a caller who names any number
 * of others makes it neither grow nor ask; and it reads the rows again only where their version is another one.
 */
export class KnownSites implements Sites {
  readonly #deps: KnownSitesDeps;
  #sites: ReadonlyMap<string, Site> = new Map();
  #version = -1;
  #checkedMs = -Infinity;
  #changes = 0;
  #checking: Promise<ReadonlyMap<string, Site>> | undefined;

  constructor(deps: KnownSitesDeps) {
    this.#deps = deps;
  }

  async find(origin: string): Promise<Site | undefined> {
    return (await this.#current()).get(origin);
  }

  async list(): Promise<readonly Site[]> {
    return [...(await this.#current()).values()];
  }

  /** Has the next request read the rows, as after a change that this instance has made. */
  forget(): void {
    this.#changes += 1;
    this.#checkedMs = -Infinity;
    this.#checking = undefined;
  }

  #current(): Promise<ReadonlyMap<string, Site>> {
    // A clock that was set back makes nothing last.
    if (Math.abs(this.#deps.now() - this.#checkedMs) < FRESH_MS)
      return Promise.resolve(this.#sites);
    if (this.#checking) return this.#checking;
    const checking = this.#checked().finally(() => {
      if (this.#checking === checking) this.#checking = undefined;
    });
    this.#checking = checking;
    return checking;
  }

  /** Where the database does not answer, the sites that were last known: what a site gets needs the database too. */
  async #checked(): Promise<ReadonlyMap<string, Site>> {
    try {
      return await this.#check();
    } catch (error) {
      if (this.#version < 0) throw error;
      return this.#sites;
    }
  }

  async #check(): Promise<ReadonlyMap<string, Site>> {
    const { fixed, now, store } = this.#deps;
    const startMs = now();
    const changes = this.#changes;
    // The version first: a change in between is found by the next look.
    const version = await store.sites.version();
    const isNew = version !== this.#version;
    const sites = isNew ? merged(fixed, await store.sites.list()) : this.#sites;
    // What was read before a change of this instance may be without it, and is kept over nothing that was read since.
    if (changes !== this.#changes) return sites;
    this.#sites = sites;
    this.#version = version;
    this.#checkedMs = startMs;
    return sites;
  }
}

/** What rows say of a site counts, and what a variable gives it stays. */
function merged(
  { codeOrigins, origins }: FixedSites,
  rows: readonly StoredSite[],
): ReadonlyMap<string, Site> {
  const sites = new Map<string, Site>(
    origins.map((origin) => [origin, { ...newSite(origin, 0), isFixed: true }]),
  );
  for (const row of rows) sites.set(row.origin, { ...row, isFixed: origins.includes(row.origin) });
  for (const origin of codeOrigins) {
    const site = sites.get(origin);
    if (site) sites.set(origin, { ...site, takesCodes: true });
  }
  return sites;
}
