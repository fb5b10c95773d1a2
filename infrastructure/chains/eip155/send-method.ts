import { isWidgetError } from '../../../domain/errors/widget-error';
import { rpcCodes } from '../../../domain/rpc/rpc-code';
import type { Eip155Wallet } from './eip155-wallet';

const ETH = 'eth_sendTransaction';

/** What wallets call it that have no method of that name for dapps. */
const WALLET = 'wallet_sendTransaction';

/** How many wallets are remembered. */
const WALLETS_MAX = 128;

/** The wallets that answered `wallet_sendTransaction`. */
const known = new Set<object>();

/** The codes with which a wallet says that it does not have a method. It has sent nothing then. */
const missingCodes: ReadonlySet<number> = new Set([
  rpcCodes.methodNotFound,
  rpcCodes.methodNotSupported,
  rpcCodes.unsupportedMethod,
]);

/**
 * Requests that `wallet` send `transaction`, by the method that it has. Asks the visitor once: the second method follows
 * only where the wallet does not have the first.
 *
 * @throws what `Eip155Wallet.request` throws; of two methods that are missing, what it throws for the usual one.
 */
export async function requestSending(
  wallet: Eip155Wallet,
  transaction: object,
  signal?: AbortSignal,
): Promise<{ readonly method: string; readonly answer: unknown }> {
  const ask = async (method: string): Promise<{ method: string; answer: unknown }> => ({
    method,
    answer: await wallet.request({ method, params: [transaction] }, signal),
  });
  if (known.has(wallet.provider)) return ask(WALLET);
  try {
    return await ask(ETH);
  } catch (error) {
    if (!isMissing(error)) throw error;
    const other = await ask(WALLET).catch((failure: unknown) => {
      throw isMissing(failure) ? error : failure;
    });
    remember(wallet.provider);
    return other;
  }
}

function isMissing(error: unknown): boolean {
  return isWidgetError(error, 'RPC') && missingCodes.has(error.context.rpcCode);
}

/** The oldest makes room for the latest. */
function remember(provider: object): void {
  const [oldest] = known;
  if (known.size >= WALLETS_MAX && oldest) known.delete(oldest);
  known.add(provider);
}
