import { AbiWords, sizedBytes, wordOf } from '../abi-words';
import { NotSponsored } from './not-sponsored';
import { hexOf } from './user-operation';

/** A call that an account makes. */
export interface AccountCall {
  /** In lower case. */
  readonly to: string;
  readonly value: bigint;
  readonly data: Uint8Array;
}

const EXECUTE_BATCH = '0x34fcd5be';
const EXECUTE = '0xb61d27f6';
const MOST_CALLS = 16;

/**
 * The calls of `executeBatch((address,uint256,bytes)[])` and of `execute(address,uint256,bytes)`. They are written anew and
 * compared: bytes that the account's contract would read in another way than this function are refused.
 *
 * @throws {@link NotSponsored} `call` for anything else.
 */
export function accountCalls(callData: Uint8Array): readonly AccountCall[] {
  const calls = readCalls(callData);
  if (!calls || calls.length === 0) throw new NotSponsored('call');
  const isBatch = hexOf(callData.subarray(0, 4)) === EXECUTE_BATCH;
  const written = isBatch ? batchOf(calls) : callOf(calls[0] as AccountCall);
  if (!Buffer.from(written).equals(callData.subarray(4))) throw new NotSponsored('call');
  return calls;
}

function readCalls(callData: Uint8Array): readonly AccountCall[] | undefined {
  const rest = callData.subarray(4);
  switch (hexOf(callData.subarray(0, 4))) {
    case EXECUTE: {
      const call = callIn(rest);
      return call && [call];
    }
    case EXECUTE_BATCH: {
      const list = partAt(rest, 0);
      const count = list && new AbiWords(list).number(0);
      if (count === undefined || count > BigInt(MOST_CALLS)) return undefined;
      const heads = list?.subarray(32) ?? new Uint8Array();
      const calls = Array.from({ length: Number(count) }, (_, index) => {
        const part = partAt(heads, index);
        return part && callIn(part);
      });
      return calls.filter((call) => call !== undefined);
    }
    default:
      return undefined;
  }
}

/** What begins where the word at this place points. */
function partAt(bytes: Uint8Array, index: number): Uint8Array | undefined {
  const start = new AbiWords(bytes).number(index);
  return start === undefined || start > BigInt(bytes.length)
    ? undefined
    : bytes.subarray(Number(start));
}

function callIn(bytes: Uint8Array): AccountCall | undefined {
  const words = new AbiWords(bytes);
  const [to, value, data] = [words.number(0), words.number(1), words.bytes(2)];
  if (to === undefined || to >= 1n << 160n || value === undefined || !data) return undefined;
  return { to: `0x${to.toString(16).padStart(40, '0')}`, value, data };
}

function callOf({ data, to, value }: AccountCall): Uint8Array {
  return Buffer.concat([wordOf(BigInt(to)), wordOf(value), wordOf(96), sizedBytes(data)]);
}

function batchOf(calls: readonly AccountCall[]): Uint8Array {
  const tails = calls.map(callOf);
  let at = 32 * calls.length;
  const starts = tails.map((tail) => {
    const start = at;
    at += tail.length;
    return wordOf(start);
  });
  return Buffer.concat([wordOf(32), wordOf(calls.length), ...starts, ...tails]);
}
