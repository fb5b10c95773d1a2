import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { FakeWidget, walletRow } from '../../../../apps/gallery/fake-widget';
import { cleanUp, control, find, inside, press, renderWith, settle } from '../../../support/render';

/** The width of the window, as a media query sees it. */
let width = 1280;
const listeners = new Set<() => void>();
const original = globalThis.matchMedia;

beforeEach(() => {
  width = 1280;
  globalThis.matchMedia = (query: string) =>
    ({
      get matches() {
        return query.includes('min-width: 720px') && width >= 720;
      },
      addEventListener: (_type: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_type: string, listener: () => void) => listeners.delete(listener),
    }) as unknown as MediaQueryList;
});
afterEach(async () => {
  await cleanUp();
  globalThis.matchMedia = original;
});

const resize = (to: number): Promise<void> =>
  settle(() => {
    width = to;
    listeners.forEach((listener) => listener());
  });

async function opened(options = {}): Promise<FakeWidget> {
  const widget = new FakeWidget(options);
  widget.set({
    connectorRows: [
      walletRow('walletConnect', { name: 'WalletConnect', tag: 'qrCode' }),
      walletRow('io.rabby', { name: 'Rabby' }),
      walletRow('io.metamask', { name: 'MetaMask' }),
    ],
  });
  await renderWith(widget);
  await settle(() => widget.open());
  // The pane beside the list is drawn after the list is painted.
  await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
  return widget;
}

const titles = (): readonly string[] =>
  [...inside('modal').querySelectorAll('h2')].map((title) => title.textContent);
const focused = (): string | null | undefined => inside('modal').activeElement?.textContent;
const named = (): string | undefined => {
  const id = find(inside('modal'), 'dialog').getAttribute('aria-labelledby') ?? '';
  return inside('modal').getElementById(id)?.textContent;
};
const count = (label: string): number =>
  inside('modal').querySelectorAll(`[aria-label="${label}"]`).length;

describe('with room for two panes', () => {
  it('the list has one, and what a wallet is the other', async () => {
    await opened();

    expect(titles()).toEqual(['Connect wallet', 'What is a wallet?']);
    expect(inside('modal').querySelectorAll('.benefits li')).toHaveLength(3);
    expect(named()).toBe('Connect wallet');
    expect(focused()).toBe('Connect wallet');
    expect([count('Back'), count('Close')]).toEqual([0, 1]);
  });

  it('a chosen wallet is beside the list, names the dialog, has the focus, and is marked in the list', async () => {
    await opened();

    await press(control(inside('modal'), 'Rabby'));

    expect(titles()).toEqual(['Connect wallet', 'Rabby']);
    expect(named()).toBe('Rabby');
    expect(focused()).toBe('Rabby');
    expect(control(inside('modal'), 'Rabby').getAttribute('aria-current')).toBe('true');
    expect([count('Back'), count('Close')]).toEqual([1, 1]);
  });

  it('back leads to the list and what a wallet is', async () => {
    await opened();
    await press(control(inside('modal'), 'Rabby'));

    await press(control(inside('modal'), 'Back'));

    expect(titles()).toEqual(['Connect wallet', 'What is a wallet?']);
    expect(focused()).toBe('Connect wallet');
  });

  it('another wallet of the list takes the place of the first one, whose request ends', async () => {
    const widget = await opened();
    await press(control(inside('modal'), 'Rabby'));

    await press(control(inside('modal'), 'MetaMask'));

    expect(widget.asked.slice(-3)).toEqual([
      ['chooseWallet', 'io.rabby'],
      ['back'],
      ['chooseWallet', 'io.metamask'],
    ]);
    expect(widget.state.history.map(({ name }) => name)).toEqual(['Connect', 'ConnectingExternal']);
    expect(titles()).toEqual(['Connect wallet', 'MetaMask']);
  });

  it('the wallet that is asked is not asked again, and one that declined is', async () => {
    const widget = await opened();
    await press(control(inside('modal'), 'Rabby'));
    const asked = (): number => widget.asked.filter(([verb]) => verb === 'chooseWallet').length;

    await press(control(inside('modal'), 'Rabby'));
    expect(asked()).toBe(1);

    await settle(() => widget.setAttempt('io.rabby', { cause: 'declined' }));
    await press(control(inside('modal'), 'Rabby'));
    expect(asked()).toBe(2);
    expect(widget.asked).not.toContainEqual(['back']);
  });

  it('a view that was not opened from the list is alone', async () => {
    const widget = await opened();

    await settle(() => widget.showViews({ name: 'Connect' }, { name: 'Networks' }));

    expect(titles()).toEqual(['Choose a network']);
    expect(count('Back')).toBe(1);
  });

  it('a panel in the page has one', async () => {
    const widget = new FakeWidget({ enableEmbedded: true });
    const { WidgetPanel } = await import('../../../../presentation-react/index');
    await renderWith(widget, <WidgetPanel />);
    await settle(() => widget.open());

    expect(inside('panel').querySelectorAll('h2')).toHaveLength(1);
  });
});

describe('a window that becomes narrower or wider', () => {
  it('keeps the chosen wallet, its element and the focus', async () => {
    await opened();
    await press(control(inside('modal'), 'Rabby'));
    const cancel = control(inside('modal'), 'Cancel');
    await settle(() => cancel.focus());

    await resize(719);
    expect(titles()).toEqual(['Rabby']);
    expect(control(inside('modal'), 'Cancel')).toBe(cancel);
    expect(inside('modal').activeElement).toBe(cancel);

    await resize(720);
    expect(titles()).toEqual(['Connect wallet', 'Rabby']);
    expect(control(inside('modal'), 'Cancel')).toBe(cancel);
    expect(inside('modal').activeElement).toBe(cancel);
  });

  it('keeps the list, and the row that the arrow keys reached', async () => {
    await opened();
    const metamask = control(inside('modal'), 'MetaMask');
    await settle(() => metamask.focus());

    await resize(320);
    expect(titles()).toEqual(['Connect wallet']);
    expect(inside('modal').activeElement).toBe(metamask);

    await resize(1280);
    expect(titles()).toEqual(['Connect wallet', 'What is a wallet?']);
    expect(inside('modal').activeElement).toBe(metamask);
  });

  it('moves the focus to the heading where the pane with the focus is gone', async () => {
    await opened();
    await settle(() => control(inside('modal'), 'Get a wallet').focus());
    await resize(390);
    expect(focused()).toBe('Connect wallet');

    await resize(1280);
    await press(control(inside('modal'), 'Rabby'));
    await settle(() => control(inside('modal'), 'MetaMask').focus());
    await resize(390);
    expect(focused()).toBe('Rabby');
  });
});
