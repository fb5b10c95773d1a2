import { type CaipAddress, parseCaipAddress } from '../../../domain/caip/caip-address';
import { WidgetError } from '../../../domain/errors/widget-error';
import { withoutPrototype } from '../../../domain/outside/without-prototype';
import { signatureKind } from '../../../domain/transaction/signature-kind';
import type { NamedFee } from '../../../domain/transaction/transfer-fee';
import type { WalletSession } from '../../../ports/wallet-connector';
import type { Eip155Wallet } from './eip155-wallet';
import { quantityOf } from './quantity';
import { requestSending } from './send-method';
import { walletOf } from './session-wallet';
import { expectChainId } from './wallet-answers';

/** A transaction as the wallet receives it. */
export interface WalletTransaction {
  readonly to: string;

  /** In base units of the chain's native currency. */
  readonly units: bigint;
  readonly data?: string | undefined;

  /** Where the wallet does not choose it. */
  readonly fee?: NamedFee | undefined;

  /** The number and the gas, where it takes the place of a transaction that waits. */
  readonly place?: { readonly nonce: bigint; readonly gas: bigint };
}

/**
 * Requests that the wallet send `transaction` from `from`, only on the chain of `from`, and resolves with the
 * transaction's hash.
 *
 * @throws what `ChainSender.send` throws.
 */
export async function sendFrom(
  from: CaipAddress,
  sent: WalletTransaction,
  session: WalletSession,
  signal?: AbortSignal,
): Promise<string> {
  // What is absent is never inherited.
  const { to, units, data, fee, place } = withoutPrototype(sent);
  const { address, chainReference } = parseCaipAddress(from);
  const wallet = walletOf(session);
  await requireChain(wallet, chainReference, signal);
  const transaction = {
    from: address,
    to,
    value: quantityOf(units),
    // Names the chain again, because the wallet may be switching to another one.
    chainId: quantityOf(BigInt(chainReference)),
    ...(data !== undefined && { data }),
    ...(fee && {
      maxFeePerGas: quantityOf(fee.perGas),
      maxPriorityFeePerGas: quantityOf(fee.priority),
    }),
    ...(place && { nonce: quantityOf(place.nonce), gas: quantityOf(place.gas) }),
  };
  const { answer: hash, method } = await requestSending(wallet, transaction, signal);
  if (typeof hash === 'string' && signatureKind(hash) === 'transactionHash') {
    return hash.toLowerCase();
  }
  throw new WidgetError('WALLET_RESPONSE_INVALID', { method, reason: 'no transaction hash' });
}

/** @throws `WidgetError` `NETWORK_NOT_CHANGED` where `wallet` is on another chain, and what `Eip155Wallet.request` throws. */
export async function requireChain(
  wallet: Eip155Wallet,
  expected: string,
  signal?: AbortSignal,
): Promise<void> {
  const chainId = await wallet.request({ method: 'eth_chainId' }, signal);
  const actual = expectChainId(chainId, 'eth_chainId');
  if (actual !== expected) throw new WidgetError('NETWORK_NOT_CHANGED', { expected, actual });
}
