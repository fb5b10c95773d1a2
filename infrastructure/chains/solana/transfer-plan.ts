import type { IInstruction } from '@solana/web3.js';
import { addressOf, type CaipAddress } from '../../../domain/caip/caip-address';
import { WidgetError } from '../../../domain/errors/widget-error';
import { rpcCodes } from '../../../domain/rpc/rpc-code';
import { fieldOf, listOf, textOf } from '../../../domain/outside/untrusted-record';
import type { ChainAccount, HeldTokens, SolanaRpc } from './solana-rpc';
import { TOKEN_PROGRAM, tokenPrograms } from './solana-programs';
import {
  associatedAccountOf,
  computeBudget,
  createTokenAccount,
  transferLamports,
  transferTokens,
} from './transfer-instructions';

/** The requested transfer. */
export interface TransferWish {
  readonly from: string;
  readonly to: string;

  /** The token's mint; absent for lamports. */
  readonly mint: string | undefined;
  readonly decimals: number;
  readonly units: bigint;
}

/** The instructions of a transfer, without the price for priority. */
export interface TransferPlan {
  readonly steps: readonly IInstruction[];

  /** The compute limit: ample, for instructions that wallets add. */
  readonly computeUnits: number;

  /** The accounts that it writes to. The price for priority depends on them. */
  readonly writesTo: readonly string[];

  /** The size of the account that it creates for the receiver, in bytes; 0 where it creates none. */
  readonly newAccountSize: number;
}

const LAMPORTS_UNITS = 20_000;
const TOKENS_UNITS = 80_000;
const TOKENS_AND_ACCOUNT_UNITS = 150_000;

/** The size of a token account. Token-2022 adds an extension that fixes its owner, … */
const TOKEN_ACCOUNT_SIZE = 165;
export const TOKEN_2022_ACCOUNT_SIZE = 170;

/** … and these extensions of the mint add data to every account of it. */
const extensionSizes: ReadonlyMap<unknown, number> = new Map([
  ['pausableConfig', 4],
  ['transferFeeConfig', 12],
  ['transferHook', 5],
]);

/** The most token accounts of the sender that a transfer uses: more do not fit one transaction. */
const SOURCES_MAX = 8;

/** The most that is paid for priority, in lamports. */
export const PRIORITY_FEE_MAX = 1_000_000n;

/** A transfer to a receiver that has a token account, only to estimate the cost. */
export function usualTokenPlan(mint: string): TransferPlan {
  return { steps: [], computeUnits: TOKENS_UNITS, writesTo: [mint], newAccountSize: 0 };
}

/** The plan for `wish` on the chain of `rpc`. @throws what `rpc` throws, and `ADDRESS_INVALID`. */
export async function planTransfer(
  wish: TransferWish,
  rpc: SolanaRpc,
  signal?: AbortSignal,
): Promise<TransferPlan> {
  const { from, mint, to, units } = wish;
  if (mint !== undefined) return planTokens({ ...wish, mint }, rpc, signal);
  const [receiver] = await rpc.accounts([to], 'jsonParsed', signal);
  if (receiver && tokenPrograms.includes(receiver.owner)) throw notForThis(to);
  return {
    steps: [transferLamports(from, to, units)],
    computeUnits: LAMPORTS_UNITS,
    writesTo: [from, to],
    newAccountSize: 0,
  };
}

/** The instructions of `plan`, with the price per unit for priority: the median of recent prices. */
export async function pricedSteps(
  plan: TransferPlan,
  rpc: SolanaRpc,
  signal?: AbortSignal,
): Promise<readonly IInstruction[]> {
  const prices = [...(await rpc.priorityPrices(plan.writesTo, signal))].sort((a, b) => a - b);
  const middle = BigInt(Math.ceil(prices[Math.floor(prices.length / 2)] ?? 0));
  const most = (PRIORITY_FEE_MAX * 1_000_000n) / BigInt(plan.computeUnits);
  const price = middle < most ? middle : most;
  return [...computeBudget(plan.computeUnits, price), ...plan.steps];
}

async function planTokens(
  wish: TransferWish & { readonly mint: string },
  rpc: SolanaRpc,
  signal?: AbortSignal,
): Promise<TransferPlan> {
  const { from, to, mint, decimals, units } = wish;
  const [held, [receiver, minted]] = await Promise.all([
    rpc.tokenAccounts(from, { mint }, signal),
    rpc.accounts([to, mint], 'jsonParsed', signal),
  ]);
  if (!minted || !tokenPrograms.includes(minted.owner)) throw notForThis(mint);
  const program = minted.owner;
  const home = { program, mint, owner: to };
  const isTokenAccount = receiver !== undefined && tokenPrograms.includes(receiver.owner);
  if (isTokenAccount && mintOf(receiver) !== mint) throw notForThis(to);
  const destination = isTokenAccount ? to : await associatedAccountOf(home);
  const [existing] = await rpc.accounts([destination], 'base64', signal);
  const creation = existing ? [] : [createTokenAccount(from, destination, home)];
  const moves = sourcesOf(held, units).map(({ account, units: part }) =>
    transferTokens({ ...home, decimals, source: account, destination, owner: from, units: part }),
  );
  return {
    steps: [...creation, ...moves],
    computeUnits: existing ? TOKENS_UNITS : TOKENS_AND_ACCOUNT_UNITS,
    writesTo: [from, destination],
    newAccountSize: existing ? 0 : accountSizeOf(minted),
  };
}

/** The size of a new token account for `mint`. */
export function accountSizeOf({ data, owner }: ChainAccount): number {
  if (owner === TOKEN_PROGRAM) return TOKEN_ACCOUNT_SIZE;
  const extensions = listOf(fieldOf(fieldOf(data, 'parsed'), 'info'), 'extensions') ?? [];
  const sizes = extensions.map((each) => extensionSizes.get(textOf(each, 'extension')) ?? 0);
  return sizes.reduce((sum, size) => sum + size, TOKEN_2022_ACCOUNT_SIZE);
}

/** The accounts from which `units` are taken, the fullest first. */
function sourcesOf(
  held: readonly HeldTokens[],
  units: bigint,
): readonly { readonly account: string; readonly units: bigint }[] {
  const usable = held.filter(({ isFrozen, units: has }) => !isFrozen && has > 0n);
  const fullestFirst = [...usable].sort((one, other) => (other.units > one.units ? 1 : -1));
  const parts: { account: string; units: bigint }[] = [];
  let left = units;
  for (const { account, units: has } of fullestFirst.slice(0, SOURCES_MAX)) {
    if (left === 0n) break;
    const part = has < left ? has : left;
    parts.push({ account, units: part });
    left -= part;
  }
  if (left === 0n) return parts;
  const rpcMessage = 'insufficient funds: the account does not hold that many tokens';
  throw new WidgetError('RPC', { rpcCode: rpcCodes.invalidInput, rpcMessage });
}

/** The mint of a parsed token account; `undefined` for any other account. */
function mintOf({ data }: ChainAccount): string | undefined {
  const parsed = fieldOf(data, 'parsed');
  return textOf(parsed, 'type') === 'account' ? textOf(fieldOf(parsed, 'info'), 'mint') : undefined;
}

function notForThis(value: string): WidgetError {
  return new WidgetError('ADDRESS_INVALID', { namespace: 'solana', value });
}

/** The mint behind a token's CAIP-10 address. */
export function mintIn(address: CaipAddress | undefined): string | undefined {
  return address && addressOf(address);
}
