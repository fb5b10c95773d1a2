import { addressOf, parseCaipAddress } from '../caip/caip-address';
import { type CaipNetworkId, formatCaipNetworkId } from '../caip/caip-network-id';
import { fieldOf, listOf, textOf } from '../outside/untrusted-record';
import { dateTimeMs } from './date-time';
import { isSameResources, isSameStatement, statementWithCapabilities } from './recap';
import { formatSignInMessage } from './sign-in-text';
import { accountOfDidPkh, type Cacao, type SiwxSession } from './siwx-session';

/**
 * The sign-in that the widget requests while a wallet approves a pairing. The answer has to repeat all of it.
 */
export interface CacaoQuestion {
  readonly domain: string;
  readonly uri: string;
  readonly nonce: string;

  /** The chains that were proposed: the answer is about one of them. */
  readonly chainIds: readonly CaipNetworkId[];
  readonly statement?: string;
  readonly expirationTime?: string;
  readonly notBefore?: string;
  readonly requestId?: string;
  readonly resources?: readonly string[];
}

/**
 * How far a sign-in's `iat` may be from now: a pairing URI lives for five minutes, and the clocks of two devices
 * differ.
 */
export const CACAO_CLOCK_TOLERANCE_MS = 600_000;

/** The names that CAIP-74 has for the signatures of an EVM account. */
const signatureTypes: ReadonlySet<string> = new Set(['eip191', 'eip1271', 'eip6492']);

/**
 * The sign-in that `cacao` (CAIP-74) signs: account and chain from its issuer, the text rebuilt from its
 * payload. Returns `undefined` where it answers another question than `question`, was not made within minutes
 * of `nowMs`, or its text would not be a message by the grammar of ERC-4361. The signature itself is verified
 * later, on the chain.
 */
export function sessionOfCacao(
  cacao: Cacao,
  question: CacaoQuestion,
  nowMs: number,
): SiwxSession | undefined {
  const { p, s } = cacao;
  const account = accountOfDidPkh(p.iss);
  const resources = resourcesIn(p);
  if (!account || !resources || !signatureTypes.has(s.t)) return undefined;
  const chainId = formatCaipNetworkId(parseCaipAddress(account));
  const statement = statementWithCapabilities(question.statement, resources);
  const isAnswer =
    isSameSite(p, question) &&
    question.chainIds.includes(chainId) &&
    isSameValidity(p, question) &&
    isSameResources(resources, question.resources ?? []) &&
    isSameStatement(fieldOf(p, 'statement') ?? undefined, question.statement, resources) &&
    isOfNow(p, nowMs);
  if (!isAnswer) return undefined;
  const { domain, uri, nonce, expirationTime, notBefore, requestId } = question;
  const message = {
    domain,
    accountAddress: addressOf(account),
    ...(statement !== undefined && { statement }),
    uri,
    version: '1' as const,
    chainId,
    nonce,
    issuedAt: textOf(p, 'iat') ?? '',
    ...(expirationTime !== undefined && { expirationTime }),
    ...(notBefore !== undefined && { notBefore }),
    ...(requestId !== undefined && { requestId }),
    ...(resources.length > 0 && { resources }),
  };
  const text = textOf(p, 'version') === '1' ? formatSignInMessage(message) : undefined;
  if (!text?.ok) return undefined;
  return { data: message, message: text.text, signature: s.s, cacao };
}

type Payload = Cacao['p'];

/** CAIP-74 calls the address of the site `aud`; older wallets call it `uri`. */
function isSameSite(p: Payload, { domain, uri, nonce }: CacaoQuestion): boolean {
  const named = ['aud', 'uri'].map((name) => fieldOf(p, name)).filter((url) => url !== undefined);
  const isSameUri = named.length > 0 && named.every((url) => url === uri);
  return isSameUri && fieldOf(p, 'domain') === domain && fieldOf(p, 'nonce') === nonce;
}

function isSameValidity(p: Payload, question: CacaoQuestion): boolean {
  return (
    isSameOrAbsent(fieldOf(p, 'exp'), question.expirationTime) &&
    isSameOrAbsent(fieldOf(p, 'nbf'), question.notBefore) &&
    isSameOrAbsent(fieldOf(p, 'requestId'), question.requestId)
  );
}

/** How JSON writes an absent field: not at all, or as `null`. */
function isSameOrAbsent(answer: unknown, asked: string | undefined): boolean {
  return (answer ?? undefined) === asked;
}

function isOfNow(p: Payload, nowMs: number): boolean {
  const issuedMs = dateTimeMs(textOf(p, 'iat') ?? '');
  return issuedMs !== undefined && Math.abs(nowMs - issuedMs) <= CACAO_CLOCK_TOLERANCE_MS;
}

/**
 * The resources; `undefined` for a list with an entry that is no text, because it cannot be part of a
 * message.
 */
function resourcesIn(p: Payload): readonly string[] | undefined {
  const field = fieldOf(p, 'resources') ?? undefined;
  const list = field === undefined ? [] : listOf(p, 'resources');
  return list?.every((one) => typeof one === 'string') ? list : undefined;
}
