const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** No key or signature is longer. */
const MAX_LENGTH = 96;

/** Bytes in base58, as Solana writes keys and signatures. */
export function base58Of(bytes: Uint8Array): string {
  let number = BigInt(`0x0${Buffer.from(bytes).toString('hex')}`);
  let text = '';
  for (; number > 0n; number /= 58n) text = (ALPHABET[Number(number % 58n)] ?? '') + text;
  const zeros = bytes.findIndex((byte) => byte !== 0);
  return '1'.repeat(zeros === -1 ? bytes.length : zeros) + text;
}

/** The bytes of a text in base58. `undefined` for another text. */
export function bytesOfBase58(text: string): Uint8Array | undefined {
  if (text.length > MAX_LENGTH || !/^[1-9A-HJ-NP-Za-km-z]+$/.test(text)) return undefined;
  const [ones = ''] = /^1*/.exec(text) ?? [];
  let number = 0n;
  for (const letter of text) number = number * 58n + BigInt(ALPHABET.indexOf(letter));
  const digits = number === 0n ? '' : number.toString(16);
  const rest = Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex');
  return Buffer.concat([new Uint8Array(ones.length), rest]);
}
