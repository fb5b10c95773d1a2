import type { ChainNamespace, Network } from 'cleatkit';
import {
  type ApprovalAnswer,
  type ApprovalRequest,
  type BitcoinTestWallet,
  createBitcoinTestWallet,
  createPolkadotTestWallet,
  createSolanaTestWallet,
  type PolkadotTestWallet,
  type SolanaTestWallet,
} from 'cleatkit/testing';
import { nodeOf } from '../demo-config';
import { openQuestions, type WalletFace } from './open-questions';
import { walletSettings } from './wallet-settings';

const names: { readonly [N in Exclude<ChainNamespace, 'eip155'>]: string } = {
  solana: 'Cleat Test Wallet',
  bip122: 'Bitcoin Test Wallet',
  polkadot: 'Polkadot Test Wallet',
};
const storage = localStorage;

/** The wallet of each of the other namespaces whose chain runs. */
export interface OtherWallets {
  solana?: SolanaTestWallet;
  bip122?: BitcoinTestWallet;
  polkadot?: PolkadotTestWallet;
}

/**
 * Puts a wallet of each of the other namespaces on the page, in the way in which its ecosystem finds wallets.
 * That of Solana is one wallet with the wallet for `eip155`: the page's `walletPairs` say so, and it shows
 * its namespace in its question.
 */
export function startOtherWallets(networks: readonly Network[]): OtherWallets {
  const wallets: OtherWallets = {};
  startMissingWallets(wallets, networks);
  return wallets;
}

/** The same for the namespaces that have no wallet yet: their chains have joined. */
export function startMissingWallets(wallets: OtherWallets, networks: readonly Network[]): void {
  const networkOn = (namespace: keyof typeof names) =>
    networks.find(({ chainNamespace }) => chainNamespace === namespace);
  const solana = networkOn('solana');
  const bitcoin = networkOn('bip122');
  if (solana) wallets.solana ??= startSolanaWallet(solana);
  if (bitcoin) wallets.bip122 ??= startBitcoinWallet(bitcoin);
  if (networkOn('polkadot')) wallets.polkadot ??= startPolkadotWallet();
}

function startSolanaWallet(network: Network) {
  const rpcUrls = { 'solana:localnet': nodeOf(network) };
  const wallet: SolanaTestWallet = createSolanaTestWallet({
    name: names.solana,
    storage,
    approval: (request) => answerTo(request, wallet.wallet),
    rpcUrls,
  });
  wallet.register(window);
  return wallet;
}

function startBitcoinWallet(network: Network) {
  const wallet: BitcoinTestWallet = createBitcoinTestWallet({
    name: names.bip122,
    storage,
    approval: (request) => answerTo(request, wallet),
    networks: [{ name: 'Regtest', esploraUrl: nodeOf(network) }, { name: 'Testnet' }],
  });
  wallet.announce(window);
  return wallet;
}

function startPolkadotWallet(): PolkadotTestWallet {
  const face = { name: names.polkadot };
  const wallet = createPolkadotTestWallet({
    ...face,
    storage,
    approval: (request) => answerTo(request, face),
  });
  wallet.inject(window);
  return wallet;
}

/** The window asks the visitor, unless the wallets answer by themselves. */
function answerTo(
  request: ApprovalRequest,
  wallet: WalletFace,
): ApprovalAnswer | Promise<ApprovalAnswer> {
  const { answers } = walletSettings.getSnapshot();
  if (answers === 'silent') return 'hang';
  if (answers === 'decline') return 'reject';
  return answers === 'idle' ? { result: null } : openQuestions.ask(wallet, request);
}
