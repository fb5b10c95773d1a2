import { randomBytes } from 'node:crypto';
import { type CoinbaseConfig, parseCoinbase } from './coinbase-config';
import { ConfigError } from './config-error';
import { type FarcasterConfig, parseFarcaster } from './farcaster-config';
import { type KeyShareConfig, parseKeyShares } from './key-share-config';
import { type LoginConfig, parseLogin } from './login-config';
import { type MoonPayConfig, parseMoonPay } from './moonpay-config';
import { type NamesConfig, parseNames } from './names-config';
import { type Environment, isLoopback, VariableReader } from './read-variables';
import { parseSocial, type SocialConfig } from './social-config';
import { parseSwaps, type SwapConfig } from './swap-config';
import { parseTransak, type TransakConfig } from './transak-config';

const MIN_SECRET_LENGTH = 32;

const DAY_MS = 24 * 3_600_000;

export const logLevels = ['silent', 'error', 'warn', 'info'] as const;

export type LogLevel = (typeof logLevels)[number];

/** What the operator has set, checked. */
export interface Config {
  readonly host: string;
  readonly port: number;
  readonly origins: readonly string[];
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

/**
 * Reads the configuration.
 *
 * @throws {@link ConfigError} that names the variable, and never its value.
 */
export function parseConfig(environment: Environment): Config {
  const read = new VariableReader(environment);
  const host = read.text('HOST');
  const isLocal = isLoopback(host);
  const trustedProxies = read.integer('TRUSTED_PROXIES', 0, 10);
  const login = parseLogin(read);
  const keyShares = parseKeyShares(read);
  const names = parseNames(read);
  if (names && !login) {
    throw new ConfigError(
      'NAMES_PARENT',
      'must be set with SMTP_URL, because only accounts of logins get names',
    );
  }
  const social = parseSocial(read);
  const farcaster = parseFarcaster(read);
  return {
    host,
    port: read.integer('PORT', 0, 65_535),
    origins: read.origins('ORIGINS'),
    secret: secretOf(read, isLocal),
    secretsBefore: secretsBeforeOf(read),
    trustedProxies,
    maxConnections: read.integer('MAX_CONNECTIONS', 10, 1_000_000),
    strictTransport: strictTransportOf(read),
    logLevel: read.oneOf('LOG_LEVEL', logLevels),
    // A proxy on this machine passes on what others ask.
    metrics: metricsOf(read, isLocal && trustedProxies === 0),
    databaseUrl: databaseUrlOf(read),
    onramp: onrampOf(read),
    swaps: parseSwaps(read),
    renewalDelayMs: read.integer('RENEWAL_DAYS', 7, 365) * DAY_MS,
    ...(login && { login }),
    ...(keyShares && { keyShares }),
    ...(names && { names }),
    ...(social && { social }),
    ...(farcaster && { farcaster }),
  };
}

function secretOf(read: VariableReader, isLocal: boolean): string {
  const secret = read.text('SERVICE_SECRET');
  if (secret === '' && isLocal) return randomBytes(32).toString('hex');
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

function metricsOf(read: VariableReader, isAlone: boolean): MetricsAccess {
  const token = read.text('METRICS_TOKEN');
  if (token !== '') return { kind: 'token', token };
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
