import { callNode } from '../nodes/evm.mjs';

/** A test's control of a chain, impossible on a real one. */
export class EvmControl {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  /** Calls any method of the node that has no name here. */
  call(method: string, ...params: readonly unknown[]): Promise<unknown> {
    return callNode(this.#url, method, params);
  }

  async setBalance(address: string, wei: bigint): Promise<void> {
    await this.call('anvil_setBalance', address, hex(wei));
  }

  async setCode(address: string, bytecode: string): Promise<void> {
    await this.call('anvil_setCode', address, bytecode);
  }

  async setNextBlockBaseFee(wei: bigint): Promise<void> {
    await this.call('anvil_setNextBlockBaseFeePerGas', hex(wei));
  }

  /** Mines `blocks` blocks now. */
  async mine(blocks = 1): Promise<void> {
    await this.call('anvil_mine', hex(BigInt(blocks)));
  }

  /** Leaves transactions pending until {@link EvmControl.mine}. */
  async stopMining(): Promise<void> {
    await this.call('evm_setAutomine', false);
  }

  /** Mines every transaction at once again. */
  async startMining(): Promise<void> {
    await this.call('evm_setAutomine', true);
  }

  /** Runs `work`, then puts the chain back as it was: cheaper than a new node per test. */
  async undoing(work: () => Promise<void>): Promise<void> {
    const snapshot = await this.call('evm_snapshot');
    try {
      await work();
    } finally {
      await this.call('evm_revert', snapshot);
    }
  }
}

function hex(value: bigint): string {
  return `0x${value.toString(16)}`;
}
