import { isSameAddress } from '../address/is-address';
import { type CaipAddress, isCaipAddress } from '../caip/caip-address';
import { type CaipNetworkId, parseCaipNetworkId } from '../caip/caip-network-id';
import { isCaipNetworkId } from '../caip/chain-id-grammar';
import {
  fieldOf,
  isUntrustedRecord,
  listOf,
  type UntrustedRecord,
  textOf,
} from '../outside/untrusted-record';
import { timeRefusal } from './sign-in-times';

/** The signed message, as data. */
export interface SiwxSessionData {
  /** The address that signed. */
  readonly accountAddress: string;
  /** The network of the sign-in. */
  readonly chainId: CaipNetworkId;
  /** The host of the site. */
  readonly domain: string;
  /** The address that the sign-in is for. */
  readonly uri: string;
  /** The version of the message. */
  readonly version: string;
  /** The nonce of the site, which it accepts once. */
  readonly nonce: string;
  /** What the visitor agreed to. */
  readonly statement?: string;
  /** URIs that the sign-in names. */
  readonly resources?: readonly string[];
  /** An id of the site for this sign-in. */
  readonly requestId?: string;
  /** A moment of ISO 8601. */
  readonly issuedAt?: string;
  /** When the sign-in ends, likewise. */
  readonly expirationTime?: string;
  /** When it begins, likewise. */
  readonly notBefore?: string;
}

/** The object capability that a wallet answered with (CAIP-74), where it did. */
export interface Cacao {
  /** The header: which kind of message was signed. */
  readonly h: { readonly t: 'caip122' | 'eip4361' };

  /** The payload. `iss` names the account as a `did:pkh`. */
  readonly p: UntrustedRecord & { readonly iss: string };

  /** The signature. */
  readonly s: UntrustedRecord & { readonly t: string; readonly s: string };
}

/** A completed sign-in: the signed data, its text and the signature. */
export interface SiwxSession {
  /** What was signed, as data. */
  readonly data: SiwxSessionData;
  /** The text that was signed. */
  readonly message: string;
  /** The signature, in the namespace's own form, such as hex on EVM chains and base58 on Solana. */
  readonly signature: string;
  /** The same as a CACAO (CAIP-74), where the wallet signed while it paired. */
  readonly cacao?: Cacao;
}

const requiredTexts = ['accountAddress', 'domain', 'uri', 'version', 'nonce'] as const;
const optionalTexts = [
  'statement',
  'requestId',
  'issuedAt',
  'expirationTime',
  'notBefore',
] as const;

/**
 * Reads a session from storage or from a service. Returns `undefined` unless it has data, message and
 * signature. The signature is verified later, on the chain. The message may be older than our grammar for it.
 */
export function parseSiwxSession(value: unknown): SiwxSession | undefined {
  const data = parseSiwxSessionData(fieldOf(value, 'data'));
  const message = textOf(value, 'message');
  const signature = textOf(value, 'signature');
  const cacao = fieldOf(value, 'cacao');
  const parsedCacao = parseCacao(cacao);
  if (!data || !message || !signature) return undefined;
  if (cacao !== undefined && !parsedCacao) return undefined;
  return { data, message, signature, ...(parsedCacao && { cacao: parsedCacao }) };
}

/** Reads a CAIP-74 object. Returns `undefined` without its type, issuer or signature. */
export function parseCacao(value: unknown): Cacao | undefined {
  const t = textOf(fieldOf(value, 'h'), 't');
  const p = fieldOf(value, 'p');
  const s = fieldOf(value, 's');
  const iss = textOf(p, 'iss');
  const signatureType = textOf(s, 't');
  const signature = textOf(s, 's');
  if (t !== 'caip122' && t !== 'eip4361') return undefined;
  if (!isUntrustedRecord(p) || !isUntrustedRecord(s)) return undefined;
  if (iss === undefined || signatureType === undefined || signature === undefined) return undefined;
  return { h: { t }, p: { ...p, iss }, s: { ...s, t: signatureType, s: signature } };
}

const didPkhPattern = /^did:pkh:(.+)$/;

/** The account that a `did:pkh` names, such as `did:pkh:eip155:1:0x…`, or `undefined`. */
export function accountOfDidPkh(did: string): CaipAddress | undefined {
  const account = didPkhPattern.exec(did)?.[1] ?? '';
  return isCaipAddress(account) ? account : undefined;
}

/** Whether `session` signed this account in on this chain: both have to be the same. */
export function isSessionOf(session: SiwxSession, chainId: string, address: string): boolean {
  const { data } = session;
  if (data.chainId !== chainId) return false;
  return isSameAddress(data.accountAddress, address, parseCaipNetworkId(data.chainId).namespace);
}

/** The sessions of this account on this chain that are valid at `nowMs`. */
export function validSessionsOf(
  sessions: readonly SiwxSession[],
  chainId: string,
  address: string,
  nowMs: number,
): readonly SiwxSession[] {
  return sessions.filter(
    (session) =>
      isSessionOf(session, chainId, address) && timeRefusal(session.data, nowMs) === undefined,
  );
}

/** The sessions with `added` in the place of those of the same account on the same chain. */
export function withSession(
  sessions: readonly SiwxSession[],
  added: SiwxSession,
): readonly SiwxSession[] {
  const { chainId, accountAddress } = added.data;
  return [...withoutSessionsOf(sessions, chainId, accountAddress), added];
}

/** The sessions without those of this account on this chain; all others stay. */
export function withoutSessionsOf(
  sessions: readonly SiwxSession[],
  chainId: string,
  address: string,
): readonly SiwxSession[] {
  return sessions.filter((session) => !isSessionOf(session, chainId, address));
}

/** Reads the data of a sign-in. Returns `undefined` unless every required field is present. */
export function parseSiwxSessionData(value: unknown): SiwxSessionData | undefined {
  const chainId = textOf(value, 'chainId') ?? '';
  const [accountAddress, domain, uri, version, nonce] = requiredTexts.map((name) =>
    textOf(value, name),
  );
  if (!accountAddress || !domain || !uri || !version || !nonce) return undefined;
  if (!isCaipNetworkId(chainId)) return undefined;
  const isMistyped = optionalTexts.some(
    (name) => fieldOf(value, name) !== undefined && textOf(value, name) === undefined,
  );
  const resources = listOf(value, 'resources') ?? [];
  if (isMistyped || !resources.every((uri) => typeof uri === 'string')) return undefined;
  const optional = optionalTexts.flatMap((name) => {
    const text = textOf(value, name);
    return text === undefined ? [] : [[name, text] as const];
  });
  return {
    accountAddress,
    chainId,
    domain,
    uri,
    version,
    nonce,
    ...Object.fromEntries(optional),
    ...(resources.length > 0 && { resources }),
  };
}
