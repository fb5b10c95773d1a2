import { describe, expect, it } from '@jest/globals';
import {
  pairingEvents,
  pairingMethods,
  proposedNamespaces,
} from '../../../../domain/connection/pairing-methods';
import { arbitrum, ethereum } from '../../../../domain/network/built-in-networks';
import { bitcoin, solana } from '../../../../domain/network/more-networks';

describe('the methods for a paired wallet', () => {
  it('[R7.15] are these on Solana and Bitcoin', () => {
    expect(pairingMethods.solana?.join(' ')).toBe(
      'solana_signMessage solana_signTransaction solana_requestAccounts solana_getAccounts ' +
        'solana_signAllTransactions solana_signAndSendTransaction',
    );
    expect(pairingMethods.bip122?.join(' ')).toBe(
      'sendTransfer signMessage signPsbt getAccountAddresses',
    );
  });

  it('[R7.15] are 23 methods for accounts and signing on EVM chains, each once', () => {
    const methods = pairingMethods.eip155 ?? [];

    expect(methods).toHaveLength(23);
    expect(new Set(methods).size).toBe(23);
    expect(methods).toEqual(
      expect.arrayContaining([
        'eth_sendTransaction',
        'eth_signTypedData_v4',
        'personal_sign',
        'wallet_switchEthereumChain',
        'wallet_addEthereumChain',
        'wallet_sendCalls',
        'wallet_getAssets',
      ]),
    );
    expect(methods.filter((method) => !/^(?:eth_|wallet_|personal_sign$)/.test(method))).toEqual(
      [],
    );
  });

  it('do not include `eth_sign`, whose message the visitor cannot read', () => {
    expect(pairingMethods.eip155).not.toContain('eth_sign');
  });

  it('[R7.15] include events for changed accounts and chains', () => {
    expect(pairingEvents).toEqual(['accountsChanged', 'chainChanged']);
  });
});

describe('proposedNamespaces', () => {
  it('[R7.15] groups the networks, and names the former id of Solana too', () => {
    const proposed = proposedNamespaces([ethereum, solana, arbitrum, bitcoin, ethereum]);

    expect(Object.keys(proposed).sort()).toEqual(['bip122', 'eip155', 'solana']);
    expect(proposed.eip155).toEqual({
      methods: pairingMethods.eip155,
      events: pairingEvents,
      chains: ['eip155:1', 'eip155:42161'],
    });
    expect(proposed.solana?.chains).toEqual([solana.caipNetworkId, solana.deprecatedCaipNetworkId]);
    expect(solana.deprecatedCaipNetworkId).toBeDefined();
  });

  it("proposes Polkadot's own methods on Polkadot", () => {
    const caipNetworkId = 'polkadot:91b171bb158e2d3848fa23a9f1c25182';
    const polkadot = {
      ...ethereum,
      chainNamespace: 'polkadot',
      caipNetworkId,
    } as unknown as typeof ethereum;

    expect(proposedNamespaces([polkadot])).toEqual({
      polkadot: {
        methods: ['polkadot_signTransaction', 'polkadot_signMessage'],
        events: pairingEvents,
        chains: [caipNetworkId],
      },
    });
  });

  it('proposes the event with which a Bitcoin wallet reports the purposes of its addresses', () => {
    expect(proposedNamespaces([bitcoin]).bip122?.events).toEqual([
      ...pairingEvents,
      'bip122_addressesChanged',
    ]);
  });

  it('proposes nothing without networks', () => {
    expect(proposedNamespaces([])).toEqual({});
  });
});
