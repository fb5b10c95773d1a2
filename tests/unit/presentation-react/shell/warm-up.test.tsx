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

/** The browser has nothing better to do. */
const idle = () => act(async () => waiting.splice(0).forEach((run) => run()));

async function preloaded(): Promise<{ readonly widget: FakeWidget; readonly made: string[] }> {
  const widget = new FakeWidget();
  widget.set({ connectorRows: [walletRow('io.rabby', { imageUrl: someImage })] });
  await renderWith(widget, <ConnectButton />);
  const made: string[] = [];
  const create = document.createElement.bind(document);
  jest.spyOn(document, 'createElement').mockImplementation((name: string) => {
    made.push(name);
    return create(name);
  });
  const button = find(inside('connect-button'), 'button');
  button.focus();
  await settle(() => button.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  await eventually(() => expect(waiting).toHaveLength(1));
  return { widget, made };
}

describe('warmUp', () => {
  it('renders the first view ahead of time, fetches no image and leaves nothing behind', async () => {
    const { widget, made } = await preloaded();
    expect(made).not.toContain('h2');

    await idle();

    expect(made).toContain('h2');
    expect(made).not.toContain('img');
    expect(inside('modal').querySelector('h2, .unseen')).toBeNull();
    expect(inside('connect-button').activeElement).not.toBeNull();
    expect(widget.asked).toEqual([['preload'], ['preload']]);
  });

  it('is not in the way of a press that comes first', async () => {
    const { widget } = await preloaded();
    await settle(() => widget.open());
    await idle();
    expect(inside('modal').querySelectorAll('h2')).toHaveLength(1);
  });
});
