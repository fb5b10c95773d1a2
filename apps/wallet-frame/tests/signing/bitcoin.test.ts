import { describe, expect, it } from '@jest/globals';
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js';
import { OutScript, p2wpkh, SigHash, Transaction } from '@scure/btc-signer';
import { Verifier } from '../../../chains/clients/bip322';
import { withKey } from '../../src/domain/accounts/account-keys';
import { accountsOf } from '../../src/domain/accounts/accounts';
import {
  type BitcoinNetwork,
  ordinalsOf,
  paymentOf,
} from '../../src/domain/accounts/bitcoin-scripts';
import { entropyOf, newEntropy } from '../../src/domain/accounts/entropy';
import {
  type BitcoinAccount,
  parsePsbt,
  signBitcoinMessage,
  signPsbt,
} from '../../src/domain/signing/bitcoin';
import { ABANDON, fromHex } from '../vectors';
import { previousTransaction } from './previous-transaction';

const entropy = entropyOf(ABANDON);
const accounts = ['payment', 'ordinals'] as const;

async function ownOf(account: BitcoinAccount, network: BitcoinNetwork = 'mainnet') {
  const { publicKey } = (await accountsOf(entropy))[account];
  return account === 'payment'
    ? paymentOf(fromHex(publicKey), network)
    : ordinalsOf(fromHex(publicKey), network);
}

describe.each(accounts)('the account for %s', (account) => {
  const sign = (psbt: Uint8Array, inputs: readonly number[]): Promise<Uint8Array> =>
    withKey(entropy, account, (key) => signPsbt(psbt, inputs, account, key));

  it.each(['', 'Hello World', 'é✓ \n two lines'])(
    'signs "%s" by BIP-322, and nothing else',
    async (text) => {
      const { address } = await ownOf(account);
      const signature = await withKey(entropy, account, (key) =>
        signBitcoinMessage(text, account, key),
      );

      expect(Verifier.verifySignature(address, text, signature)).toBe(true);
      expect(Verifier.verifySignature(address, `${text}.`, signature)).toBe(false);
    },
  );

  it('signs its own inputs of a PSBT, so that the transaction is final', async () => {
    const { script } = await ownOf(account);
    const signed = parsePsbt(await sign(await psbtOf([script, script]), [0, 1]));

    expect([0, 1].map((index) => isSignatureRight(signed, index, [script, script]))).toEqual([
      true,
      true,
    ]);
    signed.finalize();
    expect(signed.isFinal).toBe(true);
    expect(signed.fee).toBe(1000n);
  });

  it('leaves the inputs of others', async () => {
    const { script } = await ownOf(account);
    const foreign = p2wpkh(
      fromHex('0279be667ef9dcbbac55a06295ce870b07029bfcdb2dce28d959f2815b16f81798'),
    );
    const signed = parsePsbt(await sign(await psbtOf([foreign.script, script]), [1]));

    expect(hasSignature(signed, 0)).toBe(false);
    expect(hasSignature(signed, 1)).toBe(true);
  });

  it('refuses an input of another account', async () => {
    const script = (await ownOf(account === 'payment' ? 'ordinals' : 'payment')).script;

    await expect(sign(await psbtOf([script]), [0])).rejects.toMatchObject({ code: 'refused' });
  });

  it.each([
    SigHash.NONE,
    SigHash.SINGLE,
    SigHash.ALL_ANYONECANPAY,
    SigHash.SINGLE_ANYONECANPAY,
    SigHash.NONE_ANYONECANPAY,
  ])('refuses to sign a part of a transaction: %s', async (sighashType) => {
    const { script } = await ownOf(account);

    await expect(sign(await psbtOf([script], sighashType), [0])).rejects.toMatchObject({
      code: 'refused',
    });
  });

  it.each([[[]], [[1]], [[-1]], [[0.5]]])('has no inputs %j to sign', async (inputs) => {
    const { script } = await ownOf(account);

    await expect(sign(await psbtOf([script]), inputs)).rejects.toMatchObject({
      code: 'unreadable',
    });
  });
});

it('needs the transaction before each input where a signature does not commit to what all of them spend', async () => {
  const sign = async (account: BitcoinAccount) => {
    const { script } = await ownOf(account);
    const psbt = await psbtOf([script, script], undefined, false);
    return withKey(entropy, account, (key) => signPsbt(psbt, [0], account, key));
  };

  await expect(sign('payment')).rejects.toMatchObject({ code: 'refused' });
  expect(hasSignature(parsePsbt(await sign('ordinals')), 0)).toBe(true);
});

it.each([new Uint8Array(), new Uint8Array(100), fromHex('70736274ff00')])(
  'reads no PSBT from other bytes',
  (bytes) => {
    expect(() => parsePsbt(bytes)).toThrow(expect.objectContaining({ code: 'unreadable' }));
  },
);

it('signs with the key of its own entropy only', async () => {
  const { address } = await ownOf('payment');
  const signature = await withKey(newEntropy(), 'payment', (key) =>
    signBitcoinMessage('x', 'payment', key),
  );

  expect(() => Verifier.verifySignature(address, 'x', signature)).not.toThrow();
  expect(Verifier.verifySignature(address, 'x', signature)).toBe(false);
});

async function psbtOf(
  scripts: readonly Uint8Array[],
  sighashType?: number,
  hasPrevious = true,
): Promise<Uint8Array> {
  const transaction = new Transaction();
  const { bytes, txid } = previousTransaction(
    scripts.map((script) => ({ script, amount: 10_000n })),
  );
  for (const [index, script] of scripts.entries()) {
    transaction.addInput({
      txid,
      index,
      ...(hasPrevious && { nonWitnessUtxo: bytes }),
      witnessUtxo: { script, amount: 10_000n },
      ...(sighashType !== undefined && { sighashType }),
    });
  }
  const { address } = await ownOf('payment');
  transaction.addOutputAddress(address, BigInt(scripts.length) * 10_000n - 1000n);
  return transaction.toPSBT();
}

/** Whether the signature of an input is valid for the digest of the whole transaction. */
function isSignatureRight(
  transaction: Transaction,
  index: number,
  scripts: readonly Uint8Array[],
): boolean {
  const { partialSig, tapKeySig } = transaction.getInput(index);
  const script = scripts[index] ?? new Uint8Array();
  const amounts = scripts.map(() => 10_000n);
  if (tapKeySig) {
    const digest = transaction.preimageWitnessV1(index, [...scripts], SigHash.DEFAULT, amounts);
    return schnorr.verify(tapKeySig, digest, script.slice(2));
  }
  const [[publicKey, signature] = [new Uint8Array(), new Uint8Array()]] = partialSig ?? [];
  const hash = OutScript.encode({ type: 'pkh', hash: script.slice(2) });
  const digest = transaction.preimageWitnessV0(index, hash, SigHash.ALL, 10_000n);
  const isWhole = signature.at(-1) === SigHash.ALL;
  const options = { prehash: false, format: 'der' } as const;
  return isWhole && secp256k1.verify(signature.slice(0, -1), digest, publicKey, options);
}

function hasSignature(transaction: Transaction, index: number): boolean {
  const { partialSig, tapKeySig } = transaction.getInput(index);
  return (partialSig?.length ?? 0) > 0 || tapKeySig !== undefined;
}
