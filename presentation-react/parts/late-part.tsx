import type { ComponentType } from 'react';
import { useMessages } from '../bindings/shell-context';
import { useDownloaded } from '../bindings/use-downloaded';
import { WaitingRows } from './waiting';

/** How many rows stand for those to come. */
const ROWS = 4;

interface LatePartProps<Props extends object> {
  /** Must always be the same function. */
  readonly load: () => Promise<ComponentType<Props>>;
  readonly props: Props;
}

/** A part of a view whose code comes when the visitor asks for it. */
export function LatePart<Props extends object>({ load, props }: LatePartProps<Props>) {
  const { loading, tryAgain, viewMissing } = useMessages();
  const { value: Content, hasFailed, retry } = useDownloaded(load);
  if (Content) return <Content {...props} />;
  if (!hasFailed) return <WaitingRows label={loading} rows={ROWS} />;
  return (
    <p className="note" role="alert">
      {viewMissing}
      <button type="button" className="link" onClick={retry}>
        {tryAgain}
      </button>
    </p>
  );
}
