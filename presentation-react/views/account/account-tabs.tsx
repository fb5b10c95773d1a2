import { type ComponentType, useState } from 'react';
import {
  type AccountTab,
  accountTabs,
  DEFAULT_ACCOUNT_TAB,
} from '../../../domain/account/account-tab';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useStyle } from '../../bindings/use-style';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { accountMessages } from '../../messages/account-en';
import { LatePart } from '../../parts/late-part';
import { useSegmentsStyle } from '../../parts/use-segments-style';
import { Tabs } from '../../primitives/tabs';
import tabsCss from '../../primitives/tabs.css';

type LoadPanel = () => Promise<ComponentType>;

const panels: Readonly<Record<AccountTab, LoadPanel>> = {
  Tokens: async () => (await import('./account-tokens')).AccountTokens,
  NFTs: async () => (await import('./account-nfts')).AccountNfts,
  Activity: async () => (await import('../transactions/transactions-view')).default,
};

const noProps = {};

/** What the account holds and has done. The code and the data of a tab come when the visitor opens it. */
export function AccountTabs() {
  useSegmentsStyle();
  useStyle(tabsCss);
  const widget = useWidget();
  const messages = useCatalogue(accountMessages);
  const last = useWidgetState(({ features }) => features.account?.tab);
  const [pressed, setPressed] = useState<AccountTab>();
  const { history } = widget.options.features;
  const offered = accountTabs.filter((tab) => tab !== 'Activity' || history);
  const wanted = pressed ?? last ?? DEFAULT_ACCOUNT_TAB;
  const chosen = offered.includes(wanted) ? wanted : DEFAULT_ACCOUNT_TAB;
  const choose = (tab: AccountTab): void => {
    setPressed(tab);
    widget.feature('account').then(
      (feature) => {
        feature.showTab(tab);
        setPressed(undefined);
      },
      () => {
        // The tab is on show all the same. It is the first one again on the next visit of this view.
      },
    );
  };
  return (
    <Tabs
      label={messages.accountTabsLabel}
      tabs={offered.map((id) => ({ id, label: messages.accountTabs[id] }))}
      chosen={chosen}
      onChoose={choose}
    >
      <LatePart key={chosen} load={panels[chosen]} props={noProps} />
    </Tabs>
  );
}
