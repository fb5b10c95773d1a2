import { describe, expect, it } from '@jest/globals';
import { mainWallet } from './lab';
import { useStage } from './stage';
import { ADDRESS, type Visitor } from './visitor';

const stage = useStage();

/** How long after its block a transaction of the dapp may be missing from the balance. */
const LIMIT_MS = 5000;

const ONE_ETHER = '0xde0b6b3a7640000';
const RECEIVER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** The dapp sends one ether with the provider of the widget. */
function sendOneEther(visitor: Visitor): Promise<unknown> {
  return visitor.page.evaluate(
    ([from, to, value]) =>
      window.cleatPage?.widgets[0]
        ?.provider()
        ?.request({ method: 'eth_sendTransaction', params: [{ from, to, value }] }),
    [ADDRESS, RECEIVER, ONE_ETHER] as const,
  );
}

describe('a visitor whose dapp sends a transaction', () => {
  it("sees it in the page's button and in the account within 5 s of its block, and not before", async () => {
    const visitor = await stage.visit('one-widget', { wallets: [mainWallet] });
    const { control } = stage.lab.ethereum;
    await visitor.connect();
    const button = (text: RegExp) => visitor.accountButton.filter({ hasText: text });
    await button(/10,?000/).waitFor();

    await control.stopMining();
    try {
      expect(await sendOneEther(visitor)).toMatch(/^0x[0-9a-f]{64}$/);
      // Slightly less than the block time of Ethereum.
      await visitor.page.waitForTimeout(9000);
      expect(await button(/10,?000/).count()).toBe(1);
      await control.mine();
      const minedAt = Date.now();
      await button(/9,?998/).waitFor({ timeout: LIMIT_MS });
      process.stderr.write(`the balance is new ${Date.now() - minedAt} ms after the block\n`);
    } finally {
      await control.startMining();
    }

    await visitor.openAccount();
    await visitor.dialog.getByText(/^Balance 9,?998/).waitFor();
  });
});
