import { activeConnection } from '../../../application/snapshot/widget-state';
import { useAccount } from '../../bindings/use-account';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { HeaderLead } from '../../parts/header-lead';
import { Emblem } from '../../primitives/emblem';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useStyle } from '../../bindings/use-style';
import { walletOf } from '../../bindings/wallet-of';
import accountCss from './account.css';
import identityCss from './identity.css';
import { accountMessages } from '../../messages/account-en';
import { AccountTabs } from './account-tabs';
import { Balance } from './balance';
import { CopyAddress } from './copy-address';
import { DisconnectAccount } from './disconnect-account';
import { ExplorerLink } from './explorer-link';
import { HideAmounts } from './hide-amounts';
import { IdentityText } from './identity-text';
import { LateAccountName } from './late-account-name';
import { LatePermissions } from './late-permissions';
import { LateWays } from './late-ways';
import { LateWorth } from './late-worth';
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
  useStyle(identityCss);
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
      <HeaderLead>
        <WalletSwitcher />
      </HeaderLead>
      <div className="identity">
        <span className="portrait">
          <Portrait key={imageUrl} address={address} imageUrl={imageUrl} />
          {wallet && <Emblem {...wallet} shape="wallet" size="small" />}
        </span>
        {wallet && <span className="visually-hidden">{messages.connectedWith(wallet.name)}</span>}
        <div className="who">
          {name !== undefined && (
            <p className="account-name">
              <bdi>{name}</bdi>
            </p>
          )}
          <CopyAddress short={short} />
        </div>
        <NetworkInUse />
      </div>
      <div className="money">
        <div className="totals">
          <LateWorth />
          <Balance balance={balance} onRetry={() => void widget.refreshBalance()} />
        </div>
        <HideAmounts />
      </div>
      <LateWays account={account} />
      <LateAccountName account={account} />
      <WalletActions />
      <LatePermissions />
      <AccountTabs key={account.caipAddress} />
      {texts && <IdentityText texts={texts} />}
      <div className="foot">
        <VisitorProfile />
        <ExplorerLink href={account.explorerUrl} />
        <DisconnectAccount />
      </div>
      <PullToRefresh />
    </>
  );
}
