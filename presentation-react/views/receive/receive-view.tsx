import type { ReactNode } from 'react';
import type { ReceiveState } from '../../../domain/payment/receive-state';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useFeature } from '../../bindings/use-feature';
import { useStyle } from '../../bindings/use-style';
import { useWidgetState } from '../../bindings/widget-context';
import { receiveMessages } from '../../messages/receive-en';
import { AmountField } from '../../parts/amount-field';
import { Disclosure } from '../../parts/disclosure';
import { FromExchange } from '../../parts/from-exchange';
import { NetworkEmblem } from '../../parts/network-emblem';
import { QrFrame } from '../../parts/qr-frame';
import { WholeAddress } from '../../parts/whole-address';
import { Action } from '../../primitives/action';
import { Icon } from '../../primitives/icon';
import { useFlash } from '../../primitives/use-flash';
import receiveCss from './receive.css';

export { receiveMessages as messages };

const TICK_MS = 1500;

/** The address of the account in use, as a QR code and in full, and the networks that it receives on. */
export default function ReceiveView() {
  useStyle(receiveCss);
  const state = useWidgetState(({ features }) => features.receive);
  const { verbs } = useFeature('receive');
  const { networks: [network, ...others] = [], address, amount, uri } = state ?? {};
  const messages = useCatalogue(receiveMessages);
  const [isCopied, tick] = useFlash(TICK_MS);
  if (address === undefined || !network) return null;
  const copy = (): void => {
    verbs?.copy().then(tick, () => {
      // The widget itself reports the failure.
    });
  };
  return (
    <div className="stack receive">
      <QrFrame
        text={uri}
        label={messages.receiveCode}
        waitingLabel={messages.receiveCodeLoading}
        logo={<NetworkEmblem network={network} />}
      />
      <p className="receiver">
        <bdi>
          <WholeAddress address={address} />
        </bdi>
      </p>
      <Action kind="primary" icon={isCopied ? 'check' : 'copy'} onPress={copy}>
        {messages.receiveCopyAddress}
      </Action>
      <p className="notice">
        <Icon name="alert" />
        <span>{messages.receiveOnly(network.name)}</span>
      </p>
      {others.length > 0 && <Others networks={others} />}
      {amount && (
        <Disclosure label={askedOf(amount, messages.receiveAsk)} isOpenAtFirst={amount.text !== ''}>
          <Ask amount={amount} onType={(text) => verbs?.typeAmount(text)} />
          <Action kind="quiet" onPress={() => void verbs?.copyLink()}>
            {messages.receiveCopyLink}
          </Action>
        </Disclosure>
      )}
      <FromExchange network={network.name} />
    </div>
  );
}

/** What the code asks for, while the field is folded away too. */
function askedOf(
  { fault, symbol, text }: NonNullable<ReceiveState['amount']>,
  receiveAsk: string,
): ReactNode {
  if (text === '' || fault !== undefined) return receiveAsk;
  return (
    <>
      {receiveAsk}: <bdi>{`${text} ${symbol}`}</bdi>
    </>
  );
}

/** The amount that the payment URI asks for. */
function Ask({
  amount: { fault, readings, symbol, text },
  onType,
}: {
  readonly amount: NonNullable<ReceiveState['amount']>;
  readonly onType: (text: string) => void;
}) {
  const { receiveAmount } = useCatalogue(receiveMessages);
  return (
    <AmountField
      text={text}
      label={receiveAmount(symbol)}
      placeholder={receiveAmount(symbol)}
      fault={fault}
      readings={readings}
      onType={onType}
    >
      <bdi className="unit">{symbol}</bdi>
    </AmountField>
  );
}

/** The other networks of the site on which the address receives. */
function Others({ networks }: { readonly networks: NonNullable<ReceiveState['networks']> }) {
  const { receiveAlso } = useCatalogue(receiveMessages);
  return (
    <div className="receives-on">
      <p>{receiveAlso}</p>
      <ul>
        {networks.map((network) => (
          <li key={network.caipNetworkId}>
            <NetworkEmblem network={network} />
            <bdi>{network.name}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
