import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { Theme } from '../../../../domain/theme/theme';
import { Action } from '../../../../presentation-react/primitives/action';
import { applyTheme } from '../../../../presentation-react/theme/apply-theme';
import { addPresets } from '../../../../presentation-react/theme/presets';
import { refineTheme } from '../../../../presentation-react/theme/refine-theme';
import { themeTokens } from '../../../../presentation-react/theme/theme-tokens';
import fieldCss from '../../../../presentation-react/parts/field.css';
import shellCss from '../../../../presentation-react/provider/shell.css';

/** Parts of the widget in a shadow root, with the sheets and the theme that the widget gives them. */
function showWidget({
  mode,
  preset,
  variables,
}: Theme & { readonly mode: 'light' | 'dark' }): void {
  document.querySelector('#widget')?.remove();
  const host = document.createElement('div');
  host.id = 'widget';
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [themeTokens, shellCss, fieldCss].map((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    return sheet;
  });
  const root = document.createElement('div');
  root.className = 'root';
  shadow.append(root);
  document.body.append(host);
  addPresets(root);
  applyTheme(root, { mode, preset, variables });
  refineTheme(root, { preset, variables });
  const press = (): void => undefined;
  createRoot(root).render(
    createElement('section', { className: 'card' }, [
      createElement('div', { key: 'header', className: 'header' }, [
        createElement('h2', { key: 'title', className: 'title' }, 'Title'),
        createElement('button', { key: 'tool', className: 'tool' }),
      ]),
      createElement('div', { key: 'view', className: 'view' }, [
        ...(['primary', 'secondary', 'quiet'] as const).map((kind) =>
          Action({ kind, onPress: press, children: kind }),
        ),
        createElement('div', { key: 'row', className: 'row' }, [
          createElement('span', { key: 'way', className: 'way' }),
          createElement('span', { key: 'name', className: 'name' }, 'Name'),
        ]),
        createElement(
          'span',
          { key: 'field', className: 'field' },
          createElement('input', { type: 'text' }),
        ),
      ]),
    ]),
  );
}

Object.assign(globalThis, { showWidget });
