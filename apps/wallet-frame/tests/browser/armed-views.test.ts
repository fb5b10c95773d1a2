import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { pressButton } from '../press-button.mjs';
import { eventually } from '../../../../tests/support/eventually';
import { screens, worths } from './every-screen';
import { isBrowserThere } from './frame-world';
import { type ShownViews, startViewsWorld, type ViewsWorld, WHOLE } from './views-world';

jest.setTimeout(90_000);

const isRequired = process.env['CI'] === 'true';
const views = fileURLToPath(new URL('../../src/views', import.meta.url));

/** Those with an armed button. The other presses are asked once more: `tests/flows/asked-first.test.ts`. */
const armedScreens = screens.map((one) => ({ ...one, kind: one.shown.screen.kind }));

const NOTHING = { screen: { kind: 'nothing' }, functions: [] };

/** As a site shows it that wants a press which was not meant. */
const SMALL = 'position:fixed;left:0;top:0;width:300px;height:200px;border:0';

/** Whether a call is what an armed button of this screen does. */
function isArmed(kind: string, call: string): boolean {
  if (kind === 'safety') return call === 'choose passkey'; // One function, of all its buttons.
  const own: Readonly<Record<string, string>> = worths[kind as keyof typeof worths];
  return own[call.split(' ')[0] ?? ''] === 'armed';
}

describe('the views whose presses change or end something', () => {
  it('[R7.16] are all tried below', () => {
    const files = readdirSync(views).filter((file) => file.endsWith('-view.tsx'));
    const armed = files.filter((file) =>
      readFileSync(`${views}/${file}`, 'utf8').includes('<ArmedButton'),
    );
    const kinds = armedScreens.map(({ kind }) => kind);
    const nameOf = (kind: string): string =>
      `${kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}-view.tsx`;
    expect(new Set(kinds.map(nameOf))).toEqual(new Set(armed));
    const armedKinds = Object.entries(worths).filter(([, own]) =>
      Object.values<string>(own).includes('armed'),
    );
    expect(new Set(kinds)).toEqual(new Set(armedKinds.map(([kind]) => kind)));
  });

  if (!isBrowserThere && !isRequired) {
    it.todo('are tried where a Chromium is installed');
    return;
  }

  let world: ViewsWorld;
  let shown: ShownViews;

  beforeAll(async () => {
    world = await startViewsWorld();
    shown = await world.inFrame(await world.newContext());
  });
  afterAll(() => world.close());

  describe.each(armedScreens)('of $kind', ({ armed, kind, shown: screen }) => {
    it('[R7.16] do it by a press that the visitor means', async () => {
      await shown.style(WHOLE);
      await shown.show(NOTHING);
      await shown.show(screen);
      await shown.pressed();
      await pressButton(shown.frame.getByRole('button', { name: armed, exact: true }));
      const pressed = await shown.pressed();
      expect(pressed).toHaveLength(1);
      expect(pressed.filter((call) => isArmed(kind, call))).toEqual(pressed);
    });

    it('[R7.16] do nothing where the site gives them too little space, or go on in the window', async () => {
      await shown.show(NOTHING);
      await shown.style(SMALL);
      await shown.show(screen);
      await shown.pressed();
      const button = shown.frame.getByRole('button', { name: armed, exact: true });
      await button.waitFor();
      if (screen.functions.includes('elsewhere')) {
        await eventually(async () => expect(await shown.pressed()).toEqual(['elsewhere']), 10_000);
      } else {
        await shown.frame.getByText('too little space').waitFor();
      }
      await button.scrollIntoViewIfNeeded();
      await shown.page.waitForTimeout(800);
      expect(await button.isEnabled()).toBe(false);
    });
  });
});
