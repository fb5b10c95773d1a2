import { afterEach, describe, expect, it } from '@jest/globals';
import { FakeWidget, someImage, walletRow } from '../../../../../apps/gallery/fake-widget';
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
  it('[R2.1] lists the wallets with one tag each, and asks the pressed one', async () => {
    const widget = await listed(
      walletRow('a', { name: 'Rabby', tag: 'recent', imageUrl: someImage }),
      walletRow('b', { name: 'MetaMask', imageUrl: someImage }),
      walletRow('c', { name: 'Shop', tag: 'none', imageUrl: someImage }),
      walletRow('d', { name: 'Frame', tag: 'getWallet', imageUrl: someImage }),
    );
    expect(find(inside('modal'), 'h2').textContent).toBe('Connect Wallet');
    expect(rows()).toEqual(['RabbyRecent', 'MetaMaskInstalled', 'Shop', 'FrameGet']);

    await press(control(inside('modal'), /MetaMask/));
    expect(widget.asked).toContainEqual(['chooseWallet', 'b']);
    expect(find(inside('modal'), 'h2').textContent).toBe('MetaMask');
  });

  it('names the namespace where it lists the wallets of one, and has the focus there', async () => {
    const widget = await listed(walletRow('a'));
    const title = (): HTMLElement => find(inside('modal'), 'h2');
    control(inside('modal'), 'What is a wallet?').focus();

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
    expect(find(inside('modal'), `[id="${note}"]`).textContent).toContain('Two wallets claim');
    expect(other?.getAttribute('aria-describedby')).toBeNull();
  });

  it.each([
    [412, 'Too many wallets show themselves on this page: 412 are not listed.'],
    [1, 'Too many wallets show themselves on this page: 1 is not listed.'],
  ])('shows that %i wallets are not listed', async (leftOutCount, sentence) => {
    const widget = await listed(walletRow('a'));
    expect(inside('modal').textContent).not.toContain('not listed');

    await settle(() => widget.set({ leftOutCount }));

    expect(inside('modal').textContent).toContain(sentence);
  });

  it('shows where to get a wallet where there is none', async () => {
    await listed();
    expect(inside('modal').textContent).toContain('No wallet found');
    expect(control(inside('modal'), 'Find a wallet').getAttribute('href')).toMatch(/^https:/);
    expect(control(inside('modal'), 'Reload this page')).toBeTruthy();
  });

  it('explains to newcomers what a wallet is, with and without wallets', async () => {
    await listed(walletRow('a'));
    const question = control(inside('modal'), 'What is a wallet?');
    expect(question.getAttribute('aria-expanded')).toBe('false');
    await press(question);
    expect(question.getAttribute('aria-expanded')).toBe('true');
    expect(inside('modal').querySelectorAll('.benefits li')).toHaveLength(3);
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
