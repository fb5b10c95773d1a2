import { describe, expect, it } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  comparisonPage,
  type Figures,
  type SiteFigures,
} from '../../../apps/bench/compare/comparison-page.mjs';
import {
  features,
  featureTitles,
  peerAdvantages,
  readOn,
} from '../../../apps/bench/compare/features.mjs';
import { laterAppkit } from '../../../apps/bench/compare/install-peer.mjs';
import { comparedSites, notMeasured, packagesOf } from '../../../apps/bench/compare/peers.mjs';
import { root } from '../../../scripts/command.mjs';

const text = readFileSync(join(root, 'docs/comparison.md'), 'utf8');
const figures = JSON.parse(
  readFileSync(join(root, 'apps/bench/compare/figures.json'), 'utf8'),
) as Figures;
const peers = figures.sites.filter(({ licence }) => licence !== undefined);

/** A page without the padding of its tables. */
function unpadded(page: string): string {
  return page
    .replaceAll(/ +/g, ' ')
    .replaceAll(/-{3,}:?|--:/g, '---')
    .trim();
}

describe('the page that compares kits', () => {
  it('is what the command makes of the stored figures', () => {
    expect(unpadded(text)).toBe(unpadded(comparisonPage(figures)));
  });

  it('has its date, its machine, and the licence and versions of each kit as the sites pin them', () => {
    expect(figures.date).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(text).toContain(`Measured on ${figures.date} `);
    expect(text).toContain(`${figures.machine.cores} cores`);
    expect(figures.visits).toBeGreaterThanOrEqual(5);
    expect(figures.sites.map(({ name }) => name)).toEqual(comparedSites.map(({ name }) => name));
    for (const site of comparedSites) {
      const { licence, packages } = figures.sites.find(({ name }) => name === site.name) ?? {};
      expect(packages).toEqual(packagesOf(site));
      if (site.main === undefined) continue;
      expect(licence).toMatch(/^(MIT|Apache-2\.0|BSD-2-Clause)/);
      for (const [name, version] of Object.entries(packages ?? {}))
        expect(text).toContain(`\`${name}\` ${version}`);
    }
  });

  it('has a figure above zero for everything that it compares', () => {
    for (const { bytes, ms } of figures.sites) {
      const numbers = [bytes.button, bytes.connected, ms.atSpeed, ms.slowed].flatMap((each) =>
        Object.values(each),
      );
      expect(numbers).toHaveLength(10);
      expect(numbers.every((number) => Number.isFinite(number) && number > 0)).toBe(true);
    }
  });

  it('has a link behind every claim that is not measured, and the day on which it was read', () => {
    const claims = [...features.flatMap((row) => row.claims), ...peerAdvantages, ...notMeasured];
    for (const { link } of claims) {
      const isThere =
        link.startsWith('https://') || existsSync(join(root, 'docs', link.replace(/#.*/, '')));
      expect([link, isThere]).toEqual([link, true]);
      expect(text).toContain(`(${link})`);
    }
    expect(readOn).toMatch(/^20\d\d-\d\d-\d\d$/);
    expect(text).toContain(readOn);
    for (const { claims: row } of features) expect(row).toHaveLength(featureTitles.length - 1);
  });

  it('names every figure of a peer that is lower than that of Cleat', () => {
    const [, better = ''] = text.split('## Where a peer is better');
    const own = (name: string): SiteFigures | undefined =>
      figures.sites.find((site) => site.name === name);
    for (const peer of peers) {
      const cleat = own(peer.name === 'wallet-adapter' ? 'cleat-solana' : 'cleat');
      const [line = ''] = new RegExp(`^- \\*\\*${peer.title}\\*\\*.*$`, 'm').exec(better) ?? [];
      for (const pace of ['atSpeed', 'slowed'] as const) {
        for (const name of ['list', 'connected', 'reload'] as const) {
          const [theirs, ours] = [peer.ms[pace][name], cleat?.ms[pace][name] ?? 0];
          expect(line.includes(`${theirs} ms, Cleat ${ours} ms`)).toBe(theirs < ours);
        }
      }
      for (const name of ['button', 'connected'] as const) {
        const [theirs, ours] = [peer.bytes[name].gzip, cleat?.bytes[name].gzip ?? 0];
        const kb = (bytes: number) => (bytes / 1000).toFixed(1);
        expect(line.includes(`${kb(theirs)} kB, Cleat ${kb(ours)} kB`)).toBe(theirs < ours);
      }
    }
  });
});

describe('the packages of the kits', () => {
  it('have no version of AppKit but the last free one, also below the packages of others', () => {
    const lock = (version: string) => ({
      packages: {
        '': {},
        'node_modules/@reown/appkit': { version: '1.7.8' },
        'node_modules/@reown/appkit/node_modules/ws': { version: '8.18.0' },
        'node_modules/wagmi/node_modules/@reown/appkit-utils': { version },
      },
    });
    expect(laterAppkit(lock('1.7.8'))).toEqual([]);
    expect(laterAppkit(lock('1.8.0'))).toEqual(['@reown/appkit-utils@1.8.0']);
  });
});
