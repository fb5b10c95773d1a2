import { ProviderRpcError } from '../../../domain/rpc/provider-rpc-error';
import { randomUuid } from './announce-wallet';
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

/** EIP-5792: the wallet cannot send calls all or none. */
const NOT_ATOMIC = 5760;

/** EIP-5792: the site asks for calls of another chain than the wallet is on. */
const OTHER_CHAIN = 5710;

/** EIP-5792: no bundle has the id. */
const UNKNOWN_BUNDLE = 5730;

interface Bundle {
  readonly id: string;
  readonly chainId: number;

  /** How many calls the site gave. A call that cannot be sent ends the bundle: the calls after it are not sent. */
  readonly count: number;
  readonly hashes: readonly string[];
}

/** The methods for bundles of calls: EIP-5792. The wallet sends one transaction for each call, so not atomically. */
export function bundleMethods(parts: WalletParts): Readonly<Record<string, WalletMethod>> {
  const bundles = new Map<string, Bundle>();
  return {
    wallet_getCapabilities: (params) => {
      requireShared(parts, textParam(params, 0));
      const wanted = Array.isArray(params[1]) ? params[1].map(chainIdOf) : undefined;
      const offered = parts.chains.all.filter(({ chainId }) => wanted?.includes(chainId) ?? true);
      return Object.fromEntries(
        offered.map(({ chainId }) => [toHex(chainId), { atomic: { status: 'unsupported' } }]),
      );
    },
    wallet_sendCalls: async (params) => {
      const bundle = await sendCalls(parts, params);
      if (!isBundle(bundle)) return bundle;
      bundles.set(bundle.id, bundle);
      return { id: bundle.id };
    },
    wallet_getCallsStatus: async (params) => {
      const bundle = bundles.get(textParam(params, 0));
      if (!bundle) throw new ProviderRpcError(UNKNOWN_BUNDLE, 'No bundle has this id');
      return statusOf(bundle, parts);
    },
  };
}

async function sendCalls(parts: WalletParts, params: readonly unknown[]): Promise<unknown> {
  const { atomicRequired, calls, chainId, from } = objectParam(params, 0);
  const address = requireShared(parts, textParam([from], 0));
  if (!Array.isArray(calls) || calls.length === 0 || !calls.every(isObject)) {
    throw invalidParams('expected calls');
  }
  if (atomicRequired === true) {
    throw new ProviderRpcError(NOT_ATOMIC, 'The wallet cannot send calls all or none');
  }
  if (chainIdOf(chainId) !== parts.chains.current.chainId) {
    throw new ProviderRpcError(OTHER_CHAIN, 'The wallet is on another chain');
  }
  const { pretended } = await askVisitor(parts, 'sendTransaction', 'wallet_sendCalls', params);
  if (pretended) return pretended.result;
  const hashes: string[] = [];
  for (const { data, to, value } of calls) {
    const fields = { from: address, to, data: data ?? undefined, value: value ?? undefined };
    try {
      // One after another, because each has the nonce after the one before.
      hashes.push(String(await sendApproved(parts, address, fields)));
    } catch (error) {
      // What is sent is sent: the site reads in the status that the rest is not.
      if (hashes.length === 0) throw error;
      break;
    }
  }
  const id = `0x${randomUuid().replaceAll('-', '')}`;
  return { id, chainId: chainIdOf(chainId), count: calls.length, hashes };
}

function isBundle(value: unknown): value is Bundle {
  return isObject(value) && Array.isArray(value['hashes']);
}

async function statusOf({ chainId, count, hashes, id }: Bundle, { chains }: WalletParts) {
  const found = await Promise.all(
    hashes.map((hash) => chains.request('eth_getTransactionReceipt', [hash])),
  );
  const receipts = found.filter(isObject).map((receipt) => ({
    logs: receipt['logs'],
    status: receipt['status'],
    blockHash: receipt['blockHash'],
    blockNumber: receipt['blockNumber'],
    gasUsed: receipt['gasUsed'],
    transactionHash: receipt['transactionHash'],
  }));
  const done = receipts.filter(({ status }) => status === '0x1').length;
  return {
    ...{ version: '2.0.0', id, chainId: toHex(chainId), atomic: false },
    status: receipts.length < hashes.length ? 100 : endOf(done, count),
    ...(receipts.length > 0 && { receipts }),
  };
}

/** EIP-5792: 200 where all calls are done, 500 where none is, 600 where only some are. */
function endOf(done: number, count: number): number {
  if (done === count) return 200;
  return done === 0 ? 500 : 600;
}
