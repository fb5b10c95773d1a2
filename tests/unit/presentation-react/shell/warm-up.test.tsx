import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act } from 'react';
import { ConnectButton } from '../../../../presentation-react/index';
import { eventually } from '../../../support/eventually';
import { FakeWidget, someImage, walletRow } from '../../../../apps/gallery/fake-widget';
import { cleanUp, find, inside, renderWith, settle } from '../../../support/render';

let waiting: (() => void)[];

beforeEach(() => {
  waiting = [];
  Object.assign(globalThis, {
    requestIdleCallback: (run: () => void) => waiting.push(run),
    cancelIdleCallback: (handle: number) => void waiting.splice(handle - 1, 1),
  });
});

afterEach(async () => {
  await cleanUp();
  Reflect.deleteProperty(globalThis, 'requestIdleCallback');
  Reflect.deleteProperty(globalThis, 'cancelIdleCallback');
});

/** Makes the browser idle. */
const idle = () => act(async () => waiting.splice(0).forEach((run) => run()));

interface Preloaded {
  readonly widget: FakeWidget;
  readonly made: string[];

  /** Where the images that were rendered come from. */
  readonly sources: Set<string>;
}

async function preloaded(): Promise<Preloaded> {
  const widget = new FakeWidget();
  widget.set({
    connectorRows: [
      walletRow('io.rabby', { imageUrl: someImage }),
      walletRow('app.other', { imageUrl: 'https://img.example/other.png' }),
    ],
  });
  await renderWith(widget, <ConnectButton />);
  const made: string[] = [];
  const sources = new Set<string>();
  jest.spyOn(HTMLImageElement.prototype, 'setAttribute').mockImplementation(function set(
    this: HTMLImageElement,
    name: string,
    value: string,
  ) {
    if (name === 'src') sources.add(value);
    Element.prototype.setAttribute.call(this, name, value);
  });
  const create = document.createElement.bind(document);
  jest.spyOn(document, 'createElement').mockImplementation((name: string) => {
    made.push(name);
    return create(name);
  });
  const button = find(inside('connect-button'), 'button');
  button.focus();
  await settle(() => button.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  await eventually(() => expect(waiting).toHaveLength(1));
  return { widget, made, sources };
}

describe('warmUp', () => {
  it('renders the first view ahead of time, asks no host for an image and leaves nothing behind', async () => {
    const { widget, made, sources } = await preloaded();
    expect(made).not.toContain('h2');

    await idle();

    expect(made).toContain('h2');
    expect(sources).toEqual(new Set([someImage]));
    expect(inside('modal').querySelector('h2, .unseen')).toBeNull();
    expect(inside('connect-button').activeElement).not.toBeNull();
    expect(widget.asked).toEqual([['preload'], ['preload']]);
  });

  it('does not delay a press that comes first', async () => {
    const { widget } = await preloaded();
    await settle(() => widget.open());
    await idle();
    expect(inside('modal').querySelectorAll('h2')).toHaveLength(1);
  });

  it('renders the account ahead of time once a wallet has connected, when a press is near', async () => {
    const { widget, made } = await preloaded();
    await idle();
    await settle(() => widget.setAccount());
    made.length = 0;

    const button = find(inside('connect-button'), 'button');
    await settle(() => button.dispatchEvent(new Event('pointerdown', { bubbles: true })));
    await eventually(async () => {
      await idle();
      expect(made).toContain('h2');
    });

    expect(inside('modal').querySelector('h2, .unseen')).toBeNull();
  });

  it('does not take the focus that a closed modal gives back for a press that is near', async () => {
    const { widget } = await preloaded();
    await idle();
    await settle(() => widget.open());
    await settle(() => widget.setAccount());
    await settle(() => widget.close());

    await act(() => new Promise((resolve) => setTimeout(resolve, 60)));

    expect(inside('connect-button').activeElement).not.toBeNull();
    expect(waiting).toEqual([]);
  });
});
