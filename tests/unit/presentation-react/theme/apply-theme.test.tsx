import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { applyTheme } from '../../../../presentation-react/theme/apply-theme';
import { refineTheme } from '../../../../presentation-react/theme/refine-theme';
import { useState } from 'react';
import { ConnectButton, WidgetProvider } from '../../../../presentation-react/index';
import { FakeWidget } from '../../../../apps/gallery/fake-widget';
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

/** jsdom mixes no colours, so the test sets a browser's result for each. */
function computing(colors: Readonly<Record<string, string>>): HTMLElement {
  const root = document.createElement('div');
  let wanted = '';
  Object.defineProperty(root.style, 'color', {
    get: () => (colors[wanted] === undefined ? '' : wanted),
    set: (value: string) => {
      wanted = /srgb, (.*) 100%/.exec(value)?.[1] ?? '';
    },
  });
  jest.spyOn(window, 'getComputedStyle').mockImplementation(() => {
    const { style } = document.createElement('i');
    Object.defineProperty(style, 'color', { value: colors[wanted] ?? '' });
    return style;
  });
  return root;
}

describe('applyTheme', () => {
  it("sets the site's theme, and a readable text colour on it", () => {
    const root = computing({ yellow: 'color(srgb 1 1 0)' });
    applyTheme(root, {
      mode: 'light',
      preset: 'cleat',
      variables: {
        accent: 'yellow',
        fontFamily: 'Georgia',
        fontSizeMasterPx: 12,
        borderRadiusMasterPx: 0,
      },
    });
    expect(root.dataset['theme']).toBe('light');
    expect(root.style.getPropertyValue('--accent')).toBe('rgb(255 255 0)');
    expect(root.style.getPropertyValue('--on-accent')).toBe('#000');
    expect(root.style.getPropertyValue('--font')).toBe('Georgia');
    expect(root.style.getPropertyValue('--f')).toBe('12px');
    expect(root.style.getPropertyValue('--r')).toBe('0px');
  });

  it('[R9.14] leaves the masters of 10 px and 4 px and the accent to the style sheet', () => {
    const root = computing({});
    applyTheme(root, { mode: 'dark', preset: 'cleat', variables: { accent: 'no-such-colour' } });
    for (const name of ['--f', '--r', '--accent', '--on-accent', '--ink', '--mix']) {
      expect(root.style.getPropertyValue(name)).toBe('');
    }
  });

  it('mixes the site’s colour into the background and switches the text colour where necessary', () => {
    const root = computing({
      navy: 'color(srgb 0 0 0.5)',
      'var(--bg)': 'color(srgb 0 0 none / 1)',
    });
    applyTheme(root, {
      mode: 'light',
      preset: 'cleat',
      variables: { colorMix: 'navy', colorMixStrength: 100 },
    });
    expect(root.style.getPropertyValue('--mix')).toBe('rgb(0 0 128)');
    expect(root.style.getPropertyValue('--strength')).toBe('100%');
    expect(root.style.getPropertyValue('--ink')).toBe('#fff');
  });

  it('leaves nothing of an earlier theme', () => {
    const root = computing({ 'var(--bg)': 'color(srgb 1 1 1)', 'var(--ink)': 'color(srgb 0 0 0)' });
    for (const name of ['--accent', '--ink', '--shade', '--font']) {
      root.style.setProperty(name, 'red');
    }
    applyTheme(root, { mode: 'light', preset: 'cleat', variables: {} });
    expect(root.getAttribute('style')).toBe('--strength: 0%;');
  });
});

describe('refineTheme', () => {
  const names = ['--accent-ink', '--accent-edge', '--muted', '--danger', '--warning-ground'];

  it('sets nothing for the package’s own look, and removes what an earlier theme set', () => {
    const root = computing({ 'var(--bg)': 'color(srgb 1 1 1)', 'var(--ink)': 'color(srgb 0 0 0)' });
    for (const name of names) root.style.setProperty(name, 'red');

    refineTheme(root, { preset: 'cleat', variables: { fontFamily: 'Georgia' } });

    expect(root.getAttribute('style')).toBe('');
  });

  it('sets nothing where the browser does not know the colours', () => {
    const root = computing({});

    refineTheme(root, { preset: 'mint', variables: {} });

    for (const name of names) expect(root.style.getPropertyValue(name)).toBe('');
  });
});

describe('the theme of a widget', () => {
  it('follows the visitor’s own setting where the site sets none', async () => {
    let isDark = false;
    let tell = (): void => {};
    jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        media,
        get matches() {
          return isDark;
        },
        onchange: null,
        addListener: () => {},
        removeListener: () => {},
        addEventListener: (_type: string, listener: () => void) => {
          tell = listener;
        },
      }),
    );
    await renderWith(new FakeWidget(), <ConnectButton />);
    expect(find(inside('connect-button'), '.root').dataset['theme']).toBe('light');

    isDark = true;
    await settle(() => tell());
    expect(find(inside('connect-button'), '.root').dataset['theme']).toBe('dark');
  });

  it('is the site’s where the site chose', async () => {
    await renderWith(new FakeWidget({ themeMode: 'dark' }), <ConnectButton />);
    expect(find(inside('connect-button'), '.root').dataset['theme']).toBe('dark');
  });

  it('changes at run time, on the buttons and in an open modal', async () => {
    const widget = new FakeWidget({ themeMode: 'light' });
    await renderWith(widget, <ConnectButton />);
    await settle(() => widget.open());

    await settle(() =>
      widget.setTheme({ mode: 'dark', variables: { fontFamily: 'Georgia', zIndex: 7 } }),
    );

    for (const name of ['connect-button', 'modal']) {
      const root = find(inside(name), '.root');
      expect(root.dataset['theme']).toBe('dark');
      expect(root.style.getPropertyValue('--font')).toBe('Georgia');
    }
    const host = inside('modal').host as HTMLElement;
    expect(host.style.getPropertyValue('--cleat-z-index')).toBe('7');
  });

  it('is the provider’s where that sets one, and follows it', async () => {
    const widget = new FakeWidget({
      themeMode: 'light',
      themeVariables: { fontFamily: 'Georgia' },
    });
    function Page() {
      const [mode, setMode] = useState<'light' | 'dark'>('dark');
      return (
        <WidgetProvider widget={widget} theme={{ mode }}>
          <ConnectButton />
          <button type="button" onClick={() => setMode('light')}>
            Light
          </button>
        </WidgetProvider>
      );
    }
    const { page } = await render(<Page />);
    const root = find(inside('connect-button'), '.root');
    expect(root.dataset['theme']).toBe('dark');
    expect(root.style.getPropertyValue('--font')).toBe('Georgia');

    await press(control(page, 'Light'));
    expect(root.dataset['theme']).toBe('light');
  });
});
