import { randomBytes } from 'node:crypto';
import { type CoinbaseConfig, parseCoinbase } from './coinbase-config';
import { ConfigError } from './config-error';
import { type ConsoleConfig, parseConsole } from './console-config';
import { type FarcasterConfig, parseFarcaster } from './farcaster-config';
import { type KeyShareConfig, parseKeyShares } from './key-share-config';
import { type Limits, parseLimits } from './limits-config';
import { type LoginConfig, parseLogin } from './login-config';
import { type MoonPayConfig, parseMoonPay } from './moonpay-config';
import { type NamesConfig, parseNames } from './names-config';
import { isLoopback } from '../domain/loopback';
import { type Environment, VariableReader } from './read-variables';
import { parseSocial, type SocialConfig } from './social-config';
import { parseSponsors, type SponsorNetworkConfig } from './sponsor-config';
import { parseSwaps, type SwapConfig } from './swap-config';
import { parseTransak, type TransakConfig } from './transak-config';
import { parseTelemetry, type TelemetryConfig } from './telemetry-config';
import { parseWebhooks, type WebhookConfig } from './webhook-config';

const MIN_SECRET_LENGTH = 32;

const MOST_DATABASES = 64;
const DAY_MS = 24 * 3_600_000;

export const logLevels = ['silent', 'error', 'warn', 'info'] as const;

export type LogLevel = (typeof logLevels)[number];

/** What the operator has set, checked. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly origins: readonly string[];
  readonly limits: Limits;
  readonly secret: string;

  /** The secrets before, the newest first. */
  readonly secretsBefore: readonly string[];
  readonly trustedProxies: number;

  /** How many connections are open at a time. */
  readonly maxConnections: number;

  /** The header `Strict-Transport-Security`, as the frame has it. */
  readonly strictTransport: string;
  readonly logLevel: LogLevel;
  readonly metrics: MetricsAccess;
  readonly databaseUrl: string;

  /** The databases for what is stored of single accounts, by their places. Empty where that is in the first one. */
  readonly accountUrls: readonly string[];
  readonly onramp: OnrampConfig;
  readonly swaps: SwapConfig;

  /** Absent where the operator sets no mail server. */
  readonly login?: LoginConfig;

  /** Absent where the key shares of wallets are kept here, for the logins of this service. */
  readonly keyShares?: KeyShareConfig;

  /** How long a visitor who has lost every way in waits before a new wallet begins. */
  readonly renewalDelayMs: number;

  /** Absent where the operator names no parent. */
  readonly names?: NamesConfig;

  /** Absent without the credentials of a provider. */
  readonly social?: SocialConfig;

  /** Absent where the operator names no relay and no node. */
  readonly farcaster?: FarcasterConfig;

  /** Absent where the operator names no receiver of events. */
  readonly webhooks?: WebhookConfig;

  /** Absent where the operator has no collector of traces. */
  readonly telemetry?: TelemetryConfig;

  /** Absent where the operator names no origin for the console. */
  readonly console?: ConsoleConfig;

  /** Absent where the operator pays for visitors on no network. */
  readonly sponsors?: readonly SponsorNetworkConfig[];
}

/** Who may read the metrics. */
export type MetricsAccess =
  { readonly kind: 'open' | 'closed' } | { readonly kind: 'token'; readonly token: string };

/** The providers that sell tokens. A provider without credentials is absent. */
export interface OnrampConfig {
  readonly returnUrl?: string;
  readonly coinbase?: CoinbaseConfig;
  readonly moonpay?: MoonPayConfig;
  readonly transak?: TransakConfig;
}

/** Every field of the configuration, by what reads it. What the operator has not set is `undefined`. */
const fields: {
  readonly [Field in keyof Config]-?: (read: VariableReader) => Config[Field] | undefined;
} = {
  host: (read) => read.text('HOST'),
  port: (read) => read.integer('PORT', 0, 65_535),
  origins: (read) => read.origins('ORIGINS'),
  limits: parseLimits,
  secret: secretOf,
  secretsBefore: secretsBeforeOf,
  trustedProxies: (read) => read.integer('TRUSTED_PROXIES', 0, 10),
  maxConnections: (read) => read.integer('MAX_CONNECTIONS', 10, 1_000_000),
  strictTransport: strictTransportOf,
  logLevel: (read) => read.oneOf('LOG_LEVEL', logLevels),
  metrics: metricsOf,
  databaseUrl: databaseUrlOf,
  accountUrls: accountUrlsOf,
  onramp: onrampOf,
  swaps: parseSwaps,
  login: parseLogin,
  keyShares: parseKeyShares,
  renewalDelayMs: (read) => read.integer('RENEWAL_DAYS', 7, 365) * DAY_MS,
  names: parseNames,
  social: parseSocial,
  farcaster: parseFarcaster,
  webhooks: parseWebhooks,
  telemetry: parseTelemetry,
  console: parseConsole,
  sponsors: parseSponsors,
};

/**
 * Reads the configuration.
 *
 * @throws {@link ConfigError} that names the variable, and never its value.
 */
export function parseConfig(environment: Environment): Config {
  const read = new VariableReader(environment);
  const config = Object.entries(fields).map(([field, valueOf]) => [field, valueOf(read)] as const);
  return Object.fromEntries(config.filter(([, value]) => value !== undefined)) as unknown as Config;
}

/** What is wrong with each variable that cannot be used: one sentence for each. */
export function configErrors(environment: Environment): readonly ConfigError[] {
  const read = new VariableReader(environment);
  const errors = new Map<string, ConfigError>();
  for (const valueOf of Object.values(fields)) {
    try {
      valueOf(read);
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      for (const each of [error, ...error.others]) errors.set(each.message, each);
    }
  }
  return [...errors.values()];
}

function secretOf(read: VariableReader): string {
  const secret = read.text('SERVICE_SECRET');
  if (secret === '' && isLoopback(read.text('HOST'))) return randomBytes(32).toString('hex');
  if (secret.length < MIN_SECRET_LENGTH) {
    throw new ConfigError('SERVICE_SECRET', `must have at least ${MIN_SECRET_LENGTH} characters`);
  }
  return secret;
}

function secretsBeforeOf(read: VariableReader): readonly string[] {
  const name = 'SERVICE_SECRETS_BEFORE';
  const secrets = read
    .text(name)
    .split(',')
    .map((secret) => secret.trim())
    .filter((secret) => secret !== '');
  if (secrets.length > 0) read.required('SERVICE_SECRET', `${name} is set`);
  if (secrets.some((secret) => secret.length < MIN_SECRET_LENGTH)) {
    throw new ConfigError(name, `must have at least ${MIN_SECRET_LENGTH} characters each`);
  }
  return secrets;
}

function metricsOf(read: VariableReader): MetricsAccess {
  const token = read.text('METRICS_TOKEN');
  if (token !== '') return { kind: 'token', token };
  // A proxy on this machine passes on what others ask.
  const isAlone = isLoopback(read.text('HOST')) && read.text('TRUSTED_PROXIES') === '0';
  return { kind: isAlone ? 'open' : 'closed' };
}

function strictTransportOf(read: VariableReader): string {
  const name = 'STRICT_TRANSPORT_SECURITY';
  const value = read.text(name);
  if (!/^max-age=\d{1,10}(?:; includeSubDomains(?:; preload)?)?$/.test(value)) {
    throw new ConfigError(name, 'must be as max-age=63072000; includeSubDomains; preload');
  }
  return value;
}

function databaseUrlOf(read: VariableReader): string {
  const url = read.text('DATABASE_URL');
  if (!/^(file:.|postgres(ql)?:\/\/.)/.test(url)) {
    throw new ConfigError('DATABASE_URL', 'must begin with file: or postgres://');
  }
  return url;
}

function accountUrlsOf(read: VariableReader): readonly string[] {
  const name = 'DATABASE_ACCOUNT_URLS';
  const urls = read.text(name).split(/\s+/).filter(Boolean);
  if (urls.length === 0) return urls;
  if (urls.length === 1 || urls.length > MOST_DATABASES) {
    throw new ConfigError(name, `must name 2 to ${MOST_DATABASES} databases`);
  }
  const all = [read.text('DATABASE_URL'), ...urls];
  if (!all.every((url) => /^postgres(ql)?:\/\/./.test(url) && URL.canParse(url))) {
    throw new ConfigError(name, 'needs postgres:// for each, and for DATABASE_URL');
  }
  if (new Set(all).size < all.length) throw new ConfigError(name, 'must name each database once');
  return urls;
}

function onrampOf(read: VariableReader): OnrampConfig {
  const coinbase = parseCoinbase(read);
  const moonpay = parseMoonPay(read);
  const transak = parseTransak(read);
  return {
    ...(read.text('ONRAMP_RETURN_URL') !== '' && { returnUrl: read.url('ONRAMP_RETURN_URL') }),
    ...(coinbase && { coinbase }),
    ...(moonpay && { moonpay }),
    ...(transak && { transak }),
  };
}
