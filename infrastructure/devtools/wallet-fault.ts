import { abortable } from '../../domain/abort/abortable';
import { LATE_MS } from '../../domain/devtools/fault';
import { WidgetError } from '../../domain/errors/widget-error';
import { rpcCodes } from '../../domain/rpc/rpc-code';
import type { Tap } from './tap';

/** What a wallet answers without its owner: a locked or silent wallet does so, too. */
const unasked =
  /^(?:eth_(?!sign|send(?!Raw)|requestAccounts|decrypt)\w*|net_\w*|web3_\w*|wallet_get\w*|get\w*|on|off|removeListener)$/;

/** Whether the owner of a wallet is asked before `method` is answered. */
export function asksOwner(method: string): boolean {
  return !unasked.test(method);
}

/**
 * Resolves when the wallet may be asked for `method`, after what is played.
 *
 * @throws `WidgetError` `RPC` with 4001 or -32002, and the reason of `signal` as soon as it aborts.
 */
export async function playWalletFault(
  { clock, faults }: Pick<Tap, 'clock' | 'faults'>,
  method: string,
  signal?: AbortSignal,
): Promise<void> {
  if (!asksOwner(method)) return;
  if (faults.isOn('walletLocked')) {
    const rpcMessage = 'Request already pending. Please unlock the wallet.';
    throw new WidgetError('RPC', { rpcCode: rpcCodes.resourceUnavailable, rpcMessage });
  }
  if (faults.isOn('walletRejects')) {
    const rpcMessage = 'User rejected the request.';
    throw new WidgetError('RPC', { rpcCode: rpcCodes.userRejected, rpcMessage });
  }
  if (faults.isOn('walletSilent')) await abortable(new Promise(() => {}), signal);
  if (faults.isOn('walletLate')) await clock.sleep(LATE_MS, signal);
}
