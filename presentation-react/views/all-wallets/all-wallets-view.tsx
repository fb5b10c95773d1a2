import { useState } from 'react';
import { hasRelay } from '../../../domain/options/has-relay';
import { PAIRING_CONNECTOR_ID } from '../../../domain/pairing-connector-id';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { useFeature } from '../../bindings/use-feature';
import { useCatalogue } from '../../bindings/use-catalogue';
import { walletsMessages } from '../../messages/wallets-en';
import { Waiting, WaitingLine } from '../../parts/waiting';
import { SearchField } from '../../parts/search-field';
import { Action } from '../../primitives/action';
import { Icon } from '../../primitives/icon';
import { useMessages } from '../../bindings/shell-context';
import { useStyle } from '../../bindings/use-style';
import NoNetworkView from '../no-network/no-network-view';
import allWalletsCss from './all-wallets.css';
import { WalletGrid } from './wallet-grid';
import { lateIcons } from '../../primitives/late-icons';

export { walletsMessages as messages };

/** From this number of wallets on, the card has its greatest height. */
const MANY_WALLETS = 16;

/** Every wallet that can be connected, to look through or to search. */
export default function AllWalletsView() {
  const { networks } = useWidget().options;
  return networks.length === 0 ? <NoNetworkView /> : <Wallets />;
}

function Wallets() {
  useStyle(allWalletsCss);
  const widget = useWidget();
  const { tryAgain } = useMessages();
  const messages = useCatalogue(walletsMessages);
  const { verbs, hasFailed, retry } = useFeature('wallets');
  const found = useWidgetState(({ features }) => features.wallets);
  const isFailed = hasFailed || found?.status === 'failed';
  const isLoading = !isFailed && (found === undefined || found.status === 'loading');
  const hasMore =
    verbs !== undefined && found?.status === 'loaded' && found.wallets.length < found.total;
  const isEmpty = !isLoading && !isFailed && found?.wallets.length === 0;
  const [isTall, setTall] = useState(true);
  const hasMany = (found?.total ?? 0) > MANY_WALLETS;
  // Results do not move the search field while the visitor types.
  if (found?.status === 'loaded' && found.searched === '' && isTall !== hasMany) setTall(hasMany);
  const useCode = (): void => void widget.chooseWallet(PAIRING_CONNECTOR_ID);
  return (
    <div className="stack" data-tall={isTall}>
      <SearchField
        label={messages.searchWallets}
        text={found?.search ?? ''}
        className="search"
        isDisabled={verbs === undefined}
        onSearch={(text, field) => {
          const pane = field.closest('.pane');
          if (pane) pane.scrollTop = 0;
          verbs?.search(text);
        }}
      />
      <p role="status" className="visually-hidden">
        {found?.status === 'loaded' &&
          (isEmpty ? messages.noWalletFound : messages.allWalletsFound(found.total))}
      </p>
      {found && found.wallets.length > 0 && (
        <WalletGrid
          // A new search makes a new list: the old one is removed at once, however long it is.
          key={found.searched}
          wallets={found.wallets}
          label={messages.allWalletsFound(found.total)}
          total={found.total}
          onMore={hasMore ? () => verbs.more() : undefined}
        />
      )}
      {isLoading && !found?.wallets.length && <ComingWallets />}
      {(isEmpty || isFailed) && (
        <>
          <div className="scene">
            <span className="medallion">
              <Icon name={isFailed ? 'alert' : lateIcons.search} />
            </span>
            <p className="headline" role={isFailed ? 'alert' : undefined}>
              {isFailed ? messages.walletsMissing : messages.noWalletFound}
            </p>
            <p className="hint">
              {isFailed ? messages.walletsMissingHint : messages.noWalletFoundHint}
            </p>
          </div>
          {isFailed && (
            <Action kind="primary" icon="reload" onPress={() => (verbs ? verbs.more() : retry())}>
              {tryAgain}
            </Action>
          )}
          {hasRelay(widget.options) && (
            <Action kind="secondary" onPress={useCode}>
              {messages.useCode}
            </Action>
          )}
        </>
      )}
    </div>
  );
}

/** How many tiles stand for those to come. */
const TILES = 12;

/** Tiles in the shape of the wallets to come. */
function ComingWallets() {
  const { loading } = useMessages();
  return (
    <Waiting label={loading} className="wallets">
      {Array.from({ length: TILES }, (_, index) => (
        <div key={index} className="wallet">
          <span className="emblem skeleton" data-shape="wallet" />
          <WaitingLine />
        </div>
      ))}
    </Waiting>
  );
}
