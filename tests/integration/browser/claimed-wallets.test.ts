import { describe, expect, it } from '@jest/globals';
import { mainWallet } from './lab';
import { useStage } from './stage';
import { SHORT_ADDRESS } from './visitor';

declare global {
  interface Window {
    /** The number of requests to a wallet of {@link crowdThePage}. */
    strangersAsked?: number;
  }
}

const stage = useStage();
const CROWD = 'test-crowd';

/**
 * From the second visit on, announces 250 strangers before any other wallet: 150 under rdns of their own, 100 under
 * that of the main wallet.
 */
function crowdThePage(): void {
  if (!localStorage.getItem('test-crowd')) return;
  const names = Array.from({ length: 250 }, (_, index) => `Stranger ${index}`);
  const strangers = names.map((name, index) => ({
    info: {
      uuid: name,
      name,
      icon: 'data:image/svg+xml,<svg/>',
      rdns: index < 150 ? `test.stranger${index}` : 'test.cleat.main',
    },
    provider: {
      request: async () => {
        window.strangersAsked = (window.strangersAsked ?? 0) + 1;
        return ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'];
      },
    },
  }));
  addEventListener('eip6963:requestProvider', () => {
    for (const detail of strangers) {
      dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    }
  });
}

describe('a visitor who comes back to a page where 250 strangers announce themselves first', () => {
  it('[R1.2] [R4.39] is connected with their own wallet, reads how many are not listed, and no stranger gets a request', async () => {
    const visitor = await stage.visit('one-widget', { wallets: [mainWallet] }, {}, (context) =>
      context.addInitScript(crowdThePage),
    );
    await visitor.connect();
    await visitor.page.evaluate((name) => localStorage.setItem(name, 'yes'), CROWD);
    await visitor.page.reload();

    await visitor.accountButton.filter({ hasText: SHORT_ADDRESS }).waitFor();
    const asked = await visitor.page.evaluate(() => window.strangersAsked ?? 0);
    expect(asked).toBe(0);

    await visitor.openAccount();
    await visitor.button('Disconnect').click();
    await visitor.openModal();
    await visitor.dialog.getByText('147 are not listed').waitFor();
    const rows = visitor.dialog.getByRole('button', { name: /Two wallets use this name/ });
    const cautions = visitor.dialog.getByText('Two wallets use this name');
    expect(await rows.or(cautions).count()).toBeGreaterThanOrEqual(4);
  });
});
