import type { Widget } from 'cleatkit';
import { ConnectButton } from 'cleatkit/react';
import { AccountPanel } from './account-panel';
import { DemoProvider } from './demo-provider';
import { PageFrame } from './page-frame';

/** Widgets that share nothing: each has its own connection, theme and modal. */
export function TwoWidgetsPage({ widgets }: { readonly widgets: readonly Widget[] }) {
  return (
    <PageFrame current="/two-widgets.html">
      <h1>Two widgets</h1>
      <p>Each has its own connection, theme and modal. Connect one: the other stays as it is.</p>
      <div className="columns">
        {widgets.map((widget) => (
          <OneWidget key={widget.options.id} widget={widget} />
        ))}
      </div>
    </PageFrame>
  );
}

function OneWidget({ widget }: { readonly widget: Widget }) {
  return (
    <DemoProvider widget={widget}>
      <section className="widget" aria-label={`The ${widget.options.id} widget`}>
        <ConnectButton />
        <AccountPanel title={`What the ${widget.options.id} one knows`} />
      </section>
    </DemoProvider>
  );
}
