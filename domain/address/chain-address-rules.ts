import type { BitcoinNetwork } from './bitcoin-address';

/** The Bitcoin networks by their CAIP-2 reference: the start of the genesis block's hash. */
const bitcoinNetworks: Readonly<Record<string, BitcoinNetwork>> = {
  '000000000019d6689c085ae165831e93': 'mainnet',
  '000000000933ea01ad0ee984209779ba': 'testnet',
  '00000000da84f2bafbbc53dee25a72ae': 'testnet', // Testnet 4.
  '00000008819873e925422c1ff0f99f7c': 'testnet', // Signet.
  '0f9188f13cb7b2c71f2a335e3a4fc328': 'regtest',
};

/** The SS58 prefixes of relay chains and system chains by their CAIP-2 reference. */
const ss58Prefixes: Readonly<Record<string, number>> = {
  '91b171bb158e2d3848fa23a9f1c25182': 0, // Polkadot.
  '68d56f15f85d3136970ec16946040bc1': 0, // Polkadot Asset Hub.
  b0a8d493285c2df73290dfb7e61f870f: 2, // Kusama.
  '48239ef607d7928874027a43a6768920': 2, // Kusama Asset Hub.
  e143f23803ac50e8f6f8e62695d1ce9e: 42, // Westend.
};

/** The Bitcoin network whose addresses are valid on the chain `chainReference`, when it is a known chain. */
export function bitcoinNetworkOf(chainReference: string): BitcoinNetwork | undefined {
  return bitcoinNetworks[chainReference];
}

/** The SS58 prefix of the Polkadot chain `chainReference`, when it is a known one. */
export function ss58PrefixOf(chainReference: string): number | undefined {
  return ss58Prefixes[chainReference];
}
