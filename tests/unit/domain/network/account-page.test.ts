import { describe, expect, it } from '@jest/globals';
import { accountPage, transactionPage } from '../../../../domain/network/account-page';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import {
  bitcoin,
  bitcoinTestnet,
  polkadot,
  polkadotAssetHub,
  solana,
  solanaDevnet,
  solanaTestnet,
} from '../../../../domain/network/more-networks';

describe('the page of an account on a block explorer', () => {
  it.each([
    [ethereum, 'https://etherscan.io/address/A'],
    [arbitrum, 'https://arbiscan.io/address/A'],
    [solana, 'https://solscan.io/account/A'],
    [solanaDevnet, 'https://solscan.io/account/A?cluster=devnet'],
    [solanaTestnet, 'https://solscan.io/account/A?cluster=testnet'],
    [bitcoin, 'https://mempool.space/address/A'],
    [bitcoinTestnet, 'https://mempool.space/testnet/address/A'],
    [polkadot, 'https://polkadot.subscan.io/account/A'],
    [polkadotAssetHub, 'https://assethub-polkadot.subscan.io/account/A'],
  ])('is where the explorer of $name has it', (network, page) => {
    expect(accountPage(network, 'A')).toBe(page);
  });

  it.each([
    [
      'https://explorer.solana.com/?cluster=devnet',
      'https://explorer.solana.com/address/A?cluster=devnet',
    ],
    ['https://explorer.test/base//', 'https://explorer.test/base/address/A'],
    ['https://notsubscan.io', 'https://notsubscan.io/address/A'],
    ['https://subscan.io.test', 'https://subscan.io.test/address/A'],
    ['https://explorer.test/#/accounts', 'https://explorer.test/address/A'],
  ])('is at /address/ for any other explorer, and keeps its query: %s', (url, page) => {
    expect(accountPage({ blockExplorers: { default: { name: 'Explorer', url } } }, 'A')).toBe(page);
  });

  it('is not there without an explorer', () => {
    expect(accountPage({}, 'A')).toBeUndefined();
  });

  it.each([
    '../token/0xEvil?a=1#',
    'a/b',
    'a?b',
    'a#b',
    'a b',
    '..',
    '%2e%2e',
    '',
    'a'.repeat(129),
  ])('is not there for what is no address and no hash: %j', (id) => {
    expect(accountPage(ethereum, id)).toBeUndefined();
    expect(transactionPage(ethereum, id)).toBeUndefined();
  });
});

describe('the page of a transaction', () => {
  it.each([
    [ethereum, 'https://etherscan.io/tx/A'],
    [solanaDevnet, 'https://solscan.io/tx/A?cluster=devnet'],
    [bitcoinTestnet, 'https://mempool.space/testnet/tx/A'],
    [polkadot, 'https://polkadot.subscan.io/extrinsic/A'],
  ])('is where the explorer of $name has it', (network, page) => {
    expect(transactionPage(network, 'A')).toBe(page);
  });

  it('is not there without an explorer', () => {
    expect(transactionPage({}, 'A')).toBeUndefined();
  });
});
