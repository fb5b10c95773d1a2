import { attempt } from '../../../../domain/outside/attempt';
import { fieldOf } from '../../../../domain/outside/untrusted-record';

const CA_FILE = 'If it is your own, name its file in NODE_EXTRA_CA_CERTS';

/** What is wrong with a server at `host`, by the code of Node, OpenSSL or a mail server's client. */
const reasons: Readonly<Record<string, (host: string) => string>> = {
  CERT_HAS_EXPIRED: (host) => `The certificate of ${host} has expired.`,
  DEPTH_ZERO_SELF_SIGNED_CERT: unknownAuthority,
  EACCES: (host) => `This machine may not reach ${host}.`,
  EAI_AGAIN: (host) => `No name server answers for ${host}.`,
  EAUTH: (host) => `${host} refuses the user name or the password.`,
  ECONNREFUSED: (host) => `Nothing listens at ${host}.`,
  ECONNRESET: (host) => `${host} ends the connection.`,
  EHOSTUNREACH: (host) => `No network leads to ${host}.`,
  ENOTFOUND: (host) => `There is no host ${host}.`,
  ERR_TLS_CERT_ALTNAME_INVALID: (host) => `The certificate of ${host} is for another host.`,
  ETIMEDOUT: (host) => `${host} does not answer in time.`,
  SELF_SIGNED_CERT_IN_CHAIN: unknownAuthority,
  TimeoutError: (host) => `${host} does not answer in time.`,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: unknownAuthority,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: unknownAuthority,
  UND_ERR_CONNECT_TIMEOUT: (host) => `${host} does not answer in time.`,
};

/** Why a server could not be reached, in one sentence. No text of the error is in it: that may have a password. */
export function whyNotReached(error: unknown, host: string): string {
  const code = codesOf(error).find((each) => each in reasons);
  return reasons[code ?? '']?.(host) ?? `${host} could not be reached.`;
}

/** The codes of an error and of its causes. Some clients have a code of their own, and Node's in the text alone. */
export function codesOf(error: unknown): readonly string[] {
  if (typeof error !== 'object' || error === null) return [];
  const [code, message] = ['code', 'message'].map((field) => fieldOf(error, field));
  // Node's errors of a time that is up inherit their name.
  const name: unknown = attempt(() => Reflect.get(error, 'name'));
  const inText = /\bE[A-Z]{4,}\b/.exec(typeof message === 'string' ? message : '')?.[0];
  const own = [code, name, inText].filter((each) => typeof each === 'string');
  const others = fieldOf(error, 'errors');
  return [
    ...own,
    ...(Array.isArray(others) ? others.flatMap(codesOf) : []),
    ...codesOf(fieldOf(error, 'cause')),
  ];
}

function unknownAuthority(host: string): string {
  return `This machine does not know who issued the certificate of ${host}. ${CA_FILE}.`;
}
