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

/** How a login stands, as the frame that began it sees it. */
export type SocialOutcome =
  | { readonly kind: 'waiting' | 'over' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'done'; readonly identity: SocialIdentity; readonly subject: SocialSubject };

/**
 * Logins at other providers. The frame begins one, one browser takes it to the provider's page, and only that browser
 * brings it back, once; the frame's device fetches who came back, once. Every rule is one statement.
 */
export class SocialLogins {
  readonly #deps: SocialLoginsDeps;
  readonly #key: Buffer;

  constructor(deps: SocialLoginsDeps) {
    this.#deps = deps;
    this.#key = Buffer.from(hkdfSync('sha256', deps.secret, '', 'cleat/social/1', 32));
  }

  /** Begins a login, and returns the name under which it goes on. */
  async begin({ device, provider, site }: SocialSubject): Promise<string> {
    const { database, now } = this.#deps;
    const flow = newName();
    await database.rows(
      `insert into social_flow (id, device, site, provider, state, browser, outcome, until)
       values (?, ?, ?, ?, '', '', '', ?)`,
      ...[this.#hashOf('flow', flow), device, site, provider, now() + SOCIAL_LIFE_MS],
    );
    return flow;
  }

  /** The provider of a login, for the first browser that takes it there, and the secrets of the way. */
  async leave(
    flow: string,
  ): Promise<{ provider: string; browser: string; secrets: SocialSecrets } | undefined> {
    const { database, now } = this.#deps;
    const browser = newName();
    const state = newName();
    const [row] = await database.rows(
      `update social_flow set browser = ?, state = ?
       where id = ? and browser = '' and outcome = '' and until > ? returning provider`,
      ...[this.#hashOf('browser', browser), this.#hashOf('state', state)],
      ...[this.#hashOf('flow', flow), now()],
    );
    return row && { browser, provider: String(row['provider']), secrets: this.#secretsOf(state) };
  }

  /** The login that a browser brings back from `provider`, once. */
  async comeBack(
    provider: string,
    state: string,
    browser: string,
  ): Promise<{ id: string; secrets: SocialSecrets } | undefined> {
    const { database, now } = this.#deps;
    const [row] = await database.rows(
      `update social_flow set state = ''
       where state = ? and browser = ? and provider = ? and state <> '' and until > ? returning id`,
      ...[this.#hashOf('state', state), this.#hashOf('browser', browser), provider, now()],
    );
    return row && { id: String(row['id']), secrets: this.#secretsOf(state) };
  }

  /** Ends a login that did not leave for a page, or could not. */
  async finish(flow: string, outcome: SocialIdentity | { readonly failed: string }): Promise<void> {
    await this.end(this.#hashOf('flow', flow), outcome);
  }

  /** Leaves how a login that came back has ended, for the frame. */
  async end(id: string, outcome: SocialIdentity | { readonly failed: string }): Promise<void> {
    const sealed = seal(this.#key, Buffer.from(JSON.stringify(outcome)), id);
    const sql = "update social_flow set outcome = ? where id = ? and outcome = ''";
    await this.#deps.database.rows(sql, sealed, id);
  }

  /** How a login stands. The device that began gets the identity once: it signs `flow:site`. */
  async fetch(flow: string, site: string, signature: string): Promise<SocialOutcome> {
    const { database, now } = this.#deps;
    const id = this.#hashOf('flow', flow);
    const [open] = await database.rows(
      'select device, site, outcome from social_flow where id = ? and until > ?',
      ...[id, now()],
    );
    const isOwn =
      open?.['site'] === site &&
      (await isSignedBy(String(open['device']), `${flow}:${site}`, signature));
    if (!isOwn) return { kind: 'over' };
    if (open['outcome'] === '') return { kind: 'waiting' };
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
