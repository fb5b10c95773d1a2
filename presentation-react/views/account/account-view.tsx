import { activeConnection } from '../../../application/snapshot/widget-state';
import { useAccount } from '../../bindings/use-account';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { Emblem } from '../../primitives/emblem';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useStyle } from '../../bindings/use-style';
import { walletOf } from '../../bindings/wallet-of';
import accountCss from './account.css';
import { accountMessages } from '../../messages/account-en';
import { AccountTabs } from './account-tabs';
import { Balance } from './balance';
import { CopyAddress } from './copy-address';
import { DisconnectAccount } from './disconnect-account';
import { ExplorerLink } from './explorer-link';
import { HideAmounts } from './hide-amounts';
import { IdentityText } from './identity-text';
import { LateAccountName } from './late-account-name';
import { LateAccountType } from './late-account-type';
import { LatePermissions } from './late-permissions';
import { MoreAccounts } from './more-accounts';
import { NetworkInUse } from './network-in-use';
import { Portrait } from './portrait';
import { PullToRefresh } from './pull-to-refresh';
import { useIdentity } from './use-identity';
import { VisitorProfile } from './visitor-profile';
import { WalletActions } from './wallet-actions';
import { WalletSwitcher } from './wallet-switcher';

export { accountMessages as messages };

/** The account in use: its identity and balance, its actions, its network, what it holds, and Disconnect. */
export default function AccountView() {
  useStyle(accountCss);
  const widget = useWidget();
  const messages = useCatalogue(accountMessages);
  const { account } = useAccount();
  const wallet = useWidgetState((state) =>
    walletOf(state, activeConnection(state).account?.connectorId, state.namespace),
  );
  const { imageUrl, name, texts } = useIdentity(account?.caipAddress);
  if (!account) return null;
  const { address, short, balance } = account;
  return (
    <>
      <WalletSwitcher />
      <div className="profile">
        <span className="portrait">
          <Portrait key={imageUrl} address={address} imageUrl={imageUrl} />
          {wallet && <Emblem {...wallet} shape="wallet" size="small" />}
        </span>
        {wallet && <span className="visually-hidden">{messages.connectedWith(wallet.name)}</span>}
        {name !== undefined && (
          <p className="account-name">
            <bdi>{name}</bdi>
          </p>
        )}
        <div className="address-line">
          <CopyAddress short={short} />
          <HideAmounts />
        </div>
        <Balance balance={balance} onRetry={() => void widget.refreshBalance()} />
      </div>
      {texts && <IdentityText texts={texts} />}
      <LateAccountName account={account} />
      <WalletActions />
      <NetworkInUse />
      <LateAccountType account={account} />
      <MoreAccounts account={account} />
      <LatePermissions />
      <AccountTabs key={account.caipAddress} />
      <div className="foot">
        <VisitorProfile />
        <ExplorerLink href={account.explorerUrl} />
        <DisconnectAccount />
      </div>
      <PullToRefresh />
    </>
  );
}
