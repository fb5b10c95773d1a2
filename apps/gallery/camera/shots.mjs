import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join } from 'node:path';
import { chromiumArguments, ensureChromium } from '../../../scripts/chromium.mjs';
import { CommandError, root, runAsCommand, say } from '../../../scripts/command.mjs';
import { installFor } from '../../../scripts/install-missing.mjs';

/** @typedef {import('../shots/shots-of').Shot} Shot */
/** @typedef {import('./drawn-with.mjs').DrawnWith} DrawnWith */
/** @typedef {import('./take.mjs').Taken} Taken */

const stored = join(root, 'tests/shots');
const drawnWithFile = join(stored, 'drawn-with.json');
const reports = join(root, 'reports/shots');

/**
 * `npm run shots`: takes a picture of every state of the gallery, looks for findings of axe in it, and compares it with
 * the stored one. `-- --update` stores what it took; `-- --only Connect` takes one group; `-- --readme` takes the
 * README's picture instead.
 */
async function main() {
  await installFor(['repository']);
  const args = process.argv.slice(2);
  const executablePath = ensureChromium();
  if (executablePath === undefined) return;
  const { chromium } = await import('playwright-core');
  const browser = await chromium.launch({ executablePath, args: chromiumArguments });
  try {
    if (args.includes('--readme')) {
      const { takeReadmePicture } = await import('./readme-picture.mjs');
      await takeReadmePicture(browser);
    } else {
      const only = args.includes('--only') ? args[args.indexOf('--only') + 1] : undefined;
      await takeGallery(browser, { isUpdate: args.includes('--update'), only });
    }
  } finally {
    await browser.close();
  }
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {{ readonly isUpdate: boolean, readonly only: string | undefined }} options
 */
async function takeGallery(browser, { isUpdate, only }) {
  const [{ serveGallery }, { takeAll }, { drawnWith, isDrawnAlike }, pictures] = await Promise.all([
    import('../serve.mjs'),
    import('./take.mjs'),
    import('./drawn-with.mjs'),
    import('./compare.mjs'),
  ]);
  const gallery = await serveGallery({ folder: join(root, 'dist/shots') });
  const now = await drawnWith(browser);
  say(`Engine: ${now.engine}\nFonts: ${now.fonts} (specimen ${now.specimen})`);
  const before = storedDrawnWith();
  const isCompared = !isUpdate && isDrawnAlike(now, before);
  const all = await plannedShots(browser, gallery.url);
  const shots = all.filter(({ group }) => only === undefined || group === only);
  if (shots.length === 0) throw new CommandError(`There is no group ${only}.`);

  rmSync(reports, { recursive: true, force: true });
  /** @type {string[]} */
  const failures = [];
  await takeAll({
    browser,
    origin: gallery.url,
    shots,
    pages: Math.max(2, Math.min(4, availableParallelism())),
    onTaken: ({ shot, png, findings }) => {
      failures.push(...findings.map((finding) => `${shot.file}: ${finding}`));
      if (isUpdate) write(join(stored, shot.file), pictures.stored(png));
      else if (isCompared) failures.push(...differences(shot, png, pictures.compared));
    },
  });
  await gallery.close();
  if (isUpdate && only === undefined) removeOthers(all);
  if (isUpdate) write(drawnWithFile, `${JSON.stringify(now, undefined, 2)}\n`);
  const orphans = isCompared && only === undefined ? othersThan(all) : [];
  failures.push(...orphans.map((file) => `${file}: no story has this picture any more.`));

  // Pictures that a machine only keeps say nothing.
  if (!isUpdate && !isCompared && process.env['CI'] === 'true') failures.push(uncompared(before));

  if (failures.length > 0) {
    const hint = existsSync(reports)
      ? '\nLook at the pictures in reports/shots. If they are as you meant them, run "npm run shots -- --update" and commit.'
      : '';
    throw new CommandError(`${failures.sort().join('\n')}${hint}`);
  }
  say(`${shots.length} pictures. ${conclusion({ isUpdate, isCompared, before })}`);
}

/** @param {{ readonly isUpdate: boolean, readonly isCompared: boolean, readonly before: DrawnWith | undefined }} result */
function conclusion({ isUpdate, isCompared, before }) {
  const axe = 'axe found nothing.';
  if (isUpdate) return `All are stored in tests/shots; look at them before you commit. ${axe}`;
  if (isCompared) return `None differs from the stored one. ${axe}`;
  return `${uncompared(before)} ${axe}`;
}

/** @param {DrawnWith | undefined} before */
function uncompared(before) {
  const theirs = before
    ? `the stored ones were drawn by ${before.engine} with ${before.fonts} (specimen ${before.specimen})`
    : 'none are stored';
  return `Nothing was compared: ${theirs}.`;
}

/**
 * @param {import('playwright-core').Browser} browser
 * @param {string} origin
 * @returns {Promise<readonly Shot[]>}
 */
async function plannedShots(browser, origin) {
  const page = await browser.newPage();
  await page.goto(`${origin}/shots.html`);
  const shots = await page.waitForFunction(() => Reflect.get(window, 'shots'));
  const planned = await shots.jsonValue();
  await page.close();
  return planned;
}

/**
 * What is wrong with a picture; its difference, and the picture itself, are written to `reports/shots`.
 *
 * @param {Shot} shot
 * @param {Buffer} png
 * @param {typeof import('./compare.mjs').compared} compared
 * @returns {readonly string[]}
 */
function differences({ file }, png, compared) {
  const path = join(stored, file);
  if (!existsSync(path)) {
    write(join(reports, file), png);
    return [`${file}: no picture of this is stored.`];
  }
  const { difference, isSame, pixels } = compared(readFileSync(path), png);
  if (isSame) return [];
  write(join(reports, file), png);
  write(join(reports, file.replace(/png$/, 'difference.png')), difference);
  return [`${file}: ${pixels} pixels differ from the stored picture.`];
}

/** @returns {DrawnWith | undefined} */
function storedDrawnWith() {
  return existsSync(drawnWithFile) ? JSON.parse(readFileSync(drawnWithFile, 'utf8')) : undefined;
}

/** The stored pictures that are not of `shots`. @param {readonly Shot[]} shots */
function othersThan(shots) {
  if (!existsSync(stored)) return [];
  const planned = new Set(shots.map(({ file }) => file));
  return readdirSync(stored, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.png') && !planned.has(file));
}

/** @param {readonly Shot[]} shots */
function removeOthers(shots) {
  for (const file of othersThan(shots)) rmSync(join(stored, file));
}

/** @param {string} file @param {string | Buffer} content */
function write(file, content) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

await runAsCommand(import.meta.url, main);
