import { useRef, useState } from 'react';
import type { ReviewedFlow } from '../../../domain/send/reviewed-flow';
import type { ReceiverWarning } from '../../../domain/send/receiver-warnings';
import type { SendReview } from '../../../domain/send/send-review';
import { activeConnection } from '../../../application/snapshot/widget-state';
import { walletOf } from '../../bindings/wallet-of';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useWidgetState } from '../../bindings/widget-context';
import { failureWords } from '../../messages/failure-words';
import { sendMessages } from '../../messages/send-en';
import { WholeAddress } from '../../parts/whole-address';
import { Action } from '../../primitives/action';
import { Icon } from '../../primitives/icon';

interface ConfirmReviewedProps {
  readonly flow: Exclude<ReviewedFlow<SendReview>, { readonly status: 'sent' }>;

  /** Whether it can be sent, or sent again. */
  readonly isPossible: boolean;
  readonly onConfirm: () => void;
}

/** What the visitor should know, the confirmation, and why the last one did not send. */
export function ConfirmReviewed({ flow, isPossible, onConfirm }: ConfirmReviewedProps) {
  const messages = useCatalogue(sendMessages);
  const shell = useMessages();
  const wallet = useWidgetState((state) =>
    walletOf(state, activeConnection(state).account?.connectorId, state.namespace),
  );
  // A new review begins unchecked.
  const [checked, setChecked] = useState<SendReview>();
  const check = useRef<HTMLInputElement>(null);
  const { warnings } = flow.review;
  const isChecked = checked === flow.review;
  const isAsking = flow.status === 'asking';
  const mustCheck = warnings.some(({ code }) => !mildWarnings.has(code));
  const isUnchecked = mustCheck && !isChecked && !isAsking;
  const failure = flow.status === 'failed' ? flow.failure : undefined;
  const words = failure && messages.sendFailures[failure.cause];
  const details = failure?.cause === 'failed' ? failureWords(failure, shell) : undefined;
  return (
    <>
      {warnings.map((warning) => (
        <Warning key={warning.code} warning={warning} />
      ))}
      {words && !isAsking && (
        <div className="notice" role="alert">
          <Icon name={failure.cause === 'declined' ? 'hand' : 'alert'} />
          <span>
            <strong>{words.headline}</strong> {details?.hint ?? words.hint} {details?.said}
          </span>
        </div>
      )}
      {isAsking && (
        <div className="asking" role="status">
          <strong>{messages.sendAsking(wallet?.name ?? shell.wallet)}</strong>
          <span>{messages.sendAskingHint}</span>
        </div>
      )}
      {mustCheck && isPossible && !isAsking && (
        <label className="check">
          <input
            ref={check}
            type="checkbox"
            checked={isChecked}
            onChange={({ target }) => setChecked(target.checked ? flow.review : undefined)}
          />
          <span>{messages.sendChecked}</span>
        </label>
      )}
      {isPossible && (
        <Action
          kind={isUnchecked ? 'secondary' : 'primary'}
          isBusy={isAsking}
          onPress={isUnchecked ? () => check.current?.focus() : onConfirm}
        >
          {failure ? shell.tryAgain : messages.sendConfirm}
        </Action>
      )}
    </>
  );
}

/** The warnings after which nothing is lost, or little is likely to be. */
const mildWarnings: ReadonlySet<ReceiverWarning['code']> = new Set(['contract', 'ownAddress']);

function Warning({ warning }: { readonly warning: ReceiverWarning }) {
  const { sendLooksLike, sendWarnings } = useCatalogue(sendMessages);
  const known = 'known' in warning ? warning.known : undefined;
  return (
    <div className="notice" role="alert" data-warning={warning.code}>
      <Icon name="alert" />
      <span>
        {sendWarnings[warning.code]}
        {known !== undefined && (
          <>
            {' '}
            {sendLooksLike}
            <bdi>
              <WholeAddress address={known} />
            </bdi>
          </>
        )}
      </span>
    </div>
  );
}
