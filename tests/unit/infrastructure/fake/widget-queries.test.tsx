import { afterEach, describe, expect, it } from '@jest/globals';
import { FakeWidget } from '../../../../apps/gallery/fake-widget';
import {
  findWidgetButton,
  findWidgetView,
  queryWidgetButton,
  queryWidgetView,
} from '../../../../infrastructure/fake';
import { ConnectButton, NetworkButton } from '../../../../presentation-react/index';
import { eventually } from '../../../support/eventually';
import { cleanUp, press, renderWith, settle } from '../../../support/render';

afterEach(cleanUp);

const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };

describe('a button of a widget', () => {
  it('is found by its name in a shadow root', async () => {
    await renderWith(new FakeWidget(), <ConnectButton />);

    expect(queryWidgetButton('Connect wallet')?.tagName).toBe('BUTTON');
    expect(queryWidgetButton(/^Connect/)).toBe(queryWidgetButton('Connect wallet'));
    expect(queryWidgetButton('Connect')).toBeNull();
  });

  it('is found inside the shadow root of another element', async () => {
    const element = document.createElement('div');
    const inner = document.createElement('span');
    inner.dataset['cleat'] = 'connect-button';
    inner.attachShadow({ mode: 'open' }).innerHTML = '<button>Connect wallet</button>';
    element.attachShadow({ mode: 'open' }).append(inner);
    document.body.append(element);

    expect(queryWidgetButton('Connect wallet')?.tagName).toBe('BUTTON');
    element.remove();
  });

  it('is found as soon as it is there', async () => {
    const widget = new FakeWidget();
    await renderWith(widget, <ConnectButton />);
    expect(queryWidgetButton('Close')).toBeNull();

    setTimeout(() => void widget.open({ view: 'Connect' }), 50);

    expect((await findWidgetButton('Close')).getAttribute('aria-label')).toBe('Close');
  });

  it('behind the open modal is not found, because the page is inert', async () => {
    await renderWith(new FakeWidget(), <ConnectButton />);
    const connect = await findWidgetButton('Connect wallet');

    await press(connect);

    await eventually(() => expect(queryWidgetButton('Connect wallet')).toBeNull());
    expect(queryWidgetButton('Close')).not.toBeNull();
  });

  it('that is not there is a failure, which names those that are', async () => {
    await renderWith(
      new FakeWidget(),
      <>
        <ConnectButton />
        <NetworkButton />
      </>,
    );

    await expect(findWidgetButton('Disconnect', { timeoutMs: 30 })).rejects.toThrow(
      'No button is called Disconnect. Buttons of widgets: "Connect wallet", "Ethereum"',
    );
  });

  it('is not guessed among several of one name', async () => {
    await renderWith(
      new FakeWidget(),
      <>
        <ConnectButton label="Log in" />
        <ConnectButton label="Log in" />
      </>,
    );

    expect(() => queryWidgetButton('Log in')).toThrow('Several buttons are called Log in');
    await expect(findWidgetButton('Log in', { timeoutMs: 30 })).rejects.toThrow('Several');
  });

  it('is waited for outside act, so that React does not warn of what changes meanwhile', async () => {
    await renderWith(new FakeWidget(), <ConnectButton />);
    expect(environment.IS_REACT_ACT_ENVIRONMENT).toBe(true);

    const searches = [
      findWidgetButton('Nothing', { timeoutMs: 60 }),
      findWidgetButton('Connect wallet'),
    ];
    const ended = Promise.allSettled(searches);
    expect(environment.IS_REACT_ACT_ENVIRONMENT).toBe(false);
    await ended;

    expect(environment.IS_REACT_ACT_ENVIRONMENT).toBe(true);
  });
});

describe('the view of a widget', () => {
  it('is found while it shows, with what is in it', async () => {
    const widget = new FakeWidget();
    await renderWith(widget, <ConnectButton />);
    expect(queryWidgetView()).toBeNull();
    await expect(findWidgetView({ timeoutMs: 30 })).rejects.toThrow('The widget shows no view');

    await press(await findWidgetButton('Connect wallet', { timeoutMs: 10_000 }));

    const view = await findWidgetView({ timeoutMs: 10_000 });
    expect(view.querySelector('h1, h2')?.textContent).toBe('Connect wallet');
    await settle(() => widget.close());
    expect(queryWidgetView()).toBeNull();
  });
});
