import { encodeBase58 } from '../../../../domain/address/base58';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { fieldOf, listOf, parseEach, textOf } from '../../../../domain/outside/untrusted-record';
import { isSafeWebAddress } from '../../../../domain/text/web-address';
import { bytesOfBase64 } from '../base64-bytes';
import type { AppMethod } from './protocol-like';

/** An account that an app shares. */
export interface AppAccount {
  /** Base58. */
  readonly address: string;

  /** The Wallet Standard's names of the chains on which it can be used. Absent: any. */
  readonly chains?: readonly string[];
}

/** What an app granted to the site. */
export interface AppGrant {
  readonly accounts: readonly AppAccount[];

  /** The chain that it was asked for. */
  readonly chain: string;

  /** What the app can do beyond what every app can. */
  readonly features: readonly string[];

  /** Proves the grant in later sessions. Absent: the app is asked for a new one. */
  readonly token?: string;

  /** The link that opens this very app: `https:`. */
  readonly baseUri?: string;
}

/** A sign-in that an app signed. */
export interface AppSignIn {
  readonly signedMessage: Uint8Array;
  readonly signature: Uint8Array;
}

/** The most accounts that are read. */
export const ACCOUNTS_MAX = 100;
const LIST_MAX = 50;
const NAME_MAX_LENGTH = 100;
const TOKEN_MAX_LENGTH = 8192;
const PUBLIC_KEY_BYTES = 32;
const SIGNATURE_BYTES = 64;

/** @throws `WALLET_RESPONSE_INVALID` for an answer without a token or without an account. */
export function authorizationIn(
  answer: unknown,
  chain: string,
  features: readonly string[],
): AppGrant {
  const accounts = parseEach(listOf(answer, 'accounts', ACCOUNTS_MAX) ?? [], (entry) =>
    accountOf(entry, chain),
  );
  const token = tokenOf(answer, 'auth_token');
  if (accounts.length === 0) throw invalidAnswer('authorize', 'no account with a key of its own');
  if (token === undefined) throw invalidAnswer('authorize', 'no token');
  return { accounts, chain, features, token, ...linkIn(answer, 'wallet_uri_base') };
}

function accountOf(entry: unknown, chain: string): AppAccount | undefined {
  const key = bytesOfBase64(textOf(entry, 'address'));
  if (key?.length !== PUBLIC_KEY_BYTES) return undefined;
  const chains = namesIn(entry, 'chains');
  const address = encodeBase58(key);
  // The app has just granted the account on the chain that it was asked for, whatever it lists.
  return chains ? { address, chains: [...new Set([...chains, chain])] } : { address };
}

/** What `get_capabilities` lists. */
export function featuresIn(answer: unknown): readonly string[] {
  return namesIn(answer, 'features') ?? [];
}

/** The sign-in of an `authorize`, by the key of `address`; `undefined` where the app made none. */
export function signInIn(answer: unknown, address: string): AppSignIn | undefined {
  const result = fieldOf(answer, 'sign_in_result');
  if (result === undefined || result === null) return undefined;
  const key = bytesOfBase64(textOf(result, 'address'));
  const signedMessage = bytesOfBase64(textOf(result, 'signed_message'));
  const signature = bytesOfBase64(textOf(result, 'signature'));
  if (!key || !signedMessage || !signature) throw invalidAnswer('authorize', 'no sign-in');
  if (encodeBase58(key) !== address) throw invalidAnswer('authorize', 'another account signed in');
  return { signedMessage, signature };
}

/** The first entry of the list `name`: one result per input, and the widget passes one input. */
export function bytesIn(answer: unknown, name: string, method: AppMethod): Uint8Array {
  const [first] = listOf(answer, name, 1) ?? [];
  const bytes = typeof first === 'string' ? bytesOfBase64(first) : undefined;
  if (bytes) return bytes;
  throw invalidAnswer(method, `no ${name}`);
}

/** A signed message: the message with the signature behind it. Some apps leave the message out. */
export function signedMessageIn(answer: unknown, message: Uint8Array): AppSignIn {
  const payload = bytesIn(answer, 'signed_payloads', 'signMessages');
  const signature = payload.slice(-SIGNATURE_BYTES);
  if (signature.length !== SIGNATURE_BYTES) throw invalidAnswer('signMessages', 'no signature');
  const signed = payload.slice(0, -SIGNATURE_BYTES);
  return { signedMessage: signed.length === 0 ? message : signed, signature };
}

export function invalidAnswer(method: AppMethod, reason: string): WidgetError {
  return new WidgetError('WALLET_RESPONSE_INVALID', { method, reason });
}

/** The token in the field `name`. */
export function tokenOf(value: unknown, name: string): string | undefined {
  const token = textOf(value, name);
  return token && token.length <= TOKEN_MAX_LENGTH ? token : undefined;
}

/** The link in the field `name`, where it leads to a secure page. */
export function linkIn(value: unknown, name: string): { readonly baseUri?: string } {
  const link = textOf(value, name);
  return link !== undefined && isSafeWebAddress(link) ? { baseUri: link } : {};
}

/** The names in the list `name`. */
export function namesIn(value: unknown, name: string): readonly string[] | undefined {
  return listOf(value, name, LIST_MAX)?.filter(
    (entry): entry is string => typeof entry === 'string' && entry.length <= NAME_MAX_LENGTH,
  );
}
