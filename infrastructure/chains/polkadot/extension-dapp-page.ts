import { WidgetError } from '../../../domain/errors/widget-error';
import { entriesOf, textOf } from '../../../domain/outside/untrusted-record';
import { rpcCodes } from '../../../domain/rpc/rpc-code';
import { type InjectedWeb3Page, walletKeysOn } from './injected-web3';

/** What the widget uses of `@polkadot/extension-dapp`, whose answers it does not trust. */
export interface ExtensionDappLike {
  web3Enable(siteName: string): Promise<readonly unknown[]>;
}

/** How many of the opened wallets are read. */
const WALLETS_MAX = 1000;

/** The wallets of `page`, each of which is opened by `@polkadot/extension-dapp`. */
export function extensionDappPage(
  page: InjectedWeb3Page,
  dapp: ExtensionDappLike,
): InjectedWeb3Page {
  const open = async (key: string, siteName: string): Promise<unknown> => {
    const opened = entriesOf(await dapp.web3Enable(siteName), WALLETS_MAX) ?? [];
    const wallet = opened.find((each) => textOf(each, 'name') === key);
    if (wallet !== undefined) return wallet;
    if (!walletKeysOn(page).includes(key))
      throw new WidgetError('CONNECTOR_GONE', { connectorId: key });
    // The package drops a wallet's error; nearly all of them say that the visitor declined.
    const rpcMessage = 'The wallet did not let the site in';
    throw new WidgetError('RPC', { rpcCode: rpcCodes.userRejected, rpcMessage });
  };
  return {
    get injectedWeb3() {
      return Object.fromEntries(
        walletKeysOn(page).map((key) => [
          key,
          { enable: (siteName: string) => open(key, siteName) },
        ]),
      );
    },
    get walletExtension() {
      return page.walletExtension;
    },
    addEventListener: (...listener: Parameters<EventTarget['addEventListener']>) =>
      page.addEventListener(...listener),
    removeEventListener: (...listener: Parameters<EventTarget['removeEventListener']>) =>
      page.removeEventListener(...listener),
    dispatchEvent: (event) => page.dispatchEvent(event),
  };
}
