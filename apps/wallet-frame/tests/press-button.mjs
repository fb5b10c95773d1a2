const APPROACH_PX = 24;

/** Longer than the wallet's page has to stand still under the mouse. */
const STILL_MS = 550;

/**
 * Presses a button of the wallet as a visitor does: scrolls through what is above it, comes over the page with the mouse, and
 * presses once the page has stood still for a moment.
 *
 * @param {import('playwright-core').Locator} button
 * @param {number} [timeout]
 */
export async function pressButton(button, timeout = 15_000) {
  await rest(button, timeout);
  await press(button);
}

/**
 * Brings the mouse near a button, and waits until a press would count.
 *
 * @param {import('playwright-core').Locator} button
 * @param {number} [timeout]
 */
export async function rest(button, timeout = 15_000) {
  await button.waitFor({ timeout });
  await button.evaluate(readAll);
  const { height, width, x, y } = await placeOf(button);
  await button.page().mouse.move(x + width / 2, y - height / 2 - APPROACH_PX, { steps: 2 });
  await button.page().waitForTimeout(STILL_MS);
  await button.click({ timeout, trial: true });
}

/** @param {import('playwright-core').Locator} button */
export async function press(button) {
  const { x, y } = await placeOf(button);
  const { mouse } = button.page();
  await mouse.move(x, y, { steps: 3 });
  await mouse.down();
  await mouse.up();
}

/** The middle of the button, and its size. @param {import('playwright-core').Locator} button */
async function placeOf(button) {
  const box = await button.boundingBox();
  if (!box) throw new Error('The button is not on the page.');
  const { height, width } = box;
  return { height, width, x: box.x + width / 2, y: box.y + height / 2 };
}

/** Scrolls through the card of the button, from its beginning: what passed before the page was in view does not count. @param {Element} button */
async function readAll(button) {
  const card = button.closest('main');
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  for (const place of card ? [card, ...card.querySelectorAll('.steps')] : []) {
    place.scrollTo(0, 0);
    await frame();
    while (place.scrollTop + place.clientHeight < place.scrollHeight - 1) {
      place.scrollBy(0, place.clientHeight / 2);
      await frame();
      await frame();
    }
  }
}

/**
 * Opens the wallet's own window by the button that its frame has.
 *
 * @param {import('playwright-core').Frame | import('playwright-core').FrameLocator} frame
 * @returns {Promise<import('playwright-core').Page>}
 */
export async function openWallet(frame) {
  const button = frame.getByRole('button', { name: 'Open the wallet’s window' });
  await button.click({ trial: true });
  const [opened] = await Promise.all([button.page().waitForEvent('popup'), button.click()]);
  return opened;
}

/**
 * Approves what the frame asks for in the wallet's own window, after a `look` at it.
 *
 * @param {import('playwright-core').Frame | import('playwright-core').FrameLocator} frame
 * @param {(window: import('playwright-core').Page) => Promise<void>} [look]
 */
export async function approveInWindow(frame, look = async () => {}) {
  const window = await openWallet(frame);
  const approve = window.getByRole('button', { name: 'Approve' });
  await approve.waitFor();
  await look(window);
  await pressButton(approve);
}

/**
 * Leaves the step that offers a backup. Chromium may give the first press on a frame that has just grown to the page around it.
 *
 * @param {import('playwright-core').Frame | import('playwright-core').FrameLocator} frame
 */
export async function leaveBackup(frame) {
  const later = frame.getByRole('button', { name: 'Not now' });
  await later.waitFor();
  for (let presses = 0; presses < 5 && (await later.isVisible()); presses += 1) {
    await later.click({ timeout: 1_000 }).catch(() => undefined);
    await later.waitFor({ state: 'detached', timeout: 2_000 }).catch(() => undefined);
  }
}
