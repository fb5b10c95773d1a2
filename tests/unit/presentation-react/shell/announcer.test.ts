import { beforeEach, describe, expect, it } from '@jest/globals';
import type { ConnectAttempt } from '../../../../domain/connection/connection';
import { arbitrum } from '../../../../domain/network/built-in-networks';
import { bitcoinTestnet } from '../../../../domain/network/more-networks';
import { entryMessages } from '../../../../presentation-react/messages/en';
import { shellMessages } from '../../../../presentation-react/messages/shell-en';
import { newsBetween } from '../../../../presentation-react/shell/announcer';
import { FakeWidget, unknownNetwork, walletRow } from '../../../../apps/gallery/fake-widget';

const messages = { ...entryMessages, ...shellMessages };
let widget: FakeWidget;

beforeEach(() => {
  widget = new FakeWidget();
  widget.set({ connectorRows: [walletRow('io.rabby', { name: 'Rabby' })] });
});

function newsOf(change: () => void): string | undefined {
  const before = widget.state;
  change();
  return newsBetween(before, widget.state, messages);
}

describe('newsBetween', () => {
  it('announces which wallet opens, and that the request was declined', () => {
    expect(newsOf(() => widget.setAttempt('io.rabby'))).toBe('Opening Rabby');
    expect(newsOf(() => widget.set({ isLoading: true }))).toBeUndefined();
    expect(newsOf(() => widget.setAttempt('io.rabby', { cause: 'declined' }))).toBe(
      'Request declined',
    );
    expect(newsOf(() => widget.setAttempt('io.rabby', { cause: 'gone' }))).toBeUndefined();
  });

  it('also announces a wallet that is asked on another namespace than the one in use', () => {
    const attempted = (attempt?: ConnectAttempt) => (): void => {
      const { attempt: _before, ...solana } = widget.state.connections.solana;
      const { connections } = widget.state;
      widget.set({
        connections: { ...connections, solana: { ...solana, ...(attempt && { attempt }) } },
      });
    };
    const connectorId = 'io.rabby';

    expect(newsOf(attempted({ status: 'asking', purpose: 'connect', connectorId }))).toBe(
      'Opening Rabby',
    );
    expect(
      newsOf(attempted({ status: 'failed', connectorId, failure: { cause: 'declined' } })),
    ).toBe('Request declined');
    expect(newsOf(attempted())).toBe('');
  });

  it('clears the announcement when the visitor cancels', () => {
    widget.setAttempt('io.rabby');
    const { attempt: _given, ...connection } = widget.state.connections.eip155;
    const connections = { ...widget.state.connections, eip155: connection };
    expect(newsOf(() => widget.set({ connections }))).toBe('');
  });

  it('announces nothing while an earlier connection is restored', () => {
    const attempt = { status: 'asking', purpose: 'restore', connectorId: 'io.rabby' } as const;
    expect(newsOf(() => widget.setConnection({ attempt }))).toBeUndefined();
  });

  it('announces that a switch waits for the wallet, and its result', () => {
    const { caipNetworkId } = arbitrum;
    expect(newsOf(() => widget.set({ switching: { status: 'asking', caipNetworkId } }))).toBe(
      'Approve in wallet',
    );
    expect(
      newsOf(() => widget.setConnection({ network: { ...arbitrum, isSupported: true } })),
    ).toBe('Network is now Arbitrum One');
  });

  it('announces the number of an EVM chain that the site does not use, and no other id', () => {
    expect(newsOf(() => widget.setConnection({ network: unknownNetwork }))).toBe(
      'Network is now chain 777',
    );
    const network = { ...unknownNetwork, ...bitcoinTestnet, isSupported: false };
    expect(newsOf(() => widget.setConnection({ network }))).toBeUndefined();
  });

  it('counts the wallets that announce themselves while the list is shown', () => {
    const more = [walletRow('a'), walletRow('b')];
    expect(newsOf(() => widget.set({ connectorRows: more }))).toBeUndefined();
    widget.showViews({ name: 'Connect' });
    expect(newsOf(() => widget.set({ connectorRows: [...more, walletRow('c')] }))).toBe(
      '3 wallets found',
    );
  });

  it('counts neither pairing nor wallets to get among those found', () => {
    const listed = [
      walletRow('w', { tag: 'qrCode' }),
      walletRow('io.rabby', { tag: 'recent' }),
      walletRow('a'),
      walletRow('site', { type: 'external', tag: 'none' }),
    ];
    widget.showViews({ name: 'Connect' });
    expect(newsOf(() => widget.set({ connectorRows: listed }))).toBe('3 wallets found');

    const more = [...listed, walletRow('b', { tag: 'getWallet' }), walletRow('c', { tag: 'none' })];
    expect(newsOf(() => widget.set({ connectorRows: more }))).toBeUndefined();
  });

  it('clears the number of wallets when another view is shown', () => {
    widget.showViews({ name: 'Connect' });
    expect(newsOf(() => widget.showViews({ name: 'AllWallets' }))).toBe('');
    expect(newsOf(() => widget.showViews({ name: 'Connect' }))).toBeUndefined();
  });

  it('keeps the announcement of an asked wallet when its view is shown', () => {
    widget.showViews({ name: 'Connect' });
    widget.setAttempt('io.rabby');
    const view = { name: 'ConnectingExternal', connectorId: 'io.rabby' } as const;
    expect(newsOf(() => widget.showViews(view))).toBeUndefined();
  });

  it('clears the announcement of a switch when it fails, but not after its result', () => {
    const { caipNetworkId } = arbitrum;
    const failure = { cause: 'declined' } as const;
    widget.set({ switching: { status: 'asking', caipNetworkId } });
    expect(
      newsOf(() => widget.set({ switching: { status: 'failed', caipNetworkId, failure } })),
    ).toBe('');
    widget.set({ switching: { status: 'asking', caipNetworkId } });
    expect(newsOf(() => widget.set({ switching: undefined }))).toBeUndefined();
  });
});
