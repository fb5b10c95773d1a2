import type { Site, Sites } from '../../ports/sites';

/** The paths that pages of the sites ask. A new path is for the wallet's frame alone until it is listed here. */
const ofSites = [/^\/onramp\//, /^\/swap\//, /^\/names(?:\/(?:lookup|reverse|suggestions)\/.*)?$/];

/** Whether a page may ask for a path, and the site whose page it is. */
export type OriginVerdict =
  | { readonly is: 'allowed'; readonly site?: Site }
  | { readonly is: 'frozen' }
  | { readonly is: 'refused' };

/** Judges the origins of pages. */
export class OriginJudge {
  /** The origin of the wallet's frame. Absent where there are no logins. */
  readonly #frame: string | undefined;
  readonly #sites: Sites;

  constructor(frame: string | undefined, sites: Sites) {
    this.#frame = frame;
    this.#sites = sites;
  }

  /**
   * Browsers write the origin of a page; another program, which has none, may ask what pages of the sites may, and where there are
   * no logins and so no frame, the rest.
   */
  async judge(path: string, origin: string | undefined): Promise<OriginVerdict> {
    if (origin === this.#frame) return { is: 'allowed' };
    if (!isOfSites(path)) return { is: 'refused' };
    if (origin === undefined) return { is: 'allowed' };
    const site = await this.#sites.find(origin);
    if (!site) return { is: 'refused' };
    return site.isFrozen ? { is: 'frozen' } : { is: 'allowed', site };
  }

  /** Whether a page of this origin may read what it is answered, be it a refusal. */
  async mayRead(origin: string): Promise<boolean> {
    return origin === this.#frame || (await this.#sites.find(origin)) !== undefined;
  }

  /** The origins that may ask for a path, for the operator who looks for a slip. */
  async expected(path: string): Promise<readonly string[]> {
    const frame = this.#frame === undefined ? [] : [this.#frame];
    if (!isOfSites(path)) return frame;
    return [...frame, ...(await this.#sites.list()).map(({ origin }) => origin)];
  }
}

function isOfSites(path: string): boolean {
  return ofSites.some((pattern) => pattern.test(path));
}
