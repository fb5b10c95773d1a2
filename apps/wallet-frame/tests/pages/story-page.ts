import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { themePresets } from '../../../../domain/theme/theme';
import { authMessages } from '../../../../presentation-react/messages/auth-en';
import { shellMessages } from '../../../../presentation-react/messages/shell-en';
import shellCss from '../../../../presentation-react/provider/shell.css';
import { applyTheme } from '../../../../presentation-react/theme/apply-theme';
import { addPresets } from '../../../../presentation-react/theme/presets';
import { refineTheme } from '../../../../presentation-react/theme/refine-theme';
import { themeTokens } from '../../../../presentation-react/theme/theme-tokens';
import { startPlace } from '../../src/adapters/browser/shown-place';
import { DARK, startTheme } from '../../src/adapters/browser/theme';
import { type Screen, Screens } from '../../src/domain/screens/screens';
import { isSlotScreen, nameOfScreen } from '../../src/domain/screens/slot-screens';
import { FrameApp } from '../../src/views/frame-app';
import frameCss from '../../src/views/frame.css';
import { storyScreens } from './story-screens';

/** Longer than a button takes until it is armed. */
const REST_MS = 1000;

/** The grounds of the gallery: a page that is seen through would have one of the browser's own. */
const groundCss = `
  html.root { background: #f4f5f8 }
  html.root[data-theme='dark'] { background: #0e0f12 }
  .surround {
    box-sizing: border-box;
    display: grid;
    grid-template-columns: minmax(0, 360px);
    place-content: center;
    min-height: 100%;
    padding: 16px;
    background: rgb(14 16 22 / 0.3);
  }
  .root[data-theme='dark'] .surround { background: rgb(0 0 0 / 0.55) }
  @media (max-width: 430px) {
    .surround { grid-template-columns: 100%; align-content: end; padding: 0 }
  }
`;

/** As the view of a code has it: from edge to edge of the card. */
const slotCss = `
  .root { display: contents }
  @media (max-width: 430px) {
    .card { width: 100%; max-width: none }
  }
  .place { margin: 0 calc(-1 * var(--pad)) 12px }
`;

const sheetOf = (css: string): CSSStyleSheet => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
};

const element = document.createElement('div');
element.id = 'frame';
const root = document.documentElement;
const params = new URLSearchParams(location.search);
const screen = storyScreens[params.get('screen') ?? ''];
if (!screen) throw new Error(`There is no screen ${params.get('screen')}`);

root.dir = params.get('dir') ?? 'ltr';
document.adoptedStyleSheets = [sheetOf(frameCss), sheetOf(groundCss)];
const screens = new Screens();
const setTheme = startTheme({ root, screens, system: matchMedia(DARK) });
setTheme({
  themeMode: params.get('theme') ?? 'system',
  themePreset: params.get('preset') ?? 'cleat',
});
document.body.replaceChildren(isSlotScreen(screen.kind) ? surround(screen) : element);
const setPlace = startPlace({ element, root, screens, tell: () => undefined });
setPlace(isSlotScreen(screen.kind) ? 'slot' : 'page');
sayWhenAtRest();
screens.show(screen);
createRoot(element).render(createElement(FrameApp, { screens }));

/** The card of the widget around the place of the wallet's page, with the widget's sheets. */
function surround({ kind }: Screen): HTMLElement {
  const around = document.createElement('div');
  around.className = 'surround';
  const host = around.appendChild(document.createElement('div'));
  host.append(element);
  const shadow = host.attachShadow({ mode: 'open' });
  shadow.adoptedStyleSheets = [themeTokens, shellCss, slotCss].map(sheetOf);
  const own = document.createElement('div');
  own.className = 'root';
  shadow.append(own);
  addPresets(own);
  const follow = (): void => {
    const mode = root.dataset['theme'] === 'dark' ? 'dark' : 'light';
    const preset = themePresets.find((one) => one === root.dataset['preset']) ?? 'cleat';
    const variables = {};
    applyTheme(own, { mode, preset, variables });
    refineTheme(own, { preset, variables });
  };
  new MutationObserver(follow).observe(root, { attributes: true });
  follow();
  const title =
    authMessages.frameTitles[nameOfScreen(kind)] ?? shellMessages.authTitles.EmailVerifyOtp;
  createRoot(own).render(
    createElement(
      'section',
      { className: 'card' },
      createElement(
        'div',
        { className: 'header' },
        createElement('h2', { className: 'title' }, title),
      ),
      createElement(
        'div',
        { className: 'view' },
        createElement('div', { className: 'place' }, createElement('slot')),
      ),
    ),
  );
  return around;
}

/** Says to the page around when nothing has changed for a while: a picture is taken then. */
function sayWhenAtRest(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const wait = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => parent.postMessage('at rest', '*'), REST_MS);
  };
  new MutationObserver(wait).observe(root, {
    attributes: true,
    characterData: true,
    childList: true,
    subtree: true,
  });
  wait();
}
