import { afterAll, beforeAll, jest } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../../integration/browser/browser';
import { EmptyFolder } from './empty-folder';
import type { RunningSite } from './running-site';

/** What a newcomer has at hand in a suite, which is all taken away again. */
export interface Newcomer {
  readonly browser: Browser;

  /** A new empty folder. */
  begin(name?: string): EmptyFolder;

  /** Has a server stopped at the end. */
  keep(site: RunningSite): RunningSite;
}

// No claim of a test: each installs from the registry, which takes as long as that does.
jest.setTimeout(900_000);

/** Gives a suite its {@link Newcomer}. */
export function newcomer(): () => Newcomer {
  const folders: EmptyFolder[] = [];
  const sites: RunningSite[] = [];
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await openBrowser();
  });
  afterAll(async () => {
    await browser?.close();
    for (const site of sites) await site.stop();
    for (const folder of folders) folder.remove();
  });
  return () => {
    if (!browser) throw new Error('The browser was not started');
    return {
      browser,
      begin: (name) => {
        const folder = new EmptyFolder(name);
        folders.push(folder);
        return folder;
      },
      keep: (site) => {
        sites.push(site);
        return site;
      },
    };
  };
}
