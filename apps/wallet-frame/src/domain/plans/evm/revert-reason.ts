import { AbiWords } from './abi-words';
import { readableText } from '../read-text';

const ERROR = '0x08c379a0';
const PANIC = '0x4e487b71';
const DATA = /^0x(?:[0-9a-f]{2}){4,}$/i;
const LONGEST = 200;

/** Why a contract has given up, in its own words where it has any. */
export function revertReason(data: unknown): string | undefined {
  if (typeof data !== 'string' || !DATA.test(data)) return undefined;
  const selector = data.slice(0, 10).toLowerCase();
  const words = new AbiWords(data.slice(10));
  if (selector === PANIC) return `Panic ${words.number(0) ?? ''}`.trim();
  if (selector !== ERROR) return selector;
  const length = Number(words.number(1) ?? 0n);
  const digits = data.slice(10 + 128, 10 + 128 + 2 * Math.min(length, LONGEST));
  const bytes = Uint8Array.from(digits.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  return readableText(bytes) ?? selector;
}
