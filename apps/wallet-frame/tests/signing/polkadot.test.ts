import { beforeAll, describe, expect, it } from '@jest/globals';
import { TypeRegistry } from '../../../chains/clients/polkadot-types';
import {
  cryptoWaitReady,
  signatureVerify,
  sr25519Verify,
} from '../../../chains/clients/polkadot-crypto';
import { blake2b } from '@noble/hashes/blake2.js';
import { withKey } from '../../src/domain/accounts/account-keys';
import { accountsOf } from '../../src/domain/accounts/accounts';
import { newEntropy } from '../../src/domain/accounts/entropy';
import { signPolkadotMessage, signPolkadotPayload } from '../../src/domain/signing/polkadot';
import { polkadotPayload } from '../../src/domain/signing/polkadot-payload';
import { fromHex, toHex } from '../vectors';

const entropy = newEntropy();
let publicKey: Uint8Array;

beforeAll(async () => {
  await cryptoWaitReady();
  publicKey = fromHex((await accountsOf(entropy)).sr25519.publicKey);
});

const HASH = `0x${'ab'.repeat(32)}`;

/** The extensions of Polkadot's relay chain and of its Asset Hub. */
const RELAY = [
  'CheckNonZeroSender',
  'CheckSpecVersion',
  'CheckTxVersion',
  'CheckGenesis',
  'CheckMortality',
  'CheckNonce',
  'CheckWeight',
  'ChargeTransactionPayment',
  'PrevalidateAttests',
  'CheckMetadataHash',
];
const ASSET_HUB = [
  ...RELAY.slice(0, 7),
  'ChargeAssetTxPayment',
  'CheckMetadataHash',
  'StorageWeightReclaim',
];

const payload = {
  address: '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
  blockHash: HASH,
  blockNumber: '0x000003e8',
  era: '0xe500',
  genesisHash: `0x${'cd'.repeat(32)}`,
  method: '0x050300d43593c715fdd31c61141abd04a99fd6822c8558854ccde39a5684e7a56da27d04',
  nonce: '0x00000000',
  signedExtensions: RELAY,
  specVersion: '0x000f4dfa',
  tip: '0x00000000000000000000000000000000',
  transactionVersion: '0x0000001a',
  version: 4,
  mode: 0,
};

describe('the payload of an extrinsic', () => {
  it.each<readonly [string, Record<string, unknown>]>([
    ['of the relay chain', {}],
    ['of the Asset Hub', { signedExtensions: ASSET_HUB }],
    ['with an era that never ends', { era: '0x00' }],
    ['with a large nonce', { nonce: '0x00004567' }],
    ['with a tip', { tip: '0x000000000000000000000002540be400' }],
    ['with a large tip', { tip: '0x00000000000000ffffffffffffffffff' }],
    ['with the hash of the metadata', { mode: 1, metadataHash: `0x${'ef'.repeat(32)}` }],
    ['with a long call', { method: `0x0001${'61'.repeat(400)}` }],
  ])('%s is written as polkadot.js writes it', (_, part) => {
    const asked = { ...payload, ...part };
    const registry = new TypeRegistry();
    registry.setSignedExtensions(asked.signedExtensions);
    const { version } = payload;
    const expected = registry.createType('ExtrinsicPayload', asked, { version });

    expect(toHex(polkadotPayload(asked))).toBe(toHex(expected.toU8a({ method: true })));
  });

  it.each<readonly [string, Record<string, unknown>, string]>([
    ['an unknown extension', { signedExtensions: [...RELAY, 'EthSetOrigin'] }, 'refused'],
    ['a name of every object', { signedExtensions: ['toString'] }, 'refused'],
    ['no extensions', { signedExtensions: [] }, 'unreadable'],
    ['another version', { version: 5 }, 'refused'],
    ['a short hash', { genesisHash: '0xab' }, 'unreadable'],
    ['a number for the nonce', { nonce: 1 }, 'unreadable'],
    ['a long era', { era: '0x000000' }, 'unreadable'],
    ['no method', { method: undefined }, 'unreadable'],
    ['another mode', { mode: 2 }, 'unreadable'],
    ['a version that is too large', { specVersion: '0x100000000' }, 'unreadable'],
    ['an asset that is no option', { signedExtensions: ASSET_HUB, assetId: '0x02' }, 'unreadable'],
  ])('with %s is refused', (_, part, code) => {
    expect(() => polkadotPayload({ ...payload, ...part })).toThrow(
      expect.objectContaining({ code }),
    );
  });
});

describe('a signature', () => {
  it.each([10, 256, 257, 2000])(
    'of a payload of %s bytes is what the runtime verifies',
    async (length) => {
      const bytes = new Uint8Array(length).fill(7);
      const signature = await withKey(entropy, 'sr25519', (key) => signPolkadotPayload(bytes, key));
      const verified = length > 256 ? blake2b(bytes, { dkLen: 32 }) : bytes;

      expect(signature[0]).toBe(1);
      expect(sr25519Verify(verified, signature.slice(1), publicKey)).toBe(true);
    },
  );

  it.each(['Hello', '<Bytes>Hello</Bytes>', ''])(
    'of the message "%s" is of its wrapped form',
    async (text) => {
      const message = new TextEncoder().encode(text);
      const signature = await withKey(entropy, 'sr25519', (key) =>
        signPolkadotMessage(message, key),
      );
      const wrapped = text.startsWith('<Bytes>') ? text : `<Bytes>${text}</Bytes>`;

      expect(sr25519Verify(wrapped, signature, publicKey)).toBe(true);
      expect(signatureVerify(wrapped, signature, publicKey).isValid).toBe(true);
      expect(sr25519Verify(`${wrapped}.`, signature, publicKey)).toBe(false);
    },
  );

  it('of a message is never that of an extrinsic', async () => {
    const bytes = polkadotPayload(payload);
    const signature = await withKey(entropy, 'sr25519', (key) => signPolkadotMessage(bytes, key));

    expect(sr25519Verify(bytes, signature, publicKey)).toBe(false);
  });
});
