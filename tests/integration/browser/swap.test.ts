import { beforeAll, describe, expect, it } from '@jest/globals';
import { erc20Abi, getAddress, type Hex, parseUnits } from 'viem';
import { eventually } from '../../support/eventually';
import { type DeployedUniswap, deployUniswap } from '../nodes/uniswap';
import { mainWallet } from './lab';
import type { PageWallet } from './pages/page-globals';
import { useStage } from './stage';
import { ADDRESS, type Visitor } from './visitor';

const stage = useStage();

let uniswap: DeployedUniswap;
let visitor: Visitor;

beforeAll(async () => {
  uniswap = await deployUniswap(stage.lab.ethereum.url);
}, 120_000);

describe('a visitor who swaps', () => {
  it('[R3.17] gives the native currency, and gets exactly what the review shows', async () => {
    await arrive();
    await visitor.button(/^Swap$/).waitFor();
    const actions = await visitor.dialog.locator('.wallet-actions button').allInnerTexts();
    expect(actions).toEqual(['Swap', 'Receive', 'Send']);
    await visitor.button(/^Swap$/).click();
    await fillIn('Ether', uniswap.usd, '1.5');
    const held = await balanceOf(uniswap.usd);

    await review();
    await visitor.dialog.getByText('1.5 ETH', { exact: true }).waitFor();
    const terms = await visitor.dialog.locator('.terms').innerText();
    expect(terms).toMatch(/Price impact\s+\d/);
    expect(terms).toMatch(/Network fee\s+about 0\.\d+ ETH/);
    expect(terms.replaceAll(/\s/g, '')).toContain(getAddress(uniswap.deployment.swapRouter02));
    await visitor.dialog.getByText('A node has tried it: you receive what is shown.').waitFor();
    const received = await receivedUnits();
    await visitor.answers('reject');
    await press('Swap');
    await visitor.dialog.getByText('You declined. Try again?').waitFor();
    expect(await balanceOf(uniswap.usd)).toBe(held);
    await press('Try again');

    await visitor.heading('Account').waitFor();
    await visitor.page.getByText('Transaction confirmed').first().waitFor();
    expect((await balanceOf(uniswap.usd)) - held).toBe(received);
  });

  it('ends an old allowance, gives a new one of exactly the amount, also after closing, and swaps', async () => {
    const { deployment, send, usd, usdt } = uniswap;
    await send(usdt, erc20Abi, 'approve', [deployment.swapRouter02, 7n]);
    await arrive();
    await open({ fromToken: 'TOK' });
    await pick('to', usd);
    await type('10');

    await review();
    await visitor.dialog.getByText(/^TOK wants an older allowance ended first/).waitFor();
    expect(await amounts()).toEqual(['0 TOK']);
    await press('Approve TOK');
    await visitor.dialog.getByText('10 TOK', { exact: true }).waitFor();
    expect(await allowance(usdt)).toBe(0n);

    await stage.lab.ethereum.control.stopMining();
    await press('Approve TOK');
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
    await review();
    const received = await receivedUnits();
    await press('Swap');
    await visitor.heading('Account').waitFor();
    // The message that confirms the approval may still be on show.
    await eventually(async () => expect((await balanceOf(usd)) - held).toBe(received), 10_000);
    expect(await allowance(usdt)).toBe(0n);
  });

  it('approves exactly what is given and swaps it with one press, where the wallet does both or none', async () => {
    const { deployment, send, usd, usdt } = uniswap;
    await send(usd, erc20Abi, 'approve', [deployment.swapRouter02, 0n]);
    await arrive({ sendsBundles: 'atomic' });
    await open({ fromToken: 'UNI-V2' });
    await pick('to', usdt);
    await type('5');

    await review();
    await visitor.dialog.getByText(/^Your wallet approves exactly 5 UNI-V2/).waitFor();
    const held = await balanceOf(usdt);
    const received = await receivedUnits();
    await press('Approve and swap');

    await visitor.heading('Account').waitFor();
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
    const received = await receivedUnits();
    await stage.lab.ethereum.control.stopMining();
    await press('Swap');
    await visitor.heading('Account').waitFor();

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
  const { deployment, usd, usdt } = uniswap;
  const listed = (symbol: string, address: Hex) => ({
    ...{ chainId: 1, name: symbol, symbol, address, decimals: 18 },
  });
  const tokens = [listed('TOK', usdt), listed('UNI-V2', usd)];
  const sources = {
    swaps: 'uniswap' as const,
    prices: 'uniswap' as const,
    uniswap: { 'eip155:1': deployment },
    tokenLists: [{ name: 'Test', tokens }],
  };
  visitor = await stage.visit('one-widget', {
    options: { sources },
    wallets: [{ ...mainWallet, ...wallet }],
  });
  await visitor.connect();
  await visitor.openAccount();
}

/** Opens the form as a site does. */
async function open(args: Readonly<Record<string, string>>): Promise<void> {
  await visitor.page.evaluate(
    (given) => window.cleatPage?.widgets[0]?.open({ view: 'Swap', args: given }),
    args,
  );
  await visitor.heading('Swap').waitFor();
}

async function fillIn(from: string, to: string, amount: string): Promise<void> {
  await visitor.heading('Swap').waitFor();
  await pick('from', from);
  await pick('to', to);
  await type(amount);
}

async function halfAnEtherReviewed(): Promise<void> {
  await open({ fromToken: 'ETH', amount: '0.5' });
  await pick('to', uniswap.usd);
  await review();
}

async function pick(side: 'from' | 'to', search: string): Promise<void> {
  await visitor.dialog.locator(`[data-field="${side}"] .chip.token`).click();
  await visitor.heading('Select Token').waitFor();
  await visitor.dialog.getByRole('searchbox').fill(search);
  await visitor.dialog.locator('.tokens .row').first().click();
  await visitor.heading('Swap').waitFor();
}

async function type(amount: string): Promise<void> {
  await visitor.dialog.getByRole('textbox', { name: /^Amount in / }).fill(amount);
}

async function review(): Promise<void> {
  await visitor.button('Review swap').click();
  await visitor.heading('Preview Swap').waitFor();
}

/** Presses a button, some time after the last exchange: in the same second a pool writes less than was estimated. */
async function press(name: string): Promise<void> {
  const { control } = stage.lab.ethereum;
  await control.call('evm_increaseTime', 5);
  await control.mine();
  await visitor.dialog.getByRole('button', { name, exact: true }).click();
}

function amounts(): Promise<readonly string[]> {
  return visitor.dialog.locator('.exact').allInnerTexts();
}

async function receivedUnits(): Promise<bigint> {
  await visitor.dialog.locator('.exact').nth(1).waitFor();
  const [, received = ''] = await amounts();
  const [amount = ''] = received.replaceAll(',', '').split(' ');
  return parseUnits(amount, 18);
}

function transactionsAsked(): Promise<number> {
  return visitor.page.evaluate(() => {
    const { requests = [] } = window.cleatPage?.wallets['test.cleat.main'] ?? {};
    return requests.filter(({ method }) => method === 'eth_sendTransaction').length;
  });
}

function balanceOf(token: Hex): Promise<bigint> {
  return read(token, `0x70a08231${word(ADDRESS)}`);
}

/** What the router may take. */
function allowance(token: Hex): Promise<bigint> {
  return read(token, `0xdd62ed3e${word(ADDRESS)}${word(uniswap.deployment.swapRouter02)}`);
}

async function read(to: Hex, data: string): Promise<bigint> {
  return BigInt(String(await stage.lab.ethereum.control.call('eth_call', { to, data }, 'latest')));
}

function word(address: string): string {
  return address.slice(2).toLowerCase().padStart(64, '0');
}
