import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import {
  ConnectButton,
  NetworkButton,
  WidgetModal,
  WidgetPanel,
  WidgetProvider,
} from '../../../../presentation-react/index';
import { createWidget } from '../../../../index';
import { anySiweConfig, anySiwx } from '../../../support/any-sign-in';
import { FakeWidget, walletRow } from '../../../../apps/gallery/fake-widget';
import {
  cleanUp,
  control,
  find,
  inside,
  press,
  render,
  renderWith,
  settle,
} from '../../../support/render';

afterEach(cleanUp);

const hosts = (): readonly Element[] => [...document.querySelectorAll('[data-cleat="modal"]')];

describe('WidgetProvider', () => {
  it('[R2.4] puts the modal at the end of the body when it opens, and removes it again', async () => {
    const widget = new FakeWidget();
    const { unmount } = await renderWith(widget);
    expect(hosts()).toHaveLength(0);

    await settle(() => widget.open());
    expect(hosts()).toHaveLength(1);
    expect(document.body.lastElementChild).toBe(hosts()[0]);
    expect(find(inside('modal'), 'dialog').textContent).toContain('Connect wallet');

    await unmount();
    expect(hosts()).toHaveLength(0);
  });

  it('[R2.4] puts nothing into the body where appending is off or the widget is embedded', async () => {
    for (const options of [{ disableAppend: true }, { enableEmbedded: true }]) {
      const widget = new FakeWidget(options);
      await renderWith(widget);
      await settle(() => widget.showViews({ name: 'Connect' }));
      expect(hosts()).toHaveLength(0);
      await cleanUp();
    }
  });

  it.each([
    ['siwx', { siwx: anySiwx }],
    ['siweConfig', { siweConfig: anySiweConfig }],
  ])('draws a widget with %s', async (_option, options) => {
    const widget = createWidget(options);
    await render(
      <WidgetProvider widget={widget}>
        <ConnectButton />
      </WidgetProvider>,
    );

    expect(find(inside('connect-button'), 'button').textContent).toBe('Connect wallet');
    await settle(() => widget.dispose());
  });

  it('changes its texts as soon as the site passes other ones', async () => {
    const widget = new FakeWidget();
    const root = await renderWith(widget, null, { connectTitle: 'Wallets' });
    await settle(() => widget.open());
    expect(find(inside('modal'), 'h2').textContent).toBe('Wallets');
    expect(root.page.innerHTML).toBe('');
  });

  it('keeps two widgets on one page apart', async () => {
    const [one, other] = [new FakeWidget(), new FakeWidget()];
    await render(
      <>
        <WidgetProvider widget={one}>
          <ConnectButton label="One" />
        </WidgetProvider>
        <WidgetProvider widget={other} messages={{ lang: 'he' }}>
          <NetworkButton />
        </WidgetProvider>
      </>,
    );
    await press(find(inside('connect-button'), 'button'));
    expect(one.state.isOpen).toBe(true);
    expect(other.state.isOpen).toBe(false);
    expect(hosts()).toHaveLength(1);
    expect(find(inside('modal'), '.root').dir).toBe('ltr');
  });
});

describe('WidgetModal', () => {
  it('shows the modal at its own place', async () => {
    const widget = new FakeWidget({ disableAppend: true });
    const { page } = await renderWith(widget, <WidgetModal />);
    await settle(() => widget.open());
    expect(
      page.querySelector('[data-cleat="modal"]')?.shadowRoot?.querySelector('h2'),
    ).toBeTruthy();
  });
});

describe('WidgetPanel', () => {
  it('[R2.4] is in the page from the start, a region and not a dialog', async () => {
    const widget = new FakeWidget({ enableEmbedded: true });
    widget.showViews({ name: 'Connect' });
    const { page } = await renderWith(widget, <WidgetPanel />);
    expect(widget.asked).toContainEqual(['preload']);
    expect(page.querySelector('[data-cleat="panel"]')).not.toBeNull();
    expect(find(inside('panel'), '[role="region"]').getAttribute('aria-modal')).toBeNull();
    expect(inside('panel').querySelector('.backdrop')).toBeNull();
  });

  it('[R4.20] has a way out of every view except the first ones', async () => {
    const widget = new FakeWidget({ enableEmbedded: true });
    widget.setAccount();
    widget.showViews({ name: 'Account' });
    await renderWith(widget, <WidgetPanel />);
    expect(inside('panel').querySelector('.close')).toBeNull();

    await settle(() => widget.showViews({ name: 'Account' }, { name: 'Networks' }));
    await press(control(inside('panel'), 'Close'));
    expect(widget.asked).toContainEqual(['close']);
  });

  it('keeps its place until it has content, and takes no focus', async () => {
    const widget = new FakeWidget({ enableEmbedded: true });
    const { page } = await renderWith(
      widget,
      <>
        <input />
        <WidgetPanel />
      </>,
    );
    find(page, 'input').focus();
    expect(find(inside('panel'), '[aria-busy="true"]')).toBeTruthy();

    await settle(() => widget.showViews({ name: 'Connect' }));
    await settle(() => widget.showViews({ name: 'Account' }));
    expect(document.activeElement).toBe(find(page, 'input'));
  });

  it('moves the focus to the heading when the visitor inside it goes on', async () => {
    const widget = new FakeWidget({ enableEmbedded: true });
    widget.set({ connectorRows: [walletRow('io.rabby', { name: 'Rabby' })] });
    widget.showViews({ name: 'Connect' });
    await renderWith(widget, <WidgetPanel />);
    await settle(() => control(inside('panel'), /Rabby/).focus());
    await press(control(inside('panel'), /Rabby/));
    expect(inside('panel').activeElement?.textContent).toBe('Rabby');
  });
});

describe('on a server', () => {
  const tree = (widget: FakeWidget) => (
    <StrictMode>
      <WidgetProvider widget={widget}>
        <ConnectButton />
      </WidgetProvider>
    </StrictMode>
  );

  it('renders a placeholder that keeps the button’s place without any style', () => {
    const widget = new FakeWidget();
    widget.setAccount();
    const html = renderToString(tree(widget));
    expect(html).toBe(
      '<span data-cleat="connect-button"><svg width="156" height="44" aria-hidden="true"></svg></span>',
    );
  });

  it('is hydrated without a mismatch', async () => {
    const widget = new FakeWidget();
    const page = document.body.appendChild(document.createElement('main'));
    page.innerHTML = renderToString(tree(widget));
    widget.setAccount();
    const mismatch = jest.fn();
    const root = hydrateRoot(page, tree(widget), { onRecoverableError: mismatch });
    await settle();

    expect(mismatch).not.toHaveBeenCalled();
    expect(find(inside('connect-button'), 'button').textContent).toContain('0xf39F…2266');
    await settle(() => root.unmount());
  });
});
