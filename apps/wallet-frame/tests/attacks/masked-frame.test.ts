import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { press, rest } from '../press-button.mjs';
import { eventually } from '../../../../tests/support/eventually';
import { isBrowserThere } from '../browser/frame-world';
import { type ApprovalWorld, startApprovalWorld } from './approval-world';

jest.setTimeout(120_000);

const isRequired = process.env['CI'] === 'true';

/** What the browser's observer does not see: the steps are gone, and the site's own text is there. */
const masks = [
  'element.style.mask = `linear-gradient(#000 ${top}px, transparent ${top}px ${end}px, #000 ${end}px)`',
  'element.style.clipPath = `path(evenodd, "M0 0H2000V2000H0ZM460 ${top}H820V${end}H460Z")`',
];

describe('a site that cuts a hole into the frame', () => {
  if (!isBrowserThere && !isRequired) {
    it.todo('runs where a Chromium is installed');
    return;
  }

  let world: ApprovalWorld;
  afterEach(() => world.close());

  const approve = () => world.visit.frame.getByRole('button', { name: 'Approve' });
  const openButton = () =>
    world.visit.frame.getByRole('button', { name: 'Open the wallet’s window' });

  /** Hides where the steps are, which the site knows from a frame of its own. */
  async function mask(script: string): Promise<void> {
    await world.visit.page.evaluate(`(() => {
      const element = document.querySelector('iframe');
      const [top, end] = [300, 420];
      ${script};
    })()`);
  }

  it('[E1.g] gets no signature where visitors approve in the wallet’s own window', async () => {
    world = await startApprovalWorld([], { settings: { approvals: 'window' } });
    await world.ask('personal_sign', ['0x48656c6c6f', world.address]);
    await openButton().waitFor();
    for (const script of masks) await mask(script);
    expect(await approve().count()).toBe(0);
    await world.style('');
    const { page } = world.visit;
    const [opened] = await Promise.all([page.waitForEvent('popup'), openButton().click()]);
    await opened.getByText('Hello', { exact: true }).waitFor(); // No style of the site is there.
    expect(await world.isSigned()).toBe(false);
  });

  /** How many of the masks get a signature by presses in the frame alone. */
  async function signedUnderMasks(): Promise<number> {
    let signed = 0;
    for (const script of masks) {
      await world.ask('personal_sign', ['0x48656c6c6f', world.address]);
      await approve().waitFor();
      await mask(script);
      await rest(approve());
      await press(approve());
      await eventually(async () => expect(await world.isSigned()).toBe(true));
      signed += 1;
      await world.style('');
    }
    return signed;
  }

  it('[E1.g control] gets one where nothing sends a request to that window', async () => {
    const sends =
      'if (walletWindow && approvesElsewhere && !isOwnSignIn(plan)) return ask(walletWindow);';
    const defence = {
      file: 'apps/wallet-frame/src/use-cases/approve/approval-queue.ts',
      find: sends,
    };
    world = await startApprovalWorld([defence], { settings: { approvals: 'window' } });
    expect(await signedUnderMasks()).toBe(masks.length);
  });

  it('[E1.p] gets one where the operator has visitors approve in the frame', async () => {
    world = await startApprovalWorld();
    expect(await signedUnderMasks()).toBe(masks.length);
  });
});
