import type { Account } from '../../../domain/account/account';
import { EMBEDDED_WALLET_ID } from '../../../domain/auth/embedded-wallet';
import { useDownloaded } from '../../bindings/use-downloaded';

interface LateAccountTypeProps {
  readonly account: Account;
}

/** The account types of the embedded wallet: downloaded for its accounts only. */
export function LateAccountType({ account }: LateAccountTypeProps) {
  return account.connectorId === EMBEDDED_WALLET_ID ? <Downloaded account={account} /> : null;
}

function Downloaded({ account }: LateAccountTypeProps) {
  const { value } = useDownloaded(load);
  return value ? <value.AccountTypeInUse namespace={account.namespace} /> : null;
}

function load() {
  return import('./account-type-in-use');
}
