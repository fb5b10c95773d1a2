import { useRef, useState } from 'react';
import { activeConnection } from '../../application/snapshot/widget-state';
import type { SendFailure } from '../../domain/send/send-failure';
import { useMessages } from '../bindings/shell-context';
import { useCatalogue } from '../bindings/use-catalogue';
import { walletOf } from '../bindings/wallet-of';
import { useWidgetState } from '../bindings/widget-context';
import { failureWords } from '../messages/failure-words';
import { reviewMessages } from '../messages/review-en';
import { Action } from '../primitives/action';
import { Notice } from './notice';
import { useReviewStyle } from './use-review-style';

interface ConfirmActionProps {
  /** What is confirmed. Another one begins unchecked. */
  readonly review: object;
  readonly label: string;

  /** What the visitor compares in the wallet while it is asked. */
  readonly askingHint: string;
  readonly isAsking: boolean;

  /** Why the last request was not sent. */
  readonly failure: SendFailure | undefined;

  /** What the visitor has to check before; `undefined` where there is nothing to fear. */
  readonly toCheck: string | undefined;

  /** Whether it can be sent, or sent again. */
  readonly isPossible: boolean;
  readonly onConfirm: () => void;
}

/** The confirmation of what is shown above it, and why the last one did not send. */
export function ConfirmAction({
  review,
  label,
  askingHint,
  isAsking,
  failure,
  toCheck,
  isPossible,
  onConfirm,
}: ConfirmActionProps) {
  useReviewStyle();
  const messages = useCatalogue(reviewMessages);
  const shell = useMessages();
  const wallet = useWidgetState((state) =>
    walletOf(state, activeConnection(state).account?.connectorId, state.namespace),
  );
  const [checked, setChecked] = useState<object>();
  const check = useRef<HTMLInputElement>(null);
  const isChecked = checked === review;
  const isUnchecked = toCheck !== undefined && !isChecked && !isAsking;
  const words = failure && messages.reviewFailures[failure.cause];
  const details = failure?.cause === 'failed' ? failureWords(failure, shell) : undefined;
  return (
    <>
      {words && !isAsking && (
        <Notice icon={failure.cause === 'declined' ? 'hand' : 'alert'}>
          <strong>{words.headline}</strong> {details?.hint ?? words.hint} {details?.said}
        </Notice>
      )}
      {isAsking && (
        <div className="asking" role="status">
          <strong>{messages.reviewAsking(wallet?.name ?? shell.wallet)}</strong>
          <span>{askingHint}</span>
        </div>
      )}
      {toCheck !== undefined && isPossible && !isAsking && (
        <label className="check">
          <input
            ref={check}
            type="checkbox"
            checked={isChecked}
            onChange={({ target }) => setChecked(target.checked ? review : undefined)}
          />
          <span>{toCheck}</span>
        </label>
      )}
      {isPossible && (
        <Action
          kind={isUnchecked ? 'secondary' : 'primary'}
          isBusy={isAsking}
          onPress={isUnchecked ? () => check.current?.focus() : onConfirm}
        >
          {failure ? shell.tryAgain : label}
        </Action>
      )}
    </>
  );
}
