import { WidgetError } from '../../../domain/errors/widget-error';
import { leatherCalls } from './leather-calls';
import type {
  AskProvider,
  BitcoinCalls,
  BitcoinWalletEvent,
  WalletEventListener,
} from './bitcoin-page-wallet';
import { providerAt } from './provider-at';
import { uniSatCalls } from './unisat-calls';

/** The object that a wallet leaves on the page. */
interface BitcoinProvider {
  request(method: string, params: unknown): Promise<unknown>;
  addListener(...listener: readonly unknown[]): unknown;
}

/**
 * The calls for the wallet whose provider is at the path `id` of `page`: in the common words of sats-connect
 * and most wallets (WBIP001 to WBIP004), or in the wallet's own. The provider is read at each call, because a
 * wallet may replace it.
 */
export function bitcoinCalls(page: object, id: string): BitcoinCalls {
  const provider = (): BitcoinProvider => {
    const found = providerAt(page, id);
    if (found) return found as BitcoinProvider;
    throw new WidgetError('CONNECTOR_GONE', { connectorId: id });
  };
  const request: AskProvider = async (method, params) => provider().request(method, params);
  switch (id) {
    case 'unisat':
      return uniSatCalls(provider as () => never);
    case 'LeatherProvider':
      return leatherCalls(request);
    case 'FordefiProviders.UtxoProvider':
      // The older interface, from before all listeners were one object.
      return { request, addListener: (event, listener) => provider().addListener(event, listener) };
    default:
      return {
        request,
        addListener: (eventName: BitcoinWalletEvent, cb: WalletEventListener) =>
          provider().addListener({ eventName, cb }),
      };
  }
}
