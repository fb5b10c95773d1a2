import { isWidgetError, WidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import { rpcCodes } from '../../../domain/rpc/rpc-code';
import type { BitcoinWallet } from '../../../ports/bitcoin-wallet';
import { expectAccounts, expectText, type SharedAccounts } from './bitcoin-answers';
import type { SatsConnectWallet } from './sats-connect-wallet';
import { expectPsbt } from './signed-psbt';

const purposes = ['payment', 'ordinals'] as const;

/** The ways in which wallets are asked for their accounts, the newest first. */
const waysToConnect = [
  { method: 'wallet_connect', params: { addresses: purposes } },
  { method: 'getAccounts', params: { purposes } },
  { method: 'getAddresses', params: { purposes } },
] as const;

/**
 * Asks the wallet for its accounts, which means asking the person.
 *
 * @throws what the wallet answers, and `WALLET_RESPONSE_INVALID` for an answer without an account.
 */
export async function connectAccounts(
  wallet: SatsConnectWallet,
  networks: readonly Network[],
  signal?: AbortSignal,
): Promise<SharedAccounts> {
  let error: unknown;
  for (const { method, params } of waysToConnect) {
    try {
      return expectAccounts(await wallet.request(method, params, signal), method, networks);
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
 * @throws `WidgetError` `RPC` where it shares none, or cannot say without asking the person.
 */
export async function sharedAccounts(
  wallet: SatsConnectWallet,
  networks: readonly Network[],
  signal?: AbortSignal,
): Promise<SharedAccounts> {
  const method = 'wallet_getAccount';
  return expectAccounts(await wallet.request(method, null, signal), method, networks);
}

/** What the wallet does with its keys. `chainReference` is where it is right now. */
export function bitcoinWalletOf(
  wallet: SatsConnectWallet,
  chainReference: () => string,
): BitcoinWallet {
  const expectChain = (expected: string): void => {
    const actual = chainReference();
    if (actual !== expected) throw new WidgetError('NETWORK_NOT_CHANGED', { expected, actual });
  };
  return {
    signMessage: async (text, address, signal) => {
      const method = 'signMessage';
      const answer = await wallet.request(method, { address, message: text }, signal);
      return expectText(answer, 'signature', method);
    },
    sendTransfer: async ({ chainReference: expected, satoshi, to }, signal) => {
      const method = 'sendTransfer';
      expectChain(expected);
      // 21 million bitcoin are fewer satoshi than a number holds exactly.
      const recipients = [{ address: to, amount: Number(satoshi) }];
      return expectText(await wallet.request(method, { recipients }, signal), 'txid', method);
    },
    ...(wallet.signsPsbts && {
      signPsbt: async ({ broadcast = false, chainReference: expected, inputs, psbt }, signal) => {
        const method = 'signPsbt';
        expectChain(expected);
        const params = { psbt, signInputs: inputs, broadcast };
        return expectPsbt(await wallet.request(method, params, signal), method);
      },
    }),
  };
}

/** Whether the wallet does not know what it was asked. */
export function isUnknownMethod(error: unknown): boolean {
  if (!isWidgetError(error, 'RPC')) return false;
  const { rpcCode } = error.context;
  return rpcCode === rpcCodes.methodNotFound || rpcCode === rpcCodes.unsupportedMethod;
}
