/**
 * `cleatkit/testing`: fakes of the ports, and a wallet with real keys, for the tests and demos of dapps.
 * A fake passes the contract suite of its port, the one the real adapters pass too.
 *
 * @packageDocumentation
 */
export { InMemoryStorage } from '../storage/in-memory-storage';
export { BitcoinTestWallet, createBitcoinTestWallet } from './bitcoin/bitcoin-test-wallet';
export {
  type BitcoinTestNetwork,
  type BitcoinTestWalletOptions,
  PUBLIC_BITCOIN_SEEDS,
} from './bitcoin/bitcoin-test-wallet-options';
export type { BitcoinNetworkName } from './bitcoin/bitcoin-keys';
export { FakeAnalyticsSink } from './fake-analytics-sink';
export { FakeAnswers } from './fake-answers';
export { FakeAssetSource } from './fake-asset-source';
export { FakeChainAdapter, FakeChainAdapters } from './fake-chain-adapters';
export { FakeChainNames, type NameQuestion } from './fake-chain-names';
export {
  FakeChainCalls,
  FakeChainFees,
  FakeChainOutcomes,
  FakeChainSender,
} from './fake-chain-transfers';
export { type FakeSignAnswer, FakeChainSigner, type FakeSignRequest } from './fake-chain-signer';
export { FakeHostPage } from './fake-host-page';
export { FakeLoginWindow, FakeLoginWindows } from './fake-login-windows';
export { FakePriceSource } from './fake-price-source';
export { FakeSwapSource } from './fake-swap-source';
export { FakeTransactionSource } from './fake-transaction-source';
export { FakeNftSource } from './fake-nft-source';
export { FakeNameService } from './fake-name-service';
export { FakeWalletCatalogue } from './fake-wallet-catalogue';
export {
  type FakeConnectAnswer,
  FakeWalletConnector,
  type FakeWalletOptions,
} from './fake-wallet-connector';
export { FakeIdentitySource, type IdentityQuestion } from './fake-identity-source';
export { FakeOnrampSource } from './fake-onramp-source';
export { FakeWalletDirectory } from './fake-wallet-directory';
export { FakePairing, FakeWalletPairing } from './fake-wallet-pairing';
export { type FakeSwitchAnswer, FakeWalletSession } from './fake-wallet-session';
export { InMemorySiwxSessions, type InMemorySiwxOptions } from './in-memory-siwx-sessions';
export { ManualClock } from './manual-clock';
export type { WidgetQueryOptions } from './page/found';
export {
  findWidgetButton,
  findWidgetView,
  queryWidgetButton,
  queryWidgetView,
} from './page/widget-queries';
export {
  createPolkadotTestWallet,
  PolkadotTestWallet,
  type PolkadotTestWalletOptions,
  PUBLIC_POLKADOT_SEEDS,
} from './polkadot/polkadot-test-wallet';
export { type LogEntry, RecordingLogger } from './recording-logger';
export { type RpcScript, type ScriptedCall, ScriptedRpcClients } from './scripted-rpc-clients';
export { type FrameScript, ScriptedAuthFrame, type SentToFrame } from './scripted-auth-frame';
export { PUBLIC_SOLANA_SEEDS } from './solana/solana-keys';
export type { StandardAccount, StandardWallet } from './solana/standard-wallet';
export { createSolanaTestWallet, SolanaTestWallet } from './solana-test-wallet';
export type { SolanaTestWalletOptions } from './solana/solana-test-wallet-options';
export {
  createTestEmbeddedWallet,
  TestEmbeddedWallet,
  type TestEmbeddedWalletOptions,
} from './test-embedded-wallet';
export { createTestPhone, TestPhone, type TestPhoneOptions } from './test-phone';
export { createTestWallet, TestWallet } from './test-wallet';
export {
  type AddedMethod,
  PUBLIC_TEST_KEYS,
  type TestWalletOptions,
  type TestWalletState,
  type WalletRequest,
} from './test-wallet-options';
export type { WalletInfo } from './wallet/announce-wallet';
export type {
  ApprovalAnswer,
  ApprovalHook,
  ApprovalKind,
  ApprovalRequest,
} from './wallet/approval';
export { ProviderRpcError } from '../../domain/rpc/provider-rpc-error';
export type { ProviderEvent } from './wallet/wallet-events';
export type { TestChain, WalletStorage } from './wallet/wallet-memory';
