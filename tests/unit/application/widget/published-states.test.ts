import { describe, expect, it } from '@jest/globals';
import type { Widget, WidgetState } from '../../../../index';
import {
  ALICE,
  BOB,
  connectedWidget,
  readyWidget,
  willingWallet,
} from '../../../support/headless-kit';
import { onChange } from '../../../../application/widget/on-change';

const used = ['account', 'networks', 'receive', 'send', 'tokens', 'wallets'] as const;

describe('the states that a widget publishes, with its modal open and six features in use', () => {
  it('are one for the press of a wallet, and one for its answer', async () => {
    const { widget } = await readyWidget({ wallets: [willingWallet('test.first')] });
    await prepare(widget);
    const states = published(widget);

    const chosen = widget.chooseWallet('test.first');
    expect(states.map(({ view }) => view?.name)).toEqual(['ConnectingExternal']);
    await chosen;

    const connected = states.filter(({ connections }) => connections.eip155.account);
    expect(states.indexOf(connected[0] ?? fail())).toBe(1);
    expect(connected[0]).toMatchObject({
      isOpen: false,
      connections: { eip155: { status: 'connected', account: { address: ALICE } } },
    });
  });

  it.each([
    ['another account', { addresses: [BOB, ALICE] }],
    ['another chain', { chainReference: '42161' }],
    ['another account and chain', { addresses: [BOB], chainReference: '42161' }],
  ] as const)('are one when the wallet changes to %s', async (_what, change) => {
    const { session, widget } = await connectedWidget();
    await prepare(widget);
    const states = published(widget);

    session.change(change);

    expect(states).toHaveLength(1);
    expect(states[0]).toBe(widget.state);
  });

  it('are one when the wallet leaves', async () => {
    const { session, widget } = await connectedWidget();
    await prepare(widget);
    const states = published(widget);

    session.leave();

    expect(states).toHaveLength(1);
    expect(states[0]?.connections.eip155.status).toBe('disconnected');
    expect(states[0]?.view?.name).toBe('Connect');
  });
});

async function prepare(widget: Widget): Promise<void> {
  await widget.open();
  for (const name of used) await widget.feature(name);
}

function published(widget: Widget): WidgetState[] {
  const states: WidgetState[] = [];
  onChange(widget, () => states.push(widget.state));
  return states;
}

function fail(): never {
  throw new TypeError('nothing is connected');
}
