import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fileURLToPath } from 'node:url';
import { axeFindings } from '../../../gallery/axe.mjs';
import { expectStored } from '../../../../tests/support/stored-text';
import { restingTree } from '../../../../tests/support/trees/resting-tree';
import { ARM_MS } from '../../src/views/use-armed';
import { allScreens } from './all-screens';
import { worths } from './every-screen';
import { isBrowserThere } from './frame-world';
import { type ShownViews, startViewsWorld, type ViewsWorld } from './views-world';

const NOW = new Date('2026-01-02T12:00:00Z');
const isRequired = process.env['CI'] === 'true';
const folder = fileURLToPath(new URL('trees/', import.meta.url));

describe('the wallet’s page', () => {
  if (!isBrowserThere && !isRequired) {
    it.todo('runs where a Chromium is installed');
    return;
  }

  let world: ViewsWorld;
  let views: ShownViews;
  beforeAll(async () => {
    world = await startViewsWorld();
    const context = await world.newContext({
      locale: 'en-US',
      reducedMotion: 'reduce',
      timezoneId: 'UTC',
      viewport: { width: 390, height: 800 },
    });
    await context.clock.setFixedTime(NOW);
    views = await world.inWindow(context);
  });
  afterAll(() => world.close());

  it.each(Object.entries(allScreens).filter(([kind]) => kind !== 'nothing'))(
    '%s has the accessibility tree that was stored, in every state, and passes axe',
    async (kind, states) => {
      const worth: Readonly<Record<string, string>> = Reflect.get(worths, kind);
      // A button that arms itself changes once more.
      const stillMs = Object.values(worth).includes('armed') ? ARM_MS * 2 : undefined;
      const sections: string[] = [];
      for (const [name, data] of Object.entries(states)) {
        await views.show({ screen: { kind: 'nothing' }, functions: [] });
        await views.show({ screen: { kind, ...data }, functions: Object.keys(worth) });
        sections.push(`# ${name}\n${await restingTree(views.page, stillMs)}\n`);
        expect(await axeFindings(views.page)).toEqual([]);
      }

      expectStored(`${folder}${kind}.txt`, sections.join('\n'));
    },
  );
});
