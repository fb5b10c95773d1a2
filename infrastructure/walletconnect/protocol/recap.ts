import { base64 } from '@scure/base';
import { attempt } from '../../../domain/outside/attempt';
import {
  entriesOf,
  fieldOf,
  isUntrustedRecord,
  listOf,
} from '../../../domain/outside/untrusted-record';

const PREFIX = 'urn:recap:';

/** Actions by resource, and by ability (ERC-5573). */
type Abilities = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** The methods and chains that a recap allows on a namespace. */
export interface AllowedByRecap {
  readonly methods: readonly string[];
  readonly chains: readonly string[];
}

/** `resources` with a recap at their end that requests `methods`, joined with the site's own recap where it has one. */
export function withRecap(
  resources: readonly string[],
  namespace: string,
  methods: readonly string[],
): readonly string[] {
  if (methods.length === 0) return resources;
  const own = abilitiesIn(resources);
  const requested = Object.fromEntries(methods.map((method) => [`request/${method}`, [{}]]));
  const abilities = { ...own, [namespace]: sorted({ ...requested, ...own?.[namespace] }) };
  const att = sorted(abilities);
  const text = base64.encode(new TextEncoder().encode(JSON.stringify({ att })));
  const kept = own ? resources.slice(0, -1) : resources;
  return [...kept, PREFIX + text.replaceAll('=', '')];
}

/** What the recap at the end of the signed `resources` allows: the wallet may have narrowed it. */
export function allowedByRecap(resources: readonly string[], namespace: string): AllowedByRecap {
  const abilities = Object.entries(abilitiesIn(resources)?.[namespace] ?? {});
  const chains = abilities.flatMap(([, limits]) => {
    const [limit] = entriesOf(limits, 1) ?? [];
    return (listOf(limit, 'chains') ?? []).filter((chain) => typeof chain === 'string');
  });
  const methods = abilities.map(([ability]) => ability.split('/')[1] ?? '');
  return { methods, chains: [...new Set(chains)] };
}

function abilitiesIn(resources: readonly string[]): Abilities | undefined {
  const recap = resources.at(-1);
  if (!recap?.startsWith(PREFIX)) return undefined;
  const text = recap.slice(PREFIX.length).replaceAll('-', '+').replaceAll('_', '/');
  const padded = text.padEnd(Math.ceil(text.length / 4) * 4, '=');
  const decoded: unknown = attempt(() =>
    JSON.parse(new TextDecoder().decode(base64.decode(padded))),
  );
  const att = fieldOf(decoded, 'att');
  return isUntrustedRecord(att) && Object.values(att).every(isUntrustedRecord)
    ? (att as Abilities)
    : undefined;
}

function sorted<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  const entries = Object.entries(record);
  return Object.fromEntries(entries.sort(([one], [other]) => one.localeCompare(other)));
}
