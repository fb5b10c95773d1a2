import { ConfigError } from './config-error';
import { isLoopback } from '../domain/loopback';
import type { VariableReader } from './read-variables';

/** The console of operators. */
export interface ConsoleConfig {
  /** The origin of the console, the only one that may ask. */
  readonly origin: string;

  /** The public address of this service, to which the provider sends the operator back. */
  readonly publicUrl: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;

  /** The claim of the ID token that has the roles. */
  readonly rolesClaim: string;

  /** For how long after a login an operator may act. */
  readonly actsMs: number;

  /** Where the service tells the head of the log every day. */
  readonly headMail?: string;
  readonly headUrl?: string;
}

const MINUTE_MS = 60_000;

/** The console, where the operator names its origin. */
export function parseConsole(read: VariableReader): ConsoleConfig | undefined {
  if (read.text('CONSOLE_ORIGIN') === '') return undefined;
  const because = 'CONSOLE_ORIGIN is set';
  read.required('SMTP_URL', `${because}: visitors hear of their deletion by mail`);
  read.required('PUBLIC_URL', because);
  const publicUrl = read.url('PUBLIC_URL', { allowLoopback: true });
  const headMail = mailOf(read);
  const headUrl = read.text('CONSOLE_HEAD_URL') === '' ? undefined : read.url('CONSOLE_HEAD_URL');
  if (headMail === undefined && headUrl === undefined) {
    throw new ConfigError(
      'CONSOLE_HEAD_MAIL',
      `or CONSOLE_HEAD_URL must be set, because ${because}`,
    );
  }
  return {
    origin: originOf(read, publicUrl),
    publicUrl,
    issuer: issuerOf(read, because),
    clientId: read.required('CONSOLE_CLIENT_ID', because),
    clientSecret: read.required('CONSOLE_CLIENT_SECRET', because),
    rolesClaim: read.text('CONSOLE_ROLES_CLAIM'),
    actsMs: read.integer('CONSOLE_ACT_MINUTES', 1, 60) * MINUTE_MS,
    ...(headMail !== undefined && { headMail }),
    ...(headUrl !== undefined && { headUrl }),
  };
}

/** A page of visitors must never be a page of operators. */
function originOf(read: VariableReader, publicUrl: string): string {
  const name = 'CONSOLE_ORIGIN';
  const [origin, ...more] = read.origins(name);
  if (origin === undefined || more.length > 0) throw new ConfigError(name, 'must be one origin');
  const { hostname, protocol } = new URL(origin);
  if (protocol !== 'https:' && !isLoopback(hostname)) {
    throw new ConfigError(name, 'must be https, or http on this machine');
  }
  const others = [...read.origins('ORIGINS'), ...read.origins('FRAME_ORIGIN')];
  if (others.includes(origin) || origin === new URL(publicUrl).origin) {
    throw new ConfigError(
      name,
      'must be no site, not the frame’s origin, and not that of PUBLIC_URL',
    );
  }
  return origin;
}

function issuerOf(read: VariableReader, because: string): string {
  // An issuer is compared as it is written: one may end with a slash.
  const issuer = read.required('CONSOLE_ISSUER', because);
  read.url('CONSOLE_ISSUER', { allowLoopback: true });
  return issuer;
}

function mailOf(read: VariableReader): string | undefined {
  const address = read.text('CONSOLE_HEAD_MAIL');
  if (address === '') return undefined;
  if (!/^[^\s@,;<>"]+@[^\s@,;<>"]+$/.test(address)) {
    throw new ConfigError('CONSOLE_HEAD_MAIL', 'must be one address as in audit@example.org');
  }
  return address;
}
