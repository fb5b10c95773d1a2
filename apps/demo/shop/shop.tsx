import { ConnectButton, NetworkButton, useNetwork, WidgetPanel } from 'cleatkit/react';
import { useState } from 'react';
import { AccountPanel } from '../page/account-panel';
import type { Layout } from '../playground/choices';
import { GuestBook } from './guest-book';
import { Order } from './order';
import { PrintCard } from './print-card';
import { prints } from './prints';
import { tills } from './till';

interface ShopProps {
  readonly layout: Layout;

  /** Whether visitors can sign in. */
  readonly hasGuestBook: boolean;
}

/** A shop of prints: the dapp that the widget is shown in. */
export function Shop({ layout, hasGuestBook }: ShopProps) {
  const { network } = useNetwork();
  const [chosen, setChosen] = useState<string>();
  const print = prints.find(({ id }) => id === chosen);
  const till = tills[network?.chainNamespace ?? 'eip155'];
  const symbol = network?.nativeCurrency.symbol ?? 'ETH';
  return (
    <div className="shop">
      <header className="shop-top">
        <span className="shop-name">Tidemark</span>
        <ShopButtons layout={layout} />
      </header>
      <div className="shop-front">
        <div className="hero">
          <h1>Prints of the harbour</h1>
          <p>
            Screen prints of boats, knots and weather, pulled by hand in small editions. Pay from
            any wallet, in the coin of any network.
          </p>
        </div>
        {layout === 'panel' && (
          <div className="shop-panel">
            <WidgetPanel />
          </div>
        )}
      </div>
      {print && <Order key={print.id} print={print} onClose={() => setChosen(undefined)} />}
      <h2 className="visually-hidden">The prints</h2>
      <ul className="prints">
        {prints.map((each) => (
          <PrintCard
            key={each.id}
            print={each}
            price={`${till.prices[each.size]} ${symbol}`}
            isChosen={each.id === chosen}
            onChoose={() => setChosen(each.id)}
          />
        ))}
      </ul>
      <div className="columns">
        <AccountPanel />
        {hasGuestBook && <GuestBook />}
      </div>
    </div>
  );
}

/** The widget's own buttons, or one of the shop's own that opens it. */
function ShopButtons({ layout }: { readonly layout: Layout }) {
  if (layout !== 'custom') {
    return (
      <div className="buttons">
        <NetworkButton />
        <ConnectButton />
      </div>
    );
  }
  return (
    <ConnectButton.Custom>
      {({ account, buttonProps }) => (
        <button type="button" className="stamp" {...buttonProps}>
          {account ? `Aboard as ${account.short}` : 'Come aboard'}
        </button>
      )}
    </ConnectButton.Custom>
  );
}
