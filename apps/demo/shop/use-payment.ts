import { isWidgetError, type Widget, type WidgetState } from 'cleatkit';
import { useWidget } from 'cleatkit/react';
import { useCallback, useState, useSyncExternalStore } from 'react';

/** A payment in the native currency of the network in use. */
export interface Bill {
  readonly to: string;

  /** In whole coins, as a visitor would type it. */
  readonly amount: string;
}

/** The state of the widget's feature `send`. */
type Flow = NonNullable<WidgetState['features']['send']>['flow'];

/** Why a payment could not be prepared: the coin of which there is too little, or what the widget says. */
type Problem = { readonly symbol: string } | { readonly reason: string };

/** How far a payment has come. */
export interface Payment {
  readonly flow: Flow | undefined;
  readonly isPreparing: boolean;

  /** Why it could not be prepared. */
  readonly problem: Problem | undefined;

  /** Shows the payment to the visitor in the widget, who sends it there. */
  readonly pay: () => Promise<void>;
}

/**
 * A payment of the account in use. The feature `send` of the widget is the same on each namespace: it reads the fee from
 * the chain, shows what will be sent, requests it from the wallet, and follows the transaction to its end.
 */
export function usePayment({ to, amount }: Bill): Payment {
  const widget = useWidget();
  const flow = useSendFlow(widget);
  const [step, setStep] = useState<'none' | 'preparing' | 'prepared'>('none');
  const [problem, setProblem] = useState<Problem>();

  const pay = async (): Promise<void> => {
    setProblem(undefined);
    setStep('preparing');
    try {
      await prepare(widget, { to, amount });
      setStep('prepared');
    } catch (error) {
      setStep('none');
      setProblem(problemOf(error));
    }
  };
  return {
    flow: step === 'prepared' ? flow : undefined,
    isPreparing: step === 'preparing',
    problem,
    pay,
  };
}

function useSendFlow(widget: Widget): Flow | undefined {
  return useSyncExternalStore(
    useCallback((onChange) => widget.subscribe(onChange), [widget]),
    () => widget.state.features.send?.flow,
  );
}

/** Fills in the form of the feature and has it reviewed, which opens the widget. */
async function prepare(widget: Widget, { to, amount }: Bill): Promise<void> {
  const [tokens, send] = await Promise.all([widget.feature('tokens'), widget.feature('send')]);
  await tokens.load();
  const held = widget.state.features.tokens?.tokens ?? [];
  const native = held.find((token) => token.address === undefined);
  if (!native) throw new Error('The balance could not be read.');
  await send.chooseToken(native);
  send.typeAmount(amount);
  await send.typeReceiver(to);
  await send.review();
}

function problemOf(error: unknown): Problem {
  if (isWidgetError(error) && error.code === 'GAS_INSUFFICIENT') {
    return { symbol: error.context.symbol };
  }
  return { reason: error instanceof Error ? error.message : String(error) };
}
