import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BrowserContext, Frame, Page } from 'playwright-core';
import { axeFindings } from '../../../apps/gallery/axe.mjs';
import { pressButton } from '../../../apps/wallet-frame/tests/press-button.mjs';
import { eventually } from '../../support/eventually';
import { axeFindings as axeFindingsOf } from './axe';
import { addressOf, EmbeddedWorld, frameOf } from './embedded-world';
import { Visitor } from './visitor';

const RECEIVER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const AMOUNT = '1234.5';
const UNITS = 1_234_500_000_000_000_000_000n;

/** The texts of the wallet's own page that this journey passes. */
interface FrameTexts {
  readonly safety: { readonly later: string };
  readonly window: { readonly open: string };
  readonly approval: { readonly confirm: string };
  readonly note: { readonly title: { readonly signedIn: string } };
}

type Texts = Readonly<Record<string, unknown>>;

const languages = [
  { lang: 'de', dir: 'ltr', act: /^1\.234,5 ETH senden$/, amount: '−1.234,5 ETH' },
  { lang: 'ar', dir: 'rtl', act: /1,234\.5 ETH/, amount: '−1,234.5 ETH' },
] as const;

let world: EmbeddedWorld;

beforeAll(async () => {
  world = await EmbeddedWorld.start();
});
afterAll(() => world?.stop());

describe.each(languages)('a visitor who reads $lang', ({ lang, dir, act, amount }) => {
  let own: Texts;
  let texts: FrameTexts;
  const findings: string[] = [];
  const word = (name: string): string => String(own[name]);

  beforeAll(async () => {
    const at = (path: string): string => new URL(`../../../${path}`, import.meta.url).href;
    const packs = ['modal', 'login', 'money', 'account'].map(async (part) => {
      const { texts: some } = (await import(
        at(`presentation-react/languages/${lang}/${part}.ts`)
      )) as { readonly texts: Texts };
      return some;
    });
    own = Object.assign({}, ...(await Promise.all(packs))) as Texts;
    ({ texts } = (await import(at(`apps/wallet-frame/src/languages/${lang}/index.ts`))) as {
      readonly texts: FrameTexts;
    });
  });

  async function visit(context: BrowserContext, request = {}): Promise<Visitor> {
    const page = await context.newPage();
    await page.goto(`${world.url('spoken', { wallets: [], ...request })}&lang=${lang}`);
    return new Visitor(page);
  }

  async function openModal({ page, dialog }: Visitor): Promise<void> {
    await page.getByRole('button', { name: word('connectTitle') }).click();
    await dialog.getByRole('textbox', { name: word('emailLabel') }).waitFor();
  }

  /** The language and the direction of a page of the wallet. */
  async function spokenIn(place: Frame | Page): Promise<void> {
    const spoken = '[document.documentElement.lang, document.documentElement.dir]';
    await eventually(async () => expect(await place.evaluate(spoken)).toEqual([lang, dir]));
  }

  function frameIn(page: Page): Frame {
    const frame = page.frames().find((one) => one.url().startsWith(world.wallet.url));
    if (!frame) throw new Error('The wallet is not in the page');
    return frame;
  }

  /** Axe and the directions of the widget, and of what the wallet shows. */
  async function look({ page, dialog }: Visitor, place?: Frame | Page): Promise<void> {
    const card = dialog.locator('.card').first();
    if (await card.isVisible()) {
      expect(await card.evaluate((one) => getComputedStyle(one).direction)).toBe(dir);
    }
    findings.push(...(await axeFindingsOf({ page })));
    if (!place) return;
    await spokenIn(place);
    // Colours move for a moment.
    await page.waitForTimeout(500);
    findings.push(...(await axeFindings(place as Page)));
  }

  it('comes from an email to an approved send, and reads one language and one direction', async () => {
    const context = await world.newContext();
    const visitor = await visit(context);
    const { dialog, page } = visitor;
    const email = `${lang}@example.org`;
    await openModal(visitor);
    await look(visitor);
    const field = dialog.getByRole('textbox', { name: word('emailLabel') });
    await field.fill(email);
    await field.press('Enter');
    const code = frameOf(page).locator('#code');
    await code.waitFor();
    await look(visitor, frameIn(page));

    let digits = '';
    await eventually(() => {
      const mail = world.wallet.mails.find(({ to }) => to === email);
      [digits = ''] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? [];
      expect(digits).not.toBe('');
    });
    await code.fill(digits);
    const later = frameOf(page).getByRole('button', { name: texts.safety.later });
    await later.waitFor();
    await look(visitor, frameIn(page));
    await later.click();
    await eventually(async () => expect(await addressOf(page)).toMatch(/^0x/));
    const address = (await addressOf(page)) ?? '';
    await world.lab.ethereum.control.setBalance(address, 10n ** 23n);
    await dialog.waitFor({ state: 'detached' });

    await visitor.accountButton.click();
    const { send } = own['walletFeatures'] as { readonly send: string };
    await dialog.getByRole('button', { name: send, exact: true }).click();
    await dialog.locator('[data-field="receiver"] input').fill(RECEIVER);
    await dialog.locator('[data-field="amount"] input').first().fill(AMOUNT);
    await look(visitor);
    await dialog.locator('.send > .action').last().click();
    await dialog.locator('.exact').first().waitFor();
    await look(visitor);
    const check = dialog.getByRole('checkbox');
    if ((await check.count()) > 0) await check.check();
    await dialog.getByRole('button', { name: word('sendConfirm'), exact: true }).click();

    const open = frameOf(page).getByRole('button', { name: texts.window.open });
    await open.click({ trial: true });
    await look(visitor, frameIn(page));
    const [window] = await Promise.all([page.waitForEvent('popup'), open.click()]);
    const approve = window.getByRole('button', { name: texts.approval.confirm });
    await approve.waitFor();
    await look(visitor, window);
    expect(await window.getByRole('heading', { level: 1 }).innerText()).toMatch(act);
    expect(await window.locator('.lines bdi').allInnerTexts()).toEqual([amount]);
    expect(await window.locator('main').innerText()).not.toMatch(
      /\b(?:Approve|Decline|Send|Account|Network)\b/,
    );
    await pressButton(approve);

    await dialog.locator('.sent-sum').waitFor();
    await eventually(async () => {
      const held = BigInt(
        String(await world.lab.ethereum.control.call('eth_getBalance', RECEIVER, 'latest')),
      );
      expect(held % 10n ** 22n).toBeGreaterThanOrEqual(UNITS);
    });
    await look(visitor);
    expect(findings).toEqual([]);
    await context.close();
  });

  it('reads it in the window of a login at another provider, and in this tab', async () => {
    const context = await world.newContext();
    const request = { options: { features: { socials: ['openid:test-id'] } } };
    const visitor = await visit(context, request);
    const { dialog, page } = visitor;
    const login = dialog.getByRole('button', { name: /Test ID/ });
    await openModal(visitor);
    const [opened] = await Promise.all([context.waitForEvent('page'), login.click()]);
    // It closes by itself, before a busy machine has looked at it.
    await opened.addInitScript(() => {
      window.close = () => undefined;
    });
    await opened.getByLabel('Your name').fill(`Ada ${lang}`);
    await opened.getByRole('button', { name: 'Log in' }).click();
    await opened.getByText(texts.note.title.signedIn).waitFor();
    await spokenIn(opened);
    const later = frameOf(page).getByRole('button', { name: texts.safety.later });
    await later.waitFor();
    await spokenIn(frameIn(page));
    await context.close();

    // Where no window opens, the site's own tab goes to the wallet.
    const without = await world.newContext();
    await without.addInitScript(() => {
      window.open = () => null;
    });
    const other = await visit(without, request);
    await openModal(other);
    await other.dialog.getByRole('button', { name: /Test ID/ }).click();
    await other.dialog.getByRole('button', { name: word('socialInThisTab') }).click();
    await other.page.waitForURL(`${world.wallet.url}/**`);
    await other.page.getByRole('button', { name: /Test ID/ }).waitFor();
    await spokenIn(other.page);
    expect(await axeFindings(other.page)).toEqual([]);

    // A link can name a language of the list, and no other word.
    const link = other.page.url();
    expect(link).toMatch(new RegExp(`#social\\.[\\w-]{22}\\.${lang}$`));
    const strange = await without.newPage();
    await strange.goto(link.replace(/\.\w+$/, '.xx'));
    await strange.locator('html[lang="en"]').waitFor();
    await strange.getByRole('button', { name: 'Continue with Test ID' }).waitFor();
    await without.close();
  });
});
