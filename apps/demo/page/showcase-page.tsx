import type { TestWallet } from 'cleatkit/testing';
import type { Widget } from 'cleatkit';
import { useEffect, useMemo, useState } from 'react';
import type { DemoChains } from '../demo-config';
import { networksOf, optionsOf } from '../playground/options-of';
import { Playground } from '../playground/playground';
import { useChoices } from '../playground/use-choices';
import { Shop } from '../shop/shop';
import { TestMoney } from '../shop/test-money';
import { DemoProvider } from './demo-provider';
import { Introduction } from './introduction';
import { PageFrame } from './page-frame';
import { type StartDevtools, useDevtools } from './use-devtools';
import { useJoinedNetworks } from './use-joined-networks';
import { madeOf, useNewestAtRest } from './use-newest-at-rest';
import { useWidgetWith } from './use-widget-with';

interface ShowcasePageProps {
  readonly chains: DemoChains;
  readonly wallets: readonly TestWallet[];
}

/** A shop with the widget in it, and beside it a playground that changes the widget. */
export function ShowcasePage({ chains, wallets }: ShowcasePageProps) {
  const { hasDevtools, layout, networksOff, switched } = useChoices();
  const startDevtools = useDevtools(hasDevtools);
  const [made, setMade] = useState(chains);
  const key = JSON.stringify([
    layout,
    networksOff,
    switched,
    madeOf(made),
    startDevtools !== undefined,
  ]);
  const [widget, setWidget] = useState<Widget>();
  return (
    <PageFrame current="/">
      <Introduction />
      <a className="to-playground" href="#playground">
        To the playground
      </a>
      <div className="showcase">
        <Stage
          key={key}
          chains={chains}
          made={made}
          startDevtools={startDevtools}
          onRest={setMade}
          onWidget={setWidget}
        />
        <Playground chains={chains} wallets={wallets} widget={widget} />
      </div>
    </PageFrame>
  );
}

interface StageProps {
  readonly chains: DemoChains;

  /** What ran as the widget was made. */
  readonly made: DemoChains;
  readonly startDevtools: StartDevtools | undefined;
  readonly onRest: (chains: DemoChains) => void;

  /** Hears of the widget, for what stands outside of the shop. */
  readonly onWidget: (widget: Widget) => void;
}

/**
 * The shop with a widget of the visitor's options. A widget takes these once, so that another choice needs another
 * widget; theme, language and direction change in place.
 */
function Stage({ chains, made, startDevtools, onRest, onWidget }: StageProps) {
  const choices = useChoices();
  const { counterparts, tokens } = made;
  const widget = useWidgetWith(
    () => optionsOf({ ...chains, counterparts, tokens }, choices),
    () => [],
    startDevtools,
  );
  useEffect(() => onWidget(widget), [widget, onWidget]);
  const networks = useMemo(() => networksOf(chains, choices), [chains, choices]);
  useJoinedNetworks(widget, networks);
  useNewestAtRest(widget, made, { chains, layout: choices.layout }, onRest);
  return (
    <DemoProvider widget={widget}>
      <div>
        <Shop
          layout={choices.layout}
          hasGuestBook={widget.options.siwx !== undefined}
          allowance={widget.options.features.smartSessions ? counterparts.allowance : undefined}
          postcards={counterparts.postcards}
        />
        {chains.hasFaucet && <TestMoney />}
      </div>
    </DemoProvider>
  );
}
