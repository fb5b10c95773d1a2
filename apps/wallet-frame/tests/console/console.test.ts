import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { openBrowser } from '../../../../tests/integration/browser/browser';
import { eventually } from '../../../../tests/support/eventually';
import { expectStored } from '../../../../tests/support/stored-text';
import { restingTree } from '../../../../tests/support/trees/resting-tree';
import { freePort } from '../../../../scripts/free-port.mjs';
import { axeFindings } from '../../../gallery/axe.mjs';
import { openLibsql } from '../../../service/src/adapters/sql/libsql-database';
import { parseConfig } from '../../../service/src/config/config';
import { type RunningService, serve } from '../../../service/src/serve';
import { Mailbox } from '../../../service/tests/stand-ins/mailbox';
import { type Visitor, Visitors } from '../../../service/tests/visitors';
import {
  act,
  type ConsoleStage,
  enter,
  findVisitor,
  openView,
  startConsole,
} from './console-stage';

const EMAIL = 'ada@example.test';

/** Where pictures of the views are put, to be looked at. */
const pictures = process.env['CONSOLE_PICTURES'];

let browser: Browser;
let folder: string;
let mailbox: Mailbox;
let stage: ConsoleStage;
let service: RunningService;
let visitors: Visitors;
let ada: Visitor;
const closing: (() => Promise<void>)[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cleat-console-'));
  mailbox = await new Mailbox().start();
  const port = await freePort();
  stage = await startConsole(port);
  const path = join(folder, 'service.db');
  const environment = {
    ...stage.environment,
    LOG_LEVEL: 'silent',
    DATABASE_URL: `file:${path}`,
    ORIGINS: 'https://site.test',
    SERVICE_SECRET: 's'.repeat(40),
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'login@wallet.test',
    FRAME_ORIGIN: 'https://wallet.test',
  };
  const now = Date.now();
  service = await serve(parseConfig(environment), { write: () => undefined });
  const database = await openLibsql(path);
  visitors = await Visitors.over(database);
  visitors.clock = now - 40_000;
  ada = await visitors.logIn(EMAIL);
  await visitors.addSlot(ada, 'device', true);
  await visitors.addSlot(ada, 'passkey');
  await visitors.send('/frame/sites', { version: '0.1.0+1A2B3C4D', origin: 'https://site.test' });
  await visitors.service.sweep();
  browser = await openBrowser();
  closing.push(
    () => browser.close(),
    () => service.stop(),
    () => database.close(),
    () => stage.close(),
    () => mailbox.stop(),
  );
});
afterAll(async () => {
  for (const close of closing) await close();
  rmSync(folder, { recursive: true, force: true });
});

/** An operator's browser, which has logged in. */
async function operator(login: string, looks: BrowserContextOptions = {}) {
  const tab = await stage.operator(browser, login, looks);
  return { context: tab.context(), tab };
}

/** What assistive technology hears of a view, without ids and times, which differ in each run. */
async function treeOf(tab: Page): Promise<string> {
  const tree = await restingTree(tab);
  return `${tree.replaceAll(/\S*\d\S*/g, (word) => (word.includes('level=') ? word : word.replaceAll(/[\da-z]*\d[\da-z]*/gi, '…')))}\n`;
}

/** What this browser keeps of what was looked at. */
const keptBy = (context: BrowserContext): Promise<string> =>
  context.storageState({ indexedDB: false }).then((state) => JSON.stringify(state));

it('lets two operators find a visitor, end a session and delete the visitor, in views in which axe finds nothing', async () => {
  const olga = await operator('olga');
  for (const view of ['Overview', 'Sites', 'Mails', 'Limits', 'Frames', 'Sponsors', 'Log']) {
    await openView(olga.tab, view);
    await olga.tab.locator('.part').first().waitFor();
    expect(await axeFindings(olga.tab)).toEqual([]);
    expectStored(join(import.meta.dirname ?? '', 'trees', `${view}.txt`), await treeOf(olga.tab));
  }
  await findVisitor(olga.tab, EMAIL);
  expect(await olga.tab.content()).not.toContain(EMAIL);
  expect(await axeFindings(olga.tab)).toEqual([]);
  expect(olga.tab.url()).toBe(`${stage.url}/`);

  await act(olga.tab, 'Sessions of', 'End its sessions');
  await olga.tab.getByText('No session').waitFor();
  await act(olga.tab, 'Deletion', 'Ask to delete');
  await olga.tab.getByText('A second operator has to agree.', { exact: false }).first().waitFor();
  expect(await olga.tab.getByRole('button', { name: 'Agree' }).count()).toBe(0);

  const omar = await operator('omar');
  await omar.tab.getByRole('button', { name: ada.user }).click();
  await act(omar.tab, 'Deletion', 'Agree, delete in 30 days');
  await omar.tab.getByText('unless the wallet is opened').waitFor();
  await eventually(() => expect(mailbox.mails.map(({ to }) => to)).toContain(EMAIL));
  await act(omar.tab, 'Addresses', 'Show the addresses');
  await omar.tab.getByText(EMAIL).waitFor();
  await openView(omar.tab, 'Log');
  await omar.tab.getByRole('button', { name: 'Verify the log' }).click();
  await omar.tab.getByText('The log is whole').waitFor();
  expect(await omar.tab.content()).not.toContain(EMAIL);
  for (const { context } of [olga, omar]) expect(await keptBy(context)).not.toContain('ada');
});

it('adds a site, says what it may do within the bounds of the limits, freezes and thaws it', async () => {
  const { context, tab } = await operator('olga');
  await openView(tab, 'Sites');
  const add = tab.getByRole('region', { name: 'Add a site' });
  await add.getByLabel('Origin').fill('HTTPS://Shop.Test:443/');
  await act(tab, 'Add a site', 'Add');
  const site = tab.getByRole('region', { name: 'https://shop.test' });
  await site.waitFor();
  const save = () => act(tab, 'https://shop.test', 'Save');
  const codes = site.getByLabel('Codes to one mailbox for new devices in an hour', {
    exact: false,
  });

  await save();
  await site.getByText('Nothing differs.').waitFor();
  await site.getByLabel('Note').fill('<img src=x onerror=alert(1)> of ada@example.test');
  await codes.fill('21');
  await save();
  expect(await site.locator('input:out-of-range').count()).toBe(1);
  expect(await site.getByText('It is saved', { exact: false }).count()).toBe(0);
  await codes.fill('3');
  await save();
  await site.getByText('It is saved', { exact: false }).waitFor();
  await tab.getByRole('cell', { name: 'code-hour=3' }).waitFor();
  await tab
    .getByRole('cell', { name: '<img src=x onerror=alert(1)> of ada@example.test' })
    .waitFor();
  expect(await tab.locator('img').count()).toBe(0);
  expect(await axeFindings(tab)).toEqual([]);
  await codes.fill('');
  await save();
  await tab.getByRole('cell', { name: 'code-hour=3' }).waitFor({ state: 'detached' });

  await site.getByRole('button', { name: 'Freeze' }).waitFor();
  await act(tab, 'https://shop.test', 'Freeze');
  await site.getByRole('button', { name: 'Thaw' }).waitFor();
  await tab.getByRole('cell', { name: 'Frozen' }).waitFor();
  await act(tab, 'https://shop.test', 'Thaw');
  await site.getByRole('button', { name: 'Freeze' }).waitFor();
  await openView(tab, 'Log');
  await tab.getByText('https://shop.test code-hour=3, note').waitFor();
  expect(await tab.content()).not.toContain('ada@');
  await context.close();
});

it('shows an operator who only reads no act, and works on a narrow dark screen and by the keyboard', async () => {
  const { tab } = await operator('rita', {
    colorScheme: 'dark',
    viewport: { width: 390, height: 844 },
  });
  await findVisitor(tab, EMAIL);
  expect(await tab.getByRole('region', { name: 'Deletion' }).count()).toBe(0);
  expect(await axeFindings(tab)).toEqual([]);
  expect(await tab.evaluate('document.documentElement.scrollWidth')).toBe(390);
  await tab.getByRole('button', { name: 'Overview' }).focus();
  await tab.keyboard.press('Enter');
  await tab.getByRole('heading', { name: 'Overview' }).waitFor();
});

it('sends a person without a role back with one sentence', async () => {
  const tab = await browser.newPage();
  await tab.goto(stage.url);
  await enter(tab, 'boss');
  await tab.getByText('You have no role in the console.', { exact: false }).waitFor();
  expect(await axeFindings(tab)).toEqual([]);
  expect(tab.url()).toBe(`${stage.url}/`);
});

const look = pictures === undefined ? it.skip : it;

look('is as its pictures show', async () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    for (const width of [1280, 390]) {
      const { context, tab } = await operator('olga', {
        colorScheme,
        viewport: { width, height: 900 },
      });
      for (const view of ['Overview', 'Sites', 'Frames', 'Log']) {
        await openView(tab, view);
        await tab.locator('.part').first().waitFor();
        if (view === 'Sites') await tab.getByRole('button', { name: 'https://site.test' }).click();
        await tab.screenshot({
          path: `${pictures}/${view}-${colorScheme}-${width}.png`,
          fullPage: true,
        });
      }
      await findVisitor(tab, EMAIL);
      await tab.screenshot({
        path: `${pictures}/Visitor-${colorScheme}-${width}.png`,
        fullPage: true,
      });
      await context.close();
    }
  }
});
