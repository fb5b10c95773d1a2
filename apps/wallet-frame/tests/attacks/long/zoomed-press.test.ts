import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { isScreenThere, startScreen } from '../virtual-screen.mjs';
import { eventually } from '../../../../../tests/support/eventually';
import { approvalOf } from '../../browser/approval-screen';
import { isBrowserThere } from '../../browser/frame-world';
import { type ShownViews, startViewsWorld, type ViewsWorld } from '../../browser/views-world';

jest.setTimeout(180_000);

const isRequired = process.env['CI'] === 'true';
const PATIENCE_MS = 15_000;

describe('a real mouse on a page that the visitor has zoomed', () => {
  if ((!isBrowserThere || !isScreenThere()) && !isRequired) {
    it.todo('runs where a Chromium, Xvfb and xdotool are installed');
    return;
  }

  let screen: Awaited<ReturnType<typeof startScreen>>;
  let world: ViewsWorld | undefined;
  afterAll(async () => {
    await world?.close();
    screen.stop();
  });

  async function open(): Promise<ViewsWorld> {
    screen = await startScreen();
    return startViewsWorld([], {
      headless: false,
      env: screen.env,
      args: ['--window-position=0,0', '--window-size=1270,980'],
    });
  }

  const pause = ({ page }: ShownViews, ms: number): Promise<void> => page.waitForTimeout(ms);
  const approve = ({ frame }: ShownViews) => frame.getByRole('button', { name: 'Approve' });
  const isArmed = (views: ShownViews): Promise<void> =>
    eventually(async () => expect(await approve(views).isEnabled()).toBe(true), PATIENCE_MS);

  /** The visitor zooms by the browser's own key, which zooms every page of this site. */
  async function zoomTo({ page }: ShownViews, zoom: number): Promise<void> {
    await page.mouse.click(5, 5);
    const zoomNow = (): Promise<number> => page.evaluate('devicePixelRatio');
    for (let before = await zoomNow(); before < zoom - 0.01; before = await zoomNow()) {
      screen.key('ctrl+plus');
      await page.waitForFunction(`devicePixelRatio > ${before}`);
    }
    expect(await zoomNow()).toBeCloseTo(zoom, 1);
  }

  /** Comes over the page to the button, rests, and presses. */
  async function press(views: ShownViews, zoom: number): Promise<void> {
    const box = await approve(views).boundingBox();
    if (!box) throw new Error('There is no button');
    const [left, bottom, height] = await views.page.evaluate<[number, number, number]>(
      '[screenX, screenY + outerHeight, innerHeight]',
    );
    const to = (x: number, y: number): void =>
      screen.move(left + zoom * x, bottom - zoom * (height - y));
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    for (const away of [70, 60, 50]) {
      to(x, y - away);
      await pause(views, 50);
    }
    await pause(views, 600);
    for (const away of [30, 10, 0]) {
      to(x, y - away);
      await pause(views, 50);
    }
    screen.press();
  }

  it.each([1, 1.5])('[R7.16] acts in the frame at a zoom of %s', async (zoom) => {
    world ??= await open();
    const views = await world.inFrame(await world.newContext({ viewport: null }));
    await zoomTo(views, zoom);
    await views.show(approvalOf('1 ETH'));
    await isArmed(views);
    await press(views, zoom);
    await eventually(async () => expect(await views.pressed()).toEqual(['approve']));
    await views.page.close();
  });

  it('[R7.16] acts in the wallet’s own window at 400 %, once all was scrolled through', async () => {
    world ??= await open();
    const views = await world.inWindow(await world.newContext({ viewport: null }));
    await zoomTo(views, 4);
    const { functions, screen: shown } = approvalOf('1 ETH', '2 ETH', '3 ETH');
    const own = functions.filter((name) => name !== 'elsewhere');
    await views.show({ screen: shown, functions: own });
    await views.frame.getByText('Scroll through everything').waitFor();
    await pause(views, 800);
    expect(await approve(views).isEnabled()).toBe(false);
    expect(await views.page.evaluate('innerHeight')).toBeLessThan(340);

    await views.page.evaluate(`(async () => {
      const card = document.querySelector('main');
      const places = [document.querySelector('#frame'), card, ...card.querySelectorAll('.steps')];
      for (const place of places) {
        while (place.scrollTop + place.clientHeight < place.scrollHeight - 1) {
          const before = place.scrollTop;
          place.scrollBy(0, 60);
          await new Promise((resolve) => setTimeout(resolve, 30));
          if (place.scrollTop === before) break;
        }
      }
    })()`);
    await isArmed(views);
    await press(views, 4);
    await eventually(async () => expect(await views.pressed()).toEqual(['approve']));
  });
});
