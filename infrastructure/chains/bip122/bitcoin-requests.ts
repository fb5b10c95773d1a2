import { isWidgetError, WidgetError } from '../../../domain/errors/widget-error';
import { rpcCodes } from '../../../domain/rpc/rpc-code';
import { booleanOf } from '../../../domain/outside/untrusted-record';
import type { BitcoinWallet } from '../../../ports/bitcoin-wallet';
import { expectAccounts, expectText, networkNameOf, type SharedAccounts } from './bitcoin-answers';
import type { BitcoinPageWallet } from './bitcoin-page-wallet';

const purposes = ['payment', 'ordinals'] as const;

/** The methods that request a wallet's accounts, the newest first. */
const waysToConnect = [
  { method: 'wallet_connect', params: { addresses: purposes } },
  { method: 'getAccounts', params: { purposes } },
  { method: 'getAddresses', params: { purposes } },
] as const;

/**
 * Requests the wallet's accounts, for which the wallet prompts the visitor.
 *
 * @throws what the wallet answers, and `WALLET_RESPONSE_INVALID` for an answer without an account.
 */
export async function connectAccounts(
  wallet: BitcoinPageWallet,
  likely: readonly string[],
  signal?: AbortSignal,
): Promise<SharedAccounts> {
  let error: unknown;
  for (const { method, params } of waysToConnect) {
    try {
      return expectAccounts(await wallet.request({ method, params }, signal), method, likely);
    } catch (failure) {
      if (!isUnknownMethod(failure)) throw failure;
      error = failure;
    }
  }
  throw error;
}

/**
 * The accounts that the wallet shares already.
 *
 * @throws `WidgetError` `RPC` where it shares none, or cannot say without a prompt.
 */
export async function sharedAccounts(
  wallet: BitcoinPageWallet,
  likely: readonly string[],
  signal?: AbortSignal,
): Promise<SharedAccounts> {
  const method = 'wallet_getAccount';
  return expectAccounts(await wallet.request({ method, params: null }, signal), method, likely);
}

/** The signing methods of the wallet. `chainReference` is its current chain. */
export function bitcoinWalletOf(
  wallet: BitcoinPageWallet,
  chainReference: () => string,
): BitcoinWallet {
  const expectChain = (expected: string): void => {
    const actual = chainReference();
    if (actual !== expected) throw new WidgetError('NETWORK_NOT_CHANGED', { expected, actual });
  };
  return {
    signMessage: async (text, address, signal) => {
      const method = 'signMessage';
      const params = { address, message: text };
      const network = networkNameOf(chainReference());
      return expectText(
        await wallet.request({ method, params, network }, signal),
        'signature',
        method,
      );
    },
    sendTransfer: async ({ chainReference: expected, satoshi, to }, signal) => {
      const method = 'sendTransfer';
      expectChain(expected);
      // The 21 million bitcoin in satoshi fit a number exactly.
      const params = { recipients: [{ address: to, amount: Number(satoshi) }] };
      const network = networkNameOf(expected);
      return expectText(await wallet.request({ method, params, network }, signal), 'txid', method);
    },
    signPsbt: async (asked, signal) => {
      const { chainReference: expected, inputs, psbt } = asked;
      const broadcast = booleanOf(asked, 'broadcast') ?? false;
      const method = 'signPsbt';
      expectChain(expected);
      const params = { psbt, signInputs: inputs, broadcast };
      const network = networkNameOf(expected);
      const [answer, { expectPsbt }] = await Promise.all([
        wallet.request({ method, params, network }, signal),
        import('./signed-psbt'),
      ]);
      return expectPsbt(answer, method, psbt);
    },
  };
}

/** Whether the wallet does not know the method. */
export function isUnknownMethod(error: unknown): boolean {
  if (!isWidgetError(error, 'RPC')) return false;
  const { rpcCode } = error.context;
  return rpcCode === rpcCodes.methodNotFound || rpcCode === rpcCodes.unsupportedMethod;
}
