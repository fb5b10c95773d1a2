import { decodeMint, decodeTokenAccount } from './tokens.mjs';

/** @typedef {import('./ledger.mjs').LandedTransaction} LandedTransaction */
/** @typedef {{ readonly lamports: bigint, readonly programAddress: string, readonly data: Uint8Array }} HeldAccount */
/** @typedef {(address: string) => HeldAccount | undefined} ReadAccount */

/**
 * What the accounts of a transaction held at one time.
 *
 * @typedef {object} Balances
 * @property {readonly bigint[]} lamports
 * @property {readonly object[]} tokens
 */

/**
 * @typedef {object} ExecutedTransaction
 * @property {LandedTransaction} landed
 * @property {readonly string[]} keys Its accounts, the payer of the fee first.
 * @property {bigint} fee
 * @property {Balances} before
 * @property {Balances} after
 */

const PAGE_LENGTH = 1000;

/** What a validator keeps of the transactions that it has executed: which accounts they name, and what those held. */
export class TransactionHistory {
  /**
   * The latest first.
   *
   * @readonly
   * @type {ExecutedTransaction[]}
   */
  #executed = [];

  /** @param {ExecutedTransaction} executed */
  add(executed) {
    this.#executed.unshift(executed);
  }

  /**
   * The answer of `getSignaturesForAddress`.
   *
   * @param {string} address
   * @param {{ readonly before?: string, readonly limit?: number }} [options]
   */
  signaturesFor(address, { before, limit = PAGE_LENGTH } = {}) {
    const from = before === undefined ? 0 : this.#indexOf(before) + 1;
    return this.#executed
      .slice(from)
      .filter(({ keys }) => keys.includes(address))
      .slice(0, limit)
      .map(({ landed: { error, landedAt, signature, slot } }) => ({
        signature,
        slot,
        err: error,
        memo: null,
        blockTime: Math.floor(landedAt / 1000),
        confirmationStatus: 'finalized',
      }));
  }

  /** The answer of `getTransaction` in the encoding `jsonParsed`, without its instructions. @param {string} signature */
  transaction(signature) {
    const found = this.#executed[this.#indexOf(signature)];
    if (!found) return null;
    const { after, before, fee, keys, landed } = found;
    return {
      slot: landed.slot,
      blockTime: Math.floor(landed.landedAt / 1000),
      version: 'legacy',
      meta: {
        err: landed.error,
        fee,
        preBalances: before.lamports,
        postBalances: after.lamports,
        preTokenBalances: before.tokens,
        postTokenBalances: after.tokens,
      },
      transaction: {
        signatures: [landed.signature],
        message: { accountKeys: keys.map((pubkey) => ({ pubkey })), instructions: [] },
      },
    };
  }

  /** @param {string} wanted */
  #indexOf(wanted) {
    return this.#executed.findIndex(({ landed: { signature } }) => signature === wanted);
  }
}

/**
 * What the accounts at `keys` hold.
 *
 * @param {readonly string[]} keys
 * @param {ReadAccount} read
 * @returns {Balances}
 */
export function balancesOf(keys, read) {
  const accounts = keys.map(read);
  return {
    lamports: accounts.map((account) => account?.lamports ?? 0n),
    tokens: accounts.flatMap((account, accountIndex) => {
      const held = account && decodeTokenAccount(account.programAddress, account.data);
      const mint = held && read(held.mint);
      if (!held || !mint) return [];
      const { decimals = 0 } = decodeMint(mint.programAddress, mint.data) ?? {};
      return [
        {
          accountIndex,
          mint: held.mint,
          owner: held.owner,
          programId: account.programAddress,
          uiTokenAmount: { amount: String(held.units), decimals },
        },
      ];
    }),
  };
}
