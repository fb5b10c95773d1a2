import { chromium } from 'playwright-core';
import { LongList } from './long-list.mjs';
import { chromiumArguments, ensureChromium } from '../../../scripts/chromium.mjs';
import { CommandError, say } from '../../../scripts/command.mjs';
import { serveGallery } from '../../gallery/serve.mjs';

/** The limits, in milliseconds of the page's own work. */
const MOST = { openMs: 100, stepMs: 50 };

/**
 * `npm run bench -- gallery`: the work of the page for its long lists, in stories of the gallery, from the press to the
 * rows and in the longest step of scrolling. An activity of 10,000 rows is a part of `npm run bench`.
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
    await page.goto(gallery.url + storyUrl('Account/with five hundred tokens'));
    await page.getByRole('button', { name: 'Show all 500' }).waitFor();
    const tokens = await costOf(page, '.tokens li', 'Show all 500');
    const edited = await costOf(page, '.edited li', 'Edit list');
    await page.goto(gallery.url + storyUrl('Account/with four hundred NFTs'));
    await page.locator('.nfts li').first().waitFor();
    const nfts = await costOf(page, '.nfts li');
    const missed = [
      ...report('500 tokens', tokens),
      ...report('500 tokens, edited', edited),
      ...report('400 NFTs', nfts),
    ];
    if (missed.length > 0) throw new CommandError(missed.join('\n'));
  } finally {
    await browser.close();
    await gallery.close();
  }
}

/** @param {string} id */
const storyUrl = (id) => `/story.html?${new URLSearchParams({ id, theme: 'light', dir: 'ltr' })}`;

/**
 * Opens a list and scrolls through it twice: the first time draws what the second has.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} rows
 * @param {string} [opener]
 */
async function costOf(page, rows, opener) {
  const list = await LongList.in(page, rows);
  const openMs = opener === undefined ? 0 : await list.open(opener);
  const first = await list.scrollThrough();
  const second = await list.scrollThrough();
  return { openMs, stepMs: Math.max(first.longestStepMs, second.longestStepMs) };
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
