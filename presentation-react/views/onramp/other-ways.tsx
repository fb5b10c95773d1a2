import { useCatalogue } from '../../bindings/use-catalogue';
import { useNetwork } from '../../bindings/use-network';
import { useWidget } from '../../bindings/widget-context';
import { onrampMessages } from '../../messages/onramp-en';
import { FromExchange } from '../../parts/from-exchange';
import { Action } from '../../primitives/action';
import { Icon } from '../../primitives/icon';
import { accountIcons } from '../../primitives/account-icons';

/** The ways to get tokens without a provider: by the address of the account. */
export function OtherWays() {
  const widget = useWidget();
  const messages = useCatalogue(onrampMessages);
  const { network } = useNetwork();
  if (!widget.options.features.receive) return null;
  const showAddress = (): void => void widget.show('WalletReceive');
  return (
    <section className="other-ways" aria-label={messages.onrampOtherWays}>
      <p className="note">{messages.onrampOtherWays}</p>
      <button type="button" className="row" onClick={showAddress}>
        <span className="way">
          <Icon name={accountIcons.receive} />
        </span>
        <span className="name">
          {messages.onrampReceive}
          <small>{messages.onrampReceiveHint}</small>
        </span>
        <Icon name="forward" />
      </button>
      <FromExchange network={network?.name ?? ''}>
        <Action kind="secondary" onPress={showAddress}>
          {messages.onrampShowAddress}
        </Action>
      </FromExchange>
    </section>
  );
}
