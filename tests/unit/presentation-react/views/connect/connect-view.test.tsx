import { afterEach, describe, expect, it } from '@jest/globals';
import { act } from 'react';
import { FakeWidget, someImage, walletRow } from '../../../../../apps/gallery/fake-widget';
import { directoryOf } from '../../../../../apps/gallery/stories/wallets';
import { connectorOn } from '../../../../../domain/connection/connector';
import { eventually } from '../../../../support/eventually';
import {
  cleanUp,
  control,
  find,
  inside,
  press,
  renderWith,
  settle,
} from '../../../../support/render';

afterEach(cleanUp);

async function listed(...rows: readonly ReturnType<typeof walletRow>[]): Promise<FakeWidget> {
  const widget = new FakeWidget();
  widget.set({ connectorRows: rows });
  await renderWith(widget);
  await settle(() => widget.open());
  return widget;
}

const rows = (): readonly string[] =>
  [...inside('modal').querySelectorAll('.row')].map((row) => row.textContent);

describe('the Connect view', () => {
  it('[R2.1] lists the wallets with one mark each, and asks the pressed one', async () => {
    const widget = await listed(
      walletRow('w', { name: 'WalletConnect', tag: 'qrCode', imageUrl: someImage }),
      walletRow('a', { name: 'Rabby', tag: 'recent', imageUrl: someImage }),
      walletRow('p', { name: 'Paired', tag: 'recent', imageUrl: someImage }),
      walletRow('b', { name: 'MetaMask', imageUrl: someImage }),
      walletRow('c', { name: 'Shop', tag: 'none', imageUrl: someImage }),
      walletRow('d', { name: 'Frame', tag: 'getWallet', imageUrl: someImage }),
    );
    expect(find(inside('modal'), 'h2').textContent).toBe('Connect wallet');
    const connector = connectorOn('eip155', { id: 'a', name: 'Rabby', type: 'ANNOUNCED' });
    await settle(() => widget.set({ connectors: [connector] }));
    expect(rows()).toEqual([
      'WalletConnectQR',
      'RabbyInstalled',
      'Paired',
      'MetaMask',
      'Shop',
      'FrameGet',
    ]);

    await press(control(inside('modal'), /MetaMask/));
    expect(widget.asked).toContainEqual(['chooseWallet', 'b']);
    expect(find(inside('modal'), 'h2').textContent).toBe('MetaMask');
  });

  it('names the namespace where it lists the wallets of one, and has the focus there', async () => {
    const widget = await listed(walletRow('a'));
    const title = (): HTMLElement => find(inside('modal'), 'h2');
    await settle(() => control(inside('modal'), 'What is a wallet?').focus());

    await settle(() => widget.show('Connect', { namespace: 'solana' }));
    expect(title().textContent).toBe('Solana Wallets');
    expect(inside('modal').activeElement).toBe(title());
    await settle(() => widget.show('Connect', { namespace: 'eip155' }));
    expect(title().textContent).toBe('Ethereum Wallets');
  });

  it('warns about two wallets that claim one identity', async () => {
    await listed(walletRow('a', { isDuplicate: true }), walletRow('b'));
    const [copied, other] = [...inside('modal').querySelectorAll('.row')];
    const note = copied?.getAttribute('aria-describedby') ?? '';
    expect(find(inside('modal'), `[id="${note}"]`).textContent).toContain(
      'Two wallets use this name',
    );
    expect(other?.getAttribute('aria-describedby')).toBeNull();
  });

  it.each([
    [412, 'Too many wallets on this page: 412 are not listed.'],
    [1, 'Too many wallets on this page: 1 is not listed.'],
  ])('shows that %i wallets are not listed', async (leftOutCount, sentence) => {
    const widget = await listed(walletRow('a'));
    expect(inside('modal').textContent).not.toContain('not listed');

    await settle(() => widget.set({ leftOutCount }));

    expect(inside('modal').textContent).toContain(sentence);
  });

  it('names each kind of wallets once, as the name of its list', async () => {
    await listed(
      walletRow('w', { tag: 'qrCode' }),
      walletRow('a', { tag: 'recent' }),
      walletRow('b'),
      walletRow('c'),
      walletRow('d', { tag: 'none' }),
    );

    const lists = [...inside('modal').querySelectorAll('ul')].map((list) => {
      const label = inside('modal').getElementById(list.getAttribute('aria-labelledby') ?? '');
      return [label?.textContent, list.children.length];
    });
    expect(lists).toEqual([
      [undefined, 1],
      ['Recent', 1],
      ['Installed', 2],
      ['Popular', 1],
    ]);
  });

  it('is one stop of the Tab key, in which the arrow keys go from section to section', async () => {
    await listed(
      walletRow('a', { tag: 'recent' }),
      walletRow('b'),
      walletRow('c', { tag: 'none' }),
    );
    const buttons = [...inside('modal').querySelectorAll<HTMLElement>('.row')];
    const pressKey = (key: string): Promise<void> =>
      settle(() =>
        inside('modal').activeElement?.dispatchEvent(
          new KeyboardEvent('keydown', { key, bubbles: true }),
        ),
      );
    expect(buttons.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);

    await settle(() => buttons[0]?.focus());
    const seen: (string | null | undefined)[] = [];
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'End', 'Home']) {
      await pressKey(key);
      seen.push(inside('modal').activeElement?.querySelector('bdi')?.textContent);
    }
    expect(seen).toEqual(['b', 'c', 'a', 'c', 'a']);
  });

  it('shows where to get a wallet where there is none', async () => {
    const widget = await listed();
    await settle(() => widget.setFeature('wallets', directoryOf([])));
    expect(inside('modal').textContent).toContain('No wallet found');
    expect(control(inside('modal'), 'Find a wallet').getAttribute('href')).toMatch(/^https:/);
    expect(control(inside('modal'), 'Reload this page')).toBeTruthy();
  });

  it('shows the shape of wallets while their list is downloaded, for two seconds at most', async () => {
    await listed();
    expect(inside('modal').querySelectorAll('.skeleton')).toHaveLength(3);
    expect(inside('modal').textContent).not.toContain('No wallet found');

    await act(() => new Promise((resolve) => setTimeout(resolve, 2050)));

    expect(inside('modal').textContent).toContain('No wallet found');
  });

  it('says that no wallet is installed above those to get, and not beside one to connect', async () => {
    const widget = await listed(walletRow('a', { tag: 'getWallet' }));
    const sentence = 'Install a wallet in this browser, then reload this page.';
    await eventually(() => expect(inside('modal').textContent).toContain(sentence));

    await settle(() =>
      widget.set({ connectorRows: [walletRow('b'), walletRow('a', { tag: 'getWallet' })] }),
    );

    expect(inside('modal').textContent).not.toContain(sentence);
  });

  it('explains to newcomers what a wallet is, with and without wallets', async () => {
    const widget = await listed(walletRow('a'));
    await press(control(inside('modal'), 'What is a wallet?'));
    expect(find(inside('modal'), 'h2').textContent).toBe('What is a wallet?');
    expect(inside('modal').querySelectorAll('.benefits li')).toHaveLength(3);

    await press(control(inside('modal'), 'Get a wallet'));
    expect(widget.asked).toContainEqual(['show', 'GetWallet']);
    expect(find(inside('modal'), 'h2').textContent).toBe('Get a wallet');
  });

  it('shows any name as text', async () => {
    await listed(walletRow('a', { name: '<img src=x onerror=alert(1)>' }));
    expect(inside('modal').querySelector('img')).toBeNull();
    expect(rows()[0]).toContain('<img src=x onerror=alert(1)>');
  });

  it('moves no row under the pointer when another wallet announces itself', async () => {
    const widget = await listed(walletRow('b'), walletRow('c'));
    const list = find(inside('modal'), '.list');
    const order = (): readonly string[] =>
      [...inside('modal').querySelectorAll('.row .name')].map((name) => name.textContent);

    await settle(() => list.dispatchEvent(new MouseEvent('pointerover', { bubbles: true })));
    await settle(() =>
      widget.set({ connectorRows: [walletRow('a'), walletRow('b'), walletRow('c')] }),
    );
    expect(order()).toEqual(['b', 'c', 'a']);

    await settle(() => list.dispatchEvent(new MouseEvent('pointerout', { bubbles: true })));
    expect(order()).toEqual(['a', 'b', 'c']);
  });
});
