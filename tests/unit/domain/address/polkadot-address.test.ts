import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { encodeBase58 } from '../../../../domain/address/base58';
import {
  checkPolkadotAddress,
  isPolkadotAddress,
  spellPolkadotAddress,
} from '../../../../domain/address/polkadot-address';
import { describeVectors } from '../../../support/vectors';

const alice = '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY';
const zeroKeyOnPolkadot = '111111111111111111111111111111111HC1';

describe('checkPolkadotAddress', () => {
  it('returns prefix and key, from which spellPolkadotAddress makes the address again', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 16_383 }),
        fc.constantFrom(32, 33),
        fc.infiniteStream(fc.integer({ min: 0, max: 255 })),
        (prefix, size, stream) => {
          fc.pre(prefix !== 46 && prefix !== 47);
          const publicKey = Uint8Array.from({ length: size }, () => stream.next().value);
          const address = spellPolkadotAddress(publicKey, prefix) ?? '';
          expect(isPolkadotAddress(address)).toBe(true);
          expect(checkPolkadotAddress(address)).toEqual({ ok: true, address, prefix, publicKey });
        },
      ),
    );
  });

  it('accepts the shortest possible address, of the zero key', () => {
    expect(checkPolkadotAddress(zeroKeyOnPolkadot)).toMatchObject({ ok: true, prefix: 0 });
  });

  it.each([
    ['an EVM address', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', 'form'],
    ['nothing', '', 'form'],
    ['a changed character', alice.replace('wva', 'wvb'), 'checksum'],
    ['one character less', alice.slice(0, -1), 'form'],
    ['one character more', `${alice}1`, 'checksum'],
    ['a key of 31 bytes', encodeBase58(Uint8Array.of(42, ...new Uint8Array(33))), 'length'],
    ['a reserved prefix', encodeBase58(Uint8Array.of(46, ...new Uint8Array(34))), 'form'],
    [
      'a first byte that SS58 has not given out',
      encodeBase58(new Uint8Array(35).fill(128)),
      'form',
    ],
    [
      'a short prefix in the long spelling',
      encodeBase58(Uint8Array.of(64, ...new Uint8Array(35))),
      'form',
    ],
  ])('refuses %s', (_what, value, fault) => {
    expect(checkPolkadotAddress(value)).toEqual({ ok: false, fault });
  });

  it('refuses an address that is spelled for another network', () => {
    expect(checkPolkadotAddress(alice, [0, 42]).ok).toBe(true);
    expect(checkPolkadotAddress(alice, [0])).toEqual({ ok: false, fault: 'network' });
  });

  it('detects every change of one character', () => {
    const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';
    let accepted = 0;
    for (let index = 0; index < alice.length; index += 1) {
      for (const character of alphabet) {
        const changed = alice.slice(0, index) + character + alice.slice(index + 1);
        accepted += checkPolkadotAddress(changed).ok ? 1 : 0;
      }
    }
    expect(accepted).toBe(alice.length); // The original character, once per position.
  });
});

describe('spellPolkadotAddress', () => {
  it.each([-1, 46, 47, 16_384, 1.5, Number.NaN])('refuses prefix %d', (prefix) => {
    expect(spellPolkadotAddress(new Uint8Array(32), prefix)).toBeUndefined();
  });

  it('refuses a key of the wrong size', () => {
    expect(spellPolkadotAddress(new Uint8Array(31), 0)).toBeUndefined();
    expect(spellPolkadotAddress(new Uint8Array(32), 0)).toBe(zeroKeyOnPolkadot);
  });
});

describeVectors<{
  readonly subkey: readonly {
    readonly address: string;
    readonly publicKey: string;
    readonly ss58Format: number;
  }[];
  readonly sameKey: readonly {
    readonly in: string;
    readonly prefix: number;
    readonly out: string;
  }[];
  readonly valid: readonly string[];
  readonly invalid: readonly string[];
  readonly prefixCheck: readonly {
    readonly address: string;
    readonly prefix: number;
    readonly ok: boolean;
  }[];
  readonly registry: readonly { readonly prefix: number; readonly network: string }[];
}>('ss58', (vectors) => {
  it('agrees with subkey on prefix and key, both ways', () => {
    expect(vectors.subkey).toHaveLength(10);
    for (const { address, publicKey, ss58Format } of vectors.subkey) {
      const key = Uint8Array.from(Buffer.from(publicKey.slice(2), 'hex'));
      expect(checkPolkadotAddress(address)).toEqual({
        ok: true,
        address,
        prefix: ss58Format,
        publicKey: key,
      });
      expect(spellPolkadotAddress(key, ss58Format)).toBe(address);
    }
  });

  it('spells the same key for another network', () => {
    for (const row of vectors.sameKey) {
      const check = checkPolkadotAddress(row.in);
      expect(check.ok && spellPolkadotAddress(check.publicKey, row.prefix)).toBe(row.out);
    }
  });

  it('accepts each valid row, refuses each invalid one and checks the prefix', () => {
    for (const address of vectors.valid) expect(checkPolkadotAddress(address).ok).toBe(true);
    for (const address of vectors.invalid) expect(checkPolkadotAddress(address).ok).toBe(false);
    for (const { address, prefix, ok } of vectors.prefixCheck) {
      expect(checkPolkadotAddress(address, [prefix]).ok).toBe(ok);
    }
  });

  it('has a spelling for every network of the registry except three', () => {
    // Two prefixes are reserved; Mythos has 20-byte addresses and a number beyond what SS58 can hold.
    const exceptions = ['reserved46', 'reserved47', 'mythos'];
    expect(vectors.registry).toHaveLength(149);
    for (const { network, prefix } of vectors.registry) {
      const spelled = spellPolkadotAddress(new Uint8Array(32).fill(1), prefix);
      expect([network, spelled !== undefined]).toEqual([network, !exceptions.includes(network)]);
      if (spelled) expect(checkPolkadotAddress(spelled, [prefix]).ok).toBe(true);
    }
  });
});
