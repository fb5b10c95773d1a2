import type { Config } from '../config/config';
import type { Database } from '../adapters/sql/database';
import type { Traces } from '../observe/trace';
import type { Mailer } from '../ports/mailer';
import type { Logger } from '../observe/logger';
import type { KeyShares } from '../ports/key-shares';
import type { WebhookParts } from './compose-webhooks';
import type { OpenIdLibraries } from '../adapters/social/providers/client-of';
import type { BrandEndpoints } from '../adapters/social/social-providers';

/** What the service is made of. What is absent, it has itself. */
export interface ServiceDeps {
  readonly config: Config;
  readonly database: Database;
  readonly logger: Logger;
  readonly now?: () => number;
  readonly fetch?: typeof globalThis.fetch;

  /** In the place of the mail server. */
  readonly mailer?: Mailer;

  /** In the place of the service's own database. */
  readonly keyShares?: KeyShares;

  /** How long a provider may take. */
  readonly providerTimeoutMs?: number;

  /** The libraries of OpenID, where social logins have credentials, or operators a console. */
  readonly openId?: OpenIdLibraries;

  /** Where traces begin. Without it, each request has an id alone. */
  readonly traces?: Traces;

  /** What webhooks are sent with, where the operator names receivers. */
  readonly webhooks?: WebhookParts;

  /** Where the providers of social logins are, other than under their own addresses: in tests. */
  readonly brandEndpoints?: BrandEndpoints;
}
