import { describe, expect, it } from '@jest/globals';
import { bitcoin, bitcoinTestnet } from '../../../../../domain/network/more-networks';
import { expectAccounts } from '../../../../../infrastructure/chains/bip122/bitcoin-answers';

const mainnet = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4';
const taproot = 'bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0';
const testnet = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx';
const likely = [bitcoin.id, bitcoinTestnet.id];

describe('the accounts that a Bitcoin wallet shares', () => {
  it('are each listed once, the one for payments first, with their purposes', () => {
    const addresses = [
      { address: taproot, purpose: 'ordinals' },
      { address: mainnet, purpose: 'payment' },
      { address: mainnet.toUpperCase(), purpose: 'payment' },
    ];

    expect(expectAccounts({ addresses }, 'wallet_connect', likely)).toEqual({
      accounts: [
        { address: mainnet, purpose: 'payment' },
        { address: taproot, purpose: 'ordinals' },
      ],
      chainReference: bitcoin.id,
    });
  });

  it('are also found in a bare list, with the purpose of their kind where the wallet names none', () => {
    const { accounts } = expectAccounts([{ address: taproot }, mainnet], 'getAccounts', likely);

    expect(accounts.map(({ purpose }) => purpose)).toEqual(['payment', 'ordinals']);
  });

  it('leave out accounts of other chains', () => {
    const stacks = { address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7', symbol: 'STX' };

    const { accounts } = expectAccounts({ addresses: [stacks, { address: mainnet }] }, 'a', likely);

    expect(accounts.map(({ address }) => address)).toEqual([mainnet]);
  });

  it.each([
    ['Signet', '00000008819873e925422c1ff0f99f7c'],
    ['testnet4', '00000000da84f2bafbbc53dee25a72ae'],
    ['nonsense', bitcoinTestnet.id],
    ['Mainnet', bitcoinTestnet.id],
  ])('are on the network that the wallet names, where the addresses allow it: %s', (name, id) => {
    const answer = { addresses: [{ address: testnet }], network: { bitcoin: { name } } };

    expect(expectAccounts(answer, 'wallet_connect', likely).chainReference).toBe(id);
  });

  it('are on the likeliest chain with such addresses where the wallet names none', () => {
    const signet = '00000008819873e925422c1ff0f99f7c';

    const { chainReference } = expectAccounts([testnet], 'accountChange', [signet, ...likely]);

    expect(chainReference).toBe(signet);
  });

  it('W20: are on no chain of Bitcoin where the wallet is on one whose addresses look the same', () => {
    const network = { bitcoin: { name: 'FRACTAL_BITCOIN_MAINNET' } };

    const { chainReference } = expectAccounts({ addresses: [mainnet], network }, 'a', likely);

    expect(chainReference).toBe('FRACTAL_BITCOIN_MAINNET');
  });

  it('W20: are reported on their own network, whatever the site uses', () => {
    const { chainReference } = expectAccounts([{ address: mainnet }], 'a', [bitcoinTestnet.id]);

    expect(chainReference).toBe(bitcoin.id);
  });

  it.each<[unknown]>([
    [undefined],
    [null],
    [[]],
    [{ addresses: 'all' }],
    [[{ address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266' }]],
    [[{ address: mainnet.replace('8', '9') }]],
    [[{ address: mainnet }, { address: testnet }]],
  ])('are not in %j', (answer) => {
    expect(() => expectAccounts(answer, 'wallet_connect', likely)).toThrow(
      expect.objectContaining({ code: 'WALLET_RESPONSE_INVALID' }),
    );
  });
});
