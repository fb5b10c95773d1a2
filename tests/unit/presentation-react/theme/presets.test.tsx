import { afterEach, describe, expect, it } from '@jest/globals';
import { FakeWidget } from '../../../../apps/gallery/fake-widget';
import { themePresets } from '../../../../domain/theme/theme';
import { ConnectButton, WidgetProvider } from '../../../../presentation-react/index';
import { cleanUp, find, inside, render, renderWith, settle } from '../../../support/render';

afterEach(cleanUp);

const rootIn = (name: string): HTMLElement => find(inside(name), '.root');
const sheetsIn = (name: string): readonly CSSStyleSheet[] => inside(name).adoptedStyleSheets;

describe('a preset', () => {
  it('adds nothing to a button that has the package’s own look', async () => {
    await renderWith(new FakeWidget(), <ConnectButton />);

    expect(rootIn('connect-button').dataset['preset']).toBe('cleat');
    expect(sheetsIn('connect-button')).toHaveLength(1);
  });

  it.each(themePresets.filter((preset) => preset !== 'cleat'))(
    '%s of the options is on the buttons and the modal',
    async (themePreset) => {
      const widget = new FakeWidget({ themePreset });
      await renderWith(widget, <ConnectButton />);
      await settle(() => widget.open());

      for (const name of ['connect-button', 'modal']) {
        expect(rootIn(name).dataset['preset']).toBe(themePreset);
        expect(sheetsIn(name)).toHaveLength(2);
      }
    },
  );

  it('changes at run time, in one style sheet, and goes again', async () => {
    const widget = new FakeWidget();
    await renderWith(widget, <ConnectButton />);

    for (const preset of ['mint', 'mono', 'cleat'] as const) {
      await settle(() => widget.setTheme({ preset }));
      expect(rootIn('connect-button').dataset['preset']).toBe(preset);
      expect(widget.state.theme.preset).toBe(preset);
    }
    expect(sheetsIn('connect-button')).toHaveLength(2);
  });

  it('is the provider’s where it names one', async () => {
    await render(
      <WidgetProvider widget={new FakeWidget()} theme={{ preset: 'midnight' }}>
        <ConnectButton />
      </WidgetProvider>,
    );
    expect(rootIn('connect-button').dataset['preset']).toBe('midnight');
  });
});
