/**
 * `cleatkit/ports`: every port of the widget. A site overrides the adapter of a port with its own, or
 * supplies one where the widget has none: a service for tokens, names, history, swaps or purchases, an
 * embedded wallet, a pairing relay.
 *
 * @example
 * ```ts
 * import { createWidget, ethereum, override } from 'cleatkit';
 * import { SwapSource } from 'cleatkit/ports';
 *
 * createWidget({ networks: [ethereum] }, override(SwapSource, mySwapSource));
 * ```
 *
 * @packageDocumentation
 */
export type * from './analytics-sink';
export { AnalyticsSink } from './analytics-sink';
export type * from './asset-source';
export { AssetSource } from './asset-source';
export type * from './auth-frame';
export { AuthFrame } from './auth-frame';
export type {
  FrameAnswer,
  FramePayload,
  FrameRequests,
  FrameRequestType,
  NoPayload,
} from '../domain/frame-protocol/frame-requests';
export type * from './bitcoin-wallet';
export type * from './chain-adapter';
export { ChainAdapters } from './chain-adapter';
export type * from './chain-calls';
export type * from './chain-names';
export type * from './chain-outcomes';
export type * from './chain-signer';
export type * from './chain-tokens';
export type * from './chain-transfers';
export type * from './clock';
export { Clock } from './clock';
export type * from './eip1193-provider';
export type * from './host-page';
export { HostPage } from './host-page';
export type * from './http-client';
export { HttpClient } from './http-client';
export type * from './identity-source';
export { IdentitySource } from './identity-source';
export type * from './key-value-storage';
export { KeyValueStorage } from './key-value-storage';
export type * from './logger';
export { Logger } from './logger';
export type * from './login-window';
export { LoginWindows } from './login-window';
export type * from './name-service';
export { NameService } from './name-service';
export type * from './nft-source';
export { NftSource } from './nft-source';
export type * from './onramp-source';
export { OnrampSource } from './onramp-source';
export type * from './polkadot-wallet';
export type * from './price-source';
export { PriceSource } from './price-source';
export type * from './rpc-client';
export { RpcClients } from './rpc-client';
export type * from './site-tabs';
export { SiteTabs } from './site-tabs';
export type * from './siwx-sessions';
export { SiwxSessions } from './siwx-sessions';
export type * from './solana-wallet';
export type * from './stream';
export type * from './swap-source';
export { SwapSource } from './swap-source';
export type * from './transaction-source';
export { TransactionSource } from './transaction-source';
export type * from './wallet-connector';
export { WalletConnectorCatalogue } from './wallet-connector';
export type * from './wallet-directory';
export { WalletDirectory } from './wallet-directory';
export type * from './wallet-family';
export { AddedSolanaWallets, BitcoinWallets, PolkadotWallets } from './wallet-family';
export type * from './wallet-pairing';
export { WalletPairing } from './wallet-pairing';
export { override, type Override, type PortReader, type Token } from './token';
