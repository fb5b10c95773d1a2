import { ServiceError } from '../../domain/service-error';
import type { AccountLogins } from '../login/account-logins';
import type { WalletKeys } from '../../ports/wallet-keys';

export interface OlderLoginDeps {
  readonly keys: Pick<WalletKeys, 'of' | 'olderOf'>;
  readonly logins: Pick<AccountLogins, 'list'>;
}

/**
 * While a wallet is set aside for another one, each login from before that other leads to the account: it is how the owner
 * comes back. The key of the wallet in its place may be that of a thief who waited with the owner's mailbox.
 *
 * @throws {@link ServiceError} `older_wallet`
 */
export async function refuseOlderLogin(
  { keys, logins }: OlderLoginDeps,
  account: string,
  id: string,
): Promise<void> {
  if ((await keys.olderOf(account)).length === 0) return;
  const [wallet, known] = await Promise.all([keys.of(account), logins.list(account)]);
  const login = known.find((one) => one.id === id);
  if (wallet && login && login.createdAtMs > wallet.madeMs) return;
  throw new ServiceError('older_wallet');
}
