import type { SignInAccount } from '../../ports/siwx-sessions';
import type { CurrentAccount } from '../session/current-account';

/** The account that signs in, and its chain. */
export function signInAccountOf({ address, network }: CurrentAccount): SignInAccount {
  return { chainId: network.caipNetworkId, accountAddress: address };
}
