import { base58 } from '@scure/base';
import { randomBytes } from 'node:crypto';
import type { SolanaNode as LocalSolana } from '../../../scripts/nodes/solana.mjs';
import {
  decodeTokenAccount,
  encodeMint,
  encodeTokenAccount,
  TOKEN_2022_PROGRAM,
  TOKEN_PROGRAM,
} from '../../../scripts/nodes/solana/tokens.mjs';

/** A token of the test chain. Token-2022 keeps its name beside it; the older program keeps none. */
export interface TestMint {
  readonly address: string;
  readonly program: string;
  readonly decimals: number;
}

const SYSTEM_PROGRAM = '11111111111111111111111111111111';

interface AccountToWrite {
  readonly address: string;
  readonly program: string;
  readonly data: Uint8Array;
}

/** What a test may do to a Solana chain that nobody can do to a real one. */
export class SolanaControl {
  readonly #ledger: LocalSolana['ledger'];

  constructor(ledger: LocalSolana['ledger']) {
    this.#ledger = ledger;
  }

  airdrop(address: string, lamports: bigint): void {
    this.#ledger.airdrop(address, lamports);
  }

  /** Makes `address` hold exactly that, however much it is. */
  setBalance(address: string, lamports: bigint): void {
    this.#ledger.svm.setAccount({
      address,
      programAddress: SYSTEM_PROGRAM,
      executable: false,
      lamports,
      space: 0n,
      data: new Uint8Array(),
    } as never);
  }

  balanceOf(address: string): bigint {
    return this.#ledger.svm.getBalance(address as never) ?? 0n;
  }

  /** Makes a token; one with a name belongs to Token-2022, which may keep `extensions` beside it. */
  createMint(
    decimals: number,
    metadata?: { readonly name: string; readonly symbol: string },
    extensions?: readonly string[],
  ) {
    const mint: TestMint = {
      address: randomAddress(),
      program: metadata ? TOKEN_2022_PROGRAM : TOKEN_PROGRAM,
      decimals,
    };
    const facts = {
      decimals,
      supply: 10n ** 18n,
      authority: randomAddress(),
      metadata,
      extensions,
    };
    this.#write({ ...mint, data: encodeMint(facts, mint.address) });
    return mint;
  }

  /** Gives `units` of `mint` to `owner`, in an account at `address`. */
  giveTokens(mint: TestMint, owner: string, units: bigint, address = randomAddress()): string {
    const data = encodeTokenAccount({ mint: mint.address, owner, units });
    this.#write({ address, program: mint.program, data });
    return address;
  }

  /** What `owner` holds of `mint`, all accounts together. */
  tokensOf(mint: TestMint, owner: string): bigint {
    const accounts = this.#ledger.svm.getProgramAccounts(mint.program as never);
    const held = accounts.map(({ data }) => decodeTokenAccount(mint.program, data));
    return held.reduce(
      (sum, each) => (each?.mint === mint.address && each.owner === owner ? sum + each.units : sum),
      0n,
    );
  }

  /** The price that the last blocks paid, in millionths of a lamport per compute unit. */
  setPriorityPrice(microLamports: number): void {
    this.#ledger.priorityPrice = microLamports;
  }

  /** Makes every blockhash handed out so far too old. */
  expireBlockhashes(): void {
    this.#ledger.expireBlockhashes();
  }

  /** Takes transactions and loses them, until it is called with `false`. */
  dropTransactions(isDropping: boolean): void {
    this.#ledger.dropTransactions(isDropping);
  }

  #write({ address, program, data }: AccountToWrite): void {
    const { svm } = this.#ledger;
    svm.setAccount({
      address,
      programAddress: program,
      executable: false,
      lamports: svm.minimumBalanceForRentExemption(BigInt(data.length)),
      space: BigInt(data.length),
      data,
    } as never);
  }
}

function randomAddress(): string {
  return base58.encode(randomBytes(32));
}
