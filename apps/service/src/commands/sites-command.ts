import { parseArgs } from 'node:util';
import { type LimitName, limitChoice, limitNames } from '../domain/limits';
import type { Limits } from '../config/limits-config';
import { limitVariable } from '../config/limit-variables';
import type { Sites, StoredSite } from '../ports/sites';
import type { SiteChange } from '../use-cases/sites/site-changes';
import { SiteError } from '../use-cases/sites/site-error';
import type { SiteRegister } from '../use-cases/sites/site-register';

export interface SitesCommandDeps {
  readonly register: SiteRegister;
  readonly sites: Sites;
  readonly limits: Limits;
}

const HELP = `sites list
sites add <origin> [--note <text>] [--codes on|off] [--logins <id,id>|all] [--limit <name>=<number>|<name>=default]…
sites change <origin> with the same
sites freeze <origin>
sites thaw <origin>
sites remove <origin>
limits [<origin>]`;

const options = {
  note: { type: 'string' },
  codes: { type: 'string' },
  logins: { type: 'string' },
  limit: { type: 'string', multiple: true },
} as const;

/**
 * Does what an operator types, and returns what it says.
 *
 * @param words Such as `['sites', 'add', 'https://shop.example']`.
 * @throws {@link SiteError} with one sentence, or with how the command is written.
 */
export async function sitesCommand(
  words: readonly string[],
  deps: SitesCommandDeps,
): Promise<string> {
  const { positionals, values } = readWords(words);
  const [command, ...rest] = positionals;
  const hasChange = Object.keys(values).length > 0;
  if (command === 'limits' && rest.length <= 1 && !hasChange) return limitsOf(deps, rest[0]);
  const [act = 'list', origin, ...others] = rest;
  if (command !== 'sites' || others.length > 0) throw new SiteError(HELP);
  if (act === 'list' && origin === undefined && !hasChange) return listOf(deps);
  if (origin === undefined) throw new SiteError(HELP);
  const { register } = deps;
  if (act === 'add') return said(await register.add(origin, changeIn(values)));
  if (act === 'change' && hasChange) return said(await register.change(origin, changeIn(values)));
  if (hasChange) throw new SiteError(HELP);
  if (act === 'freeze') return said(await register.freeze(origin));
  if (act === 'thaw') return said(await register.thaw(origin));
  if (act !== 'remove') throw new SiteError(HELP);
  await register.remove(origin);
  return 'It is removed. Every instance knows it within seconds.\n';
}

function readWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch {
    throw new SiteError(HELP);
  }
}

type Values = ReturnType<typeof readWords>['values'];

function changeIn({ codes, limit, logins, note }: Values): SiteChange {
  if (codes !== undefined && codes !== 'on' && codes !== 'off') {
    throw new SiteError('--codes must be on or off.');
  }
  return {
    ...(note !== undefined && { note }),
    ...(codes !== undefined && { takesCodes: codes === 'on' }),
    ...(logins !== undefined && { logins: logins === 'all' ? logins : partsOf(logins) }),
    ...(limit && { limits: Object.fromEntries(limit.map(limitIn)) }),
  };
}

function limitIn(text: string): readonly [string, number | undefined] {
  const [, name = '', number = ''] = /^([a-z-]+)=(\d{1,9}|default)$/.exec(text) ?? [];
  if (number === '') {
    throw new SiteError('--limit must be <name>=<number> or <name>=default, as in code-hour=3.');
  }
  return [name, number === 'default' ? undefined : Number(number)];
}

function partsOf(list: string): readonly string[] {
  return list
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

async function listOf({ sites }: SitesCommandDeps): Promise<string> {
  const all = await sites.list();
  if (all.length === 0) return 'There is no site: no page may use the service.\n';
  return all.map((site) => lineOf(site, site.isFixed)).join('');
}

function said(site: StoredSite): string {
  return `${lineOf(site, false)}Every instance knows it within seconds.\n`;
}

function lineOf(site: StoredSite, isFixed: boolean): string {
  const { isFrozen, limits, logins, note, origin, takesCodes } = site;
  const parts = [
    isFrozen ? 'FROZEN' : 'active',
    origin,
    `logins ${logins?.join(',') ?? 'all'}`,
    ...(takesCodes ? ['takes codes'] : []),
    ...Object.entries(limits).map(([name, value]) => `${name}=${value}`),
    ...(isFixed ? ['of ORIGINS'] : []),
    ...(note === '' ? [] : [note]),
  ];
  return `${parts.join('  ')}\n`;
}

async function limitsOf(
  { limits, sites }: SitesCommandDeps,
  origin: string | undefined,
): Promise<string> {
  const site = origin === undefined ? undefined : await sites.find(origin);
  if (origin !== undefined && !site) throw new SiteError(`${origin} is no site.`);
  const names = site ? limitNames.filter((name) => limitChoice(name).ofSite) : limitNames;
  return names.map((name) => limitLine(name, site?.limits[name], limits[name])).join('');
}

function limitLine(name: LimitName, own: number | undefined, ofService: number): string {
  const { least, meaning, most } = limitChoice(name);
  const value = own === undefined ? `${ofService}` : `${own} (the service ${ofService})`;
  return `${name}=${value}  ${least} to ${most}  ${limitVariable(name)}  ${meaning}\n`;
}
