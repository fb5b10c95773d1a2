import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { makeScratchApp, type ScratchApp } from '../support/scratch-app';

/** `tests/integration/install/vite.test.ts` builds and drives it. */
describe('the Vite app of the README', () => {
  let app: ScratchApp;
  beforeAll(async () => {
    app = await makeScratchApp('vite');
    await app.writeComponent('app.jsx', 'preserve');
  }, 300_000);
  afterAll(() => app.remove());

  it('passes its starter test', async () => {
    expect(await app.run('npm test')).toContain('1 passed');
  }, 60_000);
});
