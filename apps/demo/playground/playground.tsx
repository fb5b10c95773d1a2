import type { Widget } from 'cleatkit';
import type { TestWallet } from 'cleatkit/testing';
import { useState } from 'react';
import type { DemoChains } from '../demo-config';
import { WalletControls } from '../wallet/wallet-controls';
import { choices, defaultChoices } from './choices';
import { CodePanel } from './code-panel';
import { Tabs } from './fields/tabs';
import { LookTab } from './look-tab';
import { OptionsTab } from './options-tab';
import { TryTab } from './try-tab';

interface PlaygroundProps {
  readonly chains: DemoChains;
  readonly wallets: readonly TestWallet[];

  /** The widget of the shop, once it is made. */
  readonly widget: Widget | undefined;
}

/** Its place among the tabs. */
const WALLET_TAB = 3;

/** Everything that changes the widget beside it, and the code for the result. */
export function Playground({ chains, wallets, widget }: PlaygroundProps) {
  const [shown, setShown] = useState(0);
  const tabs = [
    {
      name: 'What to try',
      content: (
        <TryTab
          widget={widget}
          counterparts={chains.counterparts}
          onTrouble={() => setShown(WALLET_TAB)}
        />
      ),
    },
    { name: 'Look', content: <LookTab /> },
    { name: 'Options', content: <OptionsTab chains={chains} /> },
    { name: 'Wallet', content: <WalletControls wallets={wallets} /> },
  ];
  return (
    <aside className="playground" aria-labelledby="playground">
      <div className="playground-top">
        <h2 id="playground">Playground</h2>
        <button type="button" className="small" onClick={() => choices.change(defaultChoices)}>
          Reset
        </button>
      </div>
      <Tabs label="Playground" tabs={tabs} shown={shown} onShow={setShown} />
      <CodePanel chains={chains} />
    </aside>
  );
}
