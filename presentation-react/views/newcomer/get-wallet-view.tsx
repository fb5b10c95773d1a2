import { useEffect, useState } from 'react';
import type { Connector } from '../../../domain/connection/connector';
import { installedConnector } from '../../../domain/connection/installed-wallet';
import type { ListedWallet } from '../../../domain/wallet/listed-wallet';
import type { WalletsState } from '../../../domain/connection/wallets-state';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useFeature } from '../../bindings/use-feature';
import { useStyle } from '../../bindings/use-style';
import { useMessages } from '../../bindings/shell-context';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { walletsMessages } from '../../messages/wallets-en';
import { ReloadPage } from '../../parts/reload-page';
import { WaitingRows } from '../../parts/waiting';
import { isOutgoing, LinkAction, outgoing } from '../../primitives/action';
import { Emblem } from '../../primitives/emblem';
import { Icon } from '../../primitives/icon';
import { FIND_WALLET_URL } from '../connect/no-wallet';
import { AppCode, useAppCode } from './app-code';
import getWalletCss from './get-wallet.css';

export { walletsMessages as messages };

/** How many wallets a visitor without one chooses from. */
const MOST_WALLETS = 4;

/** Leads to the sites of wallets, or to the store of this phone, and offers the one that the visitor comes back with. */
export default function GetWalletView() {
  useStyle(getWalletCss);
  const { findWallet, loading } = useMessages();
  const messages = useCatalogue(walletsMessages);
  const { verbs, hasFailed } = useFeature('wallets');
  const directory = useWidgetState(({ features }) => features.wallets);
  const connectors = useWidgetState((state) => state.connectors);
  // An earlier search in the view of all wallets does not count here.
  useEffect(() => verbs?.search(''), [verbs]);
  const isLoading = !hasFailed && (directory === undefined || directory.searched !== '');
  const wallets = directory ? walletsToGet(directory, connectors) : [];
  const isPhone = directory?.deviceKind === 'mobile';
  const { shownFor, toggle } = useAppCode();
  return (
    <div className="stack">
      <p className="lead">{isPhone ? messages.getForPhone : messages.getForBrowser}</p>
      <FoundWallet />
      {isLoading && <WaitingRows label={loading} rows={MOST_WALLETS} />}
      <ul className="list to-get">
        {wallets.map((wallet) => (
          <li key={wallet.id}>
            {isPhone ? (
              <AppLink wallet={wallet} />
            ) : (
              <WalletLink wallet={wallet} href={wallet.homepage} also={messages.getAlsoApp} />
            )}
            {!isPhone && isApp(wallet) && (
              <AppCode wallet={wallet} isShown={shownFor === wallet.id} onToggle={toggle} />
            )}
          </li>
        ))}
      </ul>
      <LinkAction kind="quiet" href={FIND_WALLET_URL}>
        {findWallet}
      </LinkAction>
      {!isPhone && <p className="note">{messages.installThenReload}</p>}
      {!isPhone && <ReloadPage />}
    </div>
  );
}

/** Leads to where a phone gets the wallet's app. */
function AppLink({ wallet }: { readonly wallet: ListedWallet }) {
  const { verbs } = useFeature('pairing');
  return <WalletLink wallet={wallet} href={verbs?.storeOf(wallet) ?? wallet.homepage} />;
}

interface WalletLinkProps {
  readonly wallet: ListedWallet;
  readonly href: string | undefined;

  /** What to say of a wallet that is an app as well. */
  readonly also?: string;
}

function WalletLink({ wallet, href, also }: WalletLinkProps) {
  const { chains } = useMessages();
  const { id, imageUrl, name, namespaces = [] } = wallet;
  const facts = namespaces.map((namespace) => chains[namespace]);
  if (also !== undefined && isApp(wallet)) facts.push(also);
  return (
    <a className="row" {...outgoing} href={href}>
      <Emblem id={id} name={name} imageUrl={imageUrl} shape="wallet" />
      <span className="name">
        <bdi>{name}</bdi>
        {facts.length > 0 && <small>{facts.join(' · ')}</small>}
      </span>
      <Icon name="external" />
    </a>
  );
}

/** The first wallets that can be installed on this device and are not. */
function walletsToGet(
  { deviceKind, searched, wallets }: WalletsState,
  connectors: readonly Connector[],
): readonly ListedWallet[] {
  if (searched !== '') return [];
  const isForHere = (wallet: ListedWallet): boolean =>
    deviceKind === 'mobile' ? isApp(wallet) : isExtension(wallet);
  return wallets
    .filter((wallet) => isOutgoing(wallet.homepage) && isForHere(wallet))
    .filter((wallet) => !installedConnector(connectors, wallet))
    .slice(0, MOST_WALLETS);
}

function isApp({ browserLinks, mobileLink, universalLink }: ListedWallet): boolean {
  return (browserLinks ?? mobileLink ?? universalLink) !== undefined;
}

/** On EVM chains an extension has an rdns. Those of the other namespaces are in the list because they are extensions. */
function isExtension({ namespaces, rdns }: ListedWallet): boolean {
  return rdns !== undefined || namespaces?.includes('eip155') === false;
}

/** A wallet of this browser that was not there when the visitor came to this view. */
function FoundWallet() {
  const widget = useWidget();
  const { walletFound } = useMessages();
  const connectors = useWidgetState((state) => state.connectors);
  const [known] = useState(() => new Set(connectors.map(({ id }) => id)));
  const found = connectors.find(
    ({ id, type }) => !known.has(id) && type !== 'AUTH' && type !== 'WALLET_CONNECT',
  );
  return (
    <div role="status">
      {found && (
        <button type="button" className="row" onClick={() => void widget.chooseWallet(found.id)}>
          <Emblem {...found} shape="wallet" />
          <span className="name" dir="auto">
            {walletFound(found.name)}
          </span>
          <Icon name="forward" />
        </button>
      )}
    </div>
  );
}
