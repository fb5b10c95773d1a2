import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { FakeWidget } from '../../../../apps/gallery/fake-widget';
import { ConnectButton } from '../../../../presentation-react/index';
import { cleanUp, control, find, inside, press, renderWith } from '../../../support/render';

const { matchMedia } = globalThis;
const { prototype } = CSSStyleSheet;
const { replaceSync } = prototype;

describe('in plain jsdom, without matchMedia and replaceSync', () => {
  beforeEach(() => {
    Reflect.deleteProperty(globalThis, 'matchMedia');
    Reflect.deleteProperty(prototype, 'replaceSync');
  });

  afterEach(async () => {
    await cleanUp();
    Object.assign(globalThis, { matchMedia });
    Object.assign(prototype, { replaceSync });
  });

  it('the button and the modal render', async () => {
    const widget = new FakeWidget();
    await renderWith(widget, <ConnectButton />);

    await press(control(inside('connect-button'), 'Connect wallet'));

    expect(globalThis.matchMedia).toBeUndefined();
    expect(widget.state.isOpen).toBe(true);
    expect(find(inside('modal'), 'dialog').isConnected).toBe(true);
  });
});
