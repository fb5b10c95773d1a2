import { describe, expect, it } from '@jest/globals';
import type { Tab } from '../../support/engines/engine';
import { documentsOf } from '../../support/engines/engine-page';
import { engines } from '../../support/engines/engines';
import { useEngine } from '../browser/engine-stage';

const LATE_MS = 1500;
const page = `data:text/html,${encodeURIComponent(
  '<!doctype html><button onclick="presses += 1">Here</button><p id="beside" onclick="besides += 1">Beside</p>' +
    '<script>var presses = 0, besides = 0</script>',
)}`;

/** The other suites stand on this: a page hears once what a test does once. */
describe.each(engines)('a press of a test in $name', ({ isThere, open }) => {
  if (!isThere) {
    it.todo('runs where the browser is installed');
    return;
  }

  const stage = useEngine(open);

  /** Presses the button of the page by another way, and returns the presses on the button and beside it. */
  async function pressBy(press: Tab['press']): Promise<unknown> {
    const { engine } = stage;
    await engine.open(page);
    const { page: shown } = await documentsOf({ ...engine, press });
    await shown.getByRole('button', { name: 'Here' }).click();
    await shown.waitForTimeout(2 * LATE_MS);
    return engine.evaluate('site', '[presses, besides]');
  }

  it('is not done again where the page hears of it late', async () => {
    const late: Tab['press'] = async (...given) => {
      setTimeout(() => void stage.engine.press(...given), LATE_MS);
    };
    expect(await pressBy(late)).toEqual([1, 0]);
  });

  it('is done again where it went beside the button', async () => {
    let times = 0;
    const beside: Tab['press'] = (target, finder) => {
      times += 1;
      return stage.engine.press(target, times === 1 ? 'document.querySelector("#beside")' : finder);
    };
    expect(await pressBy(beside)).toEqual([1, 1]);
  });
});
