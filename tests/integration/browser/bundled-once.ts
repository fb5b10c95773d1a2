import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { bundlePages } from '../../../scripts/bundle-pages.mjs';

const root = join(import.meta.dirname ?? '', '../../..');
const BUILD_MS = 60_000;

/**
 * Builds the pages of `from` for all suites together, and again only after a change of a file that they are made of. Two
 * suites that ask at the same time wait for one build.
 */
export async function bundledOnce(from: string, to: string): Promise<void> {
  if (isNewest(from, to)) return;
  const lock = `${to}.lock`;
  mkdirSync(dirname(to), { recursive: true });
  if (!takes(lock)) return await whenFree(lock, () => bundledOnce(from, to));
  try {
    if (isNewest(from, to)) return;
    const half = `${to}.half`;
    const inputs = await bundlePages({ from, to: half });
    writeFileSync(join(half, LIST), JSON.stringify(inputs));
    rmSync(to, { recursive: true, force: true });
    renameSync(half, to);
  } finally {
    rmSync(lock, { recursive: true, force: true });
  }
}

/** The files that a folder of pages was made of. */
const LIST = 'inputs.json';

function isNewest(from: string, to: string): boolean {
  const list = join(to, LIST);
  if (!existsSync(list)) return false;
  const { mtimeMs } = statSync(list);
  const inputs = JSON.parse(readFileSync(list, 'utf8')) as readonly string[];
  const isOlder = (path: string): boolean =>
    (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Number.NaN) < mtimeMs;
  return isOlder(from) && inputs.every((input) => isOlder(join(root, input)));
}

function takes(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}

/** Does `work` once the other suite has built; the lock of one that was killed is broken. */
async function whenFree(lock: string, work: () => Promise<void>): Promise<void> {
  while (existsSync(lock)) {
    const { mtimeMs = 0 } = statSync(lock, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > BUILD_MS) rmSync(lock, { recursive: true, force: true });
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await work();
}
