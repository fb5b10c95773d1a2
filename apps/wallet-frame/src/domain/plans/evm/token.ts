import type { AskNode } from '../ask-node';
import { formatUnits } from '../../../../../../domain/number/decimal';
import { requestValues } from '../../texts/request-values';
import { rpcCodes } from '../../../../../../domain/rpc/rpc-code';

/** What a contract says of itself. It may lie, so its address is shown beside it. */
export interface Token {
  readonly address: string;
  readonly symbol?: string;
  readonly decimals?: number;

  /** How many there are. */
  readonly supply?: bigint;

  /** Whether it is not known that the contract has no decimals, because no node has asked it. */
  readonly isUnasked?: boolean;
}

/** Whether the contract counts items and no amounts: it names no decimals, and was asked for them. */
export function isCollection({ decimals, isUnasked = false }: Token): boolean {
  return decimals === undefined && !isUnasked;
}

/** From here on an amount means "all there is": some tokens count in 96 bits. */
const UNLIMITED = 2n ** 96n - 1n;

/** Whether an amount is all that there is of a token. What has no decimals may be an NFT, and the amount its number. */
export function isUnlimited(amount: bigint, { decimals, supply }: Token): boolean {
  if (amount >= UNLIMITED) return true;
  return amount > 0n && decimals !== undefined && supply !== undefined && amount >= supply;
}

/** An amount of a token as a person reads it. */
export function tokenAmount({ decimals, symbol }: Token, amount: bigint): string {
  return decimals === undefined
    ? requestValues.noDecimals(String(amount))
    : `${formatUnits(amount, decimals)}${symbol === undefined ? '' : ` ${symbol}`}`;
}

/** All that there is of a token, now and later. */
export function allOf({ symbol }: Token): string {
  const { unlimited, unlimitedOf } = requestValues;
  return symbol === undefined ? unlimited : unlimitedOf(symbol);
}

const DECIMALS = '0x313ce567';
const SYMBOL = '0x95d89b41';
const SUPPLY = '0x18160ddd';
const REFUSES = /revert|invalid opcode|bad instruction|out of gas|vm execution/i;
const NUMBER = /^0x[0-9a-f]{64}$/i;
const MAX_DECIMALS = 36;

/**
 * What a contract may call itself: a sign that no one takes for a word of the wallet, for more digits or, by letters that look
 * alike, for another sign.
 */
const NAME = /^\d?[A-Za-z$₮₿][A-Za-z0-9.$₮₿_+-]{0,11}$/;

/** Asks a token's contract for its symbol and decimals, and how many there are. */
export async function tokenAt(address: string, node: AskNode): Promise<Token> {
  const silences: unknown[] = [];
  const call = async (data: string): Promise<string> => {
    const asking = node('eth_call', [{ to: address, data }, 'latest']);
    const answer = await asking.catch((error: unknown) => {
      if (!isRevert(error)) silences.push(error);
      return '';
    });
    return typeof answer === 'string' ? answer : '';
  };
  const [decimals, symbol, supply] = await Promise.all([DECIMALS, SYMBOL, SUPPLY].map(call));
  const count = numberIn(decimals);
  const all = numberIn(supply);
  const name = symbolIn(symbol ?? '');
  return {
    address,
    ...(count !== undefined && count <= MAX_DECIMALS && { decimals: Number(count) }),
    ...(name !== undefined && { symbol: name }),
    ...(all !== undefined && { supply: all }),
    ...(silences.length > 0 && { isUnasked: true }),
  };
}

/** Whether a node says that the contract itself refuses: old ones end by a wrong instruction, or use up the gas. */
function isRevert(error: unknown): boolean {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown };
  return code === rpcCodes.executionReverted || REFUSES.test(String(message));
}

function numberIn(answer = ''): bigint | undefined {
  return NUMBER.test(answer) ? BigInt(answer) : undefined;
}

/** A symbol as a string or, in old contracts, as 32 bytes. */
function symbolIn(hex: string): string | undefined {
  const digits = hex.slice(2);
  const isString = digits.length >= 128;
  const body = isString ? digits.slice(128) : digits;
  const bytes = Uint8Array.from(body.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const text = new TextDecoder().decode(bytes.filter((byte) => byte !== 0));
  return NAME.test(text) ? text : undefined;
}
