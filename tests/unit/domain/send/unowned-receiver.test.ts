import { describe, expect, it } from '@jest/globals';
import type { ChainNamespace } from '../../../../domain/caip/chain-namespace';
import { spellPolkadotAddress } from '../../../../domain/address/polkadot-address';
import { type Unowned, unownedReceiver } from '../../../../domain/send/unowned-receiver';

function polkadotAccount(beginning: string): string {
  const key = new Uint8Array(32);
  key.set([...beginning].map((character) => character.charCodeAt(0)));
  return spellPolkadotAddress(key, 0) ?? '';
}

describe('unownedReceiver', () => {
  it.each<[ChainNamespace, string, Unowned]>([
    ['eip155', `0x${'0'.repeat(40)}`, 'zero'],
    ['eip155', `0x${'0'.repeat(36)}dEaD`, 'burn'],
    ['eip155', '0xdEAD000000000000000042069420694206942069', 'burn'],
    ['eip155', `0xdead${'0'.repeat(36)}`, 'burn'],
    ['eip155', `0x${'dead'.repeat(10)}`, 'burn'],
    ['eip155', `0x${'f'.repeat(40)}`, 'burn'],
    ['eip155', `0x${'e'.repeat(40)}`, 'burn'],
    ['eip155', `0x${'1'.repeat(40)}`, 'burn'],
    ['eip155', `0x${'0'.repeat(39)}1`, 'precompile'],
    ['eip155', `0x${'0'.repeat(39)}a`, 'precompile'],
    ['eip155', `0x${'0'.repeat(38)}11`, 'precompile'],
    ['eip155', `0x${'0'.repeat(37)}100`, 'precompile'],
    ['eip155', `0x${'0'.repeat(38)}64`, 'precompile'],
    ['eip155', `0x42${'0'.repeat(34)}0006`, 'precompile'],
    ['solana', '1nc1nerator11111111111111111111111111111111', 'burn'],
    ['solana', '11111111111111111111111111111111', 'program'],
    ['solana', 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA', 'program'],
    ['solana', 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb', 'program'],
    ['solana', 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL', 'program'],
    ['solana', 'Stake11111111111111111111111111111111111111', 'program'],
    ['solana', 'Vote111111111111111111111111111111111111111', 'program'],
    ['solana', 'ComputeBudget111111111111111111111111111111', 'program'],
    ['solana', 'SysvarC1ock11111111111111111111111111111111', 'program'],
    ['solana', 'BPFLoaderUpgradeab1e11111111111111111111111', 'program'],
    ['solana', 'So11111111111111111111111111111111111111112', 'program'],
    ['bip122', '1BitcoinEaterAddressDontSendf59kuE', 'burn'],
    ['bip122', '1CounterpartyXXXXXXXXXXXXXXXUWLpVr', 'burn'],
    ['bip122', '1111111111111111111114oLvT2', 'burn'],
    ['bip122', `bc1q${'q'.repeat(32)}ql8k8w`, 'burn'],
    ['bip122', 'bc1pfeessrawgf', 'futureWitness'],
    ['polkadot', polkadotAccount(''), 'burn'],
    ['polkadot', polkadotAccount('modlpy/trsry'), 'program'],
    ['polkadot', polkadotAccount('para'), 'program'],
    ['polkadot', polkadotAccount('sibl'), 'program'],
  ])('reports on %s that %s has no owner', (namespace, receiver, why) => {
    expect(unownedReceiver(receiver, namespace)).toBe(why);
  });

  it.each<[ChainNamespace, string]>([
    ['eip155', '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'],
    ['eip155', `0x${'0'.repeat(35)}10000`],
    ['eip155', `0xdead${'1'.repeat(36)}`],
    ['eip155', `0x42${'1'.repeat(38)}`],
    ['solana', '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'],
    ['bip122', 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'],
    ['bip122', '1BgGZ9tcN4rm9KBzDn7KprQz87SZ26SAMH'],
    ['polkadot', '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5'],
    ['polkadot', 'no address'],
  ])('reports nothing on %s for %s', (namespace, receiver) => {
    expect(unownedReceiver(receiver, namespace)).toBeUndefined();
  });
});
