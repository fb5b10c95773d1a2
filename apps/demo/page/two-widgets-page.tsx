import { ConnectButton } from 'cleatkit/react';
import { useSyncExternalStore } from 'react';
import type { WidgetStore } from '../widget-store';
import { AccountPanel } from './account-panel';
import { DemoProvider } from './demo-provider';
import { PageFrame } from './page-frame';

/** Widgets that share nothing: each has its own connection, theme and modal. */
export function TwoWidgetsPage({ stores }: { readonly stores: readonly WidgetStore[] }) {
  return (
    <PageFrame current="/two-widgets.html">
      <h1>Two widgets</h1>
      <p>Each has its own connection, theme and modal. Connect one: the other stays as it is.</p>
      <div className="columns">
        {stores.map((store) => (
          <OneWidget key={store.getSnapshot().options.id} store={store} />
        ))}
      </div>
    </PageFrame>
  );
}

function OneWidget({ store }: { readonly store: WidgetStore }) {
  const widget = useSyncExternalStore(store.subscribe, store.getSnapshot);
  return (
    <DemoProvider widget={widget}>
      <section className="widget" aria-label={`The ${widget.options.id} widget`}>
        <ConnectButton />
        <AccountPanel title={`What the ${widget.options.id} one knows`} />
      </section>
    </DemoProvider>
  );
}
