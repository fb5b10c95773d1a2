import { expect, it } from '@jest/globals';
import { base58 } from '@scure/base';
import { wordsOf } from '../src/domain/accounts/entropy';
import { secretsIn } from './secret-forms';
import { ABANDON, fromHex, toHex } from './vectors';

const entropy = fromHex('68a79eaca2324873eacc50cb9c6eca8c');
const words = wordsOf(entropy);
const inBase64 = (before: number): string =>
  Buffer.from([...new Uint8Array(before).fill(7), ...entropy, 9, 9]).toString('base64');

it.each<readonly [string, string, string?]>([
  ['hex in capitals', `x${toHex(entropy).toUpperCase()}x`],
  ['base64 within other bytes', `{"a":"${inBase64(4)}"}`],
  ['a list of numbers', JSON.stringify([...entropy], undefined, 1)],
  ['words of a sentence', `It begins: ${words.toUpperCase()}`],
  ['base58', base58.encode(entropy)],
  // Of the standards' own example, at m/44'/60'/0'/0/0.
  [
    'a key of an account',
    '0x1ab42cc412b618bdea3a599e3c9bae199ebf030895b039e9db1e30dafb12b727',
    ABANDON,
  ],
])('the search for secrets finds %s', async (_, text, own = words) => {
  expect(await secretsIn(own, ['first', text])).not.toEqual([]);
});

it('the search for secrets finds none where none is', async () => {
  expect(await secretsIn(words, ['0x9858EfFD232B4033E47d90003D41EC34EcaEda94', '{}'])).toEqual([]);
});
