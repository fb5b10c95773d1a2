import { isSameAddress } from '../address/is-address';
import { type CaipNetworkId, parseCaipNetworkId } from '../caip/caip-network-id';
import { dateTimeMs } from './date-time';
import type { SignInMessage } from './sign-in-message';

/** The values that a sign-in has to match. */
export interface SignInExpectation {
  /** The site's authority. */
  readonly domain: string;

  /** The site's scheme. A message without a scheme passes. */
  readonly scheme?: string;

  /** The nonce that was issued for this sign-in and has not been used. */
  readonly nonce: string;
  readonly chainId: CaipNetworkId;
  readonly accountAddress: string;
  readonly nowMs: number;
}

/** Why a sign-in is refused before its signature is verified. */
export type SignInRefusal =
  'domain' | 'scheme' | 'nonce' | 'chainId' | 'accountAddress' | 'notYetValid' | 'expired';

/** What a visitor or a developer reads about each {@link SignInRefusal}. */
export const signInRefusalTexts: { readonly [Refusal in SignInRefusal]: string } = {
  accountAddress: 'Another account signed. Switch the account and sign in again.',
  chainId: 'The network changed while signing. Sign in again.',
  domain: 'The message is for another site.',
  expired: 'The sign-in has expired. Sign in again.',
  nonce: 'The sign-in was already used or is not ours. Sign in again.',
  notYetValid: 'The sign-in is not valid yet. Check the clock of this device.',
  scheme: 'The message is for another site.',
};

/** Why `message` is refused, if it is: the first mismatch of site, nonce, chain, account and time. */
export function signInRefusal(
  message: SignInMessage,
  expected: SignInExpectation,
): SignInRefusal | undefined {
  if (message.domain !== expected.domain) return 'domain';
  if (!isSameScheme(message.scheme, expected.scheme)) return 'scheme';
  if (message.nonce !== expected.nonce) return 'nonce';
  if (message.chainId !== expected.chainId) return 'chainId';
  const { namespace } = parseCaipNetworkId(message.chainId);
  if (!isSameAddress(message.accountAddress, expected.accountAddress, namespace)) {
    return 'accountAddress';
  }
  return timeRefusal(message, expected.nowMs);
}

/** The times of a sign-in, of a message or of a stored session. */
export interface SignInTimes {
  readonly expirationTime?: string;
  readonly notBefore?: string;
}

/**
 * Why a sign-in is not valid at `nowMs`, if it is not. It ends at its expiration time and begins at
 * `notBefore`. An unreadable time counts as expired.
 */
export function timeRefusal(
  { expirationTime, notBefore }: SignInTimes,
  nowMs: number,
): 'expired' | 'notYetValid' | undefined {
  const end = expirationTime === undefined ? Number.POSITIVE_INFINITY : dateTimeMs(expirationTime);
  const start = notBefore === undefined ? Number.NEGATIVE_INFINITY : dateTimeMs(notBefore);
  if (end === undefined || start === undefined || nowMs >= end) return 'expired';
  return nowMs < start ? 'notYetValid' : undefined;
}

function isSameScheme(scheme: string | undefined, expected: string | undefined): boolean {
  return scheme === undefined || expected === undefined || scheme === expected;
}
