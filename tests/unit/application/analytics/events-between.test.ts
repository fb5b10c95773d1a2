import { describe, expect, it } from '@jest/globals';
import { eventsBetween, hasActed } from '../../../../application/analytics/events-between';
import type { ConnectionState, WidgetState } from '../../../../application/snapshot/widget-state';
import type { FeatureViewName } from '../../../../domain/routing/feature-view-name';
import type { SendState } from '../../../../domain/send/send-state';
import { connectorOn } from '../../../../domain/connection/connector';
import { readyToSend } from '../../../support/headless-send';
import { connectedWidget, freshWidget } from '../../../support/headless-kit';

const connecting = { status: 'asking', purpose: 'connect', connectorId: 'test.first' } as const;
const restoring = { ...connecting, purpose: 'restore' } as const;

describe("the visitor's actions", () => {
  it.each([
    ['AllWallets', 'CLICK_ALL_WALLETS'],
    ['Networks', 'CLICK_NETWORKS'],
    ['Transactions', 'CLICK_TRANSACTIONS'],
  ] as const)('%s is shown: %s, once', async (name, event) => {
    const { state } = freshWidget().widget;
    const shown = showing(state, name);

    expect(eventsBetween(state, shown)).toEqual([{ event }]);
    expect(eventsBetween(shown, { ...shown })).toEqual([]);
  });

  it('another view is not reported', () => {
    const { state } = freshWidget().widget;

    expect(eventsBetween(state, showing(state, 'Connect'))).toEqual([]);
  });

  it('the modal opens and closes, with or without an account, and its first view is reported', async () => {
    const { state } = freshWidget().widget;
    const connected = (await connectedWidget()).widget.state;
    const open = { ...showing(state, 'AllWallets'), isOpen: true };

    expect(eventsBetween(state, open)).toEqual([
      { event: 'MODAL_OPEN', properties: { connected: false } },
      { event: 'CLICK_ALL_WALLETS' },
    ]);
    expect(eventsBetween(open, { ...open, isOpen: false })).toEqual([
      { event: 'MODAL_CLOSE', properties: { connected: false } },
    ]);
    expect(eventsBetween(connected, { ...connected, isOpen: true })).toEqual([
      { event: 'MODAL_OPEN', properties: { connected: true } },
    ]);
  });

  it('a wallet connects: at a request, or from an earlier visit', async () => {
    const { state } = (await connectedWidget()).widget;
    const success = (reconnect: boolean) => [
      {
        event: 'CONNECT_SUCCESS',
        properties: { method: 'browser', name: 'test.first', reconnect },
      },
    ];

    expect(eventsBetween(asking(state, connecting), state)).toEqual(success(false));
    expect(eventsBetween(asking(state, restoring), state)).toEqual(success(true));
    expect(eventsBetween(state, with155(state, { ...state.connections.eip155 }))).toEqual([]);
  });

  it.each([
    [
      'a pairing URI that was scanned',
      { status: 'waiting', uri: 'wc:1', expiresAtMs: 1 },
      'qrcode',
    ],
    ['a pairing URI that an app was handed', { status: 'approved', handedTo: 'mobile' }, 'mobile'],
    ['a session of an earlier visit', { status: 'idle' }, 'qrcode'],
  ] as const)('a paired wallet connects by %s', async (_how, pairing, method) => {
    const { state } = (await connectedWidget()).widget;
    const phone = connectorOn('eip155', {
      id: 'test.first',
      name: 'Phone',
      type: 'WALLET_CONNECT',
    });
    const after = { ...state, connectors: [phone], features: { pairing } };

    expect(eventsBetween(asking(state, connecting), after)).toEqual([
      { event: 'CONNECT_SUCCESS', properties: { method, name: 'Phone', reconnect: false } },
    ]);
  });

  it('an embedded wallet connects by e-mail', async () => {
    const { state } = (await connectedWidget()).widget;
    const embedded = connectorOn('eip155', { id: 'test.first', name: 'Mine', type: 'AUTH' });
    const [event] = eventsBetween(asking(state, connecting), { ...state, connectors: [embedded] });

    expect(event).toMatchObject({ properties: { method: 'email' } });
  });

  it('a wallet that is not listed is reported by its id', async () => {
    const { state } = (await connectedWidget()).widget;
    const [event] = eventsBetween(asking(state, connecting), { ...state, connectors: [] });

    expect(event).toMatchObject({ properties: { name: 'test.first' } });
  });

  it.each([
    ['declined', 'USER_REJECTED'],
    ['pending', 'CONNECT_ERROR'],
  ] as const)('a wallet declines: %s is %s, reported once', (cause, event) => {
    const { state } = freshWidget().widget;
    const { namespace, status } = state.connections.eip155;
    const failed = with155(state, {
      namespace,
      status,
      attempt: { status: 'failed', connectorId: 'test.first', failure: { cause } },
    });
    const { attempt } = failed.connections.eip155;

    expect(eventsBetween(state, failed)).toEqual([{ event, properties: { message: cause } }]);
    const again = with155(failed, { namespace, status, ...(attempt && { attempt }) });
    expect(eventsBetween(failed, again)).toEqual([]);
  });

  it('a wallet leaves, and one changes its network', async () => {
    const { state } = (await connectedWidget()).widget;
    const { account, network, ...left } = state.connections.eip155;
    const gone = with155(state, { ...left, status: 'disconnected' });
    if (!network || !account) throw new TypeError('The wallet is connected');
    const moved = with155(state, {
      ...state.connections.eip155,
      network: { ...network, caipNetworkId: 'eip155:10' },
    });

    expect(eventsBetween(state, gone)).toEqual([
      { event: 'DISCONNECT_SUCCESS', properties: { namespace: 'eip155' } },
    ]);
    expect(eventsBetween(state, moved)).toEqual([
      { event: 'SWITCH_NETWORK', properties: { network: 'eip155:10' } },
    ]);
    // Without a wallet, a network is only chosen.
    expect(
      eventsBetween(gone, with155(gone, { ...left, status: 'disconnected', network })),
    ).toEqual([]);
  });

  it('a transfer is requested, sent, declined and failed, each reported once', async () => {
    const { send, state, widget } = await readyToSend();
    await send.review();
    const { flow } = state();
    if (flow.status !== 'reviewed') throw new TypeError('Nothing is reviewed');
    const { review } = flow;
    const after = (next: SendState['flow']): WidgetState => ({
      ...widget.state,
      features: { ...widget.state.features, send: { ...state(), flow: next } },
    });
    const before = after(flow);
    const properties = { network: 'eip155:1', token: 'ETH' };
    const asked = after({ status: 'asking', review });
    const failed = (cause: 'declined' | 'failed') =>
      after({ status: 'failed', review, failure: { cause, detail: '' } });

    expect(eventsBetween(before, asked)).toEqual([{ event: 'SEND_INITIATED', properties }]);
    expect(eventsBetween(asked, { ...asked })).toEqual([]);
    expect(eventsBetween(asked, after({ status: 'sent', review, hash: '0x1' }))).toEqual([
      { event: 'SEND_SUCCESS', properties: { ...properties, hash: '0x1' } },
    ]);
    expect(eventsBetween(asked, failed('declined'))).toEqual([
      { event: 'SEND_REJECTED', properties: { ...properties, message: 'declined' } },
    ]);
    expect(eventsBetween(asked, failed('failed'))).toEqual([
      { event: 'SEND_ERROR', properties: { ...properties, message: 'failed' } },
    ]);
    expect(eventsBetween(after({ status: 'editing' }), before)).toEqual([]);
    expect(eventsBetween(before, after({ status: 'editing' }))).toEqual([]);
  });
});

describe('whether a visitor has begun to use the widget', () => {
  it('is true once a wallet is asked, or the visitor navigates or opens the modal', () => {
    const { state } = freshWidget().widget;
    const history = [{ name: 'Connect' }, { name: 'AllWallets' }] as const;

    expect(hasActed(state, false)).toBe(false);
    expect(hasActed(asking(state, connecting), false)).toBe(true);
    expect(hasActed(asking(state, restoring), false)).toBe(false);
    expect(hasActed({ ...state, history }, true)).toBe(true);
    expect(hasActed({ ...state, history: history.slice(1) }, true)).toBe(false);
    expect(hasActed({ ...state, isOpen: true }, false)).toBe(true);
    // An embedded panel is open from the beginning.
    expect(hasActed({ ...state, isOpen: true }, true)).toBe(false);
  });
});

function showing(
  state: WidgetState,
  name: FeatureViewName | 'AllWallets' | 'Networks' | 'Connect',
) {
  const view = { name };
  return { ...state, view, history: [view] };
}

function with155(state: WidgetState, eip155: ConnectionState<'eip155'>): WidgetState {
  return { ...state, connections: { ...state.connections, eip155 } };
}

/** `state` while its wallet was asked. */
function asking(state: WidgetState, attempt: typeof connecting | typeof restoring): WidgetState {
  const { namespace } = state.connections.eip155;
  return with155(state, { namespace, status: 'connecting', attempt });
}
