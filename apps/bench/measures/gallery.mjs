import { chromium } from 'playwright-core';
import { LongList } from './long-list.mjs';
import { chromiumArguments, ensureChromium } from '../../../scripts/chromium.mjs';
import { CommandError, say } from '../../../scripts/command.mjs';
import { serveGallery } from '../../gallery/serve.mjs';

/** The limits, in milliseconds of the page's own work. */
const MOST = { openMs: 50, stepMs: 50 };

const ALL = 'Show all 2000';
const tokens = 'Account/with two thousand tokens';

/** Each list, and the buttons that lead to it. @type {readonly { what: string, id: string, rows: string, openers: readonly string[] }[]} */
const lists = [
  { what: '2,000 tokens', id: tokens, rows: '.tokens .row', openers: [ALL] },
  { what: '2,000 tokens, edited', id: tokens, rows: '.edited .name', openers: [ALL, 'Edit list'] },
  { what: '2,000 NFTs', id: 'Account/with two thousand NFTs', rows: '.nfts .nft', openers: [] },
  {
    what: '2,000 wallets',
    id: 'AllWallets/two thousand wallets',
    rows: '.wallets button',
    openers: [],
  },
  {
    what: '2,000 months',
    id: 'Transactions/two thousand months',
    rows: '.activity .entry',
    openers: [],
  },
];

/**
 * `npm run bench -- gallery`: the work of the page for its long lists, in stories of the gallery, from the press to the
 * rows, in the longest step of scrolling and for a letter of a search. An activity of 10,000 rows is a part of `npm run bench`.
 *
 * @throws {CommandError} Where a limit is not met, or no Chromium is found.
 */
export async function bench() {
  const executablePath = ensureChromium();
  if (executablePath === undefined) throw new CommandError('The bench needs a Chromium.');
  const gallery = await serveGallery();
  const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });
  const viewport = { width: 390, height: 800 };
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport });
  try {
    const missed = [];
    for (const { what, id, rows, openers } of lists) {
      await page.goto(gallery.url + storyUrl(id));
      const shown = openers[0]
        ? page.getByRole('button', { name: openers[0] })
        : page.locator(rows);
      await shown.first().waitFor();
      for (const opener of openers.slice(0, -1))
        await page.getByRole('button', { name: opener }).click();
      missed.push(...report(what, await costOf(page, rows, openers.at(-1))));
    }
    missed.push(...report('2,000 tokens, searched', await searchCost(page, gallery.url)));
    if (missed.length > 0) throw new CommandError(missed.join('\n'));
  } finally {
    await browser.close();
    await gallery.close();
  }
}

/** @param {string} id */
const storyUrl = (id) => `/story.html?${new URLSearchParams({ id, theme: 'light', dir: 'ltr' })}`;

/**
 * Opens a list and scrolls through it.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} rows
 * @param {string} [opener]
 */
async function costOf(page, rows, opener) {
  const list = await LongList.in(page, rows);
  const openMs = opener === undefined ? 0 : await list.open(opener);
  const { longestStepMs } = await list.scrollThrough();
  return { openMs, stepMs: longestStepMs };
}

/**
 * The most work of a letter in the search of a token.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} origin
 */
async function searchCost(page, origin) {
  await page.goto(origin + storyUrl('WalletSendSelectToken/two thousand tokens'));
  await page.getByRole('searchbox').focus();
  const list = await LongList.in(page, '.tokens .row');
  let stepMs = 0;
  for (const letter of 'token 1999') {
    stepMs = Math.max(stepMs, await list.workOf(() => page.keyboard.type(letter)));
  }
  return { openMs: 0, stepMs };
}

/**
 * @param {string} what
 * @param {{ readonly openMs: number, readonly stepMs: number }} cost
 * @returns {readonly string[]} The limits that are not met.
 */
function report(what, { openMs, stepMs }) {
  const steps = `the longest step ${Math.round(stepMs)} ms, at most ${MOST.stepMs}`;
  const opening =
    openMs === 0 ? '' : `; opened in ${Math.round(openMs)} ms, at most ${MOST.openMs}`;
  say(`${what.padEnd(24)} ${steps}${opening}`);
  return [
    ...(stepMs > MOST.stepMs
      ? [`${what}: a step of scrolling takes ${Math.round(stepMs)} ms.`]
      : []),
    ...(openMs > MOST.openMs ? [`${what}: there after ${Math.round(openMs)} ms.`] : []),
  ];
}
