import { parseArgs } from 'node:util';
import type { SponsoredCall } from '../domain/sponsor/sponsored-call';
import type { SponsorRule, StoredSponsorRules } from '../ports/sponsor-rules';
import type { Sites } from '../ports/sites';
import type { Store } from '../ports/store';
import { SiteError } from '../use-cases/sites/site-error';

export interface SponsorsCommandDeps {
  readonly sites: Pick<Sites, 'find'>;
  readonly store: Pick<Store, 'sponsorRules' | 'transaction'>;
}

const HELP = `sponsors list
sponsors add <origin> <network> <contract>:<selector>… --visitor-count <n> --visitor-sum <n> --site-count <n> --site-sum <n>
sponsors remove <origin> <network>

A call is as in 0x1c7D4B196Cb0C7B01d743Fbc6116a902379C7238:0xa9059cbb, or ends with :0x where it has no data; on Solana it is a program with
the first bytes of an instruction, such as TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA:0x0c. Counts and sums are of a
day of UTC, and sums in billionths of the network's coin (gwei, lamports). What is added again replaces what was there.`;

const options = {
  'visitor-count': { type: 'string' },
  'visitor-sum': { type: 'string' },
  'site-count': { type: 'string' },
  'site-sum': { type: 'string' },
} as const;

/**
 * Does what an operator types, and returns what it says.
 *
 * @param words Such as `['sponsors', 'list']`.
 * @throws {@link SiteError} with one sentence, or with how the command is written.
 */
export async function sponsorsCommand(
  words: readonly string[],
  { sites, store }: SponsorsCommandDeps,
): Promise<string> {
  const { positionals, values } = readWords(words);
  const [, act = 'list', origin, network, ...calls] = positionals;
  const hasValues = Object.keys(values).length > 0;
  if (act === 'list' && origin === undefined && !hasValues) return listOf(store.sponsorRules);
  if (origin === undefined || network === undefined) throw new SiteError(HELP);
  if (act === 'remove' && calls.length === 0 && !hasValues) {
    const isRemoved = await store.transaction(({ sponsorRules }) =>
      sponsorRules.remove(origin, network),
    );
    if (!isRemoved) throw new SiteError(`There is no rule of ${origin} on ${network}.`);
    return 'It is removed. Nothing more is signed.\n';
  }
  if (act !== 'add' || calls.length === 0) throw new SiteError(HELP);
  if (!(await sites.find(origin))) throw new SiteError(`${origin} is no site.`);
  const isSolana = /^solana:[1-9A-HJ-NP-Za-km-z]{32}$/.test(network);
  if (!isSolana && !/^eip155:[1-9]\d{0,15}$/.test(network)) {
    throw new SiteError(`${network} is no network as in eip155:1.`);
  }
  const rule = {
    site: origin,
    network,
    visitorCount: numberOf(values['visitor-count'], '--visitor-count'),
    visitorSum: numberOf(values['visitor-sum'], '--visitor-sum'),
    siteCount: numberOf(values['site-count'], '--site-count'),
    siteSum: numberOf(values['site-sum'], '--site-sum'),
  };
  const allowed = calls.map(isSolana ? instructionIn : callIn);
  await store.transaction(({ sponsorRules }) => sponsorRules.put(rule, allowed));
  return linesOf(rule, allowed);
}

function readWords(words: readonly string[]) {
  try {
    return parseArgs({ args: [...words], options, allowPositionals: true });
  } catch {
    throw new SiteError(HELP);
  }
}

function numberOf(text: string | undefined, name: string): number {
  const value = Number(text);
  if (text === undefined || !/^\d{1,15}$/.test(text) || value === 0) {
    throw new SiteError(`${name} must be a whole number from 1 on.`);
  }
  return value;
}

function callIn(text: string): SponsoredCall {
  const [, target = '', selector = ''] =
    /^(0x[0-9a-f]{40}):(0x(?:[0-9a-f]{8})?)$/i.exec(text) ?? [];
  if (target === '') throw new SiteError(`${text} is no call as in 0x…40 digits…:0xa9059cbb.`);
  return { target: target.toLowerCase(), selector: selector.toLowerCase() };
}

function instructionIn(text: string): SponsoredCall {
  const [, target = '', selector = ''] =
    /^([1-9A-HJ-NP-Za-km-z]{32,44}):(0x(?:[0-9a-f]{2}){0,16})$/.exec(text) ?? [];
  if (target === '') throw new SiteError(`${text} is no instruction as in <program>:0x0c.`);
  return { target, selector };
}

async function listOf(rules: StoredSponsorRules): Promise<string> {
  const all = await rules.list();
  if (all.length === 0) return 'There is no rule: nothing is paid for.\n';
  const lines = all.map(async (rule) =>
    linesOf(rule, await rules.callsOf(rule.site, rule.network)),
  );
  return (await Promise.all(lines)).join('');
}

function linesOf(rule: SponsorRule, calls: readonly SponsoredCall[]): string {
  const { network, site, siteCount, siteSum, visitorCount, visitorSum } = rule;
  const limits = `a visitor ${visitorCount} a day for ${visitorSum}  the site ${siteCount} a day for ${siteSum}`;
  const named = calls.map(({ selector, target }) => `  ${target}:${selector}\n`);
  return `${site}  ${network}  ${limits}\n${named.join('')}`;
}
