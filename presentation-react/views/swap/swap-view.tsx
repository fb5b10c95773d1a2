import { useRef, useState } from 'react';
import type { SwapVerbs } from '../../../application/swap/swap-feature';
import { isWidgetError } from '../../../domain/errors/catalogued-error';
import type { SwapState } from '../../../domain/swap/swap-state';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useFeature } from '../../bindings/use-feature';
import { useNetwork } from '../../bindings/use-network';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { swapMessages } from '../../messages/swap-en';
import { NotDownloaded } from '../../parts/not-downloaded';
import { Action } from '../../primitives/action';
import { Icon } from '../../primitives/icon';
import { PaySide, ReceiveSide } from './sides';
import { SwapNotices } from './swap-notices';
import { SwapTerms } from './swap-terms';
import { useSwapStyle } from './use-swap-style';
import { accountIcons } from '../../primitives/account-icons';

export { swapMessages as messages };

/** The form for swapping: what for what, and at which price. Nothing is asked of the wallet before the review. */
export default function SwapView() {
  useSwapStyle();
  const state = useWidgetState(({ features }) => features.swap);
  const { verbs, hasFailed, retry } = useFeature('swap');
  const { network } = useNetwork();
  if (hasFailed) return <NotDownloaded onRetry={retry} />;
  if (!state || !network) return null;
  return <SwapForm state={state} verbs={verbs} network={network} />;
}

interface SwapFormProps {
  readonly state: SwapState;
  readonly verbs: SwapVerbs | undefined;
  readonly network: NonNullable<ReturnType<typeof useNetwork>['network']>;
}

function SwapForm({ state, verbs, network }: SwapFormProps) {
  const { swapTurn } = useCatalogue(swapMessages);
  const form = useRef<HTMLDivElement>(null);
  const [error, setError] = useState<{
    readonly about: SwapState['form'];
    readonly error: unknown;
  }>();
  const review = (): void => {
    setError(undefined);
    verbs?.review().catch((thrown: unknown) => setError({ about: state.form, error: thrown }));
  };
  // What was wrong with another input says nothing about this one.
  const isCurrent = error?.about.sourceAmount === state.form.sourceAmount;
  return (
    <div className="stack swap money-form" ref={form}>
      <div className="sides">
        <PaySide state={state} verbs={verbs} />
        <button type="button" className="turn" aria-label={swapTurn} onClick={() => verbs?.turn()}>
          <Icon name={accountIcons.swap} />
        </button>
        <ReceiveSide state={state} />
      </div>
      <SwapTerms state={state} verbs={verbs} network={network} />
      <SwapNotices
        state={state}
        network={network}
        code={isCurrent && isWidgetError(error.error) ? error.error.code : undefined}
      />
      <NextStep
        state={state}
        verbs={verbs}
        onReview={review}
        onAmount={() => form.current?.querySelector<HTMLElement>('input')?.focus()}
      />
    </div>
  );
}

interface NextStepProps extends Omit<SwapFormProps, 'network'> {
  readonly onReview: () => void;
  readonly onAmount: () => void;
}

function NextStep({ state, verbs, onReview, onAmount }: NextStepProps) {
  const widget = useWidget();
  const messages = useCatalogue(swapMessages);
  const { flow, form, list, step } = state;
  if (flow.status === 'approving' || flow.status === 'asking') {
    return (
      <Action kind="primary" onPress={() => void widget.show('SwapPreview')}>
        {messages.swapContinue}
      </Action>
    );
  }
  const steps: Partial<Record<typeof step, () => void>> = {
    selectToken: () => {
      void widget.show('SwapSelectToken', { args: { side: form.source ? 'to' : 'from' } });
    },
    retry: () => (list === 'failed' ? void verbs?.load() : verbs?.retryQuote()),
    review: onReview,
  };
  const isWaiting = step === 'waitForQuote' || flow.status === 'preparing' || list === 'loading';
  const isReady = step in steps || isWaiting;
  return (
    <Action
      kind={isReady ? 'primary' : 'secondary'}
      isBusy={isWaiting}
      onPress={steps[step] ?? onAmount}
    >
      {messages.swapSteps[step]}
    </Action>
  );
}
