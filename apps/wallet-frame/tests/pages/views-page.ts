import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import type { FrameShown } from '../../../../domain/frame-protocol/frame-shown';
import { startPlace } from '../../src/adapters/browser/shown-place';
import { type Screen, Screens } from '../../src/domain/screens/screens';
import { startLanguage } from '../../src/adapters/browser/own-language';
import { DARK, startTheme } from '../../src/adapters/browser/theme';
import { pseudo } from '../../../gallery/pseudo-language';
import { speak } from '../../src/domain/texts/spoken';
import { englishTexts } from '../texts/english-texts';
import { FrameApp } from '../../src/views/frame-app';

/** The views of the wallet over screens that a test shows, and nothing behind them. */
const screens = new Screens();
const setTheme = startTheme({
  root: document.documentElement,
  screens,
  system: matchMedia(DARK),
});
const setLanguage = startLanguage({ root: document.documentElement, screens });

/** What the site hears of the page. */
const told: FrameShown[] = [];
const element = document.querySelector('#frame');
const setPlace =
  element &&
  startPlace({
    element,
    root: document.documentElement,
    screens,
    tell: (shown) => void told.push(shown),
  });
if (element) createRoot(element).render(createElement(FrameApp, { screens }));

/** The presses that reached what is behind the views: the names of the screens' functions, and what is chosen by them. */
const pressed: string[] = [];

/** @param functions What the screen has of them. */
function show(screen: object, functions: readonly string[]): void {
  const own = functions.map((name) => {
    const press = (given?: unknown): void =>
      void pressed.push(typeof given === 'string' ? `${name} ${given}` : name);
    return [name, press] as const;
  });
  screens.show({ ...screen, ...Object.fromEntries(own) } as unknown as Screen);
}

/** Says every text longer, between brackets, as a language does that can be shown in English. */
function speakPseudo(): void {
  speak('de', pseudo(englishTexts) as object);
}

Object.assign(globalThis, {
  pressed,
  setLanguage,
  setPlace,
  setTheme,
  show,
  speakPseudo,
  told,
  waits: screens.waits,
});
