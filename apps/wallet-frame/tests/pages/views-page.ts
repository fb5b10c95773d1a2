import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { type Screen, Screens } from '../../src/domain/screens/screens';
import { FrameApp } from '../../src/views/frame-app';

/** The views of the wallet over screens that a test shows, and nothing behind them. */
const screens = new Screens();
const element = document.querySelector('#frame');
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

Object.assign(globalThis, { pressed, show });
