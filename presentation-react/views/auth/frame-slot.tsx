import { useState } from 'react';
import type { ViewName } from '../../../domain/routing/view-name';
import { useMessages } from '../../bindings/shell-context';
import { useFeature } from '../../bindings/use-feature';
import { useTitle } from '../../bindings/use-title';
import { Spinner } from '../../primitives/spinner';
import { useAuthMessages, useAuthState } from './use-auth';
import { useFrameSlot } from './use-frame-slot';

/** The place of the embedded wallet's page, which has the field for the code and the way back. It is as high as the page says. */
export function FrameSlot({ view }: { readonly view: ViewName }) {
  const { loading } = useMessages();
  const { frameTitles } = useAuthMessages();
  const shown = useAuthState()?.shown;
  const slot = useFrameSlot(view, useFeature('auth').verbs);
  const [height, setHeight] = useState<number>();
  // Between two screens, while it says none, it keeps the last one.
  if (shown?.height !== undefined && shown.height !== height) setHeight(shown.height);
  useTitle(shown && frameTitles[shown.screen]);
  return (
    <div ref={slot} className="code-slot" style={{ height }} role="status">
      <Spinner />
      <span className="visually-hidden">{loading}</span>
    </div>
  );
}
