import { describe, expect, it } from '@jest/globals';
import type { TrackedEvent } from '../../../../domain/analytics/tracked-event';
import { WidgetError } from '../../../../domain/errors/widget-error';
import { arbitrum } from '../../../../domain/network/built-in-networks';
import { FakeAnalyticsSink, InMemoryStorage } from '../../../../infrastructure/fake';
import { AnalyticsSink } from '../../../../ports/analytics-sink';
import { HttpClient, type HttpRequest } from '../../../../ports/http-client';
import { override } from '../../../../ports/token';
import { eventually } from '../../../support/eventually';
import {
  ALICE,
  BOB,
  connectedWidget,
  freshWidget,
  willingWallet,
} from '../../../support/headless-kit';
import { headlessWidget } from '../../../support/headless-widget';
import { etherBalance } from '../../../support/token-balances';
import { raisedAlert } from '../../../support/raised-alert';

const analyticsUrl = 'https://collector.test';

describe('AnalyticsFeature', () => {
  it("[R7.1] reports a visitor's action with its time and account", async () => {
    const { widget, sink, clock } = await setUp();
    await widget.feature('analytics');

    await widget.open();

    expect(sink.answers.asked).toContainEqual({
      event: 'MODAL_OPEN',
      properties: { connected: true },
      timestamp: clock.now(),
      address: ALICE,
    });
  });

  it("[R7.1] reports it to the site's collector", async () => {
    const asked: HttpRequest[] = [];
    const http: HttpClient = { request: async (request) => void asked.push(request) };
    const { widget } = await connectedWidget({
      options: { analyticsUrl },
      overrides: [override(HttpClient, http)],
    });
    const analytics = await widget.feature('analytics');
    asked.length = 0;

    await analytics.track({ event: 'CLICK_NETWORKS' });

    expect(asked).toMatchObject([
      {
        url: `${analyticsUrl}/e`,
        body: { props: { event: 'CLICK_NETWORKS', address: ALICE } },
      },
    ]);
  });

  it('[R7.2] is off without a collector, and where the site has the feature off, and names the option', async () => {
    const nowhere = await connectedWidget();
    await expect(nowhere.widget.feature('analytics')).rejects.toMatchObject({
      code: 'FEATURE_OFF',
      message: 'The feature "analytics" is turned off, or lacks the option `analyticsUrl`',
    });
    expect(nowhere.logger.entries).toEqual([]);

    const off = await connectedWidget({
      options: { analyticsUrl, features: { analytics: false } },
    });
    await expect(off.widget.feature('analytics')).rejects.toMatchObject({ code: 'FEATURE_OFF' });
  });

  it('[R7.1] reports the first events, which happen while its code is downloaded', async () => {
    const sink = new FakeAnalyticsSink();
    sink.answers.answerWith(undefined);
    const { clock, widget } = freshWidget({
      options: { analyticsUrl },
      overrides: [override(AnalyticsSink, sink)],
      wallets: [willingWallet('test.first')],
    });
    const openedMs = clock.now();
    await widget.open();
    const connecting = clock.advance(5).then(() => widget.connect('test.first'));
    expect(sink.answers.asked).toEqual([]);
    await connecting;
    await clock.advance(1000);
    await widget.feature('analytics');

    expect(sink.answers.asked).toMatchObject([
      { event: 'MODAL_OPEN', properties: { connected: false }, timestamp: openedMs },
      {
        event: 'CONNECT_SUCCESS',
        properties: { method: 'browser', name: 'test.first', reconnect: false },
        timestamp: openedMs + 5,
        address: ALICE,
      },
    ]);
  });

  it('[R7.1] needs no `analyticsUrl` where the site brings a collector of its own', async () => {
    const sink = new FakeAnalyticsSink();
    sink.answers.answerWith(undefined);
    const { widget } = await connectedWidget({ overrides: [override(AnalyticsSink, sink)] });

    await widget.open();

    await eventually(() =>
      expect(sink.answers.asked.map(({ event }) => event)).toContain('MODAL_OPEN'),
    );
  });

  it('[R7.2] reports nothing before the visitor’s first action, not even a restored connection', async () => {
    const storage = new InMemoryStorage();
    const first = await connectedWidget({ storage });
    first.widget.dispose();
    const sink = new FakeAnalyticsSink();
    sink.answers.answerWith(undefined);
    const { widget, clock } = headlessWidget({
      storage,
      catalogue: first.catalogue,
      options: { analyticsUrl },
      overrides: [override(AnalyticsSink, sink)],
    });
    await widget.preload();
    await widget.feature('analytics');
    await clock.advance(0);
    expect(widget.state.connections.eip155.status).toBe('connected');
    expect(sink.answers.asked).toEqual([]);

    await widget.open();

    expect(sink.answers.asked.map(({ event }) => event)).toEqual(['MODAL_OPEN']);
  });

  it('[R7.2] reports nothing where the browser asks not to be tracked', async () => {
    const { widget, reported, sink } = await setUp();
    sink.refuse();
    const analytics = await widget.feature('analytics');

    await widget.open();
    await analytics.track({ event: 'CLICK_NETWORKS' });

    expect(reported()).toEqual([]);
  });

  it('[R7.2] never reports the creation of a widget', async () => {
    const { widget, reported } = await setUp();
    const analytics = await widget.feature('analytics');

    await analytics.track({ event: 'MODAL_CREATED' });

    expect(reported()).toEqual([]);
  });

  it('[R7.2] raises the alert once when the collector refuses the site, and sends no more', async () => {
    const { widget, sink, clock, logger } = await setUp();
    sink.answers.failWith(new WidgetError('HTTP_STATUS', { status: 403 }));
    const analytics = await widget.feature('analytics');

    await Promise.all([
      analytics.track({ event: 'CLICK_NETWORKS' }),
      analytics.track({ event: 'CLICK_ALL_WALLETS' }),
    ]);
    const asked = sink.answers.asked.length;
    await analytics.track({ event: 'CLICK_NETWORKS' });
    await clock.advance(0);

    expect((await raisedAlert(widget))?.short).toBe('Invalid App Configuration');
    expect(logger.entries.filter(({ level }) => level === 'error')).toHaveLength(1);
    expect(sink.answers.asked).toHaveLength(asked);
  });

  it('reports no error where the collector is down', async () => {
    const { widget, sink, logger } = await setUp();
    sink.answers.failWith(new WidgetError('HTTP_STATUS', { status: 503 }));
    const analytics = await widget.feature('analytics');

    await analytics.track({ event: 'CLICK_NETWORKS' });

    expect(await raisedAlert(widget)).toBeUndefined();
    expect(widget.state.snackbar).toBeUndefined();
    expect(logger.entries).toMatchObject([{ level: 'warn' }]);
  });

  it('reports connections, networks and views', async () => {
    const { widget, reported, wallet, session, clock } = await setUp();
    await widget.feature('analytics');
    await widget.open();
    session.change({ chainReference: String(arbitrum.id) });
    await widget.show('Networks');
    await widget.close();
    await widget.disconnect();
    wallet.answerWith('decline');
    await expect(widget.connect(wallet.details.id)).rejects.toMatchObject({ code: 'RPC' });
    await clock.advance(0);

    expect(reported().map(({ event }) => event)).toEqual([
      'MODAL_OPEN',
      'SWITCH_NETWORK',
      'CLICK_NETWORKS',
      'MODAL_CLOSE',
      'DISCONNECT_SUCCESS',
      'USER_REJECTED',
    ]);
  });

  it('reports a new connection with the wallet’s name', async () => {
    const { widget, sink, wallet } = await setUp();
    await widget.feature('analytics');
    await widget.disconnect();

    await widget.connect(wallet.details.id);

    expect(sink.answers.asked.at(-1)).toMatchObject({
      event: 'CONNECT_SUCCESS',
      properties: { method: 'browser', name: 'test.first', reconnect: false },
    });
  });

  it('reports a transfer, without the receiver and the amount', async () => {
    const { widget, sink, adapters } = await setUp();
    await widget.feature('analytics');
    const { fees, sender } = adapters.of('eip155');
    fees.answers.answerWith({ perGas: 1n, cost: 1n });
    sender.answers.answerWith('0xhash');
    const send = await widget.feature('send');
    await send.chooseToken(etherBalance('1'));
    send.typeAmount('0.5');
    await send.typeReceiver(BOB);
    await widget.open();
    await send.review();
    await send.confirm();

    const sends = sink.answers.asked.filter(({ event }) => event.startsWith('SEND'));
    expect(sends.map(({ event }) => event)).toEqual(['SEND_INITIATED', 'SEND_SUCCESS']);
    expect(JSON.stringify(sends)).not.toContain(BOB);
  });

  it('ends with the widget', async () => {
    const { widget, sink, logger } = await setUp();
    sink.answers.hang();
    const analytics = await widget.feature('analytics');
    const event: TrackedEvent = { event: 'CLICK_NETWORKS' };
    const telling = analytics.track(event);

    widget.dispose();
    await telling;

    expect(logger.entries).toEqual([]);
  });
});

async function setUp() {
  const sink = new FakeAnalyticsSink();
  sink.answers.answerWith(undefined);
  const connected = await connectedWidget({
    options: { analyticsUrl },
    overrides: [override(AnalyticsSink, sink)],
  });
  await connected.clock.advance(0);
  await connected.widget.feature('analytics');
  const { length } = sink.answers.asked;
  // Without the connection itself.
  return { ...connected, sink, reported: () => sink.answers.asked.slice(length) };
}
