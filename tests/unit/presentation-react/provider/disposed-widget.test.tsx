import { afterEach, describe, expect, it } from '@jest/globals';
import { useEffect } from 'react';
import type { Widget } from '../../../../application/widget/widget';
import { ConnectButton, WidgetPanel, WidgetProvider } from '../../../../presentation-react/index';
import { freshWidget } from '../../../support/headless-kit';
import { cleanUp, find, inside, press, render, settle } from '../../../support/render';

afterEach(cleanUp);

/** An app that disposes its widget when it unmounts. */
function App({ widget }: { readonly widget: Widget }) {
  useEffect(() => () => widget.dispose(), [widget]);
  return (
    <WidgetProvider widget={widget}>
      <ConnectButton />
    </WidgetProvider>
  );
}

const button = (): HTMLButtonElement =>
  find(inside('connect-button'), 'button') as HTMLButtonElement;

describe('a widget that is disposed', () => {
  it('in the clean-up of an effect has a working button under StrictMode', async () => {
    const { widget } = freshWidget();
    await widget.preload();

    await render(<App widget={widget} />);
    await press(button());
    await settle(() => widget.preload());

    expect(widget.state.isOpen).toBe(true);
    expect(find(inside('modal'), 'h2').textContent).toBe('Connect wallet');
  });

  it('closes its modal, frees the page, and its button explains why it cannot be pressed', async () => {
    const { widget } = freshWidget();
    await render(<App widget={widget} />);
    await settle(() => widget.open());
    await settle(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(document.querySelector('[inert]')).not.toBeNull();

    await settle(() => widget.dispose());
    await settle(() => new Promise((resolve) => setTimeout(resolve, 60)));

    expect(document.querySelector('[inert]')).toBeNull();
    expect(inside('modal').querySelector('.layer')).toHaveProperty('inert', true);
    expect(button().disabled).toBe(true);
    expect(button().title).toBe('The site has disposed its wallet widget');
    expect(button().textContent).toBe('Connect wallet');
  });

  it('leaves its panel empty', async () => {
    const { widget } = freshWidget({ options: { enableEmbedded: true } });
    await render(
      <WidgetProvider widget={widget}>
        <WidgetPanel />
      </WidgetProvider>,
    );
    await settle(() => widget.preload());
    expect(find(inside('panel'), 'h2')).toBeTruthy();

    await settle(() => widget.dispose());

    expect(inside('panel').textContent).toBe('');
  });
});
