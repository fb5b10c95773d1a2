import { type ComponentType, useState } from 'react';
import {
  type AccountTab,
  accountTabs,
  DEFAULT_ACCOUNT_TAB,
} from '../../../domain/account/account-tab';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useDownloaded } from '../../bindings/use-downloaded';
import { useStyle } from '../../bindings/use-style';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { accountMessages } from '../../messages/account-en';
import { Tabs } from '../../primitives/tabs';
import tabsCss from '../../primitives/tabs.css';

type LoadPanel = () => Promise<ComponentType>;

const panels: Readonly<Record<AccountTab, LoadPanel>> = {
  Tokens: async () => (await import('./account-tokens')).AccountTokens,
  NFTs: async () => (await import('./account-nfts')).AccountNfts,
  Activity: async () => (await import('../transactions/transactions-view')).default,
};

/** What the account holds and has done. The code and the data of a tab come when the visitor opens it. */
export function AccountTabs() {
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
      <Panel key={chosen} load={panels[chosen]} />
    </Tabs>
  );
}

function Panel({ load }: { readonly load: LoadPanel }) {
  const { loading, tryAgain, viewMissing } = useMessages();
  const { value: Content, hasFailed, retry } = useDownloaded(load);
  if (Content) return <Content />;
  if (!hasFailed) {
    return (
      <div className="list" aria-busy="true">
        <span className="visually-hidden">{loading}</span>
        {[1, 2, 3].map((row) => (
          <div key={row} className="row skeleton" />
        ))}
      </div>
    );
  }
  return (
    <p className="note" role="alert">
      {viewMissing}
      <button type="button" className="link" onClick={retry}>
        {tryAgain}
      </button>
    </p>
  );
}
