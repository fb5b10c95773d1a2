import { expect, it } from '@jest/globals';
import { ed25519 } from '@noble/curves/ed25519.js';
import { base58, base64 } from '@scure/base';
import { createHash } from 'node:crypto';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { withKey } from '../../src/domain/accounts/account-keys';
import { accountsOf } from '../../src/domain/accounts/accounts';
import { newEntropy } from '../../src/domain/accounts/entropy';
import { fromBase64url } from '../../src/domain/bytes/base64url';
import { hexOf } from '../../src/domain/bytes/hex-of';
import { readSignRequest } from '../../src/domain/signing/sign-request';
import { actText } from '../../src/domain/wallet-key/wallet-act';
import { walletKeyOf } from '../../src/domain/wallet-key/wallet-key';

type KeyModule = typeof import('../../src/domain/wallet-key/wallet-key');

/** What a site would have signed to end a way to open the wallet. */
const text = actText(
  { act: 'slot.revoke', subject: ['0b0e8ad0-6a53-4b8a-8f3e-000000000001'] },
  { service: 'https://wallet.test', account: 'a'.repeat(43), nonce: 'n'.repeat(22), until: 60_000 },
);
const message = hexOf(new TextEncoder().encode(text));

/** A transaction of Solana whose only instruction is a memo of the text, which the visitor pays for. */
function memo(payer: Uint8Array): string {
  const program = base58.decode('MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr');
  const bytes = new TextEncoder().encode(text);
  const length = Uint8Array.of((bytes.length & 127) | 128, bytes.length >> 7);
  const head = Uint8Array.of(1, 0, 1, 2);
  const instruction = Uint8Array.of(1, 0, ...length, ...bytes);
  const blockhash = new Uint8Array(32).fill(7);
  const body = [...head, ...payer, ...program, ...blockhash, 1, ...instruction];
  return base64.encode(Uint8Array.of(1, ...new Uint8Array(64), ...body));
}

/** Every signature of the text that a site gets of this wallet, where the visitor approves everything. */
async function asked(entropy: Uint8Array): Promise<readonly string[]> {
  const { solana } = await accountsOf(entropy);
  const typedData = {
    types: {
      EIP712Domain: [{ name: 'name', type: 'string' }],
      Act: [{ name: 'text', type: 'string' }],
    },
    primaryType: 'Act',
    domain: { name: 'cleat-wallet-key' },
    message: { text },
  };
  const requests = [
    { kind: 'evmMessage', message },
    { kind: 'typedData', typedData },
    { kind: 'solanaMessage', message },
    { kind: 'solanaTransactions', transactions: [memo(base58.decode(solana.address))] },
    { kind: 'bitcoinMessage', account: 'payment', message: text },
    { kind: 'bitcoinMessage', account: 'ordinals', message: text },
    { kind: 'polkadotMessage', message },
  ];
  const signed = requests.map(async (request) => {
    const { account, sign } = readSignRequest(request);
    return withKey(entropy, account, sign);
  });
  return (await Promise.all(signed)).flat();
}

/** How many of the signatures the service would take as those of the wallet's key. */
async function taken(keyOf: KeyModule['walletKeyOf']): Promise<number> {
  const entropy = newEntropy();
  const key = fromBase64url(await keyOf(entropy));
  const signatures = await asked(entropy);
  expect(signatures).toHaveLength(7);
  const bytes = signatures.flatMap((one) => {
    const all = one.startsWith('0x')
      ? Buffer.from(one.slice(2), 'hex')
      : Buffer.from(one, 'base64');
    // Wherever a signature stands in what a site gets.
    return Array.from({ length: Math.max(all.length - 63, 0) }, (_, at) =>
      all.subarray(at, at + 64),
    );
  });
  const texts = [Buffer.from(text), createHash('sha256').update(text).digest()];
  const isTaken = (signature: Uint8Array): boolean =>
    texts.some((one) => {
      try {
        return ed25519.verify(signature, one, key, { zip215: false });
      } catch {
        return false;
      }
    });
  return bytes.filter(isTaken).length;
}

it('[E1.a] gets no signature of an act by asking for one, in any namespace', async () => {
  expect(await taken(walletKeyOf)).toBe(0);
});

it('[E1.a control] gets one as a message of Solana where the key is that of an account', async () => {
  const file = 'apps/wallet-frame/src/domain/wallet-key/wallet-key.ts';
  const put = `const { withKey } = await import('../accounts/account-keys');
    return withKey(entropy, 'solana', work);`;
  const find = 'return spending(new Uint8Array(seed), work);';
  const control = await withoutDefence<KeyModule>(file, { file, find, put });
  expect(await taken(control.walletKeyOf)).toBe(1);
});
