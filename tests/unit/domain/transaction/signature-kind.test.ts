import { expect, it } from '@jest/globals';
import { signatureKind } from '../../../../domain/transaction/signature-kind';

it.each([
  [64, 'transactionHash'],
  [62, 'signedMessage'],
  [63, 'signedMessage'],
  [65, 'signedMessage'],
  [130, 'signedMessage'],
  [4_000, 'signedMessage'],
  [61, undefined],
  [0, undefined],
] as const)('[R5.16] reads 0x and %i hexadecimal digits as %s', (length, kind) => {
  expect(signatureKind(`0x${'aF0'.repeat(length).slice(0, length)}`)).toBe(kind);
});

it.each(['a'.repeat(64), `0x${'g'.repeat(64)}`, ` 0x${'a'.repeat(64)}`, undefined, null, 64, {}])(
  '[R5.16] reads %j as neither',
  (value) => {
    expect(signatureKind(value)).toBeUndefined();
  },
);
