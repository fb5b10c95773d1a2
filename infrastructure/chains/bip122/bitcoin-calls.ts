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

/** What wallets have at their place on the page. */
interface BitcoinProvider {
  request(method: string, params: unknown): Promise<unknown>;
  addListener(...listener: readonly unknown[]): unknown;
}

/**
 * How to speak to the wallet whose provider is at the path `id` of `page`: in the words that sats-connect
 * and most wallets have in common (WBIP001 to WBIP004), or in its own. It is looked up each time, as a wallet
 * may put another one there.
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
      // The interface as it was before listeners became one object.
      return { request, addListener: (event, listener) => provider().addListener(event, listener) };
    default:
      return {
        request,
        addListener: (eventName: BitcoinWalletEvent, cb: WalletEventListener) =>
          provider().addListener({ eventName, cb }),
      };
  }
}
