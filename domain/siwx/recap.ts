import { base64, utf8 } from '@scure/base';
import { fieldOf, isUntrustedRecord } from '../outside/untrusted-record';

const PREFIX = 'urn:recap:';
const BEGINNING =
  'I further authorize the stated URI to perform the following actions on my behalf: ';

/** Whether a resource of a sign-in is a recap: a list of capabilities (ERC-5573). */
export function isRecap(resource: string | undefined): boolean {
  return resource?.startsWith(PREFIX) ?? false;
}

/**
 * The statement of a sign-in that grants capabilities (ERC-5573): `statement` and a sentence for those in the
 * last of `resources`. Returns `statement` unchanged where there are none, or where it already contains the
 * sentence; `undefined` where the capabilities cannot be read.
 */
export function statementWithCapabilities(
  statement: string | undefined,
  resources: readonly string[],
): string | undefined {
  const recap = resources.at(-1);
  if (!recap?.startsWith(PREFIX) || statement?.includes(BEGINNING)) return statement;
  const capabilities = readCapabilities(recap.slice(PREFIX.length));
  if (!capabilities) return undefined;
  const sentences = capabilities.map(
    ([ability, actions, resource], index) =>
      `(${index + 1}) '${ability}': '${actions.join("', '")}' for '${resource}'.`,
  );
  return `${statement ? `${statement} ` : ''}${BEGINNING}${sentences.join(' ')}`;
}

/**
 * Whether the resources that a wallet signed are those that it was asked for. It may append one recap, or replace the one
 * at the end.
 */
export function isSameResources(answered: readonly string[], asked: readonly string[]): boolean {
  const [answer, question] = [withoutRecap(answered), withoutRecap(asked)];
  const isRecapKept = !isRecap(asked.at(-1)) || isRecap(answered.at(-1));
  const isSame = answer.every((resource, index) => resource === question[index]);
  return isRecapKept && isSame && answer.length === question.length;
}

/**
 * Whether the statement that a wallet signed is the one that it was asked for, with or without the sentence for the
 * capabilities that `resources` end with.
 */
export function isSameStatement(
  answered: unknown,
  asked: string | undefined,
  resources: readonly string[],
): boolean {
  const withRights = statementWithCapabilities(asked, resources);
  const isReadable = withRights !== undefined || !isRecap(resources.at(-1));
  return isReadable && (answered === asked || answered === withRights);
}

function withoutRecap(resources: readonly string[]): readonly string[] {
  return isRecap(resources.at(-1)) ? resources.slice(0, -1) : resources;
}

type Capability = readonly [ability: string, actions: readonly string[], resource: string];

function readCapabilities(encoded: string): readonly Capability[] | undefined {
  const resources = fieldOf(decode(encoded), 'att');
  if (!isUntrustedRecord(resources)) return undefined;
  return Object.entries(resources).flatMap(([resource, abilities]) =>
    capabilitiesOf(resource, isUntrustedRecord(abilities) ? Object.keys(abilities) : []),
  );
}

/** `request/eth_sign` and `request/personal_sign` are one capability with two actions, in alphabetical order. */
function capabilitiesOf(resource: string, abilities: readonly string[]): readonly Capability[] {
  const actions = new Map<string, readonly string[]>();
  for (const [ability, action] of [...abilities].sort().map(halvesOf)) {
    actions.set(ability, [...(actions.get(ability) ?? []), action]);
  }
  return [...actions].map(([ability, all]) => [ability, all, resource]);
}

function halvesOf(ability: string): readonly [string, string] {
  const [name = '', action = ''] = ability.split('/');
  return [name, action];
}

function decode(encoded: string): unknown {
  try {
    const padded = encoded.replaceAll('-', '+').replaceAll('_', '/').replace(/=+$/, '');
    const bytes = base64.decode(padded.padEnd(Math.ceil(padded.length / 4) * 4, '='));
    return JSON.parse(utf8.encode(bytes));
  } catch {
    return undefined;
  }
}
