import { type Hex, parseUnits } from 'viem';
import type { WidgetOptionsInput } from 'cleatkit';
import type { EvmNode } from '../../../apps/chains/testing/evm';
import type { DeployedUniswap } from '../../../apps/chains/testing/uniswap';
import type { Visitor } from './visitor';

/** The sources of a site that names Uniswap on an EVM chain. Its tokens are `TOK` and `UNI-V2`. */
export function uniswapSources(
  chainId: number,
  { deployment, usd, usdt }: DeployedUniswap,
): NonNullable<WidgetOptionsInput['sources']> {
  const listed = (symbol: string, address: Hex) => ({
    chainId,
    name: symbol,
    symbol,
    address,
    decimals: 18,
  });
  const tokens = [listed('TOK', usdt), listed('UNI-V2', usd)];
  return {
    swaps: 'uniswap',
    prices: 'uniswap',
    uniswap: { [`eip155:${chainId}`]: deployment },
    tokenLists: [{ name: 'Test', tokens }],
  };
}

/** A visitor at the form for swaps. */
export class SwapForm {
  readonly #visitor: Visitor;
  readonly #node: Pick<EvmNode, 'control'>;

  constructor(visitor: Visitor, node: Pick<EvmNode, 'control'>) {
    this.#visitor = visitor;
    this.#node = node;
  }

  /** Opens the form as a site does. */
  async open(args: Readonly<Record<string, string>>): Promise<void> {
    const { page } = this.#visitor;
    await page.evaluate(
      (given) => window.cleatPage?.widgets[0]?.open({ view: 'Swap', args: given }),
      args,
    );
    await this.#visitor.heading('Swap').waitFor();
  }

  async pick(side: 'from' | 'to', search: string): Promise<void> {
    const { dialog } = this.#visitor;
    await dialog.locator(`[data-field="${side}"] .chip.token`).click();
    await this.#visitor.heading('Choose a token').waitFor();
    await dialog.getByRole('searchbox').fill(search);
    await dialog.locator('.tokens .row').first().click();
    await this.#visitor.heading('Swap').waitFor();
  }

  async type(amount: string): Promise<void> {
    await this.#visitor.dialog.getByRole('textbox', { name: /^Amount in / }).fill(amount);
  }

  async review(): Promise<void> {
    await this.#visitor.button('Review swap').click();
    await this.#visitor.heading(/^(?:Swap [\d.,]|Approve |Sign for )/).waitFor();
  }

  /** Presses a button, some time after the last exchange: in the same second a pool writes less than was estimated. */
  async press(name: string): Promise<void> {
    const { control } = this.#node;
    await control.call('evm_increaseTime', 5);
    await control.mine();
    await this.#visitor.dialog.getByRole('button', { name, exact: true }).click();
  }

  amounts(): Promise<readonly string[]> {
    return this.#visitor.dialog.locator('.exact').allInnerTexts();
  }

  /** What the review says that the visitor receives. */
  async receivedUnits(): Promise<bigint> {
    await this.#visitor.dialog.locator('.exact').nth(1).waitFor();
    const [, received = ''] = await this.amounts();
    const [amount = ''] = received.replaceAll(',', '').split(' ');
    return parseUnits(amount, 18);
  }
}

/** What accounts have, and what Uniswap's router may take from them. */
export class SwapWitness {
  readonly #node: Pick<EvmNode, 'control'>;
  readonly #uniswap: DeployedUniswap;

  constructor(node: Pick<EvmNode, 'control'>, uniswap: DeployedUniswap) {
    this.#node = node;
    this.#uniswap = uniswap;
  }

  balanceOf(token: Hex, account: string): Promise<bigint> {
    return this.#read(token, `0x70a08231${word(account)}`);
  }

  allowance(token: Hex, account: string): Promise<bigint> {
    const { swapRouter02 } = this.#uniswap.deployment;
    return this.#read(token, `0xdd62ed3e${word(account)}${word(swapRouter02)}`);
  }

  async #read(to: Hex, data: string): Promise<bigint> {
    return BigInt(String(await this.#node.control.call('eth_call', { to, data }, 'latest')));
  }
}

function word(address: string): string {
  return address.slice(2).toLowerCase().padStart(64, '0');
}
