import { afterEach, expect, it } from '@jest/globals';
import { someAddress } from '../../../apps/gallery/fake-widget';
import { ReplayedWidget } from '../../../application/devtools/replayed-widget';
import type { ViewName } from '../../../domain/routing/view-name';
import { startDevtools } from '../../../composition/devtools/devtools';
import { ethereum } from '../../../domain/network/built-in-networks';
import { createWidget } from '../../../index';
import {
  FakeChainAdapters,
  FakeWalletCatalogue,
  FakeWalletConnector,
  InMemoryStorage,
  RecordingLogger,
} from '../../../infrastructure/fake';
import { ChainAdapters } from '../../../ports/chain-adapter';
import { HttpClient } from '../../../ports/http-client';
import { KeyValueStorage } from '../../../ports/key-value-storage';
import { Logger } from '../../../ports/logger';
import { RpcClients } from '../../../ports/rpc-client';
import { override } from '../../../ports/token';
import { WalletConnectorCatalogue } from '../../../ports/wallet-connector';
import { devtoolsWorld } from '../../support/devtools-world';
import { cleanUp, settle } from '../../support/render';

afterEach(cleanUp);

const views = [
  'Account',
  'Networks',
  'WalletReceive',
  'WalletSend',
  'Transactions',
  'ProfileWallets',
  'AllWallets',
] as const satisfies readonly ViewName[];

const tools = (): ShadowRoot | null | undefined =>
  document.querySelector('[data-cleat="devtools"]')?.shadowRoot;
const press = (selector: string): Promise<void> =>
  settle(() => tools()?.querySelector<HTMLElement>(selector)?.click());

/** What the replay shows, in its own shadow root. */
const replayed = (): string =>
  tools()?.querySelector('.replay [data-cleat="panel"]')?.shadowRoot?.textContent ?? '';

async function openViews(): Promise<void> {
  await settle();
  await press('.opener');
  const tab = [...(tools()?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])].at(-1);
  await settle(() => tab?.click());
}

it('draws each view of the past again, and asks nothing of a wallet, a node or a service for it', async () => {
  const asked: string[] = [];
  const ask = (what: string) => async (): Promise<unknown> => {
    asked.push(what);
    return new Promise(() => {});
  };
  const provider = { request: async ({ method }: { readonly method: string }) => ask(method)() };
  const grant = { addresses: [someAddress], chainReference: '1' } as const;
  const wallet = new FakeWalletConnector(
    { id: 'io.rabby', name: 'Rabby', type: 'ANNOUNCED', namespace: 'eip155' },
    { access: { namespace: 'eip155', provider } },
  ).answerWith({ grant });
  let devtools: ReturnType<typeof startDevtools> | undefined;
  await import('../../../presentation-react/devtools/mount-devtools');
  await settle(() => {
    devtools = startDevtools(
      createWidget,
      { networks: [ethereum] },
      {
        overrides: [
          override(ChainAdapters, new FakeChainAdapters()),
          override(HttpClient, { request: ask('http') }),
          override(KeyValueStorage, new InMemoryStorage()),
          override(Logger, new RecordingLogger()),
          override(RpcClients, { forNetwork: () => ({ request: ask('rpc') }) }),
          override(WalletConnectorCatalogue, new FakeWalletCatalogue(wallet)),
        ],
      },
    );
  });
  if (!devtools) throw new TypeError('There are no tools');
  const { widget } = devtools;
  widget.present();
  await widget.open();
  await widget.connect('io.rabby');
  for (const view of views) await settle(() => widget.show(view));
  await widget.close();
  await openViews();
  const before = { asked: asked.length, sessions: wallet.sessions.length, state: widget.state };
  const recorded = JSON.stringify(devtools.records());

  const steps = [...(tools()?.querySelectorAll<HTMLElement>('.steps button') ?? [])];
  const drawn: string[] = [];
  while (drawn.length < steps.length) {
    await press('.travel .bar button');
    drawn.push(replayed());
  }

  expect(steps.map(({ textContent }) => textContent?.split(' ')[1])).toEqual(['Connect', ...views]);
  expect(drawn.reverse().map((text) => text.length > 0)).toEqual(steps.map(() => true));
  expect(drawn[0]).toContain('Connect wallet');
  expect(new Set(drawn).size).toBe(steps.length);
  expect({
    asked: asked.length,
    sessions: wallet.sessions.length,
    state: widget.state,
  }).toEqual(before);
  expect(JSON.stringify(devtools.records())).toBe(recorded);
  await settle(() => devtools?.dispose());
  await settle(() => widget.dispose());
});

it('goes back and forth, and past the last view to the present', async () => {
  await import('../../../presentation-react/devtools/mount-devtools');
  let world: ReturnType<typeof devtoolsWorld> | undefined;
  await settle(() => {
    world = devtoolsWorld();
    world.widget.showViews({ name: 'Connect' });
    world.widget.showViews({ name: 'Connect' }, { name: 'AllWallets' });
  });
  await openViews();
  const status = () => tools()?.querySelector('.travel [role="status"]')?.textContent;
  const [back, forward] = tools()?.querySelectorAll<HTMLButtonElement>('.travel .bar button') ?? [];
  const seen = [status()];
  for (const button of [back, back, forward, forward]) {
    await settle(() => button?.click());
    seen.push(status());
  }

  expect(seen).toEqual([
    'The present',
    'AllWallets, 2 of 2',
    'Connect, 1 of 2',
    'AllWallets, 2 of 2',
    'The present',
  ]);
  expect(tools()?.querySelector('.replay')).toBeNull();
  await settle(() => world?.devtools.dispose());
});

it('has a widget for it whose verbs all do nothing', async () => {
  const { devtools, widget } = devtoolsWorld({}, { showsPanel: false });
  widget.setAccount();
  const past = new ReplayedWidget(widget.options, widget.state);
  const state = past.state;
  let answers = 0;
  const counted = (answer: unknown): void =>
    void (answer as Promise<unknown> | undefined)?.then(() => (answers += 1));
  counted(past.feature('send'));
  counted(past.chooseWallet('io.rabby'));
  counted(past.connect('io.rabby'));
  counted(past.openAndConnect());
  counted(past.disconnect());
  counted(past.switchNetwork('eip155:1'));
  counted(past.refreshBalance());
  past.dispose();
  await settle();

  expect(past.provider()).toBeUndefined();
  expect(past.state).toBe(state);
  expect(answers).toBe(0);
  expect(widget.asked).toEqual([]);
  devtools.dispose();
});
