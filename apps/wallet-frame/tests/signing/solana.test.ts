import { beforeAll, describe, expect, it } from '@jest/globals';
import { ed25519 } from '@noble/curves/ed25519.js';
import {
  type Address,
  appendTransactionMessageInstruction,
  type Blockhash,
  compileTransaction,
  createKeyPairSignerFromPrivateKeyBytes,
  createTransactionMessage,
  getAddressDecoder,
  getTransactionDecoder,
  getTransactionEncoder,
  type KeyPairSigner,
  pipe,
  setTransactionMessageFeePayer,
  setTransactionMessageLifetimeUsingBlockhash,
  signTransaction,
} from '@solana/web3.js';
import { withKey } from '../../src/domain/accounts/account-keys';
import { newEntropy } from '../../src/domain/accounts/entropy';
import {
  parseSolanaTransaction,
  signSolanaMessage,
  signSolanaTransaction,
} from '../../src/domain/signing/solana';
import { toHex } from '../vectors';

const entropy = newEntropy();
const BLOCKHASH = '4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZAMdL4VZHirAn' as Blockhash;
const lifetime = { blockhash: BLOCKHASH, lastValidBlockHeight: 1n };
let own: KeyPairSigner;
let other: KeyPairSigner;

beforeAll(async () => {
  const key = await withKey(entropy, 'solana', (bytes) => bytes.slice());
  own = await createKeyPairSignerFromPrivateKeyBytes(key);
  other = await createKeyPairSignerFromPrivateKeyBytes(newEntropy());
});

/** A transfer whose fee `payer` pays and which both sign. */
function transfer(version: 0 | 'legacy', payer: Address) {
  const instruction = {
    programAddress: '11111111111111111111111111111111' as Address,
    accounts: [
      { address: own.address, role: 3 },
      { address: other.address, role: 3 },
    ],
    data: Uint8Array.of(2, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0),
  };
  return compileTransaction(
    pipe(
      createTransactionMessage({ version }),
      (message) => setTransactionMessageFeePayer(payer, message),
      (message) => setTransactionMessageLifetimeUsingBlockhash(lifetime, message),
      (message) => appendTransactionMessageInstruction(instruction, message),
    ),
  );
}

const encoded = (transaction: ReturnType<typeof transfer>): Uint8Array =>
  new Uint8Array(getTransactionEncoder().encode(transaction));

const signed = (bytes: Uint8Array): Promise<Uint8Array> =>
  withKey(entropy, 'solana', (key) => signSolanaTransaction(bytes, key));

describe.each([0, 'legacy'] as const)('a transaction of version %s', (version) => {
  it('is signed as the SDK of Solana signs it', async () => {
    const transaction = transfer(version, own.address);
    const expected = await signTransaction([own.keyPair, other.keyPair], transaction);
    const half = await signed(encoded(transaction));

    const { signatures } = getTransactionDecoder().decode(half);
    expect(signatures[own.address]).toEqual(expected.signatures[own.address]);
    expect(signatures[other.address]).toBeNull();
  });

  it('keeps the signatures of others, wherever its own place is', async () => {
    const transaction = transfer(version, other.address);
    const complete = await signTransaction([own.keyPair, other.keyPair], transaction);
    const { [own.address]: mine = null, ...theirs } = complete.signatures;
    expect(mine).not.toBeNull();
    const bytes = encoded({
      ...transaction,
      signatures: { ...transaction.signatures, ...theirs },
    });

    expect(toHex(await signed(bytes))).toBe(
      toHex(encoded({ ...transaction, signatures: complete.signatures })),
    );
  });

  it('is refused where it asks for others only', async () => {
    const foreign = withKey(newEntropy(), 'solana', (key) =>
      signSolanaTransaction(encoded(transfer(version, own.address)), key),
    );

    await expect(foreign).rejects.toMatchObject({ code: 'refused' });
  });

  it('is never signed as a message', async () => {
    const { message } = parseSolanaTransaction(encoded(transfer(version, own.address)));
    const asMessage = withKey(entropy, 'solana', (key) => signSolanaMessage(message, key));

    await expect(asMessage).rejects.toMatchObject({ code: 'refused' });
  });

  it('is read to its last byte', () => {
    const whole = encoded(transfer(version, own.address));
    const { signers } = parseSolanaTransaction(whole);
    expect(signers.map((key) => getAddressDecoder().decode(key)).sort()).toEqual(
      [own.address, other.address].sort(),
    );

    const broken = [
      whole.slice(1),
      whole.slice(0, 100),
      Uint8Array.of(1, ...whole.slice(1)),
      Uint8Array.of(0x82, 0x00, ...whole.slice(1)),
      Uint8Array.of(...whole, ...new Uint8Array(1300)),
      new Uint8Array(),
    ];
    for (const bytes of broken) {
      expect(() => parseSolanaTransaction(bytes)).toThrow(
        expect.objectContaining({ code: 'unreadable' }),
      );
    }
  });
});

it('signs messages that Ed25519 verifies', async () => {
  const message = new TextEncoder().encode('site.test wants you to sign in');
  const signature = await withKey(entropy, 'solana', (key) => signSolanaMessage(message, key));
  const publicKey = await withKey(entropy, 'solana', (key) => ed25519.getPublicKey(key));

  expect(ed25519.verify(signature, message, publicKey)).toBe(true);
  expect(ed25519.verify(signature, message.slice(1), publicKey)).toBe(false);
});
