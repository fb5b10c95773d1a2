import { getBase64Encoder } from '@solana/web3.js';
import { checkSolanaAddress } from '../../../../domain/address/solana-address';
import { attempt } from '../../../../domain/outside/attempt';
import {
  booleanOf,
  fieldOf,
  listOf,
  numberOf,
  textOf,
} from '../../../../domain/outside/untrusted-record';
import type { Decimal } from '../../../../domain/number/decimal';
import type { ProgramAccount } from '../../../../domain/transaction/program-call';

/** What a quote has to be for. */
export interface AskedQuote {
  readonly inputMint: string;
  readonly outputMint: string;
  readonly amount: string;
  readonly slippageBps: number;
}

/** A quote, and the answer itself: the service builds the exchange from that. */
export interface JupiterQuote {
  readonly answer: unknown;
  readonly toUnits: bigint;

  /** In percent. */
  readonly priceImpact: Decimal | undefined;

  /** The mints over which the exchange leads, both ends among them. */
  readonly route: readonly string[];
}

/** The call of the aggregator in an answer, and the tables that shorten it. */
export interface JupiterBuild {
  readonly programId: string;
  readonly data: string;
  readonly accounts: readonly ProgramAccount[];
  readonly lookupTables: readonly string[];
}

/** Limits that no real answer exceeds. */
const STEPS_MAX = 32;
const ACCOUNTS_MAX = 64;
const TABLES_MAX = 16;

const UNITS = /^\d{1,20}$/;
const SHARE = /^(\d{1,3})(?:\.(\d{1,30}))?$/;

/** A share of one has as many decimals as a percentage of four, and two more. */
const IMPACT_SCALE = 4;
const SHARE_DECIMALS = IMPACT_SCALE + 2;

/** Reads a quote. `undefined` where the answer is none, or is for anything else than `asked`. */
export function parseQuote(answer: unknown, asked: AskedQuote): JupiterQuote | undefined {
  const isAsked =
    textOf(answer, 'inputMint') === asked.inputMint &&
    textOf(answer, 'outputMint') === asked.outputMint &&
    textOf(answer, 'inAmount') === asked.amount &&
    textOf(answer, 'swapMode') === 'ExactIn' &&
    numberOf(answer, 'slippageBps') === asked.slippageBps;
  const toUnits = unitsIn(answer, 'outAmount');
  const least = unitsIn(answer, 'otherAmountThreshold');
  if (!isAsked || !toUnits || least === undefined || least > toUnits) return undefined;
  // The program rounds down what it lets go.
  const most = (toUnits * BigInt(asked.slippageBps)) / 10_000n + 1n;
  if (toUnits - least > most) return undefined;
  const route = routeIn(answer, asked);
  return route && { answer, toUnits, priceImpact: impactIn(answer), route };
}

/** Reads a build. Of all that it has, only the exchange itself and the lookup tables. */
export function parseBuild(answer: unknown): JupiterBuild | undefined {
  const call = fieldOf(answer, 'swapInstruction');
  const [programId, encoded] = [textOf(call, 'programId'), textOf(call, 'data')];
  const entries = listOf(call, 'accounts', ACCOUNTS_MAX + 1);
  const tables = listOf(answer, 'addressLookupTableAddresses', TABLES_MAX + 1) ?? [];
  if (programId === undefined || encoded === undefined || !entries) return undefined;
  if (entries.length > ACCOUNTS_MAX || tables.length > TABLES_MAX) return undefined;
  const data = attempt(() => getBase64Encoder().encode(encoded));
  const accounts = entries.map(accountIn);
  if (!data || !accounts.every((account) => account !== undefined)) return undefined;
  if (!isKey(programId) || !tables.every(isKey)) return undefined;
  const digits = Array.from(data, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return { programId, data: `0x${digits}`, accounts, lookupTables: tables };
}

function accountIn(entry: unknown): ProgramAccount | undefined {
  const key = textOf(entry, 'pubkey');
  const [isSigner, isWritable] = [booleanOf(entry, 'isSigner'), booleanOf(entry, 'isWritable')];
  if (!isKey(key) || isSigner === undefined || isWritable === undefined) return undefined;
  return { address: key, isSigner, isWritable };
}

function routeIn(answer: unknown, asked: AskedQuote): readonly string[] | undefined {
  const steps = listOf(answer, 'routePlan', STEPS_MAX + 1);
  if (!steps || steps.length === 0 || steps.length > STEPS_MAX) return undefined;
  const mints = steps.map((step) => textOf(fieldOf(step, 'swapInfo'), 'outputMint'));
  if (!mints.every(isKey)) return undefined;
  const between = mints.filter((mint) => mint !== asked.outputMint && mint !== asked.inputMint);
  return [asked.inputMint, ...new Set(between), asked.outputMint];
}

/** The service states a share of one. */
function impactIn(answer: unknown): Decimal | undefined {
  const [, whole, part = ''] = SHARE.exec(textOf(answer, 'priceImpactPct') ?? '') ?? [];
  if (whole === undefined) return undefined;
  const digits = part.slice(0, SHARE_DECIMALS).padEnd(SHARE_DECIMALS, '0');
  return { units: BigInt(`${whole}${digits}`), scale: IMPACT_SCALE };
}

function unitsIn(value: unknown, name: string): bigint | undefined {
  const text = textOf(value, name);
  return text !== undefined && UNITS.test(text) ? BigInt(text) : undefined;
}

function isKey(value: unknown): value is string {
  return typeof value === 'string' && checkSolanaAddress(value).ok;
}
