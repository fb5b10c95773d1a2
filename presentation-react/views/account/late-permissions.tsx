import { useAccount } from '../../bindings/use-account';
import { useDownloaded } from '../../bindings/use-downloaded';
import { useWidget } from '../../bindings/widget-context';

/** The way to the account's permissions: downloaded only where the site has them. */
export function LatePermissions() {
  return useWidget().options.features.smartSessions ? <Downloaded /> : null;
}

function Downloaded() {
  const { caipAddress } = useAccount();
  const { value } = useDownloaded(load, 'permissions');
  // What a wallet grants is asked again for another account or network.
  return value ? <value.PermissionsEntry key={caipAddress} /> : null;
}

function load() {
  return import('../permissions/permissions-entry');
}
