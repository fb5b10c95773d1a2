import { utf8ToBytes } from '@noble/hashes/utils.js';
import { base64urlnopad } from '@scure/base';
import type { Fact, Reading, Step } from '../readings/reading';
import { recordOf } from '../bytes/untrusted';
import { namespaceOf, referenceOf } from '../networks/networks';
import { requestValues } from '../texts/request-values';
import { refused } from './unread';
import { readableText } from './read-text';
import { parseSignIn, type SignInText } from './sign-in-grammar';

/** For whom a message would be signed. */
export interface ExpectedSignIn {
  readonly site: string;
  readonly address: string;

  /** The network's id as in CAIP-2. */
  readonly chain: string;
}

const PHRASE = /wants you to sign in with your/i;

/** What Sign In With Solana calls the networks. */
const CLUSTERS: Readonly<Record<string, string>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': 'mainnet',
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: 'devnet',
  '4uhcVJyU9pJkvQyS88uRDiswHXSGkY3z': 'testnet',
};
const WHOLE = ['URI', 'Version', 'Chain ID', 'Nonce', 'Issued At'];
const RECAP = 'urn:recap:';

/**
 * Reads a sign-in message (EIP-4361 and its kin), and refuses one that is of another site, account or network, or that only
 * looks like one.
 *
 * @returns `undefined` for a text that is no sign-in message.
 * @throws HostRefusal
 */
export function signIn(text: string, expected: ExpectedSignIn): Omit<Reading, 'raw'> | undefined {
  if (!PHRASE.test(plain(text))) return undefined;
  const namespace = namespaceOf(expected.chain);
  const read = namespace && parseSignIn(text, namespace);
  if (!read) throw refused('The sign-in message is not well-formed');
  requireExpected(read, expected);
  const until = read.fields.get('Expiration Time');
  const step: Step = {
    title: 'signIn',
    facts: [
      { label: 'message', value: text },
      ...(until === undefined ? [] : [{ label: 'expires', value: until } as const]),
    ],
  };
  const recaps = read.resources.filter((one) => one.toLowerCase().startsWith(RECAP));
  const granted = recaps.map(recapFacts);
  const isUnderstood = granted.every((facts) => facts !== undefined);
  return {
    steps: [
      step,
      ...granted.flatMap((facts): readonly Step[] => (facts ? [{ title: 'recap', facts }] : [])),
    ],
    warnings: [
      ...(recaps.length > 0 ? (['recap'] as const) : []),
      ...(isUnderstood ? [] : (['unknown'] as const)),
    ],
    isUnderstood,
    ...(isOnlySignIn(read) && { signsIn: true }),
  };
}

/** Whether it names site, network, time and number, and no resource: what one stands for only its own service knows. */
function isOnlySignIn({ fields, resources }: SignInText): boolean {
  return resources.length === 0 && WHOLE.every((field) => fields.has(field));
}

/** A text without what only looks like a blank, or like nothing. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/(?!\s)[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/[\p{Cc}\s\u2800]+/gu, ' ');
}

/** @throws HostRefusal */
function requireExpected(
  { address: named, domain, fields, scheme }: SignInText,
  expected: ExpectedSignIn,
) {
  const { host, protocol } = new URL(expected.site);
  const uri = fields.get('URI');
  const isUriOwn =
    uri === undefined || (URL.canParse(uri) && new URL(uri).origin === expected.site);
  const isSchemeOwn = scheme === undefined || `${scheme.toLowerCase()}:` === protocol;
  if (domain !== host || !isUriOwn || !isSchemeOwn) {
    throw refused('The sign-in message is of another site');
  }
  if (!isSameAddress(named, expected.address)) {
    throw refused('The sign-in message is of another account');
  }
  const chain = fields.get('Chain ID');
  if (chain !== undefined && !isSameChain(chain, expected.chain)) {
    throw refused('The sign-in message is of another network');
  }
}

function isSameChain(named: string, chain: string): boolean {
  const reference = referenceOf(chain);
  const cluster = CLUSTERS[reference];
  return [
    chain,
    reference,
    ...(cluster === undefined ? [] : [cluster, `solana:${cluster}`, `${cluster}-beta`]),
  ].includes(named);
}

/** In hex the case is a checksum at most. In base58 another case is another address. */
function isSameAddress(named: string, own: string): boolean {
  return own.startsWith('0x') ? named.toLowerCase() === own.toLowerCase() : named === own;
}

/** What the site may do in the visitor's name elsewhere (ERC-5573). `undefined` where that cannot be read. */
function recapFacts(resource: string): readonly Fact[] | undefined {
  try {
    const text = readableText(base64urlnopad.decode(resource.slice(RECAP.length)));
    const { att } = recordOf(JSON.parse(text ?? ''));
    const facts = Object.entries(recordOf(att)).flatMap(([target, abilities]) =>
      Object.entries(recordOf(abilities)).map(([ability, limits]): Fact => {
        const bounds = JSON.stringify(limits);
        const isBound = !/^\[(?:\{\})?\]$/.test(bounds);
        return {
          label: 'asks',
          value: `${requestValues.ability(ability, target)}${isBound ? ` ${bounds}` : ''}`,
        };
      }),
    );
    return facts.length > 0 && utf8ToBytes(resource).length < LONGEST ? facts : undefined;
  } catch {
    return undefined;
  }
}

const LONGEST = 8_192;
