import type { Plugin } from 'esbuild';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { buildConsole } from '../../../console/build/console-files.mjs';
import { OperatorsProvider } from '../../../service/tests/stand-ins/operators';
import { serveFiles } from '../../build/serve.mjs';

export const REASON = 'ticket 4711 of the visitor';

/** The console and the provider of its operators, as an operator runs them beside the service. */
export interface ConsoleStage {
  readonly url: string;

  /** What the service reads of it. */
  readonly environment: Readonly<Record<string, string>>;

  /** An operator's browser, which has logged in. */
  operator(browser: Browser, login: string, looks?: BrowserContextOptions): Promise<Page>;
  close(): Promise<void>;
}

export interface StageOptions {
  /** Of the console's build, as the controls of attacks have them. */
  readonly plugin?: Plugin;

  /** What becomes of the headers of the console's files. */
  readonly headers?: (headers: Readonly<Record<string, string>>) => Record<string, string>;
}

/** @param port Of the service. */
export async function startConsole(
  port: number,
  { headers = (own) => own, plugin }: StageOptions = {},
): Promise<ConsoleStage> {
  const service = `http://localhost:${port}`;
  const provider = await OperatorsProvider.start(service);
  const built = buildConsole({ service, ...(plugin && { plugin }) });
  const page = await serveFiles(
    built.then((files) => ({ files: files.files, headers: headers(files.headers) })),
  );
  return {
    url: page.url,
    environment: { ...provider.environment, PORT: String(port), CONSOLE_ORIGIN: page.url },
    operator: async (browser, login, looks = {}) => {
      const tab = await (await browser.newContext(looks)).newPage();
      await tab.goto(page.url);
      await enter(tab, login);
      await tab.getByRole('heading', { name: 'Overview' }).waitFor();
      return tab;
    },
    close: async () => {
      await page.close();
      await provider.stop();
    },
  };
}

/** Logs in at the provider, which asks for consent once more. */
export async function enter(tab: Page, login: string): Promise<void> {
  await tab.getByRole('button', { name: 'Log in' }).click();
  await tab.locator('[name=login]').fill(login);
  await tab.locator('[name=password]').fill('x');
  await tab.locator('[type=submit]').click();
  await tab.locator('[type=submit]').click();
}

/** Opens a view of the console. */
export async function openView(tab: Page, view: string): Promise<void> {
  await tab.getByRole('navigation').getByRole('button', { name: view }).click();
  await tab.getByRole('heading', { name: view, level: 1 }).waitFor();
}

/** Finds the visitor by the address. */
export async function findVisitor(tab: Page, email: string): Promise<void> {
  await openView(tab, 'Visitor');
  const form = tab.getByRole('region', { name: 'Find by address' });
  await form.getByLabel('Email address').fill(email);
  await form.getByLabel('Reason').fill(REASON);
  await form.getByRole('button', { name: 'Find' }).click();
  await tab.getByRole('region', { name: 'Sign-ins' }).waitFor();
}

/** Does an act, with a reason. */
export async function act(tab: Page, part: string, button: string): Promise<void> {
  const form = tab.getByRole('region', { name: part });
  const own = form.locator('form').filter({ has: tab.getByRole('button', { name: button }) });
  await own.getByLabel('Reason').fill(REASON);
  await own.getByRole('button', { name: button }).click();
}
