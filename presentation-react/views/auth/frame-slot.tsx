import type { ViewName } from '../../../domain/routing/view-name';
import { useMessages } from '../../bindings/shell-context';
import { useFeature } from '../../bindings/use-feature';
import { Spinner } from '../../primitives/spinner';
import { useFrameSlot } from './use-frame-slot';

/** The place of the embedded wallet's page, which has the field for the code and the way back. */
export function FrameSlot({ view }: { readonly view: ViewName }) {
  const { loading } = useMessages();
  const slot = useFrameSlot(view, useFeature('auth').verbs);
  return (
    <div ref={slot} className="code-slot" role="status">
      <Spinner />
      <span className="visually-hidden">{loading}</span>
    </div>
  );
}
