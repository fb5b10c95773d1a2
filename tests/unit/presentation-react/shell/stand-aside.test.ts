import { beforeEach, describe, expect, it } from '@jest/globals';
import { isWalletAsked } from '../../../../presentation-react/shell/stand-aside';
import { arbitrum } from '../../../../domain/network/built-in-networks';
import { FakeWidget } from '../../../../apps/gallery/fake-widget';
import { review } from '../../../../apps/gallery/stories/send';
import { NO_PERMISSIONS } from '../../../../domain/permission/permissions-state';
import type { SendFlow } from '../../../../domain/send/send-flow';
import { NO_SEND, sendStateOf } from '../../../../domain/send/send-state';

const { caipNetworkId } = arbitrum;
let widget: FakeWidget;

beforeEach(() => {
  widget = new FakeWidget();
});

describe('isWalletAsked', () => {
  it('is true while a wallet is asked to connect', () => {
    expect(isWalletAsked(widget.state)).toBe(false);
    widget.setAttempt('io.rabby');
    expect(isWalletAsked(widget.state)).toBe(true);
    widget.setAttempt('io.rabby', { cause: 'declined' });
    expect(isWalletAsked(widget.state)).toBe(false);
  });

  it('is false while an earlier connection is restored, which prompts nothing', () => {
    widget.setConnection({
      attempt: { status: 'asking', purpose: 'restore', connectorId: 'io.rabby' },
    });
    expect(isWalletAsked(widget.state)).toBe(false);
  });

  it('is true while a request waits in the wallet and a view reports it', () => {
    widget.setAttempt('io.rabby', { cause: 'pending' });
    expect(isWalletAsked(widget.state)).toBe(false);
    widget.showViews({ name: 'ConnectingExternal', connectorId: 'io.rabby' });
    expect(isWalletAsked(widget.state)).toBe(true);
  });

  it('is true while a wallet is asked to switch', () => {
    widget.set({ switching: { status: 'asking', caipNetworkId } });
    expect(isWalletAsked(widget.state)).toBe(true);
    widget.set({ switching: { status: 'failed', caipNetworkId, failure: { cause: 'declined' } } });
    expect(isWalletAsked(widget.state)).toBe(false);
  });

  it('is true while a wallet is asked to send', () => {
    const transfer = (flow: SendFlow): void =>
      widget.setFeature('send', sendStateOf({ ...NO_SEND, flow }));
    transfer({ status: 'reviewed', review });
    expect(isWalletAsked(widget.state)).toBe(false);
    transfer({ status: 'asking', review });
    expect(isWalletAsked(widget.state)).toBe(true);
    transfer({ status: 'failed', review, failure: { cause: 'declined' } });
    expect(isWalletAsked(widget.state)).toBe(false);
  });

  it('is true while a wallet is asked for a permission, or to revoke one', () => {
    const asked = { asked: [], status: 'asking' } as const;
    widget.setFeature('permissions', {
      ...NO_PERMISSIONS,
      review: { ...asked, status: 'reviewed' },
    });
    expect(isWalletAsked(widget.state)).toBe(false);
    widget.setFeature('permissions', { ...NO_PERMISSIONS, review: asked });
    expect(isWalletAsked(widget.state)).toBe(true);
    widget.setFeature('permissions', { ...NO_PERMISSIONS, revoking: '0x01' });
    expect(isWalletAsked(widget.state)).toBe(true);
  });

  it.each(['Networks', 'UnsupportedChain'] as const)(
    'is true while another request waits and %s says so',
    (name) => {
      widget.set({ switching: { status: 'failed', caipNetworkId, failure: { cause: 'pending' } } });
      expect(isWalletAsked(widget.state)).toBe(false);
      widget.showViews({ name });
      expect(isWalletAsked(widget.state)).toBe(true);
    },
  );
});
