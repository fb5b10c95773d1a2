import { WidgetError } from '../../../domain/errors/widget-error';
import { providerOf } from '../../../ports/provider-of';
import type { WalletSession } from '../../../ports/wallet-connector';
import { Eip155Wallet } from './eip155-wallet';

/**
 * The wallet behind `session`.
 *
 * @throws `WidgetError` `CONNECTOR_GONE` where the session has no provider.
 */
export function walletOf(session: WalletSession): Eip155Wallet {
  const provider = providerOf(session, 'eip155');
  if (provider) return new Eip155Wallet(provider, 'eip155');
  throw new WidgetError('CONNECTOR_GONE', { connectorId: 'eip155' });
}
