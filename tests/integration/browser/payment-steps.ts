import type { ChainNamespace } from '../../../domain/caip/chain-namespace';
import { createBitcoinTestWallet } from '../../../infrastructure/fake';
import type { OtherNodes } from './other-nodes';
import { FUNDS, payments } from './payments';
import type { Visitor } from './visitor';

/** Gives the wallet's first account something to send, where its node funds no account. */
export async function fund(
  visitor: Visitor,
  nodes: OtherNodes,
  namespace: ChainNamespace,
): Promise<void> {
  if (namespace === 'bip122') {
    const bitcoin = createBitcoinTestWallet({ networks: [{ name: 'Regtest' }] });
    const [payment = ''] = await bitcoin.addresses();
    await nodes.bip122.control.fund(payment, FUNDS.satoshi);
  }
  if (namespace === 'solana') {
    const solana = await visitor.page.evaluate(() => window.cleatPage?.others?.solana.addresses());
    await nodes.solana.control.airdrop(solana?.[0] ?? '', FUNDS.lamports);
  }
}

/** Connects the wallet of a namespace, and opens its account once it has a balance. */
export async function openAccountOn(visitor: Visitor, namespace: ChainNamespace): Promise<void> {
  await visitor.openModal();
  await visitor.wallet(payments[namespace].wallet).first().click();
  await visitor.dialog.waitFor({ state: 'detached' });
  await visitor.page.locator('main').getByRole('button', { name: /…/ }).first().click();
  await visitor.heading('Account').waitFor();
  await visitor.dialog.getByText(/^Balance \d/).waitFor();
}

/** Opens Send from the account, and fills its form in. */
export async function fillIn(visitor: Visitor, receiver: string, amount: string): Promise<void> {
  await visitor.button(/^Send$/).click();
  await visitor.heading('Send').waitFor();
  await visitor.dialog.getByRole('textbox', { name: /^Amount in / }).fill(amount);
  await visitor.dialog.getByRole('textbox', { name: /^Address, name/ }).fill(receiver);
}

/** Confirms, after a check of the address where a warning asks for it. */
export async function confirm({ dialog }: Visitor, name: string): Promise<void> {
  const check = dialog.getByRole('checkbox');
  if ((await check.count()) > 0 && !(await check.isChecked())) await check.check();
  await dialog.getByRole('button', { name, exact: true }).click();
}
