import { describe, expect, it, jest } from '@jest/globals';
import type { WidgetEventName } from '../../../../application/widget/widget-events';
import type { Widget } from '../../../../application/widget/widget';
import {
  ALICE,
  aliceOnEthereum,
  BOB,
  fakeWallet,
  freshWidget,
  readyWidget,
  sessionOf,
  storageWith,
  willingWallet,
} from '../../../support/headless-kit';

const names: readonly WidgetEventName[] = ['connect', 'disconnect', 'account', 'network', 'signIn'];

describe('the events of a widget', () => {
  it('are connect, account, network and disconnect, each once and in order', async () => {
    const wallet = willingWallet('test.first');
    const { clock, widget } = await readyWidget({ wallets: [wallet] });
    const heard = listen(widget);

    await widget.connect('test.first');
    await clock.advance(0);
    expect(heard.splice(0)).toEqual([`connect ${ALICE}`]);

    sessionOf(wallet).change({ addresses: [BOB, ALICE] });
    await clock.advance(0);
    expect(heard.splice(0)).toEqual([`account ${BOB}`]);

    sessionOf(wallet).change({ chainReference: '42161' });
    await clock.advance(0);
    expect(heard.splice(0)).toEqual(['network eip155:42161']);

    await widget.disconnect();
    await clock.advance(0);
    expect(heard).toEqual(['disconnect eip155', 'network eip155:1']);
  });

  it('tell of another wallet as of a connection', async () => {
    const wallets = [willingWallet('test.first'), willingWallet('test.second')];
    const { clock, widget } = await readyWidget({ wallets });
    await widget.connect('test.first');
    const heard = listen(widget);

    await widget.connect('test.second');
    await clock.advance(0);

    expect(heard).toEqual([`connect ${ALICE}`]);
  });

  it('tell of a wallet of an earlier visit, also to a listener from before the download', async () => {
    const { clock, widget } = freshWidget({
      storage: storageWith('test.first'),
      wallets: [fakeWallet('test.first', { earlierGrant: aliceOnEthereum })],
    });
    const heard = listen(widget);
    expect(heard).toEqual([]);

    await clock.advance(0);

    expect(heard).toEqual([`connect ${ALICE}`]);
  });

  it('end with the function that `on` returned', async () => {
    const { clock, widget } = await readyWidget({ wallets: [willingWallet('test.first')] });
    const heard: unknown[] = [];
    const stop = widget.on('connect', (event) => heard.push(event));

    const connected = widget.connect('test.first');
    stop();
    await connected;
    await clock.advance(0);

    expect(heard).toEqual([]);
  });

  it('reach the other listeners of a site where one of them throws', async () => {
    const { clock, widget } = await readyWidget({ wallets: [willingWallet('test.first')] });
    const error = new Error('The site has an error');
    const rejected = jest.spyOn(Promise, 'reject').mockImplementation(() => new Promise(() => {}));
    widget.on('connect', () => {
      throw error;
    });
    const heard = listen(widget);

    await widget.connect('test.first');
    await clock.advance(0);

    expect(heard).toEqual([`connect ${ALICE}`]);
    expect(rejected.mock.calls).toEqual([[error]]);
    rejected.mockRestore();
  });
});

describe('ready', () => {
  it('resolves at once on a first visit', async () => {
    await expect(freshWidget().widget.ready).resolves.toBeUndefined();
  });

  it('resolves when the wallet of an earlier visit is connected again', async () => {
    const { clock, widget } = freshWidget({
      storage: storageWith('test.first'),
      wallets: [fakeWallet('test.first', { earlierGrant: aliceOnEthereum })],
    });
    const ready = widget.ready.then(() => widget.state.connections.eip155.account?.address);
    await clock.advance(0);

    await expect(ready).resolves.toBe(ALICE);
  });

  it('resolves when that wallet has no grant any more', async () => {
    const { clock, widget } = freshWidget({
      storage: storageWith('test.first'),
      wallets: [fakeWallet('test.first')],
    });
    const ready = widget.ready.then(() => widget.state.connections.eip155.status);
    await clock.advance(0);

    await expect(ready).resolves.toBe('disconnected');
  });

  it('resolves when the widget is disposed', async () => {
    const { clock, widget } = freshWidget({
      storage: storageWith('test.first'),
      wallets: [fakeWallet('test.first').answerWith('hang')],
    });
    const { ready } = widget;
    widget.dispose();
    await clock.advance(0);

    await expect(ready).resolves.toBeUndefined();
  });
});

function listen(widget: Widget): string[] {
  const heard: string[] = [];
  for (const name of names) {
    widget.on(name, (event) => {
      const { account, namespace, network } = { account: undefined, network: undefined, ...event };
      heard.push(`${name} ${account?.address ?? network?.caipNetworkId ?? namespace}`);
    });
  }
  return heard;
}
