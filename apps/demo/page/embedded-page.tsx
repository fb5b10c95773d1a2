import { WidgetPanel } from 'cleatkit/react';
import { useSyncExternalStore } from 'react';
import type { WidgetStore } from '../widget-store';
import { AccountPanel } from './account-panel';
import { DemoProvider } from './demo-provider';
import { PageFrame } from './page-frame';

/** The widget as a part of the page, always open. */
export function EmbeddedPage({ store }: { readonly store: WidgetStore }) {
  const widget = useSyncExternalStore(store.subscribe, store.getSnapshot);
  return (
    <DemoProvider widget={widget}>
      <PageFrame current="/embedded.html">
        <div className="columns">
          <section className="panel" aria-labelledby="embedded">
            <h1 id="embedded">Embedded</h1>
            <p>The same widget, as a panel that stands in the page and stays open.</p>
            <WidgetPanel />
          </section>
          <AccountPanel />
        </div>
      </PageFrame>
    </DemoProvider>
  );
}
