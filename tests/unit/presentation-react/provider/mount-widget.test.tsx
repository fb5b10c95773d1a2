import { afterEach, describe, expect, it } from '@jest/globals';
import { mountWidget } from '../../../../presentation-react/index';
import { FakeWidget } from '../../../../apps/gallery/fake-widget';
import { cleanUp, find, inside, press, settle } from '../../../support/render';

afterEach(cleanUp);

function newTarget(): HTMLElement {
  return document.body.appendChild(document.createElement('aside'));
}

describe('mountWidget', () => {
  it('puts a button into the target and the modal into the body, and removes both', async () => {
    const widget = new FakeWidget();
    const target = newTarget();
    let unmount = (): void => {};
    await settle(() => {
      unmount = mountWidget(widget, { target, messages: { connectWallet: 'Go' } });
    });
    const button = find(inside('connect-button'), 'button');
    expect(button.textContent).toBe('Go');

    await press(button);
    expect(find(inside('modal'), 'h2').textContent).toBe('Connect wallet');

    await settle(unmount);
    expect(target.innerHTML).toBe('');
    expect(document.querySelector('[data-cleat]')).toBeNull();
  });

  it('puts the panel into the target where the widget is embedded', async () => {
    const widget = new FakeWidget({ enableEmbedded: true });
    widget.showViews({ name: 'Connect' });
    const target = newTarget();
    let unmount = (): void => {};
    await settle(() => {
      unmount = mountWidget(widget, { target });
    });
    expect(target.querySelector('[data-cleat="panel"]')).not.toBeNull();
    await settle(unmount);
  });

  it('changes its texts on request, also in an open modal, and has none once it is removed', async () => {
    const widget = new FakeWidget();
    const target = newTarget();
    const mounted = mountWidget(widget, { target });
    mounted.setMessages({ connectWallet: 'Verbinden' });
    await settle();
    expect(find(inside('connect-button'), 'button').textContent).toBe('Verbinden');
    await press(find(inside('connect-button'), 'button'));

    await settle(() => mounted.setMessages({ lang: 'de', connectTitle: 'Wallet verbinden' }));

    expect(find(inside('modal'), 'h2').textContent).toBe('Wallet verbinden');
    expect(find(inside('modal'), '.root').lang).toBe('de');
    await settle(mounted);
    await settle(() => mounted.setMessages({ lang: 'fr' }));
    expect(document.querySelector('[data-cleat]')).toBeNull();
  });

  it('shows nothing when it is removed before it is loaded', async () => {
    const target = newTarget();
    await settle(() => mountWidget(new FakeWidget(), { target })());
    expect(target.innerHTML).toBe('');
  });
});
