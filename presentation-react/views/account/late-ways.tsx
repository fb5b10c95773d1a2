import type { Account } from '../../../domain/account/account';
import { EMBEDDED_WALLET_ID } from '../../../domain/auth/embedded-wallet';
import { useDownloaded } from '../../bindings/use-downloaded';
import { useWidgetState } from '../../bindings/widget-context';

/** The ways that open the embedded wallet: downloaded where there is one alone, until the visitor puts that off. */
export function LateWays({ account }: { readonly account: Account }) {
  const user = useWidgetState(({ features }) => features.auth?.user);
  const isOffered = user?.hasSecondWay === false && !user.isSecondWayLater;
  return isOffered && account.connectorId === EMBEDDED_WALLET_ID ? <Downloaded /> : null;
}

function Downloaded() {
  const { value } = useDownloaded(load, 'profile');
  return value ? <value.WaysToOpen /> : null;
}

function load() {
  return import('./ways-to-open');
}
