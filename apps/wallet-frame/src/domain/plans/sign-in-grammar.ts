import type { Namespace } from '../networks/networks';
import { isReadable } from './read-text';

/** A sign-in message, read as a whole (ERC-4361, CAIP-122). */
export interface SignInText {
  readonly scheme: string | undefined;
  readonly domain: string;
  readonly address: string;

  /** The lines with a name, such as `URI`. */
  readonly fields: ReadonlyMap<string, string>;
  readonly resources: readonly string[];
}

interface Rules {
  /** The words before "account" in the first line. */
  readonly name: string;
  readonly statement: (text: string) => boolean;
  readonly chain: RegExp;

  /** Whether the lines up to the time of issue have to be there. Sign In With Solana needs none of them. */
  readonly isWhole: boolean;
}

/** ERC-4361 allows the characters of URIs, and blanks. */
const STATEMENT = /^[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;= ]+$/;
const other = {
  statement: (text: string) => text !== '' && isReadable(text),
  chain: /^[-_:a-zA-Z0-9]+$/,
  isWhole: false,
};
const rules: Readonly<Record<Namespace, Rules>> = {
  eip155: {
    name: 'Ethereum',
    statement: (text) => STATEMENT.test(text),
    chain: /^\d+$/,
    isWhole: true,
  },
  solana: { name: 'Solana', ...other },
  bip122: { name: 'Bitcoin', ...other },
  polkadot: { name: '(?:Polkadot|Substrate)', ...other },
};

const DATE = /^\d{4}-\d{2}-\d{2}[Tt]\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:[Zz]|[+-]\d{2}:\d{2})$/;
const URI = /^[A-Za-z][A-Za-z0-9+\-.]*:[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=%]+$/;

/** The lines with names, in their order. */
const LINES: readonly (readonly [string, RegExp])[] = [
  ['URI', URI],
  ['Version', /^1$/],
  ['Chain ID', /^.+$/],
  ['Nonce', /^[A-Za-z0-9_-]{8,}$/],
  ['Issued At', DATE],
  ['Expiration Time', DATE],
  ['Not Before', DATE],
  ['Request ID', /^[A-Za-z0-9\-._~:@!$&'()*+,;=%]*$/],
];
const NEEDED = 5;

/** Reads every line of a sign-in message. `undefined` where one is not in its place or of its form. */
export function parseSignIn(text: string, namespace: Namespace): SignInText | undefined {
  const { chain, isWhole, name, statement } = rules[namespace];
  const [head = '', address = '', ...rest] = text.split('\n');
  const first = new RegExp(
    `^(?:([A-Za-z][A-Za-z0-9+\\-.]*)://)?([^\\s/]+) wants you to sign in with your ${name} account:$`,
  );
  const [, scheme, domain] = first.exec(head) ?? [];
  if (domain === undefined || !/^\w+$/.test(address)) return undefined;
  const body = isWhole ? afterStatement(rest, statement) : afterAnyStatement(rest, statement);
  const read = body && linesIn(body, { scheme, domain, address }, isWhole);
  const id = read?.fields.get('Chain ID');
  return id === undefined || chain.test(id) ? read : undefined;
}

/** A blank line, a statement or none, and another blank line. */
function afterStatement(
  lines: readonly string[],
  isStatement: Rules['statement'],
): readonly string[] | undefined {
  const [blank, statement = ''] = lines;
  if (blank !== '') return undefined;
  if (statement === '') return lines.slice(2);
  // A statement that looks like a line with a name would be read as one.
  const isPlain = isStatement(statement) && !isNamed(statement);
  return isPlain && lines[2] === '' ? lines.slice(3) : undefined;
}

/** The same, where the parts that are not there leave no blank lines behind. */
function afterAnyStatement(
  lines: readonly string[],
  isStatement: Rules['statement'],
): readonly string[] | undefined {
  if (lines.length === 0) return [];
  const [blank, second = ''] = lines;
  if (blank === '' && isNamed(second)) return lines.slice(1);
  if (blank === '' && lines.length === 2) return isStatement(second) ? [] : undefined;
  return afterStatement(lines, isStatement);
}

function isNamed(line: string): boolean {
  return line === 'Resources:' || LINES.some(([label]) => line.startsWith(`${label}: `));
}

function linesIn(
  lines: readonly string[],
  head: Pick<SignInText, 'address' | 'domain' | 'scheme'>,
  isWhole: boolean,
): SignInText | undefined {
  const fields = new Map<string, string>();
  let at = 0;
  for (const [index, [label, pattern]] of LINES.entries()) {
    const line = lines[at];
    const start = `${label}: `;
    if (line?.startsWith(start) !== true) {
      if (isWhole && index < NEEDED) return undefined;
      continue;
    }
    const value = line.slice(start.length);
    if (!pattern.test(value)) return undefined;
    fields.set(label, value);
    at += 1;
  }
  const [title, ...items] = lines.slice(at);
  const isList = title === undefined || title === 'Resources:';
  const isListed = items.every((item) => item.startsWith('- ') && URI.test(item.slice(2)));
  if (!isList || !isListed) return undefined;
  return { ...head, fields, resources: items.map((item) => item.slice(2)) };
}
