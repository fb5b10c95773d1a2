import { describe, expect, it } from '@jest/globals';
import { base64, hex } from '@scure/base';
import { Transaction } from '@scure/btc-signer';
import { unsignedTransactionIn } from '../../../../../infrastructure/chains/bip122/psbt-transaction';

const receiver = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq';
const witnessScript = hex.decode(`0014${'75'.repeat(20)}`);

function transaction(options: ConstructorParameters<typeof Transaction>[0] = {}): Transaction {
  const made = new Transaction(options);
  const witnessUtxo = { script: witnessScript, amount: 90_000n };
  made.addInput({ txid: 'ab'.repeat(32), index: 1, witnessUtxo });
  made.addInput({ txid: 'cd'.repeat(32), index: 300, sequence: 7, witnessUtxo });
  made.addOutputAddress(receiver, 80_000n);
  made.addOutputAddress(receiver, 5n);
  return made;
}

const unsigned = (made: Transaction): string => hex.encode(made.unsignedTx);
const inVersion = (made: Transaction, version: 0 | 2): string =>
  base64.encode(made.toPSBT(version));

/** A PSBT of `parts` in hexadecimal. */
const written = (...parts: readonly string[]): string =>
  base64.encode(hex.decode(['70736274ff', ...parts].join('')));

/** A field of a map, with a key and a value that are short. */
const field = (key: string, value: string): string =>
  [key, value].map((text) => (text.length / 2).toString(16).padStart(2, '0') + text).join('');

describe('the unsigned transaction of a PSBT', () => {
  it.each([0, 2] as const)('is read from version %d', (version) => {
    const made = transaction();
    expect(unsignedTransactionIn(inVersion(made, version))).toBe(unsigned(made));
    const other = transaction({ version: 1, lockTime: 800_000 });
    expect(unsignedTransactionIn(inVersion(other, version))).toBe(unsigned(other));
  });

  it('is read where it has more inputs and longer scripts than a byte counts', () => {
    const made = new Transaction({ allowUnknownOutputs: true });
    for (let index = 0; index < 300; index += 1) {
      made.addInput({ txid: 'ab'.repeat(32), index });
    }
    made.addOutput({ script: new Uint8Array(400).fill(0x51), amount: 1n });
    for (const version of [0, 2] as const) {
      expect(unsignedTransactionIn(inVersion(made, version))).toBe(unsigned(made));
    }
  });

  const input = (...fields: readonly string[]): string =>
    [field('0e', 'ab'.repeat(32)), field('0f', '00000000'), ...fields, '00'].join('');

  /** Version 2, one input with `fields` and one with none, no output. */
  const withInput = (...fields: readonly string[]): string =>
    written(
      field('fb', '02000000'),
      field('02', '02000000'),
      field('03', '09000000'),
      field('04', '02'),
      field('05', '00'),
      '00',
      input(...fields),
      input(),
    );

  it.each([
    ['of the transaction, where no input requires one', [], '09000000'],
    ['by height', [field('12', '00350c00')], '00350c00'],
    ['by time', [field('11', '0065cd1d')], '0065cd1d'],
    [
      'by height, where both are known',
      [field('11', '0065cd1d'), field('12', '05000000')],
      '05000000',
    ],
  ])('has the lock %s', (_what, fields, lockTime) => {
    expect(unsignedTransactionIn(withInput(...fields))?.slice(-8)).toBe(lockTime);
  });

  const short = '02000000000000000000';

  it('is absent where a key is there twice, of which two programs may read two transactions', () => {
    const once = field('00', short);
    const other = field('00', `01${short.slice(2)}`);
    expect(unsignedTransactionIn(written(once, '00'))).toBe(short);
    expect(unsignedTransactionIn(written(once, other, '00'))).toBeUndefined();
  });

  it.each([
    ['no base64', '?'],
    ['nothing', ''],
    ['other bytes', base64.encode(new Uint8Array(40))],
    ['a PSBT that ends too early', written('01000a02')],
    ['a map without an end', written(field('00', short))],
    ['a PSBT without a transaction', written('00')],
    ['both versions at once', written(field('00', short), field('fb', '02000000'), '00')],
    ['a version that is not known', written(field('fb', '03000000'), '00')],
    [
      'version 2 without its counts',
      written(field('fb', '02000000'), field('02', '02000000'), '00'),
    ],
    [
      'a field that is too long',
      written(
        field('fb', '02000000'),
        field('02', '0200000000'),
        field('04', '00'),
        field('05', '00'),
        '00',
      ),
    ],
    [
      'more inputs than there are bytes',
      written(
        field('fb', '02000000'),
        field('02', '02000000'),
        field('04', 'feffffff7f'),
        field('05', '00'),
        '00',
      ),
    ],
  ])('is absent for %s', (_what, psbt) => {
    expect(unsignedTransactionIn(psbt)).toBeUndefined();
  });
});
