import { readSiteOrigin } from '../../domain/site-origin';
import type { Sites, StoredSite } from '../../ports/sites';
import type { Store } from '../../ports/store';
import { newSite } from './new-site';
import { changedSite, type SiteChange } from './site-changes';
import { SiteError } from './site-error';

/** As many sites as every instance can keep in memory. */
const MAX_SITES = 10_000;

export interface SiteRegisterDeps {
  readonly store: Pick<Store, 'sites' | 'transaction'>;

  /** The sites as they are served, which hear of a change. */
  readonly known: Sites & { forget(): void };

  /** The sites of ORIGINS. */
  readonly fixed: readonly string[];

  /** The wallet's frame, which is no site. */
  readonly frameOrigin: string | undefined;

  /** The console of operators, which is none either. */
  readonly consoleOrigin: string | undefined;

  /** The ids of the service's logins. */
  readonly offered: readonly string[];
  readonly now: () => number;
}

/**
 * What an operator does to sites, by a command or a console: no route of the service leads here. Each change is one transaction, and
 * reaches every instance within seconds. Every method throws a {@link SiteError} with what is wrong.
 */
export class SiteRegister {
  readonly #deps: SiteRegisterDeps;

  constructor(deps: SiteRegisterDeps) {
    this.#deps = deps;
  }

  /** Adds a site. @returns it as it is stored. */
  add(text: string, change: SiteChange = {}): Promise<StoredSite> {
    const { consoleOrigin, fixed, frameOrigin, offered } = this.#deps;
    const origin = originIn(text);
    if (origin === frameOrigin) {
      throw new SiteError(`${origin} is FRAME_ORIGIN: the frame needs an origin that no site has.`);
    }
    if (origin === consoleOrigin) {
      throw new SiteError(
        `${origin} is CONSOLE_ORIGIN: the console needs an origin that no site has.`,
      );
    }
    if (fixed.includes(origin)) throw new SiteError(`${origin} is there: ORIGINS names it.`);
    return this.#changed(async (sites) => {
      if (await sites.find(origin)) throw new SiteError(`${origin} is there already.`);
      if ((await sites.list()).length >= MAX_SITES) {
        throw new SiteError(`There are ${MAX_SITES} sites, as many as one service serves.`);
      }
      return changedSite(newSite(origin, this.#deps.now()), change, offered);
    });
  }

  /** Changes what a site may do. */
  change(text: string, change: SiteChange): Promise<StoredSite> {
    return this.#with(originIn(text), (site) => changedSite(site, change, this.#deps.offered));
  }

  /** From now on the site gets nothing; its visitors keep their wallets. */
  freeze(text: string): Promise<StoredSite> {
    return this.#with(originIn(text), (site) => frozen(site, true));
  }

  /** Takes a freeze back. */
  thaw(text: string): Promise<StoredSite> {
    return this.#with(originIn(text), (site) => frozen(site, false));
  }

  /** Removes the row of a site. */
  async remove(text: string): Promise<void> {
    const { fixed, known, store } = this.#deps;
    const origin = originIn(text);
    if (fixed.includes(origin)) {
      throw new SiteError(`${origin} is a site of ORIGINS: take it out there, or freeze it.`);
    }
    const isRemoved = await store.transaction(({ sites }) => sites.remove(origin));
    if (!isRemoved) throw new SiteError(`${origin} is no site.`);
    known.forget();
  }

  #with(origin: string, changed: (site: StoredSite) => StoredSite): Promise<StoredSite> {
    return this.#changed(async (sites) => {
      const stored = await sites.find(origin);
      const site =
        stored ??
        (this.#deps.fixed.includes(origin) ? newSite(origin, this.#deps.now()) : undefined);
      if (!site) throw new SiteError(`${origin} is no site.`);
      return changed(site);
    });
  }

  async #changed(work: (sites: Store['sites']) => Promise<StoredSite>): Promise<StoredSite> {
    const { known, store } = this.#deps;
    const site = await store.transaction(async ({ sites }) => {
      const after = await work(sites);
      await sites.put(after);
      return after;
    });
    known.forget();
    return site;
  }
}

function originIn(text: string): string {
  const read = readSiteOrigin(text);
  if ('wrong' in read) throw new SiteError(`A site ${read.wrong}.`);
  return read.origin;
}

function frozen(site: StoredSite, isFrozen: boolean): StoredSite {
  const { createdMs, limits, logins, note, origin, takesCodes } = site;
  return { origin, note, isFrozen, takesCodes, logins, limits, createdMs };
}
