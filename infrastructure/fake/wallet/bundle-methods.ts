import { ProviderRpcError } from '../../../domain/rpc/provider-rpc-error';
import { rpcCodes } from '../../../domain/rpc/rpc-code';
import { randomUuid } from './announce-wallet';
import type { Bundle } from './bundle-status';
import {
  chainIdOf,
  invalidParams,
  isObject,
  objectParam,
  textParam,
  toHex,
} from './request-params';
import { requireShared, sendApproved } from './signing-methods';
import { askVisitor, type WalletMethod, type WalletParts } from './wallet-parts';
import { prepareTransaction } from './wallet-transaction';

/**
 * The methods for bundles of calls: EIP-5792. The wallet sends one transaction for each call, or where it is atomic one for
 * all calls.
 */
export function bundleMethods(
  parts: WalletParts,
  isAtomic: boolean,
): Readonly<Record<string, WalletMethod>> {
  const bundles = new Map<string, Bundle>();
  return {
    wallet_getCapabilities: (params) => {
      requireShared(parts, textParam(params, 0));
      const wanted = Array.isArray(params[1]) ? params[1].map(chainIdOf) : undefined;
      const offered = parts.chains.all.filter(({ chainId }) => wanted?.includes(chainId) ?? true);
      const status = isAtomic ? 'supported' : 'unsupported';
      return Object.fromEntries(
        offered.map(({ chainId }) => [toHex(chainId), { atomic: { status } }]),
      );
    },
    wallet_sendCalls: async (params) => {
      const { calls, chainId, from } = readCalls(parts, params, isAtomic);
      const { pretended } = await askVisitor(parts, 'sendTransaction', 'wallet_sendCalls', params);
      if (pretended) return pretended.result;
      const { sendBundle } = await import('./send-bundle');
      const tools = { invalidParams, prepareTransaction, sendApproved };
      const hashes = await sendBundle(parts, from, calls, isAtomic, tools);
      const id = `0x${randomUuid().replaceAll('-', '')}`;
      bundles.set(id, { id, chainId, count: calls.length, hashes, isAtomic });
      return { id };
    },
    wallet_getCallsStatus: async (params) => {
      const bundle = bundles.get(textParam(params, 0));
      if (!bundle) throw new ProviderRpcError(rpcCodes.unknownBundle, 'No bundle has this id');
      const { statusOf } = await import('./bundle-status');
      return statusOf(bundle, parts.chains);
    },
  };
}

/** @throws `ProviderRpcError` for calls that the wallet cannot send. */
function readCalls(parts: WalletParts, params: readonly unknown[], isAtomic: boolean) {
  const { atomicRequired, calls, chainId: named, from } = objectParam(params, 0);
  const address = requireShared(parts, textParam([from], 0));
  if (!Array.isArray(calls) || calls.length === 0 || !calls.every(isObject)) {
    throw invalidParams('expected calls');
  }
  if (atomicRequired === true && !isAtomic) {
    throw new ProviderRpcError(rpcCodes.atomicityUnsupported, 'Not all or none');
  }
  const chainId = chainIdOf(named);
  if (chainId !== parts.chains.current.chainId) {
    throw new ProviderRpcError(
      rpcCodes.capabilityChainUnsupported,
      'The wallet is on another chain',
    );
  }
  return { calls, chainId, from: address };
}
