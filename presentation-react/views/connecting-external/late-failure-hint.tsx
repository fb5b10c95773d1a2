import { useMessages } from '../../bindings/shell-context';
import { useDownloaded } from '../../bindings/use-downloaded';
import type { ExplainedFailure } from '../../messages/failure-words';

/** Why a wallet could not connect. The words for it are downloaded then; until they are here, it is the wallet's own text. */
export function LateFailureHint({ failure }: { readonly failure: ExplainedFailure }) {
  const { failedHint } = useMessages();
  const { value } = useDownloaded(load);
  return value ? (
    <value.FailureHint failure={failure} />
  ) : (
    <p className="hint">{failedHint(failure.detail)}</p>
  );
}

function load() {
  return import('../../parts/failure-hint');
}
