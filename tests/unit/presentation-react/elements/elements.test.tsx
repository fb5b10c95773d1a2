import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { FakeWidget } from '../../../../apps/gallery/fake-widget';
import {
  type CleatButton,
  type CleatPanel,
  defineElements,
} from '../../../../composition/elements/element';
import { ethereum } from '../../../../domain/network/built-in-networks';
import { cleanUp, find, press, settle } from '../../../support/render';

/** A button from before the elements were defined, as a page's markup has it. */
const early = document.createElement('cleat-button');

beforeAll(async () => {
  // The first import of the modal compiles it, which takes longer than any test should wait.
  await import('../../../../presentation-react/provider/shell');
  early.setAttribute('networks', 'ethereum');
  Object.assign(early, { label: 'Early' });
  defineElements();
});

afterEach(async () => {
  await settle(() => document.body.replaceChildren());
  await cleanUp();
});

describe('the elements', () => {
  it('are defined once, also where a page defines them twice', () => {
    const button = customElements.get('cleat-button');

    defineElements();

    expect(customElements.get('cleat-button')).toBe(button);
  });

  it('take over what a script has set on them before they were defined', async () => {
    await settle(() => document.body.append(early));
    customElements.upgrade(early);
    await settle();

    expect(textOf(early)).toBe('Early');
    expect(early.getAttribute('label')).toBe('Early');
    expect(early.widget?.state.networks).toMatchObject([{ name: 'Ethereum' }]);
  });

  it('reflect their properties in attributes, and attributes in properties', async () => {
    const button = await placed('cleat-button', { widget: new FakeWidget() });
    const values = { label: 'Go', showNetwork: true, hideBalance: true, theme: 'dark' };
    await settle(() => Object.assign(button, values));
    expect(button.outerHTML).toBe(
      '<cleat-button label="Go" show-network="" hide-balance="" theme="dark"></cleat-button>',
    );
    await settle(() => button.setAttribute('label', 'Come in'));

    expect(button.label).toBe('Come in');
    expect(textOf(button)).toBe('Come in');
    await settle(() => (button.showNetwork = false));
    expect(button.hasAttribute('show-network')).toBe(false);
  });

  it('of one widget show one modal', async () => {
    const widget = new FakeWidget();
    const first = await placed('cleat-button', { widget, label: 'First' });
    const second = await placed('cleat-button', { widget, label: 'Second' });
    await placed('cleat-network', { widget });

    await press(buttonIn(second));

    expect(document.querySelectorAll('[data-cleat="modal"]')).toHaveLength(1);
    expect([textOf(first), textOf(second)]).toEqual(['First', 'Second']);
  });

  it('show the widget of the element that `for` names, also where that comes later', async () => {
    const network = await placed('cleat-network', { htmlFor: 'main' });
    expect(network.widget).toBeUndefined();

    const button = await placed('cleat-button', { id: 'main', options: { networks: [ethereum] } });

    expect(network.widget).toBe(button.widget);
    expect(textOf(network)).toBe('Ethereum');
  });

  it('keep what they show while they are moved', async () => {
    const button = await placed('cleat-button', { options: { networks: [ethereum] } });
    const inside = buttonIn(button);
    const { widget } = button;

    await settle(() => document.body.appendChild(document.createElement('main')).append(button));

    expect(buttonIn(button)).toBe(inside);
    expect(button.widget).toBe(widget);
    expect(widget?.state.isDisposed).toBe(false);
  });

  it('dispose the widget that they made when they leave, and start it when they come back', async () => {
    const button = await placed('cleat-button', { options: { networks: [ethereum] } });
    await settle(() => button.remove());
    expect(button.widget?.state.isDisposed).toBe(true);
    expect(button.shadowRoot?.childElementCount).toBe(0);

    await settle(() => document.body.append(button));

    expect(button.widget?.state.isDisposed).toBe(false);
    expect(textOf(button)).toBe('Connect wallet');
  });

  it('leave a widget alone that the site gave them', async () => {
    const widget = new FakeWidget();
    const button = await placed('cleat-button', { widget });

    await settle(() => button.remove());

    expect(widget.state.isDisposed).toBe(false);
  });

  it('make another widget of other options', async () => {
    const button = await placed('cleat-button', { options: { networks: [ethereum] } });
    const before = button.widget;

    await settle(() => (button.options = { networks: [ethereum], themeMode: 'dark' }));

    expect(before?.state.isDisposed).toBe(true);
    expect(button.widget?.state.theme.mode).toBe('dark');
  });

  it('name the option that is wrong', async () => {
    const button = await placed('cleat-button', {});

    expect(() => (button.options = { networks: [{} as never] })).toThrow(/networks/);
    expect(button.widget).toBeUndefined();
  });

  it('show the panel of a widget that they embed', async () => {
    const panel: CleatPanel = await placed('cleat-panel', { options: { networks: [ethereum] } });

    expect(panel.widget?.options.enableEmbedded).toBe(true);
    expect(panel.shadowRoot?.querySelector('[data-cleat="panel"]')).not.toBeNull();
    expect(document.body.querySelector('[data-cleat="modal"]')).toBeNull();
  });

  it('take the site’s own words', async () => {
    const button = await placed('cleat-button', {
      widget: new FakeWidget(),
      messages: { connectWallet: 'Verbinden' },
    });
    expect(textOf(button)).toBe('Verbinden');

    await settle(() => (button.messages = undefined));

    expect(textOf(button)).toBe('Connect wallet');
  });
});

describe('the events of an element', () => {
  it('bubble through the shadow roots of the page, once for each widget', async () => {
    const heard: string[] = [];
    const host = document.body.appendChild(document.createElement('div'));
    const inside = host.attachShadow({ mode: 'open' });
    for (const type of ['cleat-open', 'cleat-close', 'cleat-connect', 'cleat-disconnect'])
      document.body.addEventListener(type, (event) => {
        heard.push(`${event.type} ${event.composedPath()[0] === button}`);
      });
    const widget = new FakeWidget();
    const button: CleatButton = document.createElement('cleat-button');
    const network = document.createElement('cleat-network');
    Object.assign(button, { id: 'main', widget });
    network.htmlFor = 'main';
    await settle(() => inside.append(button, network));

    await settle(() => widget.showViews({ name: 'Connect' }));
    await settle(() => widget.close());

    expect(network.widget).toBe(widget);
    expect(heard).toEqual(['cleat-open true', 'cleat-close true']);
  });

  it('end when the element leaves', async () => {
    const widget = new FakeWidget();
    const button = await placed('cleat-button', { widget });
    const heard: Event[] = [];
    button.addEventListener('cleat-open', (event) => heard.push(event));
    await settle(() => button.remove());

    await settle(() => widget.showViews({ name: 'Connect' }));

    expect(heard).toEqual([]);
  });
});

async function placed<Name extends 'cleat-button' | 'cleat-network' | 'cleat-panel'>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): Promise<HTMLElementTagNameMap[Name]> {
  const element = Object.assign(document.createElement(name), properties);
  await settle(() => document.body.append(element));
  await settle();
  return element;
}

function buttonIn(element: HTMLElement): HTMLElement {
  const box = element.shadowRoot?.querySelector('[data-cleat]')?.shadowRoot;
  if (!box) throw new TypeError('The element shows no button');
  return find(box, 'button');
}

function textOf(element: HTMLElement): string {
  return buttonIn(element).textContent ?? '';
}
