import {
  type CaipNetworkId,
  formatCaipNetworkId,
  parseCaipNetworkId,
} from '../caip/caip-network-id';
import { isCaipNetworkId } from '../caip/chain-id-grammar';
import { chainNamespaces } from '../caip/chain-namespace';
import { type SignInField, signInFault, type SignInMessage } from './sign-in-message';
import { signInRules } from './sign-in-rules';

/** The result of {@link formatSignInMessage}: the text to sign, or the field that forbids it. */
export type SignInText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly field: SignInField };

/** The result of {@link parseSignInMessage}: the message, or what is wrong with the text. */
export type SignInParse =
  | { readonly ok: true; readonly message: SignInMessage }
  | { readonly ok: false; readonly field: SignInField | 'layout' };

const headerPattern =
  /^(?:([A-Za-z][A-Za-z0-9+\-.]*):\/\/)?(\S+) wants you to sign in with your (\w+) account:$/;

/**
 * Writes the text to sign. On EVM chains it is exactly ERC-4361's, whose `Chain ID` is a number. On the
 * others it is the same, with their name and the whole CAIP-2 id. Does not write a text that {@link
 * parseSignInMessage} would refuse.
 */
export function formatSignInMessage(message: SignInMessage): SignInText {
  const field = signInFault(message);
  if (field) return { ok: false, field };
  const chain = parseCaipNetworkId(message.chainId);
  const { accountName, chainIdOf } = signInRules[chain.namespace];
  const { scheme, statement, resources } = message;
  const site = `${scheme === undefined ? '' : `${scheme}://`}${message.domain}`;
  const lines = [
    `${site} wants you to sign in with your ${accountName} account:`,
    message.accountAddress,
    '',
    ...(statement === undefined ? [] : [statement]),
    '',
    `URI: ${message.uri}`,
    `Version: ${message.version}`,
    `Chain ID: ${chainIdOf(chain)}`,
    `Nonce: ${message.nonce}`,
    `Issued At: ${message.issuedAt}`,
    ...optionalLine('Expiration Time', message.expirationTime),
    ...optionalLine('Not Before', message.notBefore),
    ...optionalLine('Request ID', message.requestId),
    ...(resources === undefined ? [] : ['Resources:', ...resources.map((uri) => `- ${uri}`)]),
  ];
  return { ok: true, text: lines.join('\n') };
}

/**
 * Reads a signed text strictly by the grammar: every field in its place and of its form, an EVM address with
 * its checksum, no additional line. Whether the message is for this site and this time is another question.
 */
export function parseSignInMessage(text: string): SignInParse {
  const lines = new LineReader(text.split('\n'));
  const [, scheme, domain, accountName] = headerPattern.exec(lines.next()) ?? [];
  const accountAddress = lines.next();
  const isSpaced = lines.next() === '';
  const statement = lines.next();
  const isClosed = statement === '' || lines.next() === '';
  if (domain === undefined || !isSpaced || !isClosed) return { ok: false, field: 'layout' };

  const uri = lines.value('URI') ?? '';
  const version = lines.value('Version');
  const chainId = readChainId(accountName, lines.value('Chain ID') ?? '');
  const nonce = lines.value('Nonce') ?? '';
  const issuedAt = lines.value('Issued At') ?? '';
  const expirationTime = lines.value('Expiration Time');
  const notBefore = lines.value('Not Before');
  const requestId = lines.value('Request ID');
  const resources = lines.list('Resources');
  if (!lines.isAtEnd) return { ok: false, field: 'layout' };
  if (version !== '1') return { ok: false, field: 'version' };
  if (chainId === undefined) return { ok: false, field: 'chainId' };
  const message: SignInMessage = {
    ...(scheme !== undefined && { scheme }),
    domain,
    accountAddress,
    ...(statement !== '' && { statement }),
    uri,
    version,
    chainId,
    nonce,
    issuedAt,
    ...(expirationTime !== undefined && { expirationTime }),
    ...(notBefore !== undefined && { notBefore }),
    ...(requestId !== undefined && { requestId }),
    ...(resources !== undefined && { resources }),
  };
  const field = signInFault(message);
  return field ? { ok: false, field } : { ok: true, message };
}

function optionalLine(label: string, value: string | undefined): readonly string[] {
  return value === undefined ? [] : [`${label}: ${value}`];
}

/** Accepts the number of an EVM chain; elsewhere the whole CAIP-2 id or only its reference. */
function readChainId(accountName: string | undefined, text: string): CaipNetworkId | undefined {
  const namespace = chainNamespaces.find((known) => signInRules[known].accountName === accountName);
  if (!namespace) return undefined;
  const prefix = `${namespace}:`;
  const isWhole = signInRules[namespace].hasWholeChainId && text.startsWith(prefix);
  const id = isWhole ? text : prefix + text;
  return isCaipNetworkId(id) ? formatCaipNetworkId(parseCaipNetworkId(id)) : undefined;
}

/** Reads line after line. A line that is not the expected one stays unread. */
class LineReader {
  readonly #lines: readonly string[];
  #position = 0;

  constructor(lines: readonly string[]) {
    this.#lines = lines;
  }

  get isAtEnd(): boolean {
    return this.#position >= this.#lines.length;
  }

  next(): string {
    const line = this.#lines[this.#position] ?? '';
    this.#position += 1;
    return line;
  }

  value(label: string): string | undefined {
    return this.#after(`${label}: `);
  }

  list(label: string): readonly string[] | undefined {
    if (this.#lines[this.#position] !== `${label}:`) return undefined;
    this.#position += 1;
    const entries: string[] = [];
    let entry = this.#after('- ');
    while (entry !== undefined) {
      entries.push(entry);
      entry = this.#after('- ');
    }
    return entries;
  }

  #after(prefix: string): string | undefined {
    const line = this.#lines[this.#position];
    if (line === undefined || !line.startsWith(prefix)) return undefined;
    this.#position += 1;
    return line.slice(prefix.length);
  }
}
