import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPackages } from '../../../apps/wallet-list/packages.mjs';
import { chainNamespaces } from '../../../domain/caip/chain-namespace';
import type { ListedWallet } from '../../../domain/wallet/listed-wallet';
import { firstWallets } from '../../../infrastructure/directory/embedded-wallets';
import { laterWallets } from '../../../infrastructure/directory/later-wallets';
import { root } from '../../../scripts/command.mjs';

interface Fact {
  readonly value: unknown;

  /** The key of a package and the file in it, or the host and the title of a documentation. */
  readonly source: string;
}

interface WalletFacts {
  readonly packages: Readonly<Record<string, unknown>>;
  readonly wallets: Readonly<Record<string, Readonly<Record<string, readonly Fact[]>>>>;
}

const facts = JSON.parse(
  readFileSync(join(root, 'apps/wallet-list/wallet-facts.json'), 'utf8'),
) as WalletFacts;
const listed: readonly ListedWallet[] = [...firstWallets, ...laterWallets];

/** The licences of the lists. Facts are taken from them, and neither code nor art. */
const freeLicences = new Set(['Apache-2.0', 'ISC', 'MIT']);

describe('the facts of the listed wallets', () => {
  it('each have a source that says them', () => {
    expect(unsaid(listed, facts)).toEqual([]);
  });

  it('are those of packages under free licences, by version and hash, or of a documentation', () => {
    expect(facts.packages).toEqual(listPackages);
    for (const one of Object.values(listPackages)) {
      expect(freeLicences).toContain(one.license);
      expect(one.version).toMatch(/^\d+\.\d+\.\d+$/);
      expect(one.integrity).toMatch(/^sha512-/);
      // The restrictive licence of this kit forbids to take anything from it.
      expect(one.name).not.toMatch(/appkit|reown|web3modal/i);
    }
    expect(unnamed(facts)).toEqual([]);
  });

  it('say of each wallet on which namespaces it is', () => {
    for (const { namespaces } of listed) expect(namespaces).not.toHaveLength(0);
    const counts = chainNamespaces.map(
      (namespace) => listed.filter(({ namespaces }) => namespaces?.includes(namespace)).length,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(8);
  });

  it.each([
    [{ homepage: 'https://elsewhere.test' }, 'homepage'],
    [{ androidApp: 'test.elsewhere' }, 'androidApp'],
    [{ desktopLink: 'invented://' }, 'desktopLink'],
    [{ namespaces: ['eip155', 'polkadot'] as const }, 'namespaces'],
    [{ browserLinks: { polkadot: 'https://x.test/{url}' } }, 'browserLinks'],
  ])('do not cover %j of a wallet whose sources do not say it', (more, field) => {
    const wallet = listed.find(({ id }) => id === 'me.rainbow');
    const changed = wallet ? [{ ...wallet, ...more }] : [];
    expect(unsaid(changed, facts)).toEqual([`me.rainbow: ${field}`]);
  });

  it('do not cover a wallet that no source lists, or a fact whose source is not named', () => {
    expect(unsaid([{ id: 'test.invented', name: 'Invented' }], facts)).toEqual([
      'test.invented: name',
    ]);
    const fact = { value: 'Rainbow', source: 'elsewhere:list.js' };
    expect(unnamed({ ...facts, wallets: { 'me.rainbow': { name: [fact] } } })).toEqual([fact]);
  });
});

/** What the wallets are listed with and no source of theirs says. */
function unsaid(wallets: readonly ListedWallet[], { wallets: known }: WalletFacts) {
  return wallets.flatMap(({ id, ...rest }) =>
    Object.entries(rest)
      .filter(([field, value]) => !isSaid(value, known[id]?.[field] ?? []))
      .map(([field]) => `${id}: ${field}`),
  );
}

/** A list of namespaces, and links by namespace, are put together from several sources. */
function isSaid(value: unknown, said: readonly Fact[]): boolean {
  const values = said.map((fact) => fact.value);
  if (Array.isArray(value)) return value.every((one) => values.flat().includes(one));
  if (typeof value !== 'object' || value === null) return values.includes(value);
  const links = values as readonly Readonly<Record<string, unknown>>[];
  return Object.entries(value).every(([key, link]) => links.some((each) => each[key] === link));
}

/** The facts whose source is neither a package of the list nor a documentation. */
function unnamed({ packages, wallets }: WalletFacts): readonly Fact[] {
  const all = Object.values(wallets).flatMap((wallet) => Object.values(wallet).flat());
  const isDocument = (source: string) => /^[\w-]+(?:\.[\w-]+)+\S*, \S/.test(source);
  return all.filter(({ source }) => {
    const [key = '', file = ''] = source.split(':');
    return !(Object.hasOwn(packages, key) && file !== '') && !isDocument(source);
  });
}
