import { beforeAll, describe, expect, it } from '@jest/globals';
import { erc20Abi, getAddress, type Hex, parseUnits } from 'viem';
import { eventually } from '../../support/eventually';
import { deployEnforcers } from '../../../apps/chains/testing/balance-enforcers';
import { type DeployedUniswap, deployUniswap } from '../../../apps/chains/testing/uniswap';
import { mainWallet } from './lab';
import type { PageWallet } from './pages/page-globals';
import { useStage } from './stage';
import { SwapForm, SwapWitness, uniswapSources } from './swap-form';
import { ADDRESS, type Visitor } from './visitor';

const stage = useStage();

let uniswap: DeployedUniswap;
let visitor: Visitor;
let form: SwapForm;
let witness: SwapWitness;

beforeAll(async () => {
  const { ethereum } = stage.lab;
  uniswap = await deployUniswap(ethereum.url);
  await deployEnforcers(ethereum.url);
  witness = new SwapWitness(ethereum, uniswap);
});

describe('a visitor who swaps', () => {
  it('[R3.17] gives the native currency, and gets exactly what the review shows', async () => {
    await arrive();
    await visitor.button(/^Swap$/).waitFor();
    const actions = await visitor.dialog.locator('.wallet-actions button').allInnerTexts();
    expect(actions).toEqual(['Swap', 'Receive', 'Send']);
    await visitor.button(/^Swap$/).click();
    await fillIn('Ether', uniswap.usd, '1.5');
    const held = await balanceOf(uniswap.usd);

    await form.review();
    await visitor.dialog.getByText('1.5 ETH', { exact: true }).waitFor();
    await visitor.button(/^Slippage /).click();
    const terms = (await visitor.dialog.locator('.terms').allInnerTexts()).join('\n');
    expect(terms).toMatch(/Price impact\s+\d/);
    expect(terms).toMatch(/Network fee\s+about 0\.\d+ ETH/);
    expect(terms.replaceAll(/\s/g, '')).toContain(getAddress(uniswap.deployment.swapRouter02));
    await visitor.dialog.getByText('A node has tried this. The result can differ.').waitFor();
    const received = await form.receivedUnits();
    await visitor.answers('reject');
    await form.press('Swap');
    await visitor.dialog.getByText('You declined. Try again?').waitFor();
    expect(await balanceOf(uniswap.usd)).toBe(held);
    await form.press('Try again');

    await visitor.heading(/^Swapp(?:ing|ed) /).waitFor();
    await visitor.page.getByText('Transaction confirmed').first().waitFor();
    expect((await balanceOf(uniswap.usd)) - held).toBe(received);
  });

  it('ends an old allowance, gives a new one of exactly the amount, also after closing, and swaps', async () => {
    const { deployment, send, usd, usdt } = uniswap;
    await send(usdt, erc20Abi, 'approve', [deployment.swapRouter02, 7n]);
    await arrive();
    await form.open({ fromToken: 'TOK' });
    await form.pick('to', usd);
    await form.type('10');

    await form.review();
    await visitor.dialog.getByText(/^TOK needs your old allowance removed first/).waitFor();
    expect(await form.amounts()).toEqual(['0 TOK']);
    await form.press('Approve TOK');
    await visitor.dialog.getByText('10 TOK', { exact: true }).waitFor();
    expect(await allowance(usdt)).toBe(0n);

    await stage.lab.ethereum.control.stopMining();
    await form.press('Approve TOK');
    await visitor.dialog.getByText('Waiting for the network').waitFor();
    await visitor.page.keyboard.press('Escape');
    await visitor.dialog.waitFor({ state: 'detached' });
    await stage.lab.ethereum.control.startMining();
    await stage.lab.ethereum.control.mine();
    await visitor.page.getByText('Transaction confirmed').first().waitFor();
    expect(await allowance(usdt)).toBe(parseUnits('10', 18));

    await visitor.openAccount();
    await visitor.button(/^Swap$/).click();
    const held = await balanceOf(usd);
    await form.review();
    const received = await form.receivedUnits();
    await form.press('Swap');
    await visitor.heading(/^Swapp(?:ing|ed) /).waitFor();
    // The message that confirms the approval may still be on show.
    await eventually(async () => expect((await balanceOf(usd)) - held).toBe(received));
    expect(await allowance(usdt)).toBe(0n);
  });

  it('approves exactly what is given and swaps it with one press, where the wallet does both or none', async () => {
    const { deployment, send, usd, usdt } = uniswap;
    await send(usd, erc20Abi, 'approve', [deployment.swapRouter02, 0n]);
    await arrive({ sendsBundles: 'atomic' });
    await form.open({ fromToken: 'UNI-V2' });
    await form.pick('to', usdt);
    await form.type('5');

    await form.review();
    await visitor.dialog.getByText(/^Your wallet approves exactly 5 UNI-V2/).waitFor();
    const held = await balanceOf(usdt);
    const received = await form.receivedUnits();
    await form.press('Approve and swap');

    await visitor.heading(/^Swapp(?:ing|ed) /).waitFor();
    await visitor.page.getByText('Transaction confirmed').first().waitFor();
    expect((await balanceOf(usdt)) - held).toBe(received);
    expect(await allowance(usd)).toBe(0n);
    const asked = await visitor.page.evaluate(() =>
      window.cleatPage?.wallets['test.cleat.main']?.requests.map(({ method }) => method),
    );
    expect(asked?.filter((method) => method.startsWith('wallet_send'))).toEqual([
      'wallet_sendCalls',
    ]);
    expect(asked).not.toContain('eth_sendTransaction');
  });

  it('has nothing to confirm on another chain, and sees the end of a swap after a reload', async () => {
    await arrive();
    await halfAnEtherReviewed();
    await visitor.inWallet('switchChain', [42161]);
    await visitor.dialog.getByText(/^The account or the network has changed/).waitFor();
    expect(await visitor.dialog.getByRole('button', { name: 'Swap', exact: true }).count()).toBe(0);
    expect(await transactionsAsked()).toBe(0);

    await visitor.inWallet('switchChain', [1]);
    await visitor.page.waitForFunction(
      () => window.cleatPage?.widgets[0]?.state.connections.eip155.network?.id === 1,
    );
    await halfAnEtherReviewed();
    const held = await balanceOf(uniswap.usd);
    const received = await form.receivedUnits();
    await stage.lab.ethereum.control.stopMining();
    await form.press('Swap');
    await visitor.heading(/^Swapp(?:ing|ed) /).waitFor();

    await visitor.page.reload();
    await visitor.accountButton.waitFor();
    await stage.lab.ethereum.control.startMining();
    await stage.lab.ethereum.control.mine();

    await visitor.page.getByText('Transaction confirmed').first().waitFor();
    expect((await balanceOf(uniswap.usd)) - held).toBe(received);
  });
});

/** A visitor on the account's view of a site that names Uniswap. */
async function arrive(wallet: Partial<PageWallet> = {}): Promise<void> {
  visitor = await stage.visit('one-widget', {
    options: { sources: uniswapSources(1, uniswap) },
    wallets: [{ ...mainWallet, ...wallet }],
  });
  form = new SwapForm(visitor, stage.lab.ethereum);
  await visitor.connect();
  await visitor.openAccount();
}

async function fillIn(from: string, to: string, amount: string): Promise<void> {
  await visitor.heading('Swap').waitFor();
  await form.pick('from', from);
  await form.pick('to', to);
  await form.type(amount);
}

async function halfAnEtherReviewed(): Promise<void> {
  await form.open({ fromToken: 'ETH', amount: '0.5' });
  await form.pick('to', uniswap.usd);
  await form.review();
}

function transactionsAsked(): Promise<number> {
  return visitor.page.evaluate(() => {
    const { requests = [] } = window.cleatPage?.wallets['test.cleat.main'] ?? {};
    return requests.filter(({ method }) => method === 'eth_sendTransaction').length;
  });
}

const balanceOf = (token: Hex): Promise<bigint> => witness.balanceOf(token, ADDRESS);
const allowance = (token: Hex): Promise<bigint> => witness.allowance(token, ADDRESS);
