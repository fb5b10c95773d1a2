import { useRef, useState } from 'react';
import { useAccount } from '../../bindings/use-account';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useFeature } from '../../bindings/use-feature';
import { useNetwork } from '../../bindings/use-network';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import type { SendForm } from '../../../domain/send/send-form';
import { reviewMessages } from '../../messages/review-en';
import { sendMessages } from '../../messages/send-en';
import { NotDownloaded } from '../../parts/not-downloaded';
import { Notice } from '../../parts/notice';
import { Action } from '../../primitives/action';
import { AmountCard } from './amount-card';
import { FeeLine } from './fee-line';
import { ReceiverCard } from './receiver-card';
import { reviewFaultWords } from './review-fault';
import { useSendStyle } from './use-send-style';

export { sendMessages as messages };

/** The form for sending: what, how much and to whom. Nothing leaves before the visitor has reviewed it. */
export default function SendView() {
  useSendStyle();
  const widget = useWidget();
  const messages = useCatalogue(sendMessages);
  const { reviewFeeShort } = useCatalogue(reviewMessages);
  const state = useWidgetState(({ features }) => features.send);
  const { verbs, hasFailed, retry } = useFeature('send');
  const { account } = useAccount();
  const { network } = useNetwork();
  const [fault, setFault] = useState<ReviewFault>();
  const [isChecking, setIsChecking] = useState(false);
  const form = useRef<HTMLDivElement>(null);
  if (hasFailed) return <NotDownloaded onRetry={retry} />;
  if (!state || !account || !network) return null;
  const { gas, prefill, step } = state;
  const isReady = step === 'preview' && gas !== 'insufficient';
  const review = async (): Promise<void> => {
    setIsChecking(true);
    setFault(undefined);
    try {
      await verbs?.review();
    } catch (error) {
      setFault({ error, form: state.form });
    } finally {
      setIsChecking(false);
    }
  };
  const goOn = (): void => {
    if (step === 'selectToken') void widget.show('WalletSendSelectToken');
    else if (step === 'preview') void review();
    else {
      const field = step === 'addAddress' || step === 'invalidAddress' ? 'receiver' : 'amount';
      form.current?.querySelector<HTMLElement>(`[data-field="${field}"] input`)?.focus();
    }
  };
  const missed = prefill === 'networkMissed' || prefill === 'tokenMissed' ? prefill : undefined;
  // What was wrong with another input says nothing about this one.
  const isCurrent = fault && isSameInput(fault.form, state.form);
  const words = isCurrent
    ? reviewFaultWords(fault.error, { ...messages, reviewFeeShort })
    : undefined;
  return (
    <div className="stack send money-form" ref={form}>
      <AmountCard state={state} verbs={verbs} namespace={account.namespace} />
      <ReceiverCard state={state} verbs={verbs} />
      <FeeLine
        form={state.form}
        network={network}
        onChoose={(speed) => void verbs?.chooseSpeed(speed)}
      />
      {missed && <Notice>{messages.sendPrefills[missed]}</Notice>}
      {state.payment !== 'none' && <Notice>{messages.sendPayments[state.payment]}</Notice>}
      {gas === 'insufficient' && <Notice>{reviewFeeShort(network.nativeCurrency.symbol)}</Notice>}
      {words !== undefined && <Notice>{words}</Notice>}
      <Action
        kind={isReady || step === 'selectToken' ? 'primary' : 'secondary'}
        isBusy={isChecking || prefill === 'loading'}
        onPress={goOn}
      >
        {messages.sendSteps[step]}
      </Action>
    </div>
  );
}

/** Why the review of a form failed. */
interface ReviewFault {
  readonly error: unknown;
  readonly form: SendForm;
}

function isSameInput(one: SendForm, other: SendForm): boolean {
  return (
    one.receiverInput === other.receiverInput &&
    one.sendTokenAmount === other.sendTokenAmount &&
    one.token?.address === other.token?.address &&
    one.token?.chainId === other.token?.chainId
  );
}
