import { Icon } from '../../primitives/icon';
import { LinkAction } from '../../primitives/action';
import { ReloadPage } from '../../parts/reload-page';
import { useMessages } from '../../bindings/shell-context';
import { useWidgetState } from '../../bindings/widget-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { walletsMessages } from '../../messages/wallets-en';

/** A list of wallets by a publisher that sells none. */
export const FIND_WALLET_URL = 'https://ethereum.org/wallets/find-wallet/';

/** What a visitor can do where no wallet is found. */
export function NoWallet() {
  const messages = useMessages();
  const { noWalletOnPhone, noWalletText, noWalletTitle } = useCatalogue(walletsMessages);
  // The view beside the list has the same ways.
  const isBeside = useWidgetState(({ view }) => view?.name === 'GetWallet');
  const isPhone = useWidgetState(({ features }) => features.wallets?.deviceKind) === 'mobile';
  return (
    <div className="stack">
      <div className="scene">
        <span className="medallion">
          <Icon name="wallet" />
        </span>
        <p className="headline">{noWalletTitle}</p>
        <p className="hint">{isPhone ? noWalletOnPhone : noWalletText}</p>
      </div>
      {!isBeside && (
        <LinkAction kind="primary" href={FIND_WALLET_URL}>
          {messages.findWallet}
        </LinkAction>
      )}
      {!isBeside && <ReloadPage />}
    </div>
  );
}
