import { SOCIAL_LIFE_MS } from '../../domain/social-life';
import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { TakenSocialFlow } from '../../ports/social-flows';
import type { Store } from '../../ports/store';
import { seal, unseal } from '../../domain/seal';
import { isSignedBy } from '../../domain/device-key';
import type { SocialIdentity } from '../../domain/social-identity';
import type { SocialSecrets } from '../../ports/social-provider';

const MARK_LENGTH = 8;

export interface SocialLoginsDeps {
  readonly store: Pick<Store, 'socialFlows'>;
  readonly secret: string;
  readonly now: () => number;
}

/** Who has come back, or why none has. */
export type SocialEnd = SocialIdentity | { readonly failed: string };

/** What a login is for: a device by its public key, a site by its origin, and the provider. */
export interface SocialSubject {
  readonly device: string;
  readonly site: string;
  readonly provider: string;
}

/** What the wallet's page shows of a login before the visitor leaves for the provider. */
export interface SocialQuestion {
  readonly page: string;
  readonly provider: string;
  readonly site: string;
}

/** A browser's request at a provider: where it comes back to, where that is a page, and the secrets of the request. */
export interface AuthorizationRequest {
  readonly id: string;

  /** The page of the site, for a login without a window. */
  readonly page: string | undefined;
  readonly provider: string;
  readonly secrets: SocialSecrets;
}

/** Asks for a login: by its name, the site and a signature of both by the device that began. */
export interface SocialClaim {
  readonly flow: string;
  readonly site: string;
  readonly signature: string;

  /** From the cookie of the browser that asks. A login in the site's own tab needs it. */
  readonly handle?: string | undefined;
}

/**
 * How a login stands, as the frame that began it sees it. `back`: a browser has come back, and the one that asks does not
 * prove that it is the same.
 */
export type SocialOutcome =
  | { readonly kind: 'waiting' | 'back' | 'over' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'done'; readonly identity: SocialIdentity; readonly subject: SocialSubject };

/**
 * Logins at other providers. The frame begins one, one browser takes it to the provider's page, and only that browser
 * brings it back, once; the frame's device fetches who came back, once. Every rule is one statement.
 *
 * A login with a page leaves by a link, which could be sent to another visitor. So neither its name nor the key of the device
 * that began fetches it: the browser that comes back keeps a handle in a cookie, and the frame needs that browser too.
 */
export class SocialLogins {
  readonly #deps: SocialLoginsDeps;
  readonly #key: Buffer;

  constructor(deps: SocialLoginsDeps) {
    this.#deps = deps;
    this.#key = Buffer.from(hkdfSync('sha256', deps.secret, '', 'cleat/social/1', 32));
  }

  /** Begins a login, and returns the name under which it goes on. Without a window it comes back to `page`. */
  async begin({ device, provider, site }: SocialSubject, page?: string): Promise<string> {
    const { store, now } = this.#deps;
    const flow = newName();
    const id = this.#hashOf('flow', flow);
    const sealed = page === undefined ? '' : seal(this.#key, Buffer.from(page), `${id}:page`);
    const begun = { id, device, site, provider, page: sealed };
    await store.socialFlows.add(begun, now() + SOCIAL_LIFE_MS);
    return flow;
  }

  /** What a login with a page is for, while no browser has taken it. */
  async questionOf(flow: string): Promise<SocialQuestion | undefined> {
    const { store, now } = this.#deps;
    const id = this.#hashOf('flow', flow);
    const found = await store.socialFlows.untaken(id, now());
    if (!found) return undefined;
    const { provider, site } = found;
    return { page: this.#pageIn(found.page, id) ?? '', provider, site };
  }

  /** The request of a login, for the first browser that takes it: in a window, or by the link of one with a page. */
  async leave(
    flow: string,
    isByLink: boolean,
  ): Promise<(AuthorizationRequest & { readonly browser: string }) | undefined> {
    const { store, now } = this.#deps;
    const browser = newName();
    const state = newName();
    const id = this.#hashOf('flow', flow);
    const by = { browser: this.#hashOf('browser', browser), state: this.#hashOf('state', state) };
    const taken = await store.socialFlows.take(id, isByLink, by, now());
    return taken && { browser, ...this.#requestOf(taken, state) };
  }

  /** The login that a browser brings back from `provider`, once. */
  async comeBack(
    provider: string,
    state: string,
    browser: string,
  ): Promise<AuthorizationRequest | undefined> {
    const { store, now } = this.#deps;
    const by = { browser: this.#hashOf('browser', browser), state: this.#hashOf('state', state) };
    const taken = await store.socialFlows.comeBack(provider, by, now());
    return taken && this.#requestOf(taken, state);
  }

  /** Ends a login that did not leave for a page. */
  async finish(flow: string, outcome: SocialEnd): Promise<void> {
    await this.end(this.#hashOf('flow', flow), outcome);
  }

  /** Leaves how a login that came back has ended, for the frame. Returns the handle of it, for the browser's cookie. */
  async end(id: string, outcome: SocialEnd): Promise<string> {
    const handle = newName();
    const sealed = seal(this.#key, Buffer.from(JSON.stringify(outcome)), id);
    await this.#deps.store.socialFlows.end(id, sealed, this.#hashOf('handle', handle));
    return handle;
  }

  /** How a login stands. The device that began signs `flow:site` and gets the identity once. */
  async fetch({ flow, handle = '', signature, site }: SocialClaim): Promise<SocialOutcome> {
    const { store, now } = this.#deps;
    const id = this.#hashOf('flow', flow);
    const open = await store.socialFlows.find(id, now());
    const isOwn = open?.site === site && isSignedBy(open.device, `${flow}:${site}`, signature);
    if (!isOwn) return { kind: 'over' };
    if (open.outcome === '') return { kind: 'waiting' };
    const outcome = this.#outcomeIn(open.outcome, id);
    const isSameBrowser = open.page === '' || open.handle === this.#hashOf('handle', handle);
    if (!('failed' in outcome) && !isSameBrowser) return { kind: 'back' };
    if (!(await store.socialFlows.remove(id))) return { kind: 'over' };
    if ('failed' in outcome) return { kind: 'failed', reason: outcome.failed };
    const { device, provider } = open;
    return { kind: 'done', identity: outcome, subject: { device, provider, site } };
  }

  /** What tells the cookie of a login from those of others. It is no secret. */
  markOf(flow: string): string {
    return markIn(this.#hashOf('flow', flow));
  }

  /** Deletes what is over. */
  async sweep(): Promise<void> {
    await this.#deps.store.socialFlows.sweep(this.#deps.now());
  }

  #requestOf({ id, page, provider }: TakenSocialFlow, state: string): AuthorizationRequest {
    return { id, page: this.#pageIn(page, id), provider, secrets: this.#secretsOf(state) };
  }

  #pageIn(sealed: string, id: string): string | undefined {
    return sealed === '' ? undefined : unseal(this.#key, sealed, `${id}:page`).toString();
  }

  #outcomeIn(sealed: string, id: string): SocialEnd {
    return JSON.parse(unseal(this.#key, sealed, id).toString()) as SocialEnd;
  }

  /** Nonce and verifier follow from the state and the service's secret, so the database has neither. */
  #secretsOf(state: string): SocialSecrets {
    return {
      state,
      nonce: this.#hashOf('nonce', state),
      verifier: this.#hashOf('verifier', state),
    };
  }

  #hashOf(kind: string, text: string): string {
    const mac = createHmac('sha256', this.#deps.secret);
    return mac.update(`social-${kind}:${text}`).digest('base64url');
  }
}

/** {@link SocialLogins.markOf} of a request. */
export function markIn(id: string): string {
  return id.slice(0, MARK_LENGTH);
}

function newName(): string {
  return randomBytes(16).toString('base64url');
}
