import { checkAddress } from '../address/is-address';
import { type CaipNetworkId, parseCaipNetworkId } from '../caip/caip-network-id';
import { isCaipNetworkId } from '../caip/chain-id-grammar';
import { dateTimeMs } from './date-time';
import { signInRules } from './sign-in-rules';
import { isAuthority, isPathSegment, isUri, isUriScheme } from './uri-grammar';

/** What an account signs to sign in (ERC-4361, CAIP-122). */
export interface SignInMessage {
  /** The scheme of the site, where the message names it. */
  readonly scheme?: string;

  /** The site that requests the sign-in: its authority, such as `example.org:8080`. */
  readonly domain: string;
  readonly accountAddress: string;
  readonly statement?: string;
  readonly uri: string;
  readonly version: '1';
  readonly chainId: CaipNetworkId;

  /** At least eight letters and digits that are used once. */
  readonly nonce: string;
  readonly issuedAt: string;
  readonly expirationTime?: string;
  readonly notBefore?: string;
  readonly requestId?: string;
  readonly resources?: readonly string[];
}

/** A part of a {@link SignInMessage}. */
export type SignInField = keyof SignInMessage;

/**
 * ERC-4361 allows the reserved and unreserved characters of RFC 3986, and blanks: no line break, no character
 * beyond ASCII.
 */
const statementPattern = /^[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;= ]+$/;

const noncePattern = /^[A-Za-z0-9]{8,}$/;

/**
 * The first field of `message` that is missing or that the grammar of ERC-4361 does not allow, if any. An EVM
 * address needs its EIP-55 checksum; any other address has to be valid on its chain.
 */
export function signInFault(message: Partial<SignInMessage>): SignInField | undefined {
  const { scheme, domain, accountAddress, statement, uri, version, chainId, nonce } = message;
  const { issuedAt, expirationTime, notBefore, requestId, resources } = message;
  const isAllowed: readonly (readonly [SignInField, boolean])[] = [
    ['scheme', scheme === undefined || isUriScheme(scheme)],
    ['domain', domain !== undefined && isAuthority(domain)],
    ['chainId', chainId !== undefined && isSignInChain(chainId)],
    ['accountAddress', isAccount(accountAddress, chainId)],
    ['statement', statement === undefined || statementPattern.test(statement)],
    ['uri', uri !== undefined && isUri(uri)],
    ['version', version === '1'],
    ['nonce', nonce !== undefined && noncePattern.test(nonce)],
    ['issuedAt', issuedAt !== undefined && isDateTime(issuedAt)],
    ['expirationTime', expirationTime === undefined || isDateTime(expirationTime)],
    ['notBefore', notBefore === undefined || isDateTime(notBefore)],
    ['requestId', requestId === undefined || isPathSegment(requestId)],
    ['resources', resources === undefined || resources.every(isUri)],
  ];
  return isAllowed.find(([, isIt]) => !isIt)?.[0];
}

function isSignInChain(chainId: string): boolean {
  if (!isCaipNetworkId(chainId)) return false;
  const { namespace, chainReference } = parseCaipNetworkId(chainId);
  return signInRules[namespace].referencePattern?.test(chainReference) ?? true;
}

function isAccount(address: string | undefined, chainId: string | undefined): boolean {
  if (address === undefined || chainId === undefined || !isCaipNetworkId(chainId)) return false;
  const chain = parseCaipNetworkId(chainId);
  const check = checkAddress(address, chain);
  if (!check.ok || address !== address.trim()) return false;
  return !signInRules[chain.namespace].isAddressCanonical || address === check.address;
}

function isDateTime(text: string): boolean {
  return dateTimeMs(text) !== undefined;
}
