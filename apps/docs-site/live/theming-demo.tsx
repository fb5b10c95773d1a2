import { ConnectButton, NetworkButton, WidgetPanel } from 'cleatkit/react';
import type { DemoChains } from '../../demo/demo-config';
import { DemoProvider } from '../../demo/page/demo-provider';
import { useWidgetWith } from '../../demo/page/use-widget-with';
import { changedOptions } from '../../demo/playground/changed-options';
import type { Layout } from '../../demo/playground/choices';
import { CodePanel } from '../../demo/playground/code-panel';
import { LookTab } from '../../demo/playground/look-tab';
import { useChoices } from '../../demo/playground/use-choices';
import { announceTestWallet, features, networks, overrides } from './page-chains';
import { rooted } from './rooted';

/** The demo's chains, as far as there are any here. */
const chains: DemoChains = {
  evm: [],
  others: [],
  networks: [
    { exportName: 'ethereum', network: networks[0] },
    { exportName: 'arbitrum', network: networks[1] },
  ],
  starting: [],
  tokens: [],
  counterparts: {},
  hasFaucet: false,
  isGrowing: false,
};

/** The playground of the demo, as far as it changes the look of the widget. */
export function startDemo(place: HTMLElement): () => void {
  announceTestWallet();
  return rooted(place, <ThemingDemo />);
}

function ThemingDemo() {
  const { layout } = useChoices();
  return (
    <div className="live">
      <Stage key={layout} layout={layout} />
      <section className="playground" aria-label="Look">
        <LookTab />
        <CodePanel chains={chains} />
      </section>
    </div>
  );
}

/** The widget of the visitor's layout: a widget takes that once, so that another one needs another widget. */
function Stage({ layout }: { readonly layout: Layout }) {
  const widget = useWidgetWith(
    () => ({ networks, ...changedOptions({ layout, switched: [] }, []), features }),
    overrides,
  );
  return (
    <DemoProvider widget={widget}>
      <div className="stage">
        <Layout layout={layout} />
      </div>
    </DemoProvider>
  );
}

function Layout({ layout }: { readonly layout: Layout }) {
  if (layout === 'panel') return <WidgetPanel />;
  if (layout === 'modal')
    return (
      <>
        <NetworkButton />
        <ConnectButton />
      </>
    );
  return (
    <ConnectButton.Custom>
      {({ account, buttonProps }) => (
        <button type="button" {...buttonProps}>
          {account?.short ?? 'Sign in'}
        </button>
      )}
    </ConnectButton.Custom>
  );
}
