import { describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { eventually } from '../../support/eventually';
import { watchOpened } from './opened-links';
import { onPhone } from './phones';
import { codeOf, pairingStage } from './pairing-stage';
import type { Visitor } from './visitor';

const stage = pairingStage('pairing-left');

const KEY = '@appkit/left_pairing';
const homepage = 'https://wallet.example';
const options = {
  customWallets: [{ id: 'test.native', name: 'Native', homepage, mobileLink: 'native://' }],
};

/** A visitor on a phone whose wallet's app has the pairing URI, which resolves with it. */
async function inTheApp(): Promise<{ readonly visitor: Visitor; readonly code: string }> {
  const visitor = await stage.visit({
    options,
    context: onPhone('Android Chrome'),
    prepare: watchOpened,
  });
  await visitor.connectButton.tap();
  await visitor.wallet('Native').waitFor();
  const code = await codeOf(visitor);
  await visitor.wallet('Native').tap();
  await visitor.dialog.getByText('Continue in Native').waitFor();
  return { visitor, code };
}

/** What the tab keeps of Cleat. */
function keptIn(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    Object.keys(sessionStorage).filter((key) => key.startsWith('@appkit/')),
  );
}

/** The phone throws the page away, and loads it again once `meanwhile` is over. */
async function thrownAway({ page }: Visitor, meanwhile: () => Promise<unknown>): Promise<void> {
  const url = page.url();
  await page.goto('about:blank');
  await meanwhile();
  await page.goto(url);
}

describe('a phone that throws the page away while the visitor is in the wallet', () => {
  it('connects the page that is loaded again, where the visitor has approved', async () => {
    const { visitor, code } = await inTheApp();
    const phone = await stage.phoneOf(visitor);
    expect(await keptIn(visitor.page)).toEqual([KEY]);

    await thrownAway(visitor, () => phone.pair(code));

    await visitor.accountButton.waitFor();
    await visitor.dialog.waitFor({ state: 'detached' });
    expect(await keptIn(visitor.page)).toEqual([]);
  });

  it('shows the wallet again, where the visitor has not answered yet, and connects when they do', async () => {
    const { visitor, code } = await inTheApp();
    const phone = await stage.phoneOf(visitor);

    await thrownAway(visitor, async () => {});
    await visitor.dialog.getByText('Continue in Native').waitFor();
    await visitor.page.reload();
    await visitor.dialog.getByText('Continue in Native').waitFor();
    expect(await codeOf(visitor)).toBe(code);
    await phone.pair(code);

    await visitor.accountButton.waitFor();
    await visitor.dialog.waitFor({ state: 'detached' });
    expect(await keptIn(visitor.page)).toEqual([]);
  });

  it('says that the visitor declined', async () => {
    const { visitor, code } = await inTheApp();
    const phone = await stage.phoneOf(visitor);
    await phone.approve(false);

    await thrownAway(visitor, () => phone.pair(code).catch(() => {}));

    await visitor.dialog.getByText('Connection declined').waitFor();
    expect(await keptIn(visitor.page)).toEqual([]);
    await visitor.button('Try again').tap();
    await visitor.dialog.getByText('Continue in Native').waitFor();
    expect(await codeOf(visitor)).not.toBe(code);
  });

  it('downloads nothing for a page whose visitor had closed the modal', async () => {
    const { visitor } = await inTheApp();
    await visitor.button('Close').tap();
    await visitor.dialog.waitFor({ state: 'detached' });
    expect(await keptIn(visitor.page)).toEqual([]);
    const asked: string[] = [];
    visitor.page.on('request', (request) => asked.push(request.url()));
    const { attempts } = stage.relay.counters;

    await visitor.page.reload();
    await visitor.connectButton.waitFor();
    await visitor.page.waitForLoadState('networkidle');

    expect(asked.filter((url) => /pair|composition/.test(url))).toEqual([]);
    expect(stage.relay.counters.attempts).toBe(attempts);
  });

  it('leaves the pairing to one tab, where the visitor duplicated it', async () => {
    const { visitor, code } = await inTheApp();
    const phone = await stage.phoneOf(visitor);
    const left = await visitor.page.evaluate((key) => sessionStorage.getItem(key), KEY);
    const copy = await visitor.page.context().newPage();
    await copy.addInitScript(([key, text]) => sessionStorage.setItem(key, text), [
      KEY,
      left ?? '',
    ] as const);
    await copy.goto(visitor.page.url());
    await eventually(async () => expect(await keptIn(copy)).toEqual([]));
    expect(await copy.getByRole('dialog').count()).toBe(0);

    await phone.pair(code);

    await visitor.accountButton.waitFor();
    await copy
      .getByRole('button', { name: /0x[0-9a-fA-F]{4}…/ })
      .first()
      .waitFor();
    await copy.close();
  });
});
