import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, type BrowserContextOptions, chromium } from 'playwright-core';
import { chromiumArguments, findChromium } from '../../../scripts/chromium.mjs';

const PATIENCE_MS = 20_000;

/**
 * What the browser does with cookies of the wallet in a page of a site. They are refused in a private window, and blocked by the
 * visitor's own setting.
 */
export type Cookies = 'allowed' | 'asked for' | 'blocked' | 'refused';

/** As Chromium's settings have it: none are blocked, or those of other sites are. */
const cookieModes = { allowed: 0, blocked: 1 } as const;

/** Chromium with storage of its own for each site that has the frame, which Playwright switches off. */
export async function openChromium(
  cookies: Cookies,
  contextOptions: BrowserContextOptions = {},
): Promise<{
  readonly context: BrowserContext;
  readonly close: () => Promise<void>;
}> {
  const executablePath = findChromium() ?? '';
  const probe = await chromium.launchServer({ executablePath, args: [...chromiumArguments] });
  const off = probe.process().spawnargs.find((one) => one.startsWith('--disable-features=')) ?? '';
  await probe.close();
  const [name = '', list = ''] = off.split('=');
  const kept = list.split(',').filter((one) => one !== 'ThirdPartyStoragePartitioning');
  const options = {
    executablePath,
    args: [...chromiumArguments, `${name}=${kept.join(',')}`],
    ignoreDefaultArgs: [off],
  };
  if (cookies === 'allowed' || cookies === 'blocked') {
    const folder = mkdtempSync(join(tmpdir(), 'cleat-social-'));
    mkdirSync(join(folder, 'Default'));
    const preferences = { profile: { cookie_controls_mode: cookieModes[cookies] } };
    writeFileSync(join(folder, 'Default/Preferences'), JSON.stringify(preferences));
    const context = await chromium.launchPersistentContext(folder, {
      ...options,
      ...contextOptions,
    });
    context.setDefaultTimeout(PATIENCE_MS);
    const close = async (): Promise<void> => {
      await context.close();
      rmSync(folder, { recursive: true, force: true });
    };
    return { context, close };
  }
  // A private window blocks them.
  const browser = await chromium.launch(options);
  const context = await browser.newContext(contextOptions);
  context.setDefaultTimeout(PATIENCE_MS);
  if (cookies === 'asked for') await context.grantPermissions(['storage-access']);
  return { context, close: () => browser.close() };
}
