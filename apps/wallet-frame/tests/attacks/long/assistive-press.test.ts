import { afterAll, describe, expect, it, jest } from '@jest/globals';
import { isAssistiveTechnologyThere, startAssistiveTechnology } from '../assistive-technology.mjs';
import { isScreenThere, startScreen } from '../virtual-screen.mjs';
import { eventually } from '../../../../../tests/support/eventually';
import { approvalOf } from '../../browser/approval-screen';
import { isBrowserThere } from '../../browser/frame-world';
import { type ShownViews, startViewsWorld, type ViewsWorld } from '../../browser/views-world';

jest.setTimeout(180_000);

const isRequired = process.env['CI'] === 'true';
const isThere = isBrowserThere && isScreenThere() && isAssistiveTechnologyThere();

describe('assistive technology that presses the wallet’s button', () => {
  if (!isThere && !isRequired) {
    it.todo('runs where a Chromium, Xvfb and AT-SPI are installed');
    return;
  }

  let screen: Awaited<ReturnType<typeof startScreen>>;
  let reader: Awaited<ReturnType<typeof startAssistiveTechnology>>;
  let world: ViewsWorld | undefined;
  afterAll(async () => {
    await world?.close();
    reader.stop();
    screen.stop();
  });

  async function open(): Promise<ViewsWorld> {
    screen = await startScreen();
    reader = await startAssistiveTechnology(screen.env);
    return startViewsWorld([], {
      headless: false,
      env: reader.env,
      args: ['--force-renderer-accessibility'],
    });
  }

  const isArmed = ({ frame }: ShownViews): Promise<void> =>
    eventually(
      async () =>
        expect(await frame.getByRole('button', { name: 'Approve' }).isEnabled()).toBe(true),
      10_000,
    );

  it('[R7.16] goes on in the wallet’s own window, where the button acts', async () => {
    world ??= await open();
    const framed = await world.inFrame(await world.newContext());
    await framed.show(approvalOf('1 ETH'));
    await isArmed(framed);
    await reader.press('Approve');
    await eventually(async () => expect(await framed.pressed()).toEqual(['elsewhere']));
    await framed.page.close();

    const own = await world.inWindow(await world.newContext());
    const { functions, screen: shown } = approvalOf('1 ETH');
    await own.show({
      screen: shown,
      functions: functions.filter((name) => name !== 'elsewhere'),
    });
    await isArmed(own);
    await reader.press('Approve');
    await eventually(async () => expect(await own.pressed()).toEqual(['approve']));
  });
});
