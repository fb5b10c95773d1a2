import { activeConnection } from '../../../application/snapshot/widget-state';
import { useAccount } from '../../bindings/use-account';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { avatarGradient } from '../../primitives/avatar';
import { Emblem } from '../../primitives/emblem';
import { useMessages } from '../../bindings/shell-context';
import { useStyle } from '../../bindings/use-style';
import { walletOf } from '../../bindings/wallet-of';
import accountCss from './account.css';
import { ActivityOfAccount } from './activity-of-account';
import { Balance } from './balance';
import { CopyAddress } from './copy-address';
import { DisconnectAccount } from './disconnect-account';
import { ExplorerLink } from './explorer-link';
import { MoreAccounts } from './more-accounts';
import { NetworkInUse } from './network-in-use';
import { TokensOfAccount } from './tokens-of-account';
import { WalletActions } from './wallet-actions';
import { WalletSwitcher } from './wallet-switcher';

/** The account in use: its identity and balance, its actions, its network, and Disconnect. */
export default function AccountView() {
  useStyle(accountCss);
  const widget = useWidget();
  const messages = useMessages();
  const { account } = useAccount();
  const wallet = useWidgetState((state) =>
    walletOf(state, activeConnection(state).account?.connectorId, state.namespace),
  );
  if (!account) return null;
  const { address, short, balance } = account;
  return (
    <>
      <WalletSwitcher />
      <div className="profile">
        <span className="portrait">
          <span className="avatar" style={{ background: avatarGradient(address) }} />
          {wallet && <Emblem {...wallet} shape="wallet" size="small" />}
        </span>
        {wallet && <span className="visually-hidden">{messages.connectedWith(wallet.name)}</span>}
        <CopyAddress short={short} />
        <Balance balance={balance} onRetry={() => void widget.refreshBalance()} />
      </div>
      <WalletActions />
      <NetworkInUse />
      <ActivityOfAccount />
      <TokensOfAccount key={account.caipAddress} />
      <MoreAccounts account={account} />
      <div className="foot">
        <ExplorerLink href={account.explorerUrl} />
        <DisconnectAccount />
      </div>
    </>
  );
}
