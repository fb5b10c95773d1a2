import { ConnectButton, NetworkButton } from 'cleatkit/react';
import { useSyncExternalStore } from 'react';
import type { WidgetStore } from '../widget-store';
import { AccountPanel } from './account-panel';
import { DemoProvider } from './demo-provider';
import { PageFrame } from './page-frame';
import { WhatToTry } from './what-to-try';

/** The main page: the buttons in its header, and what the hooks tell a dapp. */
export function DemoPage({ store }: { readonly store: WidgetStore }) {
  const widget = useSyncExternalStore(store.subscribe, store.getSnapshot);
  return (
    <DemoProvider widget={widget}>
      <PageFrame
        current="/"
        buttons={
          <>
            <NetworkButton />
            <ConnectButton />
          </>
        }
      >
        <div className="columns">
          <WhatToTry />
          <AccountPanel />
        </div>
      </PageFrame>
    </DemoProvider>
  );
}
