import type { BitcoinCall } from '../nodes/bitcoin.mjs';

const MINER = 'miner';
const SATOSHI_DECIMALS = 8;

/** A test's control of its chain: mine blocks and pay any address. */
export class BitcoinControl {
  readonly #call: BitcoinCall;
  #mineTo: Promise<string> | undefined;

  constructor(call: BitcoinCall) {
    this.#call = call;
  }

  /** Adds `count` blocks, which include waiting transactions. */
  async mine(count = 1): Promise<void> {
    await this.#call('generatetoaddress', [count, await this.#miner()]);
  }

  /** Pays `satoshi` to `address` and mines a block with it. Resolves with the transaction's id. */
  async fund(address: string, satoshi: number): Promise<string> {
    const txid = await this.pay(address, satoshi);
    await this.mine();
    return txid;
  }

  /** Pays `satoshi` to `address`, which waits for a block. Resolves with the transaction's id. */
  async pay(address: string, satoshi: number): Promise<string> {
    await this.#miner();
    const bitcoin = (satoshi / 10 ** SATOSHI_DECIMALS).toFixed(SATOSHI_DECIMALS);
    return String(await this.#call('sendtoaddress', [address, bitcoin]));
  }

  /** Calls any method of the node. */
  call(method: string, ...params: readonly unknown[]): Promise<unknown> {
    return this.#call(method, params);
  }

  /** The address that blocks are mined to, which has had money since the first 100 ripened. */
  #miner(): Promise<string> {
    this.#mineTo ??= this.#begin();
    return this.#mineTo;
  }

  async #begin(): Promise<string> {
    await this.#call('createwallet', [MINER]);
    const address = String(await this.#call('getnewaddress'));
    await this.#call('generatetoaddress', [101, address]);
    return address;
  }
}
