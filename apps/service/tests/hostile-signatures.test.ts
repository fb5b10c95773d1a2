import { describe, expect, it } from '@jest/globals';
import { privateKeyToAccount } from 'viem/accounts';
import { hashMessage, hexToBytes } from 'viem';
import {
  addressOfKey,
  alteredEvmSignatures,
  evmSignature,
  smallKey,
  unreducedEvmSignatures,
} from '../../../tests/support/hostile-signatures';
import { AccountSignatures } from '../src/use-cases/evm/account-signature';
import { deviceKey, isSignedBy } from '../src/domain/device-key';
import { webcrypto } from 'node:crypto';

const message = 'alice.site.eth is mine';
const account = privateKeyToAccount(`0x${'59'.repeat(32)}`);

/** What signs, where the node's contract answers each call with `answer`. */
function signerOf(address: string, signature: string, answer = '') {
  const calls = { call: async () => answer } as never;
  const rpcUrls = { 'eip155:1': 'https://node.test' };
  return new AccountSignatures({ calls, rpcUrls }).signerOf({
    address: address.toLowerCase(),
    message,
    signature,
    chainId: 1,
  });
}

describe('secp256k1 of EVM accounts', () => {
  it('is refused in each form but the one', async () => {
    const signature = await account.signMessage({ message });
    expect(await signerOf(account.address, signature)).toBe('key');
    for (const [name, altered] of alteredEvmSignatures(signature)) {
      expect([name, await signerOf(account.address, altered)]).toEqual([name, undefined]);
    }
    const small = addressOfKey(smallKey(hexToBytes(hashMessage(message))));
    expect(await signerOf(small, evmSignature(1n, 1n))).toBe('key');
    for (const [name, altered] of unreducedEvmSignatures) {
      expect([name, await signerOf(small, altered)]).toEqual([name, undefined]);
    }
  });

  it.each([
    ['the magic value in 32 bytes', `0x1626ba7e${'0'.repeat(56)}`, 'contract'],
    ['the magic value alone', '0x1626ba7e', undefined],
    ['the magic value and more', `0x1626ba7e${'0'.repeat(120)}`, undefined],
    ['the call itself', `0x1626ba7e${'ab'.repeat(28)}`, undefined],
    ['the number of the magic value', `0x${'0'.repeat(56)}1626ba7e`, undefined],
    ['1', `0x${'0'.repeat(63)}1`, undefined],
    ['the answer of the validator', '0x01', undefined],
    ['nothing', '0x', undefined],
  ])('is judged by a contract that answers %s', async (_name, answer, expected) => {
    expect(await signerOf(`0x${'c0'.repeat(20)}`, `0x${'ab'.repeat(65)}`, answer)).toBe(expected);
  });
});

describe('P-256 of devices', () => {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };

  it('has one spelling of each key, and takes no point that is not on the curve', async () => {
    const pair = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
    const { x = '', y = '' } = await webcrypto.subtle.exportKey('jwk', pair.publicKey);
    const longer = Buffer.concat([Buffer.from([0]), Buffer.from(x, 'base64url')]);
    const spellings = [
      `${x}=`,
      `${x}!`,
      ` ${x}`,
      longer.toString('base64url'),
      x.slice(0, 42),
      x.slice(0, -1) + String.fromCharCode(x.charCodeAt(42) + 1),
      'A'.repeat(43),
      y,
    ];
    expect(deviceKey({ x, y })).toBe(JSON.stringify({ kty: 'EC', crv: 'P-256', x, y }));
    for (const other of spellings) {
      expect([other, deviceKey({ x: other, y })]).toEqual([other, undefined]);
    }
  });

  it('has no signature with an r or an s of 0, or with one beyond the order', async () => {
    const pair = await webcrypto.subtle.generateKey(algorithm, true, ['sign', 'verify']);
    const key = deviceKey(await webcrypto.subtle.exportKey('jwk', pair.publicKey));
    const hash = { name: 'ECDSA', hash: 'SHA-256' };
    const text = new TextEncoder().encode(message);
    const signed = Buffer.from(await webcrypto.subtle.sign(hash, pair.privateKey, text));
    const [r, s] = [signed.subarray(0, 32), signed.subarray(32)];
    const order = Buffer.from(
      'ffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551',
      'hex',
    );
    const none = Buffer.alloc(32);
    const accepts = (...parts: readonly Buffer[]) =>
      isSignedBy(key ?? '', message, Buffer.concat(parts).toString('base64url'));
    expect(accepts(r, s)).toBe(true);
    for (const parts of [
      [none, s],
      [r, none],
      [none, none],
      [order, s],
      [r, order],
      [r],
      [r, s, none],
      [],
    ]) {
      expect(accepts(...parts)).toBe(false);
    }
  });
});
