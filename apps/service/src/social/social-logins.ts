import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Database } from '../database/database';
import { seal, unseal } from '../database/seal';
import { isSignedBy } from '../login/device-key';
import type { SocialIdentity } from './social-identity';
import type { SocialSecrets } from './social-provider';

/** How long a visitor has at the provider. */
export const SOCIAL_LIFE_MS = 600_000;

export interface SocialLoginsDeps {
  readonly database: Database;
  readonly secret: string;
  readonly now: () => number;
}

/** What a login is for: a device by its public key, a site by its origin, and the provider. */
export interface SocialSubject {
  readonly device: string;
  readonly site: string;
  readonly provider: string;
}

/** A browser on its way: where it comes back to, where that is a page, and the secrets of the way. */
export interface SocialWay {
  readonly id: string;

  /** The page of the site, for a login without a window. */
  readonly page: string | undefined;
  readonly provider: string;
  readonly secrets: SocialSecrets;
}

/** How a login is fetched: by its own name, or by the handle that a browser has brought back to the site's page. */
export type SocialTicket = { readonly flow: string } | { readonly handle: string };

/** How a login stands, as the frame that began it sees it. */
export type SocialOutcome =
  | { readonly kind: 'waiting' | 'over' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'done'; readonly identity: SocialIdentity; readonly subject: SocialSubject };

/**
 * Logins at other providers. The frame begins one, one browser takes it to the provider's page, and only that browser
 * brings it back, once; the frame's device fetches who came back, once. Every rule is one statement.
 *
 * A login with a page leaves by a link, which could be sent to another visitor. So its own name does not fetch it: the
 * browser that comes back brings a handle to that page, and the frame needs both the handle and the key of its device.
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
    const { database, now } = this.#deps;
    const flow = newName();
    const id = this.#hashOf('flow', flow);
    const sealed = page === undefined ? '' : seal(this.#key, Buffer.from(page), `${id}:page`);
    await database.rows(
      `insert into social_flow (id, device, site, provider, state, browser, outcome, page, handle, until)
       values (?, ?, ?, ?, '', '', '', ?, '', ?)`,
      ...[id, device, site, provider, sealed, now() + SOCIAL_LIFE_MS],
    );
    return flow;
  }

  /** The way of a login, for the first browser that takes it: in a window, or by the link of one with a page. */
  async leave(
    flow: string,
    isByLink: boolean,
  ): Promise<(SocialWay & { readonly browser: string }) | undefined> {
    const { database, now } = this.#deps;
    const browser = newName();
    const state = newName();
    const [row] = await database.rows(
      `update social_flow set browser = ?, state = ?
       where id = ? and browser = '' and outcome = '' and page ${isByLink ? '<>' : '='} '' and until > ?
       returning id, page, provider`,
      ...[this.#hashOf('browser', browser), this.#hashOf('state', state)],
      ...[this.#hashOf('flow', flow), now()],
    );
    return row && { browser, ...this.#wayIn(row, state) };
  }

  /** The login that a browser brings back from `provider`, once. */
  async comeBack(provider: string, state: string, browser: string): Promise<SocialWay | undefined> {
    const { database, now } = this.#deps;
    const [row] = await database.rows(
      `update social_flow set state = ''
       where state = ? and browser = ? and provider = ? and state <> '' and until > ?
       returning id, page, provider`,
      ...[this.#hashOf('state', state), this.#hashOf('browser', browser), provider, now()],
    );
    return row && this.#wayIn(row, state);
  }

  /** Ends a login that did not leave for a page. */
  async finish(flow: string, outcome: SocialIdentity | { readonly failed: string }): Promise<void> {
    await this.end(this.#hashOf('flow', flow), outcome);
  }

  /** Leaves how a login that came back has ended, for the frame. Returns the handle of it. */
  async end(id: string, outcome: SocialIdentity | { readonly failed: string }): Promise<string> {
    const handle = newName();
    const sealed = seal(this.#key, Buffer.from(JSON.stringify(outcome)), id);
    await this.#deps.database.rows(
      "update social_flow set outcome = ?, handle = ? where id = ? and outcome = ''",
      ...[sealed, this.#hashOf('handle', handle), id],
    );
    return handle;
  }

  /** How a login stands. The device that began gets the identity once: it signs `flow:site`, or `handle:site`. */
  async fetch(ticket: SocialTicket, site: string, signature: string): Promise<SocialOutcome> {
    const { database, now } = this.#deps;
    const [where, name, hash] =
      'flow' in ticket
        ? ["id = ? and page = ''", ticket.flow, this.#hashOf('flow', ticket.flow)]
        : ["handle = ? and page <> ''", ticket.handle, this.#hashOf('handle', ticket.handle)];
    const [open] = await database.rows(
      `select id, device, site, outcome from social_flow where ${where} and until > ?`,
      ...[hash, now()],
    );
    const isOwn =
      open?.['site'] === site &&
      (await isSignedBy(String(open['device']), `${name}:${site}`, signature));
    if (!isOwn) return { kind: 'over' };
    if (open['outcome'] === '') return { kind: 'waiting' };
    const id = String(open['id']);
    const [row] = await database.rows(
      'delete from social_flow where id = ? returning device, site, provider, outcome',
      id,
    );
    if (!row) return { kind: 'over' };
    const text = unseal(this.#key, String(row['outcome']), id).toString();
    const outcome = JSON.parse(text) as SocialIdentity | { readonly failed: string };
    if ('failed' in outcome) return { kind: 'failed', reason: outcome.failed };
    const [device, provider] = [String(row['device']), String(row['provider'])];
    return { kind: 'done', identity: outcome, subject: { device, provider, site } };
  }

  /** Deletes what is over. */
  async sweep(): Promise<void> {
    await this.#deps.database.rows('delete from social_flow where until <= ?', this.#deps.now());
  }

  #wayIn(row: Readonly<Record<string, unknown>>, state: string): SocialWay {
    const [id, sealed] = [String(row['id']), String(row['page'])];
    const page = sealed === '' ? undefined : unseal(this.#key, sealed, `${id}:page`).toString();
    return { id, page, provider: String(row['provider']), secrets: this.#secretsOf(state) };
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

function newName(): string {
  return randomBytes(16).toString('base64url');
}
