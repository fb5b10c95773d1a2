/**
 * The connectors of one wallet on several namespaces, by their ids: a reverse domain name on EVM chains,
 * `wallet-standard:` and the name on Solana, the key in `injectedWeb3` on Polkadot, and the path of the
 * provider on Bitcoin.
 */
export type WalletPair = readonly string[];

/**
 * The wallets that are known to be on several namespaces, each with the source in which its makers say so.
 * Standards other than EIP-6963 identify a wallet by its name alone, which any script can take: a pair is joined once the
 * visitor has connected both.
 */
export const knownWalletPairs: readonly WalletPair[] = [
  // github.com/anza-xyz/wallet-adapter, packages/wallets/phantom; docs.phantom.com
  ['app.phantom', 'wallet-standard:Phantom'],
  // github.com/MetaMask/solana-wallet-standard, src/wallet.ts
  ['io.metamask', 'wallet-standard:MetaMask'],
  // github.com/anza-xyz/wallet-adapter, packages/wallets/trust
  ['com.trustwallet.app', 'wallet-standard:Trust'],
  // github.com/coral-xyz/backpack
  ['app.backpack', 'wallet-standard:Backpack'],
  // github.com/anza-xyz/wallet-adapter, packages/wallets/coinbase
  ['com.coinbase.wallet', 'wallet-standard:Coinbase Wallet'],
  // github.com/anza-xyz/wallet-adapter, packages/wallets/exodus (history)
  ['com.exodus.web3-wallet', 'wallet-standard:Exodus'],
  // github.com/enkryptcom/enKrypt, packages/extension/src/providers
  ['com.enkrypt', 'wallet-standard:Enkrypt', 'enkrypt'],
  // github.com/galacticcouncil/sdk-ui and docs.talisman.xyz
  ['xyz.talisman', 'wallet-standard:Talisman', 'talisman'],
  // docs.subwallet.app, integration instructions
  ['app.subwallet', 'subwallet-js'],
  // Wallets whose connector id differs from the id that their standard defines.
  ['com.solflare', 'wallet-standard:Solflare'],
  ['app.xverse', 'XverseProviders.BitcoinProvider'],
  ['io.leather', 'LeatherProvider'],
  ['io.novawallet', 'nova-wallet'],
];

/** Whether `pairs` list both ids as one wallet. */
export function isPair(pairs: readonly WalletPair[], one: string, other: string): boolean {
  return pairs.some((ids) => ids.includes(one) && ids.includes(other));
}
