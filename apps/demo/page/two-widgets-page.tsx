import type { Widget } from 'cleatkit';
import type { TestWallet } from 'cleatkit/testing';
import { ConnectButton } from 'cleatkit/react';
import type { DemoNetwork } from '../demo-config';
import { WalletControls } from '../wallet/wallet-controls';
import { AccountPanel } from './account-panel';
import { DemoProvider } from './demo-provider';
import { PageFrame } from './page-frame';
import { useJoinedNetworks } from './use-joined-networks';

interface TwoWidgetsPageProps {
  readonly widgets: readonly Widget[];
  readonly networks: readonly DemoNetwork[];
  readonly wallets: readonly TestWallet[];
}

/** Widgets that share nothing: each has its own connection, theme and modal. */
export function TwoWidgetsPage({ widgets, networks, wallets }: TwoWidgetsPageProps) {
  return (
    <PageFrame current="/two-widgets.html">
      <h1>Two widgets</h1>
      <p>Each has its own connection, theme and modal. Connect one: the other stays as it is.</p>
      <div className="columns">
        {widgets.map((widget) => (
          <OneWidget key={widget.options.id} widget={widget} networks={networks} />
        ))}
        <div className="panel">
          <h2>Test wallets</h2>
          <WalletControls wallets={wallets} />
        </div>
      </div>
    </PageFrame>
  );
}

interface OneWidgetProps {
  readonly widget: Widget;
  readonly networks: readonly DemoNetwork[];
}

function OneWidget({ widget, networks }: OneWidgetProps) {
  useJoinedNetworks(widget, networks);
  return (
    <DemoProvider widget={widget} hasOwnTheme>
      <section className="widget" aria-label={`The ${widget.options.id} widget`}>
        <ConnectButton />
        <AccountPanel title={`What the ${widget.options.id} one knows`} />
      </section>
    </DemoProvider>
  );
}
