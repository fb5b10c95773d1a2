import type { Account } from '../../../domain/account/account';
import { EMBEDDED_WALLET_ID } from '../../../domain/auth/embedded-wallet';
import { nameNamespaces } from '../../../domain/network/feature-networks';
import { useDownloaded } from '../../bindings/use-downloaded';
import { useWidget } from '../../bindings/widget-context';

/** The own name of the embedded wallet's account, where the site has names: downloaded for these accounts only. */
export function LateAccountName({ account }: { readonly account: Account }) {
  const { names } = useWidget().options.sources ?? {};
  const isOffered = names !== undefined && account.connectorId === EMBEDDED_WALLET_ID;
  return isOffered && nameNamespaces.includes(account.namespace) ? (
    <Downloaded key={account.address} />
  ) : null;
}

function Downloaded() {
  const { value } = useDownloaded(load, 'names');
  return value ? <value.AccountName /> : null;
}

function load() {
  return import('../names/account-name');
}
