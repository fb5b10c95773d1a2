import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { buildModules } from '../../../scripts/build.mjs';
import { CommandError, root, runAsCommand, say } from '../../../scripts/command.mjs';
import { installFor } from '../../../scripts/install-missing.mjs';
import { SLOW } from '../measures/page.mjs';
import { medianIn } from '../measures/quantile.mjs';
import { bundleSite, bundleWallet } from './bundle-site.mjs';
import { comparisonPage, pageFile } from './comparison-page.mjs';
import { installPeer } from './install-peer.mjs';
import { comparedSites, packagesOf } from './peers.mjs';
import { withPages } from './with-pages.mjs';

/** @typedef {import('./peers.mjs').ComparedSite} ComparedSite */
/** @typedef {import('./visit-site.mjs').SiteVisit} SiteVisit */
/** @typedef {import('./comparison-page.mjs').SiteFigures} SiteFigures */

const figuresFile = join(root, 'apps/bench/compare/figures.json');

/**
 * `npm run compare` installs the other kits outside of the repository, builds the same small page with each, visits the pages in
 * turn, and writes the figures and `docs/comparison.md`. `-- --visits 3` makes fewer visits than seven, `-- --folder PATH` keeps
 * the packages for another run, `-- --print` shows the figures and writes nothing, and `-- --page` only writes the page from the stored
 * figures.
 */
async function compare() {
  const { values } = parseArgs({
    options: {
      visits: { type: 'string', default: '7' },
      folder: { type: 'string' },
      page: { type: 'boolean', default: false },
      print: { type: 'boolean', default: false },
    },
  });
  const visits = Number(values.visits);
  if (!Number.isInteger(visits) || visits < 1)
    throw new CommandError('--visits wants a number, from 1.');
  if (!values.page) {
    await installFor(['repository', 'chains']);
    const kept = values.folder === undefined ? undefined : resolve(values.folder);
    const work = kept ?? mkdtempSync(join(tmpdir(), 'cleat-compare-'));
    try {
      const measured = await measuredSites(work, visits);
      if (values.print) return say(comparisonPage(measured));
      await write(figuresFile, JSON.stringify(measured));
    } finally {
      if (kept === undefined) rmSync(work, { recursive: true, force: true });
    }
  }
  const figures = JSON.parse(readFileSync(figuresFile, 'utf8'));
  await write(pageFile, comparisonPage(figures));
  say(`docs/comparison.md has the figures of ${figures.date}.`);
}

const paces = /** @type {const} */ (['atSpeed', 'slowed']);

/** @param {string} work @param {number} visits */
async function measuredSites(work, visits) {
  await buildModules();
  const folder = join(work, 'pages');
  for (const site of comparedSites) {
    const packages = join(work, site.name);
    if (site.main !== undefined) await installPeer(site, packages);
    await bundleSite(site, { packages, to: join(folder, site.name) });
  }
  await bundleWallet(join(folder, 'wallet'));

  const loadBefore = loadavg()[0] ?? 0;
  return withPages(folder, async ({ version, visit }) => {
    /** @type {Map<ComparedSite, { readonly atSpeed: SiteVisit[], readonly slowed: SiteVisit[] }>} */
    const made = new Map(comparedSites.map((site) => [site, { atSpeed: [], slowed: [] }]));
    for (let run = 0; run <= visits; run += 1) {
      say(run === 0 ? 'Visiting every page once, to warm up …' : `Visit ${run} of ${visits} …`);
      for (const [site, seen] of made) {
        for (const pace of paces.slice(0, run === 0 ? 1 : 2)) {
          const one = await visit(site, pace === 'slowed' ? SLOW : 1);
          if (run > 0) seen[pace].push(one);
        }
      }
    }
    return {
      date: new Date().toISOString().slice(0, 10),
      visits,
      slowness: SLOW,
      machine: {
        cores: cpus().length,
        processor: cpus()[0]?.model.trim() ?? '',
        memoryGb: Math.round(totalmem() / 2 ** 30),
        node: process.version,
        chromium: version,
        loadBefore: rounded(loadBefore, 1),
        loadAfter: rounded(loadavg()[0] ?? 0, 1),
      },
      sites: [...made].map(([site, seen]) => figuresOf(site, seen, join(work, site.name))),
    };
  });
}

/**
 * @param {ComparedSite} site
 * @param {{ readonly atSpeed: readonly SiteVisit[], readonly slowed: readonly SiteVisit[] }} seen
 * @param {string} packages
 * @returns {SiteFigures}
 */
function figuresOf(site, { atSpeed, slowed }, packages) {
  const { name, title, main } = site;
  const all = [...atSpeed, ...slowed];
  const bytes = (/** @type {(visit: SiteVisit) => number} */ of) => medianIn(atSpeed.map(of));
  const hosts = (/** @type {(visit: SiteVisit) => readonly string[]} */ of) =>
    [...new Set(all.flatMap(of))].sort();
  return {
    name,
    title,
    ...(main !== undefined && { licence: licenceOf(join(packages, 'node_modules', main)) }),
    packages: packagesOf(site),
    bytes: {
      button: {
        gzip: bytes(({ buttonBytes }) => buttonBytes.gzip),
        brotli: bytes(({ buttonBytes }) => buttonBytes.brotli),
      },
      connected: {
        gzip: bytes(({ connectedBytes }) => connectedBytes.gzip),
        brotli: bytes(({ connectedBytes }) => connectedBytes.brotli),
      },
    },
    hosts: {
      unpressed: hosts(({ unpressedHosts }) => unpressedHosts),
      connected: hosts(({ connectedHosts }) => connectedHosts),
    },
    ms: { atSpeed: timesOf(atSpeed), slowed: timesOf(slowed) },
  };
}

/** @param {readonly SiteVisit[]} visits */
function timesOf(visits) {
  const median = (/** @type {'listMs' | 'connectMs' | 'reloadMs'} */ name) =>
    rounded(medianIn(visits.map((visit) => visit[name])), 0);
  return { list: median('listMs'), connected: median('connectMs'), reload: median('reloadMs') };
}

/** @param {string} folder @returns {string} */
function licenceOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).license;
}

/** @param {string} file @param {string} text */
async function write(file, text) {
  writeFileSync(file, await format(text, { ...(await resolveConfig(file)), filepath: file }));
}

/** @param {number} value @param {number} digits */
function rounded(value, digits) {
  return Number(value.toFixed(digits));
}

await runAsCommand(import.meta.url, compare);
