import { describe, expect, it } from '@jest/globals';
import { sha256 } from '@noble/hashes/sha2.js';
import { bech32m, createBase58check } from '@scure/base';
import fc from 'fast-check';
import {
  bitcoinNetworksByForm,
  type BitcoinAddressType,
  checkBitcoinAddress,
  isBitcoinAddress,
} from '../../../../domain/address/bitcoin-address';
import { describeVectors } from '../../../support/vectors';

const base58check = createBase58check(sha256);
const segwit = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const taproot = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0';

describe('isBitcoinAddress', () => {
  it.each([
    '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH',
    '3LRW7jeCvQCRdPF8S3yUCfRAx4eqXFmdcr',
    'mrCDrCybB6J1vRfbwM5hemdJz73FwDBC8r',
    segwit,
    segwit.toUpperCase(),
    taproot,
    'bcrt1qjh3dnrafy8f2zszh5sdqn6c3ycfljh930yza9nt72v30dkw8mlvscn82zx',
  ])('recognises the form of %s', (value) => {
    expect(isBitcoinAddress(value)).toBe(true);
  });

  it.each([
    '',
    'bc1',
    'bc1qO',
    `${segwit}\n`,
    'Bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    '0x12',
  ])('refuses %j', (value) => {
    expect(isBitcoinAddress(value)).toBe(false);
  });
});

describe('bitcoinNetworksByForm', () => {
  it.each([
    ['1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH', ['mainnet']],
    ['3LRW7jeCvQCRdPF8S3yUCfRAx4eqXFmdcr', ['mainnet']],
    ['mrCDrCybB6J1vRfbwM5hemdJz73FwDBC8r', ['testnet', 'regtest']],
    ['2NByiBUaEXrhmqAsg7BbLpcQSAQs1EDwt5w', ['testnet', 'regtest']],
    [segwit.toUpperCase(), ['mainnet']],
    ['tb1qghfhmd4zh7ncpmxl3qzhmq566jk8ckq4gafnmq', ['testnet']],
    ['bcrt1qjh3dnrafy8f2zszh5sdqn6c3ycfljh930yza9nt72v30dkw8mlvscn82zx', ['regtest']],
    ['0x12', []],
  ])('assigns %s to %j', (value, networks) => {
    expect(bitcoinNetworksByForm(value)).toEqual(networks);
  });
});

describe('checkBitcoinAddress', () => {
  it('returns type, networks and the canonical spelling', () => {
    expect(checkBitcoinAddress(segwit.toUpperCase())).toEqual({
      ok: true,
      address: segwit,
      type: 'p2wpkh',
      networks: ['mainnet'],
    });
    expect(checkBitcoinAddress('mrCDrCybB6J1vRfbwM5hemdJz73FwDBC8r')).toEqual({
      ok: true,
      address: 'mrCDrCybB6J1vRfbwM5hemdJz73FwDBC8r',
      type: 'p2pkh',
      networks: ['testnet', 'regtest'],
    });
  });

  it('refuses an address of another network, and only then', () => {
    expect(checkBitcoinAddress(segwit, 'mainnet').ok).toBe(true);
    expect(checkBitcoinAddress(segwit, 'testnet')).toEqual({ ok: false, fault: 'network' });
    expect(checkBitcoinAddress('mrCDrCybB6J1vRfbwM5hemdJz73FwDBC8r', 'regtest').ok).toBe(true);
  });

  it.each([
    ['a changed last character', segwit.replace(/4$/, '5'), 'checksum'],
    ['a changed base58 character', '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMJ', 'checksum'],
    ['mixed letter case', segwit.replace('q', 'Q'), 'form'],
    ['a Taproot address with the older checksum', `${taproot.slice(0, -6)}h2y7hd`, 'checksum'],
    ['version 0 with the newer checksum', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kemeawh', 'checksum'],
    ['version 0 of 16 bytes', 'BC1QR508D6QEJXTDG4Y5R3ZARVARYV98GJ9P', 'length'],
    ['a program of one byte', 'bc1pw5dgrnzv', 'length'],
    [
      'a program of 41 bytes',
      'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7v8n0nx0muaewav253zgeav',
      'length',
    ],
    [
      'a version that no script can have',
      'BC130XLXVLHEMJA6C4DQV22UAPCTQUPFHLXM9H8Z3K2E72Q4K9HCZ7VQ7ZWS8R',
      'form',
    ],
    ['no program', 'bc1gmk9yu', 'form'],
    ['an unknown version byte', base58check.encode(versioned(0x01, 20)), 'form'],
    ['an address of another base58 version', base58check.encode(versioned(0x03, 20)), 'kind'],
    ['a hash that is too long', base58check.encode(versioned(0x00, 21)), 'length'],
    ['an e-mail', 'a@b.example', 'form'],
  ])('refuses %s', (_what, value, fault) => {
    expect(checkBitcoinAddress(value)).toEqual({ ok: false, fault });
  });

  it.each([
    [
      'version 1 of 40 bytes',
      'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
    ],
    ['pay to anchor, version 1 of 2 bytes', 'bc1pfeessrawgf'],
    ['version 2 of 16 bytes', 'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs'],
    ['version 16 of 2 bytes', 'BC1SW50QGDZ25J'],
  ])(
    'accepts and marks an address that BIP-350 allows but no rule assigns yet: %s',
    (_what, value) => {
      expect(checkBitcoinAddress(value, 'mainnet')).toEqual({
        ok: true,
        address: value.toLowerCase(),
        type: 'futureWitness',
        networks: ['mainnet'],
      });
      expect(checkBitcoinAddress(value, 'testnet')).toEqual({ ok: false, fault: 'network' });
    },
  );

  it('accepts every version from 1 to 16 in every length from 2 to 40 bytes, and no other', () => {
    for (let version = 1; version <= 16; version += 1) {
      for (const length of [1, 2, 20, 31, 33, 40, 41]) {
        const check = checkBitcoinAddress(witnessOf(version, length));
        const isAllowed = length >= 2 && length <= 40;
        expect([version, length, check.ok && check.type]).toEqual([
          version,
          length,
          isAllowed && 'futureWitness',
        ]);
      }
    }
    expect(checkBitcoinAddress(witnessOf(17, 20)).ok).toBe(false);
  });

  it('refuses a Taproot key that cannot exist', () => {
    const fieldPrime = 2n ** 256n - 2n ** 32n - 977n;
    expect(checkBitcoinAddress(taprootOf(fieldPrime))).toEqual({ ok: false, fault: 'key' });
    expect(checkBitcoinAddress(taprootOf(5n))).toEqual({ ok: false, fault: 'key' });
    expect(checkBitcoinAddress(taprootOf(1n))).toMatchObject({ ok: true, type: 'p2tr' });
  });

  it('detects every change of one character', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(segwit, taproot, '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH'),
        fc.nat(),
        fc.constantFrom(...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'),
        (address, position, character) => {
          const index = position % address.length;
          fc.pre(address.charAt(index) !== character);
          const changed = address.slice(0, index) + character + address.slice(index + 1);
          expect(checkBitcoinAddress(changed).ok).toBe(false);
        },
      ),
      { numRuns: 1000 },
    );
  });
});

describeVectors<{
  readonly bech32: SegwitRows;
  readonly bech32m: SegwitRows;
}>('bip173-bip350', ({ bech32, bech32m: current }) => {
  /** Valid bech32m, but of a version or size to which no standard output pays today. */
  const futureKinds = [
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7kt5nd6y',
    'BC1SW50QGDZ25J',
    'bc1zw508d6qejxtdg4y5r3zarvaryvaxxpcs',
  ];

  /** Rows of BIP-173 that BIP-350 turned into invalid ones. */
  const supersededByBip350 = [
    'bc1pw508d6qejxtdg4y5r3zarvary0c5xw7kw508d6qejxtdg4y5r3zarvary0c5xw7k7grplx',
    'BC1SW50QA3JX3S',
    'bc1zw508d6qejxtdg4y5r3zarvaryvg6kdaj',
  ];

  it('accepts each valid segwit row, and marks the three of a future version', () => {
    expect(current.segwitValid).toHaveLength(8);
    for (const { address, scriptPubKey } of current.segwitValid) {
      const type = futureKinds.includes(address) ? 'futureWitness' : typeOfScript(scriptPubKey);
      const expected = { ok: true, address: address.toLowerCase(), type };
      expect(checkBitcoinAddress(address)).toMatchObject(expected);
    }
  });

  it('refuses the three rows of BIP-173 that BIP-350 superseded, and accepts its others', () => {
    for (const { address } of bech32.segwitValid) {
      const isSuperseded = supersededByBip350.includes(address);
      expect([address, checkBitcoinAddress(address).ok]).toEqual([address, !isSuperseded]);
    }
  });

  it('refuses each invalid segwit row', () => {
    const rows = [...bech32.segwitInvalid, ...current.segwitInvalid];
    expect(rows).toHaveLength(25);
    for (const { address } of rows) {
      expect([address, checkBitcoinAddress(address).ok]).toEqual([address, false]);
    }
  });
});

describeVectors<{
  readonly base58Valid: readonly {
    readonly address: string;
    readonly type: 'pubkey' | 'script';
    readonly testnet: boolean;
  }[];
  readonly privkeysThatAreNotAddresses: readonly string[];
  readonly base58Invalid: readonly string[];
  readonly address: {
    readonly standard: readonly {
      readonly network: 'bitcoin' | 'testnet' | 'regtest' | 'litecoin';
      readonly version: number;
      readonly base58check?: string;
      readonly bech32?: string;
      readonly script: string;
    }[];
    readonly bech32: readonly { readonly address: string; readonly version: number }[];
    readonly invalid: {
      readonly bech32: readonly { readonly address: string }[];
      readonly fromBase58Check: readonly { readonly address: string }[];
      readonly toOutputScript: readonly {
        readonly address: string;
        readonly network?: { readonly bech32: string };
      }[];
    };
  };
}>('bitcoin-addresses', (vectors) => {
  it('accepts each base58 row with its type and network', () => {
    expect(vectors.base58Valid).toHaveLength(26);
    for (const { address, type, testnet } of vectors.base58Valid) {
      expect(checkBitcoinAddress(address)).toEqual({
        ok: true,
        address,
        type: type === 'pubkey' ? 'p2pkh' : 'p2sh',
        networks: testnet ? ['testnet', 'regtest'] : ['mainnet'],
      });
    }
  });

  it('refuses private keys and each invalid base58 row', () => {
    const refused = [...vectors.privkeysThatAreNotAddresses, ...vectors.base58Invalid];
    expect(refused).toHaveLength(74);
    for (const value of refused) {
      expect([value, checkBitcoinAddress(value).ok]).toEqual([value, false]);
    }
  });

  it('accepts each standard row of Bitcoin, future versions included, and refuses Litecoin', () => {
    expect(vectors.address.standard).toHaveLength(16);
    for (const { network, base58check: base58, bech32, script } of vectors.address.standard) {
      const address = base58 ?? bech32 ?? '';
      const check = checkBitcoinAddress(address);
      if (network === 'litecoin') {
        expect([address, check.ok]).toEqual([address, false]);
        continue;
      }
      const expected = network === 'bitcoin' ? 'mainnet' : network;
      expect(check).toMatchObject({
        ok: true,
        address: bech32 ? address.toLowerCase() : address,
        networks: expect.arrayContaining([expected]),
        ...(/^OP_(?:2|16) /.test(script) && { type: 'futureWitness' }),
      });
    }
  });

  it('classifies the bech32 rows by their witness version', () => {
    const kinds = vectors.address.bech32.map(({ address, version }) => {
      const check = checkBitcoinAddress(address);
      return [version, check.ok ? check.type : check.fault];
    });
    expect(kinds).toEqual([
      [0, 'p2wsh'],
      [1, 'p2tr'],
      [2, 'futureWitness'],
      [16, 'futureWitness'],
    ]);
  });

  it('refuses each row that the source marks invalid, except one that BIP-350 lists as valid', () => {
    const validByBip350 = 'BC1SW50QGDZ25J';
    const { bech32, fromBase58Check, toOutputScript } = vectors.address.invalid;
    const rows = [...bech32, ...fromBase58Check, ...toOutputScript];
    expect(rows).toHaveLength(33);
    for (const { address } of rows) {
      const isValid = address === validByBip350;
      expect([address, checkBitcoinAddress(address).ok]).toEqual([address, isValid]);
    }
  });
});

interface SegwitRows {
  readonly segwitValid: readonly { readonly address: string; readonly scriptPubKey: string }[];
  readonly segwitInvalid: readonly { readonly address: string }[];
}

function typeOfScript(script: string): BitcoinAddressType {
  if (script.startsWith('0014')) return 'p2wpkh';
  return script.startsWith('0020') ? 'p2wsh' : 'p2tr';
}

function versioned(version: number, length: number): Uint8Array {
  return Uint8Array.of(version, ...new Uint8Array(length).fill(7));
}

function witnessOf(version: number, length: number): string {
  return bech32m.encode('bc', [version, ...bech32m.toWords(new Uint8Array(length).fill(7))], 90);
}

function taprootOf(x: bigint): string {
  const bytes = Buffer.from(x.toString(16).padStart(64, '0'), 'hex');
  return bech32m.encode('bc', [1, ...bech32m.toWords(bytes)]);
}
