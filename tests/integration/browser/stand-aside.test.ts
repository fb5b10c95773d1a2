import { describe, expect, it } from '@jest/globals';
import { useStage } from './stage';
import type { Visitor } from './visitor';

const stage = useStage();

/** A wallet's window inside the page, in the very middle, like those of in-page wallets. */
async function openWindowInPage(visitor: Visitor): Promise<void> {
  await visitor.page.evaluate(() => {
    const approve = document.createElement('button');
    approve.textContent = 'Approve in the page';
    Object.assign(approve.style, {
      position: 'fixed',
      inset: '40% 30%',
      zIndex: '1',
    });
    approve.addEventListener('click', () => {
      window.cleatPage?.wallets['test.cleat.main']?.settle('approve');
      approve.remove();
    });
    document.body.append(approve);
  });
}

async function askAndOpenWindow(): Promise<Visitor> {
  const visitor = await stage.visit('one-widget');
  await visitor.answers('hang');
  await visitor.openModal();
  await visitor.wallet('Main Test Wallet').click();
  await visitor.dialog.getByText('Open Main Test Wallet to continue').waitFor();
  await openWindowInPage(visitor);
  return visitor;
}

describe('during a request to a wallet whose window is part of the page', () => {
  it('that window lies above the modal and takes the press', async () => {
    const visitor = await askAndOpenWindow();

    await visitor.button('Approve in the page').click();

    await visitor.accountButton.waitFor();
  });

  it('that window can be reached and answered by the keyboard', async () => {
    const visitor = await askAndOpenWindow();

    await visitor.button('Approve in the page').focus();
    await visitor.page.keyboard.press('Enter');

    await visitor.accountButton.waitFor();
  });

  it('the page behind takes presses, too, and the modal holds it again afterwards', async () => {
    const visitor = await askAndOpenWindow();
    await visitor.page.getByRole('link', { name: 'A link before' }).click();
    expect(visitor.page.url()).toMatch(/#before$/);

    await visitor.inWallet('settle', ['reject']);
    await visitor.dialog.getByText('You declined. Try again?').waitFor();
    await visitor.page.waitForFunction(() => document.querySelector('main')?.closest('[inert]'));

    expect(await visitor.dialog.getAttribute('aria-modal')).toBe('true');
  });
});
