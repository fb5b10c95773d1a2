import { beforeAll, describe, expect, it } from '@jest/globals';
import { secp256k1 } from '@noble/curves/secp256k1.js';
import { base64 } from '@scure/base';
import {
  p2pkh,
  p2sh,
  p2tr,
  p2wpkh,
  RawTx,
  RawWitness,
  Script,
  SigHash,
  WIF,
} from '@scure/btc-signer';
import { Signer } from '../../../../../apps/chains/clients/bip322';
import {
  messageDigest,
  messageTransaction,
} from '../../../../../infrastructure/chains/bip122/bip322-transaction';
import { isMessageSignature } from '../../../../../infrastructure/chains/bip122/message-signature';

// The private key 1, which is public.
const secret = Uint8Array.from({ length: 32 }, (_, index) => (index === 31 ? 1 : 0));
const key = secp256k1.getPublicKey(secret, true);
const text = 'Grüße';
const terms = { version: 0, lockTime: 0, sequence: 0 };
const wrapped = p2sh(p2wpkh(key));
const native = p2wpkh(key);
const old = p2pkh(key);
const taproot = p2tr(key.slice(1));

/** The witness that signs `text` with `hashType`, as a wallet would. */
function witnessOf(
  lock: { readonly script: Uint8Array; readonly redeemScript?: Uint8Array },
  hashType: number,
): Uint8Array {
  const transaction = messageTransaction(text, lock.script, terms);
  transaction.updateInput(0, {
    sighashType: hashType,
    ...(lock.redeemScript && { redeemScript: lock.redeemScript }),
    ...(lock === taproot && { tapInternalKey: key.slice(1) }),
  });
  transaction.signIdx(secret, 0, [hashType]);
  transaction.finalizeIdx(0);
  return RawWitness.encode(transaction.getInput(0).finalScriptWitness ?? []);
}

/** A whole transaction that signs `text` by the script of its input. */
function fullOf(
  change: (parts: ReturnType<typeof RawTx.decode>) => void = () => {},
  hashType: number = SigHash.ALL,
): string {
  const { script } = old;
  const digest = messageDigest(text, script, terms);
  const der = secp256k1.sign(digest, secret, { prehash: false, format: 'der' });
  const transaction = messageTransaction(text, script, terms);
  const parts = {
    version: 0,
    segwitFlag: false,
    inputs: [
      {
        txid: transaction.getInput(0).txid ?? new Uint8Array(32),
        index: 0,
        finalScriptSig: Script.encode([Uint8Array.of(...der, hashType), key]),
        sequence: 0,
      },
    ],
    outputs: [{ amount: 0n, script: Uint8Array.of(0x6a) }],
    witnesses: [],
    lockTime: 0,
  };
  change(parts);
  return `ful${base64.encode(RawTx.encode(parts))}`;
}

describe('a simple signature', () => {
  let signed = '';

  beforeAll(() => {
    const wif = WIF().encode(secret);
    signed = Signer.sign(wif, wrapped.address ?? '', text);
  });

  it('[R7.11] is valid for P2SH-P2WPKH, as made by another library', () => {
    expect(isMessageSignature(text, wrapped.address ?? '', signed)).toBe(true);
    expect(isMessageSignature(text, wrapped.address ?? '', `smp${signed}`)).toBe(true);
    expect(isMessageSignature(`${text}!`, wrapped.address ?? '', signed)).toBe(false);
    expect(isMessageSignature(text, native.address ?? '', signed)).toBe(false);
    expect(isMessageSignature(text, '3JvL6Ymt8MVWiCNHC7oWU6nLeHNJKLZGL1', signed)).toBe(false);
  });

  it.each([
    ['P2WPKH', native],
    ['P2SH-P2WPKH', wrapped],
    ['P2TR', taproot],
  ])('signs everything, or is invalid: %s', (_kind, lock) => {
    const of = (hashType: number): boolean => {
      const encoded = base64.encode(witnessOf(lock, hashType));
      return isMessageSignature(text, lock.address ?? '', `smp${encoded}`);
    };

    expect(of(SigHash.ALL)).toBe(true);
    for (const part of [SigHash.NONE, SigHash.SINGLE, SigHash.ALL_ANYONECANPAY]) {
      expect([part, of(part)]).toEqual([part, false]);
    }
  });

  it('is invalid for P2PKH, which has no witness', () => {
    const encoded = base64.encode(witnessOf(native, SigHash.ALL));
    expect(isMessageSignature(text, old.address ?? '', `smp${encoded}`)).toBe(false);
  });

  it('has the lower of the two values that fit', () => {
    const [signature = new Uint8Array(), own = new Uint8Array()] = RawWitness.decode(
      witnessOf(native, SigHash.ALL),
    );
    const { r, s } = secp256k1.Signature.fromBytes(signature.slice(0, -1), 'der');
    const high = new secp256k1.Signature(r, secp256k1.Point.CURVE().n - s).toBytes('der');
    const encoded = base64.encode(RawWitness.encode([Uint8Array.of(...high, SigHash.ALL), own]));

    expect(isMessageSignature(text, native.address ?? '', encoded)).toBe(false);
  });

  it('has only the signature and its key', () => {
    const witness = RawWitness.decode(witnessOf(native, SigHash.ALL));
    const more = base64.encode(RawWitness.encode([...witness, new Uint8Array()]));

    expect(isMessageSignature(text, native.address ?? '', more)).toBe(false);
  });
});

describe('a full signature', () => {
  const isRight = (signature: string): boolean =>
    isMessageSignature(text, old.address ?? '', signature);

  it('[R7.11] is valid for P2PKH', () => {
    expect(isRight(fullOf())).toBe(true);
  });

  it.each<[string, (parts: ReturnType<typeof RawTx.decode>) => void]>([
    ['of another version', (parts) => (parts.version = 3)],
    ['that spends another output', (parts) => (parts.inputs[0] = { ...input(parts), index: 1 })],
    [
      'that spends another transaction',
      (parts) => (parts.inputs[0] = { ...input(parts), txid: new Uint8Array(32) }),
    ],
    ['that spends something beside', (parts) => parts.inputs.push(input(parts))],
    ['that pays an address', (parts) => (parts.outputs[0] = { amount: 0n, script: old.script })],
    [
      'that moves something',
      (parts) => (parts.outputs[0] = { amount: 1n, script: Uint8Array.of(0x6a) }),
    ],
    [
      'that also pays an address',
      (parts) => parts.outputs.push({ amount: 0n, script: Uint8Array.of(0x6a) }),
    ],
    ['that is valid later than signed', (parts) => (parts.lockTime = 5)],
    [
      'that is valid at another age than signed',
      (parts) => {
        parts.inputs[0] = { ...input(parts), sequence: 5 };
      },
    ],
    [
      'without a signature',
      (parts) => {
        parts.inputs[0] = { ...input(parts), finalScriptSig: new Uint8Array() };
      },
    ],
    [
      'that pushes more than it needs',
      (parts) => {
        const script = Script.encode(['OP_1', ...Script.decode(input(parts).finalScriptSig)]);
        parts.inputs[0] = { ...input(parts), finalScriptSig: script };
      },
    ],
  ])('is invalid %s', (_what, change) => {
    expect(isRight(fullOf(change))).toBe(false);
  });

  it('signs everything', () => {
    expect(isRight(fullOf(undefined, SigHash.NONE))).toBe(false);
  });

  it.each(['ful', 'fulAA==', 'ful!', `ful${'A'.repeat(400)}`])('is not "%s"', (signature) => {
    expect(isRight(signature)).toBe(false);
  });
});

function input(parts: ReturnType<typeof RawTx.decode>) {
  const [first] = parts.inputs;
  if (!first) throw new TypeError('no input');
  return first;
}
