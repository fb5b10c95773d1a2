import type { TestWallet } from 'cleatkit/testing';
import { useMemo } from 'react';
import type { DemoChains } from '../demo-config';
import { networksOf, optionsOf } from '../playground/options-of';
import { Playground } from '../playground/playground';
import { useChoices } from '../playground/use-choices';
import { Shop } from '../shop/shop';
import { TestMoney } from '../shop/test-money';
import { DemoProvider } from './demo-provider';
import { PageFrame } from './page-frame';
import { useJoinedNetworks } from './use-joined-networks';
import { useWidgetWith } from './use-widget-with';

interface ShowcasePageProps {
  readonly chains: DemoChains;
  readonly wallets: readonly TestWallet[];
}

/** A shop with the widget in it, and beside it a playground that changes the widget. */
export function ShowcasePage({ chains, wallets }: ShowcasePageProps) {
  const { layout, networksOff, switched } = useChoices();
  const key = JSON.stringify([layout, networksOff, switched]);
  return (
    <PageFrame current="/">
      <a className="to-playground" href="#playground">
        To the playground
      </a>
      <div className="showcase">
        <Stage key={key} chains={chains} />
        <Playground chains={chains} wallets={wallets} />
      </div>
    </PageFrame>
  );
}

/**
 * The shop with a widget of the visitor's options. A widget takes these once, so that another choice needs another
 * widget; theme, language and direction change in place.
 */
function Stage({ chains }: { readonly chains: DemoChains }) {
  const choices = useChoices();
  const widget = useWidgetWith(() => optionsOf(chains, choices));
  const networks = useMemo(() => networksOf(chains, choices), [chains, choices]);
  useJoinedNetworks(widget, networks);
  return (
    <DemoProvider widget={widget}>
      <div>
        <Shop layout={choices.layout} hasGuestBook={widget.options.siwx !== undefined} />
        {chains.hasFaucet && <TestMoney />}
      </div>
    </DemoProvider>
  );
}
