import { useMessages } from '../bindings/shell-context';
import { type ExplainedFailure, failureWords } from '../messages/failure-words';

/** What happened, what to do next, and the wallet's own text. */
export function FailureHint({ failure }: { readonly failure: ExplainedFailure }) {
  const { hint, said } = failureWords(failure, useMessages());
  return (
    <>
      <p className="hint">{hint}</p>
      {said !== undefined && <p className="hint">{said}</p>}
    </>
  );
}
