import { ConfigError } from './config-error';
import { frameOriginOf } from './login-config';
import type { VariableReader } from './read-variables';

const MIN_TOKEN_LENGTH = 32;

/** Where the key shares of wallets are kept, if not here for this service's own logins. */
export type KeyShareConfig =
  | { readonly kind: 'remote'; readonly url: string; readonly token: string }
  | {
      readonly kind: 'forAnother';
      readonly token: string;

      /** The origin of the wallet's frame, to which the signatures of its wallets are bound. */
      readonly frameOrigin: string;
    };

export function parseKeyShares(read: VariableReader): KeyShareConfig | undefined {
  const token = read.text('HALVES_TOKEN');
  const isRemote = read.text('HALVES_URL') !== '';
  if (token === '') {
    if (isRemote) read.required('HALVES_TOKEN', 'HALVES_URL is set');
    return undefined;
  }
  if (token.length < MIN_TOKEN_LENGTH) {
    throw new ConfigError('HALVES_TOKEN', `must have ${MIN_TOKEN_LENGTH} characters or more`);
  }
  if (isRemote) {
    return { kind: 'remote', url: read.url('HALVES_URL', { allowLoopback: true }), token };
  }
  if (read.text('SMTP_URL') !== '') {
    throw new ConfigError('HALVES_URL', 'must be set, because SMTP_URL and HALVES_TOKEN are set');
  }
  return { kind: 'forAnother', token, frameOrigin: frameOriginOf(read, 'HALVES_TOKEN is set') };
}
