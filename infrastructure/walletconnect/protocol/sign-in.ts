import { fieldOf, listOf, textOf } from '../../../domain/outside/untrusted-record';
import { statementWithCapabilities } from '../../../domain/siwx/recap';
import { allowedByRecap, withRecap } from './recap';
import type { SessionNamespaces } from './session';

/** A sign-in that is requested with a proposal (CAIP-122), on chains of `eip155`. */
export interface SignInQuestion {
  readonly chains: readonly string[];
  readonly domain: string;
  readonly uri: string;
  readonly nonce: string;
  readonly statement?: string;
  readonly exp?: string;
  readonly nbf?: string;
  readonly requestId?: string;
  readonly resources?: readonly string[];

  /** The methods that the session shall have. */
  readonly methods: readonly string[];
}

/** Whether the key of `address` has signed `text`. */
export type KeyHasSigned = (text: Uint8Array, address: string, signature: string) => boolean;

const NAMESPACE = 'eip155';
const events = ['chainChanged', 'accountsChanged'];

/** The payload of `wc_sessionAuthenticate`. */
export function signInPayload(question: SignInQuestion, nowMs: number): object {
  const { chains, domain, uri, nonce, statement = '', exp, nbf, requestId, methods } = question;
  return {
    type: 'caip122',
    version: '1',
    chains,
    statement,
    aud: uri,
    domain,
    nonce,
    iat: new Date(nowMs).toISOString(),
    exp,
    nbf,
    requestId,
    resources: withRecap(question.resources ?? [], NAMESPACE, methods),
  };
}

/** The namespaces to propose to a wallet that knows no such sign-in. */
export function fallbackNamespaces({ chains, methods }: SignInQuestion): object {
  return { [NAMESPACE]: { chains, methods: unique(['personal_sign', ...methods]), events } };
}

/** Whether a signed object (CAIP-74) has no valid signature. That of a contract is verified elsewhere, on its chain. */
export function isForged(cacao: unknown, keyHasSigned: KeyHasSigned): boolean {
  const signature = fieldOf(cacao, 's');
  const type = textOf(signature, 't');
  if (type === 'eip1271' || type === 'eip6492') return false;
  const payload = fieldOf(cacao, 'p');
  const { address } = issuerIn(payload);
  const text = new TextEncoder().encode(signedText(payload));
  return type !== 'eip191' || !keyHasSigned(text, address, textOf(signature, 's') ?? '');
}

/** What the signed objects allow together; `undefined` where that is no method at all. */
export function signedNamespaces(cacaos: readonly unknown[]): SessionNamespaces | undefined {
  const allowed = cacaos.map((cacao) => {
    const payload = fieldOf(cacao, 'p');
    const { chain, address } = issuerIn(payload);
    const { methods, chains } = allowedByRecap(resourcesIn(payload), NAMESPACE);
    return { methods, address, chains: [chain, ...chains] };
  });
  const methods = unique(allowed.flatMap((each) => each.methods));
  const accounts = allowed.flatMap(({ address, chains }) =>
    chains.map((chain) => `${chain}:${address}`),
  );
  const chains = unique(allowed.flatMap((each) => each.chains));
  const namespace = { chains, accounts: unique(accounts), methods, events };
  return methods.length > 0 ? { [NAMESPACE]: namespace } : undefined;
}

/** The text that a wallet signs for the payload (ERC-4361 with the sentence of ERC-5573). */
export function signedText(payload: unknown): string {
  const { chain, address } = issuerIn(payload);
  const text = (name: string): string => textOf(payload, name) ?? '';
  const line = (label: string, name: string): readonly string[] =>
    text(name) === '' ? [] : [`${label}: ${text(name)}`];
  const resources = resourcesIn(payload);
  const statement = statementWithCapabilities(text('statement'), resources) ?? '';
  const lines = [
    `${text('domain')} wants you to sign in with your Ethereum account:`,
    address,
    '',
    ...(statement === '' ? [] : [statement]),
    '',
    `URI: ${text('aud') || text('uri')}`,
    `Version: ${text('version')}`,
    `Chain ID: ${chain.split(':')[1] ?? ''}`,
    `Nonce: ${text('nonce')}`,
    `Issued At: ${text('iat')}`,
    ...line('Expiration Time', 'exp'),
    ...line('Not Before', 'nbf'),
    ...line('Request ID', 'requestId'),
    ...(listOf(payload, 'resources') ? ['Resources:'] : []),
    ...resources.map((resource) => `- ${resource}`),
  ];
  return lines.join('\n');
}

/** The account of a `did:pkh`, as in `did:pkh:eip155:1:0x…`. */
function issuerIn(payload: unknown): { readonly chain: string; readonly address: string } {
  const [, , namespace = '', reference = '', address = ''] = (textOf(payload, 'iss') ?? '').split(
    ':',
  );
  return { chain: `${namespace}:${reference}`, address };
}

function resourcesIn(payload: unknown): readonly string[] {
  const resources = listOf(payload, 'resources') ?? [];
  return resources.filter((resource): resource is string => typeof resource === 'string');
}

function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}
