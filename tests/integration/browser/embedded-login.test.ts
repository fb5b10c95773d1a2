import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Locator } from 'playwright-core';
import { addressOf, EmbeddedWorld, eventually, frameOf, iframes, sendCode } from './embedded-world';

jest.setTimeout(60_000);

let world: EmbeddedWorld;

beforeAll(async () => {
  world = await EmbeddedWorld.start();
}, 120_000);
afterAll(() => world?.stop());

/** Where an element is and how large: x, y, width, height. */
async function placeOf(element: Locator): Promise<readonly number[]> {
  const box = await element.boundingBox();
  return [box?.x, box?.y, box?.width, box?.height].map((length) => length ?? Number.NaN);
}

describe('a login by e-mail', () => {
  it('is in the page only once the visitor begins it, lasts over a reload, and ends', async () => {
    const email = 'ada@example.org';
    const visitor = await world.visit();
    const { page } = visitor;
    await visitor.openModal();
    await visitor.dialog.getByRole('textbox', { name: 'E-mail address' }).waitFor();
    expect(await iframes(page)).toBe(0);

    await sendCode(visitor, email);
    // The visitor sees the field in the card, and the site has none.
    await eventually(async () => {
      const slot = await placeOf(visitor.dialog.locator('.code-slot'));
      const field = await placeOf(page.locator('iframe[title=Wallet]'));
      // The card rises by a transform, so the two may differ by a part of a pixel.
      for (const [side, length] of slot.entries()) expect(field[side]).toBeCloseTo(length, 0);
    });
    expect(await visitor.dialog.locator('input').count()).toBe(0);
    const code = await world.codeFor(email);
    await frameOf(page)
      .locator('#code')
      .fill('000000' === code ? '000001' : '000000');
    await frameOf(page).getByRole('alert').filter({ hasText: /./ }).waitFor();
    await frameOf(page).locator('#code').fill(code);
    await frameOf(page).getByRole('button', { name: 'Later' }).click();
    await eventually(async () => expect(await addressOf(page)).toMatch(/^0x[0-9a-fA-F]{40}$/));
    const address = await addressOf(page);
    await eventually(async () =>
      expect(await page.locator('iframe[title=Wallet]').isVisible()).toBe(false),
    );

    await page.reload();
    await eventually(async () => expect(await addressOf(page)).toBe(address));

    await page.evaluate(() => window.cleatPage?.widgets[0]?.disconnect());
    expect(await addressOf(page)).toBeUndefined();
    await page.reload();
    await visitor.connectButton.waitFor();
    expect(await iframes(page)).toBe(0);
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }));
    expect(stored).not.toContain(email);
    await page.context().close();
  });
});
