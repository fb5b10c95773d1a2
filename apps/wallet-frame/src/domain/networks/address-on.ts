import type { Accounts } from '../accounts/accounts';
import type { BitcoinNetwork } from '../accounts/bitcoin-scripts';
import { HostRefusal } from '../refusals/host-refusal';
import type { FrameNetwork } from './settings';
import { namespaceOf, referenceOf } from './networks';

/** The networks of Bitcoin by the first characters of their first block, as CAIP-2 names them. */
const bitcoinNetworks: Readonly<Record<string, BitcoinNetwork>> = {
  '000000000019d6689c085ae165831e93': 'mainnet',
  '000000000933ea01ad0ee984209779ba': 'testnet',
  '00000000da84f2bafbbc53dee25a72ae': 'testnet', // testnet 4
  '00000008819873e925422c1ff0f99f7c': 'testnet', // signet
  '0f9188f13cb7b2c71f2a335e3a4fc328': 'regtest',
};

/** The prefixes of Polkadot's and Kusama's addresses. Other chains name theirs in the operator's settings. */
const prefixes: Readonly<Record<string, number>> = {
  '91b171bb158e2d3848fa23a9f1c25182': 0,
  b0a8d493285c2df73290dfb7e61f870f: 2,
};

/** The network of Bitcoin that `id` names. */
export function bitcoinNetworkOf(id: string): BitcoinNetwork {
  const network = bitcoinNetworks[referenceOf(id)];
  if (!network) throw new HostRefusal('The network is not known to this wallet');
  return network;
}

/** The prefix of addresses on a network of Polkadot, where it is known. */
export function prefixOn(id: string, known?: FrameNetwork): number | undefined {
  return known?.prefix ?? prefixes[referenceOf(id)];
}

/** The visitor's addresses on a network, the current one first. What Bitcoin and Polkadot need for it is downloaded at the first use. */
export async function addressesOn(
  accounts: Accounts,
  id: string,
  known?: FrameNetwork,
): Promise<readonly [string, ...string[]]> {
  switch (namespaceOf(id)) {
    case 'eip155':
      return [accounts.evm.address];
    case 'solana':
      return [accounts.solana.address];
    case 'bip122': {
      const { bitcoinAddresses } = await import('../accounts/bitcoin-addresses');
      const { ordinals, payment } = bitcoinAddresses(accounts, bitcoinNetworkOf(id));
      return [payment, ordinals];
    }
    case 'polkadot': {
      const { polkadotAddress } = await import('../accounts/polkadot-address');
      return [polkadotAddress(accounts, prefixOn(id, known))];
    }
    case undefined:
      throw new HostRefusal('The network is not known to this wallet');
  }
}
