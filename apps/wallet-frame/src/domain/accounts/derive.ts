import { hmac } from '@noble/hashes/hmac.js';
import { sha512 } from '@noble/hashes/sha2.js';
import { HDKey } from '@scure/bip32';
import { wipe } from '../bytes/wipe';

const HARDENED = 0x8000_0000;
const ED25519_MASTER = new TextEncoder().encode('ed25519 seed');

/** The numbers of a path such as `m/44'/60'/0'/0/0`. */
export function pathOf(text: string): readonly number[] {
  const [root, ...steps] = text.split('/');
  if (root !== 'm') throw new RangeError(`No path: ${text}`);
  return steps.map((step) => {
    const [, digits, mark] = /^(\d{1,10})('?)$/.exec(step) ?? [];
    const number = Number(digits);
    if (digits === undefined || number >= HARDENED) throw new RangeError(`No path: ${text}`);
    return mark === '' ? number : number + HARDENED;
  });
}

/** The private key of secp256k1 at `path` (BIP-32). The keys above it are wiped, and the caller wipes this one. */
export function secp256k1KeyAt(seed: Uint8Array, path: string): Uint8Array {
  let node = HDKey.fromMasterSeed(seed);
  for (const index of pathOf(path)) {
    const child = node.deriveChild(index);
    node.wipePrivateData();
    node = child;
  }
  const { privateKey } = node;
  if (!privateKey) throw new RangeError('A path of secp256k1 has no key here'); // BIP-32: below 1 in 2^127.
  const key = privateKey.slice();
  node.wipePrivateData();
  return key;
}

/** The private key of Ed25519 at `path` (SLIP-10), whose steps are all hardened. The caller wipes it. */
export function ed25519KeyAt(seed: Uint8Array, path: string): Uint8Array {
  let node = hmac(sha512, ED25519_MASTER, seed);
  for (const index of pathOf(path)) {
    if (index < HARDENED) throw new RangeError('Ed25519 has hardened steps only');
    const data = new Uint8Array(37);
    data.set(node.subarray(0, 32), 1);
    new DataView(data.buffer).setUint32(33, index);
    const child = hmac(sha512, node.subarray(32), data);
    wipe(node, data);
    node = child;
  }
  const key = node.slice(0, 32);
  wipe(node);
  return key;
}
