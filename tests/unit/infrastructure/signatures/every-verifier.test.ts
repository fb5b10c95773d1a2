import { describe, expect, it } from '@jest/globals';
import { ed25519 } from '@noble/curves/ed25519.js';
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js';
import { bytesToNumberBE, bytesToNumberLE, numberToBytesBE } from '@noble/curves/utils.js';
import { sha256, sha512 } from '@noble/hashes/sha2.js';
import { base64 } from '@scure/base';
import { p2pkh, p2sh, p2tr, p2wpkh, RawWitness, SigHash } from '@scure/btc-signer';
import { getPublicKey, secretFromSeed, sign } from '@scure/sr25519';
import { privateKeyToAccount } from 'viem/accounts';
import { encodeBase58 } from '../../../../domain/address/base58';
import {
  messageTransaction,
  SIMPLE_TERMS,
} from '../../../../infrastructure/chains/bip122/bip322-transaction';
import { isMessageSignature } from '../../../../infrastructure/chains/bip122/message-signature';
import {
  keyHasSigned,
  keyHasSignedHash,
  personalHash,
} from '../../../../infrastructure/chains/eip155/key-signature';
import { isSignatureOf as isPolkadotSignature } from '../../../../infrastructure/chains/polkadot/verify-signature';
import {
  isSignatureOf as isSolanaSignature,
  isSigningKey,
} from '../../../../infrastructure/chains/solana/verify-signature';
import {
  addressOfKey,
  alteredEvmSignatures,
  evmSignature,
  keylessSignature,
  smallOrderEncodings,
  smallOrderPoints,
  smallKey,
  unreducedEvmSignatures,
} from '../../../support/hostile-signatures';

const text = 'shop.example wants you to sign in';
const bytes = new TextEncoder().encode(text);
const hex = (of: Uint8Array): string => Buffer.from(of).toString('hex');

/** The verifiers of ed25519, each with its address for a key. */
const edwards = [
  [
    'Solana',
    (key: Uint8Array, signature: Uint8Array) =>
      isSolanaSignature(encodeBase58(key), bytes, signature),
  ],
  [
    'Polkadot',
    (key: Uint8Array, signature: Uint8Array) => isPolkadotSignature(key, bytes, signature),
  ],
  [
    'Polkadot, with the kind',
    (key: Uint8Array, signature: Uint8Array) =>
      isPolkadotSignature(key, bytes, Uint8Array.of(0, ...signature)),
  ],
] as const;

describe.each(edwards)('ed25519 of %s', (_name, accepts) => {
  const seed = new Uint8Array(32).fill(7);
  const [key, signature] = [ed25519.getPublicKey(seed), ed25519.sign(bytes, seed)];

  it('accepts the signature of a key', () => {
    expect(accepts(key, signature)).toBe(true);
  });

  it.each(smallOrderEncodings.map((point) => [hex(point), point] as const))(
    'refuses the key of small order %s, with each signature that no key made',
    (_hex, point) => {
      for (const r of smallOrderEncodings) {
        const keyless = keylessSignature(r);
        expect(ed25519.verify(keyless, bytes, point)).toBe(true);
        expect(accepts(point, keyless)).toBe(false);
      }
    },
  );

  it('refuses an s beyond the order, and an r that is written in another way', () => {
    const s = BigInt(`0x${hex(signature.slice(32).reverse())}`) + ed25519.Point.Fn.ORDER;
    const beyond = Uint8Array.of(...signature.slice(0, 32), ...numberToBytesBE(s, 32).reverse());
    expect(accepts(key, beyond)).toBe(false);
    expect(accepts(key, signature.slice(0, 63))).toBe(false);
    expect(accepts(key.slice(1), signature)).toBe(false);

    // The owner can sign with an r of 0, which has two more encodings.
    const [, , unreduced = Uint8Array.of()] = smallOrderEncodings.slice(smallOrderPoints.length);
    const { scalar } = ed25519.utils.getExtendedPublicKey(seed);
    const hash = sha512(Uint8Array.of(...unreduced, ...key, ...bytes));
    const product = ed25519.Point.Fn.mul(bytesToNumberLE(hash), scalar);
    const spelled = Uint8Array.of(...unreduced, ...ed25519.Point.Fn.toBytes(product));
    expect(ed25519.verify(spelled, bytes, key)).toBe(true);
    expect(accepts(key, spelled)).toBe(false);
  });
});

it('no key of small order is one that can sign on Solana', () => {
  for (const point of smallOrderEncodings) expect(isSigningKey(encodeBase58(point))).toBe(false);
  expect(isSigningKey(encodeBase58(ed25519.getPublicKey(new Uint8Array(32).fill(7))))).toBe(true);
});

describe('sr25519', () => {
  const secret = secretFromSeed(new Uint8Array(32).fill(7));
  const [key, signature] = [getPublicKey(secret), sign(secret, bytes)];
  const accepts = (of: Uint8Array, signed: Uint8Array): boolean =>
    [signed, Uint8Array.of(1, ...signed)].some((one) => isPolkadotSignature(of, bytes, one));

  it('refuses the identity key, with the signature that holds for it', () => {
    expect(accepts(key, signature)).toBe(true);
    const marked = keylessSignature(new Uint8Array(32));
    marked[63] = 0x80;
    expect(accepts(new Uint8Array(32), marked)).toBe(false);
    expect(accepts(new Uint8Array(32), signature)).toBe(false);
  });

  it('refuses encodings of points that are not the one, an s beyond the order, and no mark', () => {
    const s = bytesToNumberLE(signature.slice(32)) - 2n ** 255n + ed25519.Point.Fn.ORDER;
    const beyond = numberToBytesBE(s, 32).reverse();
    beyond[31] = (beyond[31] ?? 0) | 0x80;
    expect(accepts(key, Uint8Array.of(...signature.slice(0, 32), ...beyond))).toBe(false);
    const unmarked = Uint8Array.from(signature);
    unmarked[63] = (unmarked[63] ?? 0) & 0x7f;
    expect(accepts(key, unmarked)).toBe(false);
    for (const point of smallOrderEncodings) {
      expect(accepts(point, signature)).toBe(false);
      expect(accepts(key, Uint8Array.of(...point, ...signature.slice(32)))).toBe(false);
    }
  });
});

describe('secp256k1 of EVM accounts', () => {
  const account = privateKeyToAccount(`0x${'59'.repeat(32)}`);

  it('refuses each signature that is not in its one form', async () => {
    const signature = await account.signMessage({ message: text });
    expect(keyHasSigned(bytes, account.address, signature)).toBe(true);
    for (const [name, altered] of alteredEvmSignatures(signature)) {
      expect([name, keyHasSigned(bytes, account.address, altered)]).toEqual([name, false]);
    }
  });

  it('refuses numbers beyond the order, and every signature for the zero address', () => {
    const hash = personalHash(bytes);
    const address = addressOfKey(smallKey(hash));
    expect(keyHasSignedHash(hash, address, evmSignature(1n, 1n))).toBe(true);
    for (const [name, signature] of unreducedEvmSignatures) {
      expect([name, keyHasSignedHash(hash, address, signature)]).toEqual([name, false]);
    }
    const zero = `0x${'0'.repeat(40)}`;
    for (const v of [0, 27, 28, 29]) {
      expect(keyHasSignedHash(hash, zero, evmSignature(0n, 0n, v))).toBe(false);
    }
  });
});

describe('Bitcoin', () => {
  const secret = numberToBytesBE(1n, 32);
  const key = secp256k1.getPublicKey(secret, true);
  const { ORDER } = secp256k1.Point.Fn;

  it('refuses each older signature that is not in its one form', () => {
    const legacy = legacyHash(text);
    const plain = secp256k1.sign(legacy, secret, { prehash: false, format: 'recovered' });
    const [r, s] = [bytesToNumberBE(plain.slice(1, 33)), bytesToNumberBE(plain.slice(33))];
    const signed = (header: number, ...numbers: readonly bigint[]): string =>
      base64.encode(
        Uint8Array.of(header, ...numbers.flatMap((one) => [...numberToBytesBE(one, 32)])),
      );
    const header = 31 + (plain[0] ?? 0);
    const address = p2pkh(key).address ?? '';
    expect(isMessageSignature(text, address, signed(header, r, s))).toBe(true);
    const altered = [
      signed(31 + (1 - (plain[0] ?? 0)), r, ORDER - s),
      signed(header, 0n, s),
      signed(header, r, 0n),
      signed(header, 0n, 0n),
      signed(header, ORDER, s),
      signed(header, r, ORDER),
      signed(header + 2, r, s),
    ];
    expect(altered.filter((one) => isMessageSignature(text, address, one))).toEqual([]);
    const small = p2pkh(smallKey(legacy)).address ?? '';
    expect(isMessageSignature(text, small, signed(31, 1n, 1n))).toBe(true);
    expect(isMessageSignature(text, small, signed(31, 1n + ORDER, 1n))).toBe(false);
    expect(isMessageSignature(text, small, signed(31, 1n, 1n + ORDER))).toBe(false);
  });

  it.each([
    ['P2WPKH', p2wpkh(key), key],
    ['P2SH-P2WPKH', p2sh(p2wpkh(key)), key],
  ] as const)(
    'refuses each ECDSA signature of %s that is not in its one form',
    (_name, lock, of) => {
      const transaction = messageTransaction(text, lock.script, SIMPLE_TERMS);
      const digest = transaction.preimageWitnessV0(0, p2pkh(of).script, SigHash.ALL, 0n);
      const plain = secp256k1.sign(digest, secret, { prehash: false });
      const [r, s] = [plain.slice(0, 32), plain.slice(32)].map(bytesToNumberBE) as [bigint, bigint];
      const accepts = (der: Uint8Array, publicKey = of): boolean => {
        const witness = RawWitness.encode([Uint8Array.of(...der, SigHash.ALL), publicKey]);
        return isMessageSignature(text, lock.address ?? '', base64.encode(witness));
      };
      expect(accepts(derOf(integer(r), integer(s)))).toBe(true);
      const altered = [
        derOf(integer(r), integer(ORDER - s)),
        derOf(integer(0n), integer(s)),
        derOf(integer(r), integer(0n)),
        derOf(integer(r + ORDER), integer(s)),
        derOf(integer(r), integer(s + ORDER)),
        derOf(integer(r, 1), integer(s)),
        derOf(integer(r), integer(s, 1)),
        Uint8Array.of(...derOf(integer(r), integer(s)), 0),
      ];
      expect(altered.filter((der) => accepts(der))).toEqual([]);
      const whole = secp256k1.Point.fromBytes(of).toBytes(false);
      expect(accepts(derOf(integer(r), integer(s)), whole)).toBe(false);
    },
  );

  it('refuses each Schnorr signature that is not in its one form (BIP-340)', () => {
    const lock = p2tr(key.slice(1));
    const tweaked = lock.script.slice(2);
    const transaction = messageTransaction(text, lock.script, SIMPLE_TERMS);
    transaction.updateInput(0, { tapInternalKey: key.slice(1) });
    transaction.signIdx(secret, 0);
    transaction.finalizeIdx(0);
    const [plain = Uint8Array.of()] = transaction.getInput(0).finalScriptWitness ?? [];
    const accepts = (signature: Uint8Array): boolean => {
      const encoded = base64.encode(RawWitness.encode([signature]));
      return isMessageSignature(text, lock.address ?? '', encoded);
    };
    const digest = transaction.preimageWitnessV1(0, [lock.script], SigHash.DEFAULT, [0n]);
    expect(schnorr.verify(plain.slice(0, 64), digest, tweaked)).toBe(true);
    expect(accepts(plain)).toBe(true);
    const [r, s] = [plain.slice(0, 32), plain.slice(32, 64)].map(bytesToNumberBE) as [
      bigint,
      bigint,
    ];
    const signed = (...numbers: readonly bigint[]): Uint8Array =>
      Uint8Array.from(numbers.flatMap((one) => [...numberToBytesBE(one, 32)]));
    const { ORDER: FIELD } = secp256k1.Point.Fp;
    const altered = [
      signed(r, ORDER - s),
      signed(0n, s),
      signed(r, 0n),
      signed(0n, 0n),
      signed(FIELD, s),
      signed(r, ORDER),
      signed(FIELD, ORDER),
      Uint8Array.of(...plain.slice(0, 64), SigHash.DEFAULT),
    ];
    expect(altered.filter(accepts)).toEqual([]);
  });
});

/** A whole number of DER; `zeros` more in front are not the shortest way. */
function integer(number: bigint, zeros = 0): readonly number[] {
  const digits = number.toString(16);
  const bytes = [...Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex')];
  if ((bytes[0] ?? 0) > 127) bytes.unshift(0);
  bytes.unshift(...new Uint8Array(zeros));
  return [2, bytes.length, ...bytes];
}

function derOf(r: readonly number[], s: readonly number[]): Uint8Array {
  return Uint8Array.of(0x30, r.length + s.length, ...r, ...s);
}

function legacyHash(of: string): Uint8Array {
  const message = Buffer.concat([
    Buffer.from('\u0018Bitcoin Signed Message:\n'),
    Buffer.from([of.length]),
    Buffer.from(of),
  ]);
  return sha256(sha256(message));
}
