import { abortable } from '../../domain/abort/abortable';
import { mustAskFacts, nativeFacts, requireTrueToken } from '../../domain/token/token-facts';
import type { TokenBalance } from '../../domain/token/token-balance';
import type { ChainFacts } from '../../ports/chain-facts';
import type { CurrentAccount } from '../session/current-account';

/**
 * Checks, before a review, a service's claims about `token`: a contract's against the chain, the native
 * currency's against the site's configuration. For a chain without an endpoint, the service's values are
 * accepted.
 *
 * @throws `WidgetError` `TOKEN_MISMATCH`, what the network's `RpcClient` throws, and the reason of `signal`.
 */
export async function checkToken(
  token: TokenBalance,
  { network }: CurrentAccount,
  facts: ChainFacts | undefined,
  signal: AbortSignal,
): Promise<void> {
  if (!network.isSupported) return;
  if (!mustAskFacts(token)) {
    requireTrueToken(token, nativeFacts(network));
    return;
  }
  if (!facts) return;
  requireTrueToken(token, await abortable(facts.tokenFacts(token, network, signal), signal));
}
