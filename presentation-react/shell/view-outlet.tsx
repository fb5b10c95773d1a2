import { useEffect, useSyncExternalStore } from 'react';
import type { ViewName } from '../../domain/routing/view-name';
import { useWidgetContext } from '../bindings/widget-context';
import { Action } from '../primitives/action';
import { useMessages, useShellContext } from '../bindings/shell-context';

/** The view called `name`; a skeleton while it is downloaded, and a retry after a failure. */
export function ViewOutlet({ name }: { readonly name: ViewName }) {
  const messages = useMessages();
  const { source } = useWidgetContext();
  const { views } = useShellContext();
  const View = useSyncExternalStore(
    views.subscribe,
    () => views.get(name),
    () => views.get(name),
  );
  useEffect(() => views.load(name), [views, name]);
  useEffect(() => {
    const whenQuiet = setTimeout(() => {
      const state = source.getSnapshot();
      if (state.view?.name === name) views.loadNext(state);
    }, QUIET_MS);
    return () => clearTimeout(whenQuiet);
  }, [views, name, source]);

  if (View === 'loading') {
    return (
      <div className="stack" aria-busy="true">
        <span className="visually-hidden">{messages.loading}</span>
        <div className="row skeleton" />
        <div className="row skeleton" />
      </div>
    );
  }
  if (View === 'failed') {
    return (
      <div className="stack">
        <p role="alert" className="note">
          {messages.viewMissing}
        </p>
        <Action kind="primary" onPress={() => views.load(name)}>
          {messages.tryAgain}
        </Action>
      </div>
    );
  }
  return <View />;
}

/** How long after a view is shown the next ones are downloaded, so that they do not delay it. */
const QUIET_MS = 300;
