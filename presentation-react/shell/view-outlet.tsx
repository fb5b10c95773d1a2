import { memo, useEffect, useSyncExternalStore } from 'react';
import { activeConnection } from '../../application/snapshot/widget-state';
import type { ViewName } from '../../domain/routing/view-name';
import type { LoadedView } from '../bindings/view-loader';
import { useWidgetContext, useWidgetState } from '../bindings/widget-context';
import { useMessages, useShellContext } from '../bindings/shell-context';
import { NotDownloaded } from '../parts/not-downloaded';
import { RarePart } from '../parts/rare-part';

const loadConnectFirst = async () => (await import('../parts/connect-first')).ConnectFirst;

interface ViewOutletProps {
  readonly name: ViewName;

  /** Whether the visitor waits for it, and sees a skeleton while it is downloaded. */
  readonly isAwaited: boolean;
}

/**
 * The view called `name`, and a retry where it could not be downloaded. Not rendered again with the pane around it, which
 * learns its title, and the card, which learns that it has been painted.
 */
export const ViewOutlet = memo(function ViewOutlet({ name, isAwaited }: ViewOutletProps) {
  const messages = useMessages();
  const { source } = useWidgetContext();
  const { views } = useShellContext();
  const isWithoutAccount = useWidgetState(
    (state) => activeConnection(state).status === 'disconnected' && !views.isForAll(name),
  );
  const get = (): LoadedView => views.get(name);
  const View = useSyncExternalStore(views.subscribe, get, get);
  useEffect(() => views.load(name), [views, name]);
  useEffect(() => {
    const whenQuiet = setTimeout(() => {
      const state = source.getSnapshot();
      if (state.view?.name === name) views.loadNext(state);
    }, QUIET_MS);
    return () => clearTimeout(whenQuiet);
  }, [views, name, source]);

  if (isWithoutAccount) return <RarePart load={loadConnectFirst} />;
  if (View === 'loading') {
    if (!isAwaited) return null;
    return (
      <div className="stack" aria-busy="true">
        <span className="visually-hidden">{messages.loading}</span>
        <div className="row skeleton" />
        <div className="row skeleton" />
      </div>
    );
  }
  if (View === 'failed') return <NotDownloaded onRetry={() => views.load(name)} />;
  return <View />;
});

/** How long after a view is shown the next ones are downloaded, so that they do not delay it. */
const QUIET_MS = 300;
