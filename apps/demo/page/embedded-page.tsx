import type { Widget } from 'cleatkit';
import { WidgetPanel } from 'cleatkit/react';
import { AccountPanel } from './account-panel';
import { DemoProvider } from './demo-provider';
import { PageFrame } from './page-frame';

/** The widget as a part of the page, always open. */
export function EmbeddedPage({ widget }: { readonly widget: Widget }) {
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
