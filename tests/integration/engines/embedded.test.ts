import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { verifyMessage } from 'viem';
import { engines } from '../../support/engines/engines';
import { eventually as eventuallyWithin } from '../../support/eventually';
import { addressOf, EmbeddedWorld } from '../browser/embedded-world';
import { useEngine } from '../browser/engine-stage';

const MESSAGE = 'Hello from another engine';
const eventually = (check: () => Promise<void>): Promise<void> => eventuallyWithin(check, 30_000);

let world: EmbeddedWorld;
beforeAll(async () => {
  world = await EmbeddedWorld.start();
}, 120_000);
afterAll(() => world?.stop());

declare global {
  interface Window {
    signed?: Promise<unknown> | undefined;
  }
}

describe.each(engines)('a visitor in $name', ({ isThere, keepsData, name, open }) => {
  if (!isThere) {
    it.todo('runs where the browser is installed');
    return;
  }

  const stage = useEngine(open);

  it('logs in by e-mail, and signs in the wallet’s window', async () => {
    const email = `${name.toLowerCase()}@example.org`;
    await stage.visitUrl(world.url('one-widget'));
    const { documents, visitor } = stage;
    const { frame, page, popup } = documents;
    await visitor.openModal();
    const field = visitor.dialog.getByRole('textbox', { name: 'Email address' });
    await field.fill(email);
    await field.press('Enter');
    // WebKit forgets the data of frames, so the login is in the window too.
    const at = keepsData ? frame : popup;
    if (!keepsData) await frame.getByRole('button', { name: 'Open the wallet’s window' }).click();
    await at.locator('#code').fill(await world.codeFor(email));
    await at.getByRole('button', { name: 'Not now' }).click();
    await eventually(async () => expect(await addressOf(page)).toMatch(/^0x[0-9a-fA-F]{40}$/));
    const address = (await addressOf(page)) as `0x${string}`;

    await page.evaluate(
      ([text, account]) => {
        const provider = window.cleatPage?.widgets[0]?.provider();
        window.signed = provider?.request({ method: 'personal_sign', params: [text, account] });
      },
      [`0x${Buffer.from(MESSAGE).toString('hex')}`, address] as const,
    );
    await frame.getByRole('button', { name: 'Open the wallet’s window' }).click();
    await popup.getByText(MESSAGE).first().waitFor();
    await popup.getByRole('button', { name: 'Approve' }).click();

    const signature = (await page.evaluate(() => window.signed)) as `0x${string}`;
    expect(await verifyMessage({ address, message: MESSAGE, signature })).toBe(true);
  });
});
