import type { Account } from '../../../domain/account/account';
import { shortenAddress } from '../../../domain/address/shorten-address';
import type { ChainNamespace } from '../../../domain/caip/chain-namespace';
import { balanceParts } from '../../bindings/balance-parts';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { Amount } from '../../parts/amount';
import { Emblem } from '../../primitives/emblem';
import { Icon } from '../../primitives/icon';
import { useAccountMessages } from '../../bindings/use-account-messages';
import { walletOf } from '../../bindings/wallet-of';
import { AccountChoice } from './account-choice';
import { OtherAddresses } from './other-addresses';
import { accountIcons } from '../../primitives/account-icons';

interface ConnectedWalletProps {
  readonly namespace: ChainNamespace;
  readonly account: Account;

  /** The visitor pressed Disconnect. */
  readonly onLeave: () => void;
}

/** One connected wallet. Pressing it makes it active; it also offers its accounts and Disconnect. */
export function ConnectedWallet({ namespace, account, onLeave }: ConnectedWalletProps) {
  const widget = useWidget();
  const messages = useAccountMessages();
  const isInUse = useWidgetState((state) => state.namespace === namespace);
  const wallet = useWidgetState((state) => walletOf(state, account.connectorId, namespace));
  const chain = messages.chains[namespace];
  const name = wallet?.name ?? messages.wallet;
  const use = async (): Promise<void> => {
    const feature = await widget.feature('account');
    feature.use(namespace);
    await widget.back();
  };
  const leave = (): void => {
    onLeave();
    widget.disconnect(namespace).catch(() => {
      // The widget itself reports the failure.
    });
  };
  const { balance } = account;
  return (
    <>
      <div className="holding">
        <button type="button" className="row" aria-pressed={isInUse} onClick={() => void use()}>
          <Emblem {...wallet} id={account.connectorId} name={name} shape="wallet" />
          <span className="name">
            <small>
              {chain} · <bdi>{name}</bdi>
            </small>
            <span className="in-use">
              <bdi>{shortenAddress(account.address)}</bdi>
              {isInUse && (
                <span className="tag strong">
                  <Icon name="check" />
                  {messages.inUse}
                </span>
              )}
            </span>
            {balance.status === 'loaded' && (
              <small>
                <Amount>{balanceParts(balance, messages.lang).text}</Amount>
              </small>
            )}
          </span>
        </button>
        <button
          type="button"
          className="tool"
          title={messages.disconnectFrom(name, chain)}
          onClick={leave}
        >
          <Icon name={accountIcons.disconnect} />
        </button>
      </div>
      {account.isChosenHere && account.allAddresses.length > 1 ? (
        <AccountChoice namespace={namespace} account={account} />
      ) : (
        <OtherAddresses addresses={account.allAddresses.filter((one) => one !== account.address)} />
      )}
    </>
  );
}
