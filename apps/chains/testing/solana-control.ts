import { base58 } from '@scure/base';
import { randomBytes } from 'node:crypto';
import { METADATA_PROGRAM } from '../../../infrastructure/chains/solana/solana-programs';
import { metadataAddressOf } from '../../../infrastructure/chains/solana/token-metadata';
import { callNode } from '../nodes/evm.mjs';
import {
  encodeMetaplex,
  encodeMint,
  encodeTokenAccount,
  TOKEN_2022_PROGRAM,
  TOKEN_PROGRAM,
} from '../nodes/solana/tokens.mjs';

/** A token of the test chain. Token-2022 keeps its name beside it; the older program keeps none. */
export interface TestMint {
  readonly address: string;
  readonly program: string;
  readonly decimals: number;
  readonly symbol?: string;
}

const WRAPPED_SOL = 'So11111111111111111111111111111111111111112';
const LOOKUP_TABLE_PROGRAM = 'AddressLookupTab1e1111111111111111111111111';

/** In a token account: whether it wraps lamports, and its rent. */
const WRAPPED_AT = 109;
const TOKEN_RENT = 2_039_280n;

/** What a lookup table has before its addresses. */
const TABLE_HEAD = 56;
const SYSTEM_PROGRAM = '11111111111111111111111111111111';

/** A test's control of a Solana chain, impossible on a real one. */
export class SolanaControl {
  readonly #url: string;

  constructor(url: string) {
    this.#url = url;
  }

  async airdrop(address: string, lamports: bigint): Promise<void> {
    await this.#call('requestAirdrop', address, String(lamports));
  }

  /** Sets the balance of `address` to exactly that amount. */
  async setBalance(address: string, lamports: bigint): Promise<void> {
    const account = { address, programAddress: SYSTEM_PROGRAM, data: '' };
    await this.#call('test_setAccount', { ...account, lamports: String(lamports) });
  }

  async balanceOf(address: string): Promise<bigint> {
    return BigInt((await this.#call('test_getLamports', address)) as string);
  }

  /**
   * Makes a token; one with a name belongs to Token-2022, which may keep `extensions` beside it, and `toll` of each
   * transfer.
   */
  async createMint(
    decimals: number,
    metadata?: { readonly name: string; readonly symbol: string; readonly uri?: string },
    extensions?: readonly string[],
    toll?: { readonly basisPoints: number; readonly maximum: bigint },
    supply = 10n ** 18n,
  ): Promise<TestMint> {
    const mint: TestMint = {
      address: randomAddress(),
      program: metadata ? TOKEN_2022_PROGRAM : TOKEN_PROGRAM,
      decimals,
      ...(metadata && { symbol: metadata.symbol }),
    };
    const facts = {
      decimals,
      supply,
      authority: randomAddress(),
      metadata,
      extensions,
      toll,
    };
    await this.#write(mint, encodeMint(facts, mint.address));
    return mint;
  }

  /** Makes an NFT of the older token program, with metadata in its Metaplex account, and gives it to `owner`. */
  async giveNft(
    owner: string,
    metadata: { readonly name: string; readonly symbol: string; readonly uri: string },
  ): Promise<TestMint> {
    const mint = await this.createMint(0, undefined, undefined, undefined, 1n);
    const address = await metadataAddressOf(mint.address);
    const data = encodeMetaplex(mint.address, metadata);
    await this.#write({ address, program: METADATA_PROGRAM }, data);
    await this.giveTokens(mint, owner, 1n);
    return mint;
  }

  /** Gives `units` of `mint` to `owner`, in an account at `address`. */
  async giveTokens(
    mint: TestMint,
    owner: string,
    units: bigint,
    address = randomAddress(),
  ): Promise<string> {
    const data = encodeTokenAccount({ mint: mint.address, owner, units });
    await this.#write({ address, program: mint.program }, data);
    return address;
  }

  /** Makes the mint of wrapped lamports, which every real chain has. */
  async wrapLamports(): Promise<TestMint> {
    const mint = { address: WRAPPED_SOL, program: TOKEN_PROGRAM, decimals: 9 };
    const facts = { decimals: 9, supply: 0n, authority: randomAddress() };
    await this.#write(mint, encodeMint(facts, mint.address));
    return mint;
  }

  /** Gives `units` of wrapped lamports to `owner`, in an account at `address`. */
  async giveWrapped(owner: string, units: bigint, address = randomAddress()): Promise<string> {
    const data = Buffer.from(encodeTokenAccount({ mint: WRAPPED_SOL, owner, units }));
    data.writeUInt32LE(1, WRAPPED_AT);
    data.writeBigUInt64LE(TOKEN_RENT, WRAPPED_AT + 4);
    const lamports = TOKEN_RENT + units;
    await this.#write({ address, program: TOKEN_PROGRAM }, data, lamports);
    return address;
  }

  /** Makes a lookup table of `addresses`. */
  async createLookupTable(addresses: readonly string[]): Promise<string> {
    const head = Buffer.alloc(TABLE_HEAD);
    head.writeUInt32LE(1, 0);
    head.writeBigUInt64LE(2n ** 64n - 1n, 4);
    const data = Buffer.concat([head, ...addresses.map((each) => base58.decode(each))]);
    const address = randomAddress();
    await this.#write({ address, program: LOOKUP_TABLE_PROGRAM }, data);
    return address;
  }

  /** Writes the account at `address`, which `program` owns. */
  async setAccount(address: string, program: string, data: Uint8Array): Promise<void> {
    await this.#write({ address, program }, data);
  }

  /** Makes the account at `address` a program. */
  async addProgram(address: string, elf: Uint8Array): Promise<void> {
    await this.#call('test_addProgram', { address, elf: Buffer.from(elf).toString('base64') });
  }

  /** The balance of `owner` of `mint`, all accounts together. */
  async tokensOf(mint: TestMint, owner: string): Promise<bigint> {
    const filter = { mint: mint.address };
    const config = { encoding: 'jsonParsed' };
    const { value } = (await this.#call(
      'getTokenAccountsByOwner',
      owner,
      filter,
      config,
    )) as TokenAccounts;
    return value.reduce(
      (sum, { account }) => sum + BigInt(account.data.parsed.info.tokenAmount.amount),
      0n,
    );
  }

  /** The price that the last blocks paid, in millionths of a lamport per compute unit. */
  async setPriorityPrice(microLamports: number): Promise<void> {
    await this.#call('test_setPriorityPrice', microLamports);
  }

  /** Expires every blockhash so far. */
  async expireBlockhashes(): Promise<void> {
    await this.#call('test_expireBlockhashes');
  }

  /** Accepts transactions and loses them, until it is called with `false`. */
  async dropTransactions(isDropping: boolean): Promise<void> {
    await this.#call('test_dropTransactions', isDropping);
  }

  async #write(
    { address, program }: Pick<TestMint, 'address' | 'program'>,
    data: Uint8Array,
    lamports?: bigint,
  ): Promise<void> {
    await this.#call('test_setAccount', {
      address,
      programAddress: program,
      data: Buffer.from(data).toString('base64'),
      ...(lamports !== undefined && { lamports: String(lamports) }),
    });
  }

  #call(method: string, ...params: readonly unknown[]): Promise<unknown> {
    return callNode(this.#url, method, params);
  }
}

/** The part of the answer to `getTokenAccountsByOwner` that a test reads. */
interface TokenAccounts {
  readonly value: readonly {
    readonly account: {
      readonly data: {
        readonly parsed: { readonly info: { readonly tokenAmount: { readonly amount: string } } };
      };
    };
  }[];
}

function randomAddress(): string {
  return base58.encode(randomBytes(32));
}
