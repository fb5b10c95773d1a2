import * as z from 'zod/mini';
import { checkSolanaAddress } from '../../../domain/address/solana-address';
import { WidgetError } from '../../../domain/errors/widget-error';
import { parseEach } from '../../../domain/outside/untrusted-record';
import type { RpcClient } from '../../../ports/rpc-client';
import { parse } from '../../validation/parse';

/** The commitment level of all reads: two thirds of the validators have voted for the block. */
const commitment = 'confirmed';

const inContext = <Value extends z.ZodMiniType>(value: Value) => z.object({ value });

const epochAnswer = z.object({ epoch: z.number() });
const lamportsAnswer = inContext(z.unknown());
const validityAnswer = inContext(z.boolean());
const wholeNumber = z.number().check(z.int(), z.minimum(0));
const blockhashAnswer = inContext(
  z.object({
    blockhash: z.string().check(z.refine((hash) => checkSolanaAddress(hash).ok)),
    lastValidBlockHeight: wholeNumber,
  }),
);
const pricesAnswer = z.array(z.object({ prioritizationFee: wholeNumber }));
const statusesAnswer = inContext(
  z.array(z.nullable(z.object({ err: z.unknown(), confirmationStatus: z.nullish(z.string()) }))),
);
const anAccount = z.object({
  owner: z.string(),
  data: z.unknown(),
  executable: z.optional(z.boolean()),
  lamports: z.optional(z.unknown()),
});
const accountsAnswer = inContext(z.array(z.nullable(anAccount)));
const tokenAmount = z.object({
  amount: z.string().check(z.regex(/^\d{1,20}$/)),
  decimals: z.number().check(z.int(), z.minimum(0), z.maximum(255)),
});
const simulationAnswer = inContext(
  z.object({
    err: z.unknown(),
    logs: z.nullish(z.array(z.string())),
    unitsConsumed: z.nullish(wholeNumber),
    accounts: z.nullish(z.array(z.nullable(anAccount))),
  }),
);
const tokenAccountsAnswer = inContext(z.array(z.unknown()));
const largestAnswer = inContext(z.array(z.object({ address: z.string() })));
const tokenAccount = z.object({
  pubkey: z.string(),
  account: z.object({
    owner: z.string(),
    data: z.object({
      parsed: z.object({
        info: z.object({ mint: z.string(), state: z.string(), tokenAmount }),
      }),
    }),
  }),
});

/** A blockhash, and the last block in which a transaction with it can be. */
export interface BlockhashLife {
  readonly blockhash: string;
  readonly lastValidBlockHeight: number;
}

/** The state of a transaction that the node knows. */
export interface SignatureStatus {
  readonly isConfirmed: boolean;
  readonly hasFailed: boolean;
}

/** An account as the chain has it; `data` is in the requested encoding. */
export interface ChainAccount {
  readonly owner: string;
  readonly data: unknown;

  /** Whether the account is a program. */
  readonly executable?: boolean | undefined;

  /** Its balance; absent where the node does not say it. */
  readonly lamports?: bigint | undefined;
}

/** A token account. */
export interface HeldTokens {
  readonly account: string;
  readonly program: string;
  readonly mint: string;
  readonly units: bigint;
  readonly decimals: number;
  readonly isFrozen: boolean;
}

/** What a node found out by executing a transaction without keeping its changes. */
export interface Simulation {
  readonly hasFailed: boolean;

  /** The last line that a program has written. */
  readonly reason: string | undefined;
  readonly unitsConsumed: number | undefined;

  /** The requested accounts after it, in base64; absent where the node does not return them. */
  readonly accounts: readonly (ChainAccount | undefined)[] | undefined;
}

/** Solana's JSON-RPC, its answers checked. Every method throws what the client throws. */
export class SolanaRpc {
  readonly #client: RpcClient;

  constructor(client: RpcClient) {
    this.#client = client;
  }

  async balance(address: string, signal?: AbortSignal): Promise<bigint> {
    const params = [address, { commitment }];
    const { value } = await this.#ask('getBalance', params, lamportsAnswer, signal);
    return lamportsIn(value);
  }

  async latestBlockhash(signal?: AbortSignal): Promise<BlockhashLife> {
    const params = [{ commitment }];
    const { value } = await this.#ask('getLatestBlockhash', params, blockhashAnswer, signal);
    return value;
  }

  /** Whether a transaction with `blockhash` can still be in a block of this chain. */
  async isBlockhashValid(blockhash: string, signal?: AbortSignal): Promise<boolean> {
    const params = [blockhash, { commitment: 'processed' }];
    const { value } = await this.#ask('isBlockhashValid', params, validityAnswer, signal);
    return value;
  }

  async blockHeight(signal?: AbortSignal): Promise<number> {
    return this.#ask('getBlockHeight', [{ commitment }], z.number(), signal);
  }

  async epoch(signal?: AbortSignal): Promise<number> {
    const { epoch } = await this.#ask('getEpochInfo', [{ commitment }], epochAnswer, signal);
    return epoch;
  }

  /** The fee of the message in base64, without the rent of accounts that it creates. */
  async fee(message: string, signal?: AbortSignal): Promise<bigint> {
    const { value } = await this.#ask(
      'getFeeForMessage',
      [message, { commitment }],
      lamportsAnswer,
      signal,
    );
    if (value === null) throw invalid('the fee is not known');
    return lamportsIn(value);
  }

  /** The recent fees for writing to `addresses`, in millionths of a lamport per unit. */
  async priorityPrices(
    addresses: readonly string[],
    signal?: AbortSignal,
  ): Promise<readonly number[]> {
    const prices = await this.#ask(
      'getRecentPrioritizationFees',
      [addresses],
      pricesAnswer,
      signal,
    );
    return prices.map(({ prioritizationFee }) => prioritizationFee);
  }

  /** The balance that keeps an account of `size` bytes. */
  async rent(size: number, signal?: AbortSignal): Promise<bigint> {
    return lamportsIn(
      await this.#ask('getMinimumBalanceForRentExemption', [size], z.unknown(), signal),
    );
  }

  /** The state of the transaction, if the node knows it. */
  async status(signature: string, signal?: AbortSignal): Promise<SignatureStatus | undefined> {
    const { value } = await this.#ask(
      'getSignatureStatuses',
      [[signature], { searchTransactionHistory: true }],
      statusesAnswer,
      signal,
    );
    const [status] = value;
    if (!status) return undefined;
    return {
      isConfirmed: ['confirmed', 'finalized'].includes(status.confirmationStatus ?? ''),
      hasFailed: status.err !== null && status.err !== undefined,
    };
  }

  /** The accounts at `addresses`, in their order; `undefined` where there is none. */
  async accounts(
    addresses: readonly string[],
    encoding: 'base64' | 'jsonParsed',
    signal?: AbortSignal,
  ): Promise<readonly (ChainAccount | undefined)[]> {
    const params = [addresses, { commitment, encoding }];
    const { value } = await this.#ask('getMultipleAccounts', params, accountsAnswer, signal);
    if (value.length !== addresses.length) throw invalid('accounts are missing in it');
    return value.map(accountIn);
  }

  /**
   * The accounts of `owner` for the tokens of one program, or of one mint. Leaves out an account that the
   * node itself cannot read.
   */
  async tokenAccounts(
    owner: string,
    filter: { readonly programId: string } | { readonly mint: string },
    signal?: AbortSignal,
  ): Promise<readonly HeldTokens[]> {
    const { value } = await this.#ask(
      'getTokenAccountsByOwner',
      [owner, filter, { commitment, encoding: 'jsonParsed' }],
      tokenAccountsAnswer,
      signal,
    );
    return parseEach(value, (entry) => {
      const read = z.safeParse(tokenAccount, entry);
      if (!read.success) return undefined;
      const { account, pubkey } = read.data;
      const { mint, state, tokenAmount: held } = account.data.parsed.info;
      return {
        account: pubkey,
        program: account.owner,
        mint,
        units: BigInt(held.amount),
        decimals: held.decimals,
        isFrozen: state !== 'initialized',
      };
    });
  }

  /** The account that holds the most of `mint`. */
  async largestHolding(mint: string, signal?: AbortSignal): Promise<string | undefined> {
    const params = [mint, { commitment }];
    const { value } = await this.#ask('getTokenLargestAccounts', params, largestAnswer, signal);
    return value[0]?.address;
  }

  /** Has the node execute the unsigned transaction in base64, without keeping its changes. */
  async simulate(
    transaction: string,
    addresses: readonly string[],
    signal?: AbortSignal,
  ): Promise<Simulation> {
    const config = {
      encoding: 'base64',
      commitment,
      sigVerify: false,
      replaceRecentBlockhash: true,
      accounts: { encoding: 'base64', addresses },
    };
    const params = [transaction, config];
    const { value } = await this.#ask('simulateTransaction', params, simulationAnswer, signal);
    const { accounts, err, logs, unitsConsumed } = value;
    return {
      hasFailed: err !== null && err !== undefined,
      reason: logs?.at(-1),
      unitsConsumed: unitsConsumed ?? undefined,
      accounts: accounts?.length === addresses.length ? accounts.map(accountIn) : undefined,
    };
  }

  /** Has the node simulate and then forward the signed transaction in base64. */
  async send(transaction: string, signal?: AbortSignal): Promise<string> {
    const config = { encoding: 'base64', preflightCommitment: commitment };
    return this.#ask('sendTransaction', [transaction, config], z.string(), signal);
  }

  async #ask<Schema extends z.ZodMiniType>(
    method: string,
    params: readonly unknown[],
    schema: Schema,
    signal?: AbortSignal,
  ): Promise<z.output<Schema>> {
    const answer = await this.#client.request({ method, params }, signal);
    return parse(schema, answer, (reason) => invalid(`${method}: ${reason}`));
  }
}

function accountIn(read: z.output<typeof anAccount> | null): ChainAccount | undefined {
  if (!read) return undefined;
  return { ...read, lamports: read.lamports === undefined ? undefined : lamportsIn(read.lamports) };
}

/** Lamports have 64 bits: nodes send those that no number holds exactly as the text of their digits. */
function lamportsIn(value: unknown): bigint {
  const isWritten = typeof value === 'string' && /^\d{16,20}$/.test(value);
  const isExact = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
  if (isWritten || isExact) return BigInt(value);
  throw invalid('lamports are no whole number');
}

function invalid(reason: string): WidgetError {
  return new WidgetError('RPC_RESPONSE_INVALID', { reason });
}
