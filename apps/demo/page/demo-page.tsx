import type { Widget } from 'cleatkit';
import { ConnectButton, NetworkButton } from 'cleatkit/react';
import { AccountPanel } from './account-panel';
import { DemoProvider } from './demo-provider';
import { PageFrame } from './page-frame';
import { WhatToTry } from './what-to-try';

/** The main page: the buttons in its header, and the values of the hooks. */
export function DemoPage({ widget }: { readonly widget: Widget }) {
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
