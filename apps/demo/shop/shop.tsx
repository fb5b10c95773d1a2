import { ConnectButton, NetworkButton, useNetwork, WidgetPanel } from 'cleatkit/react';
import { useState } from 'react';
import { InShopLanguage, useShopTexts } from '../languages/use-shop-texts';
import { AccountPanel } from '../page/account-panel';
import type { Counterparts } from '../counterparts';
import type { Layout } from '../playground/choices';
import { Allowance } from './allowance';
import { GuestBook } from './guest-book';
import { Order } from './order';
import { Postcards } from './postcards';
import { PrintCard } from './print-card';
import { prints } from './prints';
import { tills } from './till';

interface ShopProps {
  readonly layout: Layout;

  /** Whether visitors can sign in. */
  readonly hasGuestBook: boolean;

  /** What the shop has for accounts on EVM chains. */
  readonly allowance: Counterparts['allowance'];
  readonly postcards: Counterparts['postcards'];
}

/** A shop of prints: the dapp that the widget is shown in. */
export function Shop(props: ShopProps) {
  return (
    <InShopLanguage className="shop">
      <ShopFront {...props} />
    </InShopLanguage>
  );
}

function ShopFront({ layout, hasGuestBook, allowance, postcards }: ShopProps) {
  const texts = useShopTexts();
  const { network } = useNetwork();
  const [chosen, setChosen] = useState<string>();
  const print = prints.find(({ id }) => id === chosen);
  const till = tills[network?.chainNamespace ?? 'eip155'];
  const symbol = network?.nativeCurrency.symbol ?? 'ETH';
  return (
    <>
      <header className="shop-top">
        <span className="shop-name">Tidemark</span>
        <ShopButtons layout={layout} />
      </header>
      <div className="shop-front">
        <div className="hero">
          <h1>{texts.heading}</h1>
          <p>{texts.lead}</p>
        </div>
        {layout === 'panel' && (
          <div className="shop-panel">
            <WidgetPanel />
          </div>
        )}
      </div>
      {print && <Order key={print.id} print={print} onClose={() => setChosen(undefined)} />}
      <h2 className="visually-hidden" id="prints" tabIndex={-1}>
        {texts.prints}
      </h2>
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
        <div className="for-developers" lang="en" dir="ltr">
          <AccountPanel />
        </div>
        {hasGuestBook && <GuestBook />}
        <div className="for-developers" lang="en" dir="ltr">
          {postcards && <Postcards contract={postcards} />}
          {allowance && <Allowance allowance={allowance} />}
        </div>
      </div>
    </>
  );
}

/** The widget's own buttons, or one of the shop's own that opens it. */
function ShopButtons({ layout }: { readonly layout: Layout }) {
  const texts = useShopTexts();
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
          {account ? texts.aboardAs(account.short) : texts.aboard}
        </button>
      )}
    </ConnectButton.Custom>
  );
}
