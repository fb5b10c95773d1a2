import { afterEach, expect, it, jest } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { openBrowser } from '../../../../tests/integration/browser/browser';
import { freePort, listen } from '../../../../scripts/free-port.mjs';
import { takenOut } from '../../../../tests/support/taken-out';
import { openLibsql } from '../../../service/src/adapters/sql/libsql-database';
import { parseConfig } from '../../../service/src/config/config';
import { serve } from '../../../service/src/serve';
import { Visitors } from '../../../service/tests/visitors';
import { findVisitor, openView, startConsole, type StageOptions } from '../console/console-stage';

jest.setTimeout(60_000);

const EMAIL = 'ada@example.test';
const MARKUP = '<img src=x onerror="document.title=`taken`">';

const closing: (() => Promise<unknown> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

/** A service in whose database a thief has markup wherever the console shows a text, and an operator who looks at it. */
async function poisoned(options: StageOptions = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'cleat-strings-'));
  const port = await freePort();
  const stage = await startConsole(port, options);
  const path = join(folder, 'service.db');
  const environment = {
    ...stage.environment,
    LOG_LEVEL: 'silent',
    DATABASE_URL: `file:${path}`,
    ORIGINS: 'https://site.test',
    SERVICE_SECRET: 's'.repeat(40),
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'login@wallet.test',
    FRAME_ORIGIN: 'https://wallet.test',
  };
  const service = await serve(parseConfig(environment), { write: () => undefined });
  const database = await openLibsql(path);
  const visitors = await Visitors.over(database);
  visitors.clock = Date.now() - 40_000;
  const ada = await visitors.logIn(EMAIL);
  await visitors.addSlot(ada, 'device', true);
  await database.rows(
    `insert into site (origin, note, frozen, codes, logins, limits, created)
      values ('https://shop.test', ?, 0, 0, '', '{}', 1)`,
    MARKUP,
  );
  await database.rows('update site_version set n = n + 1');
  await database.rows('update login_session set site = ?', MARKUP);
  await database.rows('update slot set kind = ?', MARKUP);
  await database.rows("insert into tally values (20000, 'frame', ?, 1)", MARKUP);
  await database.rows('update tally set day = ?', Math.floor(Date.now() / 86_400_000));
  const browser = await openBrowser();
  closing.push(
    () => browser.close(),
    () => service.stop(),
    () => database.close(),
    () => stage.close(),
    () => rmSync(folder, { recursive: true, force: true }),
  );
  return { browser, stage };
}

/** Looks at every view with a text of others. Returns the title of the console's page, which the markup would change. */
async function lookedAt(options?: StageOptions): Promise<string> {
  const { browser, stage } = await poisoned(options);
  const tab = await stage.operator(browser, 'olga');
  await openView(tab, 'Sites');
  await tab.getByRole('button', { name: 'https://shop.test' }).click();
  await tab.getByRole('region', { name: 'What it may do' }).waitFor();
  await openView(tab, 'Frames');
  await tab.locator('.part').first().waitFor();
  await findVisitor(tab, EMAIL);
  await tab.waitForTimeout(300); // An image that fails does so soon.
  return tab.title();
}

it('[E18.o] shows markup in a note, a site’s name or a version as the text that it is', async () => {
  expect(await lookedAt()).not.toBe('taken');
});

it('[E18.o control] runs it where texts were markup, and the page had no policy', async () => {
  const plugin = takenOut([
    {
      file: 'apps/console/src/views/parts.tsx',
      find: `              <td key={columns[index]} data-column={columns[index]}>
                {cell}
              </td>`,
      put: `              typeof cell === 'string' ? (
                <td key={columns[index]} dangerouslySetInnerHTML={{ __html: cell }} />
              ) : (
                <td key={columns[index]}>{cell}</td>
              )`,
    },
  ]);
  const headers: StageOptions['headers'] = (own) => ({ ...own, 'content-security-policy': '' });
  expect(await lookedAt({ plugin, headers })).toBe('taken');
});

/** Whether a page of another origin has the console in a frame. */
async function framed(browser: Browser, url: string): Promise<boolean> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><iframe src="${url}"></iframe>`);
  });
  const port = await listen(server);
  closing.push(() => void server.close());
  const page = await browser.newPage();
  await page.goto(`http://localhost:${port}/`, { waitUntil: 'load' });
  return page.frames().some((frame) => frame.url().startsWith(url));
}

it('[E18.r] is in no frame of another page, which could lead an operator’s presses', async () => {
  const { browser, stage } = await poisoned();
  expect(await framed(browser, stage.url)).toBe(false);
});

it('[E18.r control] is in one where its headers do not say so', async () => {
  const { browser, stage } = await poisoned({
    headers: (own) => ({
      ...own,
      'x-frame-options': '',
      'content-security-policy': String(own['content-security-policy']).replace(
        "frame-ancestors 'none'",
        'frame-ancestors *',
      ),
    }),
  });
  expect(await framed(browser, stage.url)).toBe(true);
});
