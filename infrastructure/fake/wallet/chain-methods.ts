import { rpcCodes } from '../../../domain/rpc/rpc-code';
import { ProviderRpcError } from '../../../domain/rpc/provider-rpc-error';
import { chainIdOf, invalidParams, objectParam, toHex } from './request-params';
import type { TestChain } from './wallet-memory';
import { askVisitor, type WalletMethod, type WalletParts } from './wallet-parts';

/** The methods for the wallet's chain, and for switching it: EIP-695, EIP-3326, EIP-3085. */
export function chainMethods(parts: WalletParts): Readonly<Record<string, WalletMethod>> {
  const { chains } = parts;
  return {
    eth_chainId: () => toHex(chains.current.chainId),
    net_version: () => String(chains.current.chainId),
    wallet_switchEthereumChain: (params) => switchChain(parts, params),
    wallet_addEthereumChain: (params) => addChain(parts, params),
  };
}

async function switchChain(parts: WalletParts, params: readonly unknown[]): Promise<unknown> {
  const chainId = chainIdOf(objectParam(params, 0)['chainId']);
  if (!parts.chains.find(chainId)) {
    throw new ProviderRpcError(
      rpcCodes.unrecognizedChain,
      `The wallet does not know chain ${chainId}. It can be added`,
    );
  }
  if (parts.chains.current.chainId === chainId) return null;
  const { pretended } = await askVisitor(
    parts,
    'switchChain',
    'wallet_switchEthereumChain',
    params,
  );
  if (pretended) return pretended.result;
  parts.moveTo(chainId);
  return null;
}

async function addChain(parts: WalletParts, params: readonly unknown[]): Promise<unknown> {
  const chain = chainOf(objectParam(params, 0));
  if (parts.chains.find(chain.chainId)) return switchChain(parts, params);
  const { pretended } = await askVisitor(parts, 'addChain', 'wallet_addEthereumChain', params);
  if (pretended) return pretended.result;
  parts.chains.add(chain);
  parts.moveTo(chain.chainId);
  return null;
}

function chainOf(offer: Readonly<Record<string, unknown>>): TestChain {
  const { chainName, rpcUrls, nativeCurrency } = offer;
  const rpcUrl: unknown = Array.isArray(rpcUrls) ? rpcUrls.find(isHttpUrl) : undefined;
  if (typeof rpcUrl !== 'string') throw invalidParams('expected an http address in rpcUrls');
  if (typeof chainName !== 'string') throw invalidParams('expected chainName');
  if (typeof nativeCurrency !== 'object') throw invalidParams('expected nativeCurrency');
  return { chainId: chainIdOf(offer['chainId']), rpcUrl, name: chainName };
}

function isHttpUrl(value: unknown): boolean {
  return typeof value === 'string' && /^https?:\/\/\S+$/i.test(value);
}
