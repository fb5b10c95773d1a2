import { expect, it } from '@jest/globals';
import { pairingStage } from './pairing-stage';
import { eventually } from '../../support/eventually';
import type { Visitor } from './visitor';

const stage = pairingStage('all-wallets');

const COUNT = 2000;

const image =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path fill="#357" d="M0 0h1v1H0z"/></svg>';

/** Wallets with images on a host, or with one inside the list itself. */
const walletsWith = (images: 'far' | 'near') =>
  Array.from({ length: COUNT }, (_, index) => ({
    id: `test.wallet-${index}`,
    name: index === 1500 ? 'Zulu' : `Wallet ${String(index).padStart(4, '0')}`,
    homepage: 'https://wallet.example',
    mobileLink: `wallet-${index}://`,
    imageUrl:
      images === 'far'
        ? `https://images.example/${index}.svg`
        : `data:image/svg+xml,${encodeURIComponent(image)}`,
  }));

/** A visitor of the view of 2,000 wallets, and the requested images. */
async function visit(
  where: 'far' | 'near',
): Promise<{ readonly visitor: Visitor; readonly images: string[] }> {
  const images: string[] = [];
  const visitor = await stage.visit({
    options: {
      walletDirectoryUrl: new URL('/wallets.json', stage.stage.lab.url('one-widget')).href,
    },
    prepare: async (profile) => {
      await profile.route('**/wallets.json', (route) =>
        route.fulfill({ json: walletsWith(where) }),
      );
      await profile.route('https://images.example/*', (route) => {
        images.push(route.request().url());
        return route.fulfill({ contentType: 'image/svg+xml', body: image });
      });
    },
  });
  visitor.expectMishap(/^foreign request: https:\/\/images\.example\/\d+\.svg$/);
  await visitor.openModal();
  await visitor.wallet('All wallets').click();
  await visitor.tile('Wallet 0000').waitFor();
  return { visitor, images };
}

/** How many wallets are listed, and how many there are in all. */
const listed = ({ page }: Visitor): Promise<string> =>
  page.evaluate(() => {
    const found = window.cleatPage?.widgets[0]?.state.features.wallets;
    return `${found?.wallets.length} of ${found?.total}`;
  });

it('[R9.1] lists forty at a time as the end comes near; images load when they come into view', async () => {
  const { visitor, images } = await visit('far');
  await visitor.page.waitForFunction(
    () => window.cleatPage?.widgets[0]?.state.features.wallets?.wallets.length === 80,
  );
  await visitor.page.waitForTimeout(300);
  expect(await listed(visitor)).toBe('80 of 2000');
  const moves = await visitor.dialog.evaluateHandle((dialog) => {
    const seen: (string | null)[] = [];
    new MutationObserver((changes) =>
      seen.push(...changes.map(({ attributeName }) => attributeName)),
    ).observe(dialog, { subtree: true, attributeFilter: ['data-moving'] });
    return seen;
  });
  expect(images).not.toContain('https://images.example/79.svg');
  expect(await visitor.dialog.getByRole('status').first().textContent()).toBe('2000 wallets');

  await visitor.dialog
    .getByRole('list', { name: '2000 wallets' })
    .evaluate((list) => list.closest('.pane')?.scrollBy(0, 1400));

  await visitor.page.waitForFunction(
    () => window.cleatPage?.widgets[0]?.state.features.wallets?.wallets.length === 120,
  );
  await visitor.tile('Wallet 0079').waitFor();
  await eventually(() => expect(images).toContain('https://images.example/79.svg'));
  expect(images).toHaveLength(new Set(images).size);
  // A card that moves cannot be scrolled.
  expect(await moves.jsonValue()).toEqual([]);
});

it('[R9.1] searches once, 500 ms after the last letter, and the field stays where it is', async () => {
  const { visitor } = await visit('near');
  const { clock } = visitor.page;
  const search = visitor.dialog.getByRole('searchbox');
  // Once the card has come to rest.
  await search.click({ trial: true });
  await clock.install();
  const place = await search.boundingBox();
  await clock.pauseAt(Date.now() + 60_000);

  for (const letter of '1999') {
    await search.press(letter);
    await clock.runFor(499);
    expect(await listed(visitor)).toMatch(/of 2000$/);
  }
  await clock.runFor(1);
  await clock.resume();

  await eventually(async () => expect(await listed(visitor)).toBe('1 of 1'));
  await visitor.tile('Wallet 0000').waitFor({ state: 'detached' });
  expect(await search.boundingBox()).toEqual(place);
});

it('scrolls on to the last of 2,000 with at most 60 tiles in the page, each in its place', async () => {
  const { visitor } = await visit('near');
  const { page } = visitor;
  await visitor.tabTo(/Wallet 0000$/);

  const seen = await visitor.dialog.evaluate(async (dialog, count) => {
    const list = dialog.querySelector('[role="list"]');
    const tiles = [0];
    const observer = new MutationObserver(() =>
      tiles.push(dialog.querySelectorAll('.wallets button').length),
    );
    if (list) observer.observe(list, { childList: true, subtree: true });
    while (!dialog.querySelector(`[aria-posinset="${count}"]`)) {
      dialog.querySelector('.pane:last-child')?.scrollBy(0, 1000);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return {
      most: Math.max(...tiles),
      isSameList: list === dialog.querySelector('[role="list"]'),
    };
  }, COUNT);
  expect(seen.isSameList).toBe(true);
  expect(seen.most).toBeGreaterThan(12);
  expect(seen.most).toBeLessThanOrEqual(60);

  // Each tile is where its place in the list says.
  const tops = await visitor.dialog.evaluate((dialog) => {
    const top = dialog.querySelector('[role="list"]')?.getBoundingClientRect().top ?? 0;
    return [...dialog.querySelectorAll('.wallets [aria-posinset]')].map((tile) => [
      Number(tile.getAttribute('aria-posinset')),
      Math.round(tile.getBoundingClientRect().top - top),
    ]);
  });
  expect(tops.map(([, top]) => top)).toEqual(
    tops.map(([place = 0]) => Math.floor((place - 1) / 4) * 104),
  );

  // The focus is where it was, and moves through all of them.
  expect(await visitor.focused()).toMatch(/Wallet 0000$/);
  await page.keyboard.press('End');
  expect(await visitor.focused()).toMatch(/Wallet 1999$/);
  await page.keyboard.press('ArrowUp');
  expect(await visitor.focused()).toMatch(/Wallet 1995$/);
  await page.keyboard.type('z');
  expect(await visitor.focused()).toMatch(/Zulu$/);
  await expectFocusInView(visitor);

  await visitor.dialog.locator('input').pressSequentially('199');
  await eventually(async () => expect(await listed(visitor)).toBe('12 of 12'));
  expect(
    await visitor.dialog
      .locator('.pane')
      .last()
      .evaluate(({ scrollTop }) => scrollTop),
  ).toBe(0);
});

it('has tiles in three columns where the card is narrow', async () => {
  const { visitor } = await visit('near');
  await scrollTo(visitor, 80);
  await visitor.page.setViewportSize({ width: 320, height: 700 });

  await eventually(async () => {
    const tiles = await visitor.dialog.evaluate((dialog) =>
      [...dialog.querySelectorAll('.wallets [aria-posinset]')]
        .slice(0, 6)
        .map((tile) => tile.getBoundingClientRect())
        .map(({ x, y, width, height }) => [x, y, width, height].map(Math.round)),
    );
    const [[left = 0, top = 0, width = 0] = []] = tiles;
    expect(tiles.map(([x, y]) => [x, y])).toEqual(
      [0, 1, 2, 3, 4, 5].map((place) => [
        expect.closeTo(left + (place % 3) * (width + 4), -0.5),
        top + (place < 3 ? 0 : 104),
      ]),
    );
    expect(tiles.map(([, , , height]) => height)).toEqual(Array(6).fill(100));
  });
});

/** Scrolls down until the wallet at `place` is listed, and back to the first. */
async function scrollTo({ dialog }: Visitor, place: number): Promise<void> {
  await dialog.evaluate(async (element, last) => {
    const pane = element.querySelector('.pane:last-child');
    while (!element.querySelector(`[aria-posinset="${last}"]`)) {
      pane?.scrollBy(0, 1000);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    pane?.scrollTo(0, 0);
  }, place);
}

/** The focused tile is in the visible part of the card. */
async function expectFocusInView({ dialog }: Visitor): Promise<void> {
  await eventually(async () => {
    const isInView = await dialog.evaluate((element) => {
      const root = element.getRootNode();
      const focused = root instanceof ShadowRoot ? root.activeElement : null;
      const clip = element.querySelector('.clip')?.getBoundingClientRect();
      const tile = focused?.getBoundingClientRect();
      return !!clip && !!tile && tile.top >= clip.top && tile.bottom <= clip.bottom;
    });
    expect(isInView).toBe(true);
  });
}
