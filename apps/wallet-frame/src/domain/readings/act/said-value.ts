import { requestValues } from '../../texts/request-values';
import { sayNumber } from '../../texts/say-number';
import { sayMoment } from '../../texts/say-time';
import { valueWords } from '../../texts/value-words';
import type { Fact } from '../reading';
import { saidAmount } from './line';
import { saidItems } from './lines-of';
import { amountIn, unlimitedUnitIn } from './said-amount';

/** Values that are one of the wallet's own words. */
const PLAIN = [
  ...(['forever', 'now', 'never', 'sameBlock'] as const),
  ...(['chainChecks', 'nodeSays', 'sponsored'] as const),
];

const BYTES = written(requestValues.bytes(Number.NaN));
const BLOCKS = written(requestValues.blocks(Number.NaN));
const SLOTS = written(requestValues.slots('@', Number.NaN));
const EVERY = written(requestValues.everyItem('@', '@'));
const ANY = written(requestValues.anyItem('@'), String.raw`(?:(\d{1,80} × ))?`);
const GRANTED = written(requestValues.granted('~', '@', '@'));
const ITEMS = written('~ (@)');

/**
 * The value of a fact as it is drawn, with the wallet's own words and numbers in the visitor's language. A value to which the
 * request gives a name is the request's own, and stays: a number of it keeps each digit.
 */
export function saidValue({ holds, label, name, value }: Fact): string {
  if (holds === 'amount') return sayNumber(value);
  if (holds === 'moment') return `${value} (${momentOf(value)})`;
  if (name !== undefined || label === 'message' || label === 'data') return value;
  return sizeIn(value) ?? countIn(value) ?? itemsIn(value) ?? sayMoment(value) ?? value;
}

function momentOf(seconds: string): string {
  const text = new Date(Number(seconds) * 1000).toUTCString();
  return sayMoment(text) ?? text;
}

/** An amount, or a word. */
function sizeIn(value: string): string | undefined {
  const amount = amountIn(value);
  if (amount) return saidAmount(amount);
  const unit = unlimitedUnitIn(value);
  if (unit !== undefined) return unit === '' ? valueWords.unlimited : valueWords.unlimitedOf(unit);
  const plain = PLAIN.find((one) => requestValues[one] === value);
  return plain && valueWords[plain];
}

function countIn(value: string): string | undefined {
  const [, bytes] = BYTES.exec(value) ?? [];
  if (bytes !== undefined) return valueWords.bytes(Number(bytes));
  const [, blocks] = BLOCKS.exec(value) ?? [];
  if (blocks !== undefined) return valueWords.blocks(Number(blocks));
  const [, contract, count] = SLOTS.exec(value) ?? [];
  return contract && valueWords.slots(contract, Number(count));
}

/** What is moved, or may be, with the contract whose it is. */
function itemsIn(value: string): string | undefined {
  const [, all, to = ''] = EVERY.exec(value) ?? [];
  if (all !== undefined) return valueWords.everyItem(all, to);
  const [, what = '', ...ends] = GRANTED.exec(value) ?? [];
  const [granted, by = ''] = ends;
  if (granted !== undefined) {
    return valueWords.granted(sizeIn(what) ?? saidItems(what) ?? what, granted, by);
  }
  const [, count = '', any] = ANY.exec(value) ?? [];
  if (any !== undefined) return count + valueWords.anyItem(any);
  const [, items = '', contract] = ITEMS.exec(value) ?? [];
  const said = saidItems(items);
  return said && `${said} (${contract})`;
}

/** Finds a text of a reading: `@` stands for an address, `~` for any text, `NaN` for a count. */
function written(text: string, before = ''): RegExp {
  const pattern = text
    .replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('@', '(0x[0-9a-fA-F]{40})')
    .replaceAll('~', '(.{1,200})')
    .replaceAll('NaN', String.raw`(\d{1,15})`);
  return new RegExp(`^${before}${pattern}$`);
}
