import type { Widget } from 'cleatkit';
import type { TestWallet } from 'cleatkit/testing';
import { ConnectButton } from 'cleatkit/react';
import { WalletControls } from '../wallet/wallet-controls';
import { AccountPanel } from './account-panel';
import { DemoProvider } from './demo-provider';
import { PageFrame } from './page-frame';

interface TwoWidgetsPageProps {
  readonly widgets: readonly Widget[];
  readonly wallets: readonly TestWallet[];
}

/** Widgets that share nothing: each has its own connection, theme and modal. */
export function TwoWidgetsPage({ widgets, wallets }: TwoWidgetsPageProps) {
  return (
    <PageFrame current="/two-widgets.html">
      <h1>Two widgets</h1>
      <p>Each has its own connection, theme and modal. Connect one: the other stays as it is.</p>
      <div className="columns">
        {widgets.map((widget) => (
          <OneWidget key={widget.options.id} widget={widget} />
        ))}
        <div className="panel">
          <h2>Test wallets</h2>
          <WalletControls wallets={wallets} />
        </div>
      </div>
    </PageFrame>
  );
}

function OneWidget({ widget }: { readonly widget: Widget }) {
  return (
    <DemoProvider widget={widget} hasOwnTheme>
      <section className="widget" aria-label={`The ${widget.options.id} widget`}>
        <ConnectButton />
        <AccountPanel title={`What the ${widget.options.id} one knows`} />
      </section>
    </DemoProvider>
  );
}
