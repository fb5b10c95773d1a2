import { WidgetError, isWidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import { rpcCodes } from '../../../domain/rpc/rpc-code';
import type { Clock } from '../../../ports/clock';
import type { Eip155Wallet } from './eip155-wallet';
import { expectChainId } from './wallet-answers';

/** Some wallets confirm the switch before it happens. */
const CHECKS = 4;
const CHECK_GAP_MS = 500;

/** Wallets' texts for an unknown chain, where they give no code for it. */
const unknownChainText = /unrecognized chain|addethereumchain/i;

/**
 * Switches a wallet to `network` (EIP-3326). Offers to add the network (EIP-3085) where the wallet does not
 * know it. Returns the wallet's chain id afterwards.
 *
 * @throws as `WalletSession.switchNetwork` says.
 */
export async function moveWalletTo(
  network: Network,
  wallet: Eip155Wallet,
  clock: Clock,
  signal?: AbortSignal,
): Promise<string> {
  const chainId = `0x${Number(network.id).toString(16)}`;
  const ask = (): Promise<unknown> =>
    wallet.request({ method: 'wallet_switchEthereumChain', params: [{ chainId }] }, signal);
  try {
    await ask();
  } catch (error) {
    if (isUnsupportedMethod(error)) throw notSupported(network, error);
    if (!isUnknownChain(error)) throw error;
    await addChain(network, chainId, wallet, signal);
    if ((await chainOf(wallet, signal)) !== String(network.id)) await askAgain(network, ask);
  }
  return confirmedChain(network, wallet, clock, signal);
}

/** A wallet may report that it has added a chain and still not know it. */
async function askAgain(network: Network, ask: () => Promise<unknown>): Promise<void> {
  try {
    await ask();
  } catch (error) {
    throw isUnknownChain(error) ? notSupported(network, error) : error;
  }
}

async function addChain(
  network: Network,
  chainId: string,
  wallet: Eip155Wallet,
  signal?: AbortSignal,
): Promise<void> {
  const { name: chainName, nativeCurrency, rpcUrls, blockExplorers } = network;
  const parameters = {
    chainId,
    chainName,
    nativeCurrency,
    rpcUrls: rpcUrls.default.http,
    ...(blockExplorers && { blockExplorerUrls: [blockExplorers.default.url] }),
  };
  try {
    await wallet.request({ method: 'wallet_addEthereumChain', params: [parameters] }, signal);
  } catch (error) {
    signal?.throwIfAborted();
    throw isWidgetError(error, 'CONNECTOR_GONE') ? error : notSupported(network, error);
  }
}

async function confirmedChain(
  network: Network,
  wallet: Eip155Wallet,
  clock: Clock,
  signal?: AbortSignal,
): Promise<string> {
  const expected = String(network.id);
  let actual = await chainOf(wallet, signal);
  for (let check = 1; actual !== expected && check < CHECKS; check += 1) {
    await clock.sleep(CHECK_GAP_MS, signal);
    actual = await chainOf(wallet, signal);
  }
  if (actual === expected) return actual;
  throw new WidgetError('NETWORK_NOT_CHANGED', { expected, actual });
}

async function chainOf(wallet: Eip155Wallet, signal?: AbortSignal): Promise<string> {
  return expectChainId(await wallet.request({ method: 'eth_chainId' }, signal), 'eth_chainId');
}

function isUnknownChain(error: unknown): boolean {
  if (!isWidgetError(error, 'RPC')) return false;
  const { rpcCode, rpcMessage } = error.context;
  return rpcCode === rpcCodes.unrecognizedChain || unknownChainText.test(rpcMessage);
}

function isUnsupportedMethod(error: unknown): boolean {
  if (!isWidgetError(error, 'RPC')) return false;
  const { rpcCode } = error.context;
  return rpcCode === rpcCodes.unsupportedMethod || rpcCode === rpcCodes.methodNotFound;
}

function notSupported({ caipNetworkId }: Network, cause: unknown): WidgetError {
  return new WidgetError('CHAIN_NOT_SUPPORTED', { caipNetworkId }, { cause });
}
