import { useMessages } from '../bindings/shell-context';
import { Action } from '../primitives/action';

interface NotDownloadedProps {
  /** `secondary` where the view around it has its own action. */
  readonly kind?: 'primary' | 'secondary';
  readonly onRetry: () => void;
}

/** In the place of what could not be downloaded. */
export function NotDownloaded({ kind = 'primary', onRetry }: NotDownloadedProps) {
  const { tryAgain, viewMissing } = useMessages();
  return (
    <div className="stack">
      <p role="alert" className="note">
        {viewMissing}
      </p>
      <Action kind={kind} onPress={onRetry}>
        {tryAgain}
      </Action>
    </div>
  );
}
