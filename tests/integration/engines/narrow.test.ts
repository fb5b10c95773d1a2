import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type StaticServer, startStaticServer } from '../../../scripts/static-server.mjs';
import { engines } from '../../support/engines/engines';
import { eventually } from '../../support/eventually';
import { useEngine } from '../browser/engine-stage';
import { type Lab, mainWallet, pagesFolder, startLab } from '../browser/lab';

const PATIENCE_MS = 20_000;
const [WIDTH, HEIGHT] = [360, 640];

let lab: Lab;
let pages: StaticServer; // The lab's own may not be in a frame.
beforeAll(async () => {
  lab = await startLab();
  pages = await startStaticServer({ folder: pagesFolder });
}, 60_000);
afterAll(async () => {
  await pages?.close();
  await lab?.stop();
});

/** The card's edges, and those of its page. */
const edges = `(() => {
  const { left, right, top, bottom } = finder.find([{ kind: 'css', selector: '.card' }])[0].getBoundingClientRect();
  return [left, right, bottom].map(Math.round).concat(top >= 0, document.documentElement.scrollWidth);
})()`;

const fontSizes = `finder.find([{ kind: 'css', selector: 'input, textarea, select' }])
  .filter(({ type }) => type !== 'checkbox' && type !== 'radio')
  .map((one) => parseFloat(getComputedStyle(one).fontSize))`;

/** WebKitGTK has no window as narrow as a phone. */
describe.each(engines)('a page as narrow as a phone in $name', ({ isThere, open }) => {
  if (!isThere) {
    it.todo('runs where the browser is installed');
    return;
  }

  const stage = useEngine(open);

  it('has a sheet at its foot, and no field that a phone zooms in on', async () => {
    const { pathname, search } = new URL(lab.url('one-widget', { wallets: [mainWallet] }));
    await stage.visitUrl(pages.url + pathname + search);
    const { documents, engine } = stage;
    const style = `width:${WIDTH}px;height:${HEIGHT}px;border:0`;
    await engine.evaluate(
      'site',
      `void (document.body.innerHTML = '<iframe src="' + location.href + '"></iframe>',
        document.querySelector('iframe').style.cssText = '${style}')`,
    );
    const { frame } = documents;
    const button = (name: RegExp | string) => frame.getByRole('button', { name });
    const atFoot = (): Promise<void> =>
      eventually(async () => {
        expect(await engine.evaluate('frame', edges)).toEqual([0, WIDTH, HEIGHT, true, WIDTH]);
      }, PATIENCE_MS);

    await button('Connect wallet').click();
    await frame.getByRole('heading', { name: 'Connect wallet' }).waitFor();
    await atFoot();
    await button(/^Main Test Wallet/).click();
    await button(/0x[0-9a-fA-F]{4}…/)
      .first()
      .click();
    await frame.getByRole('heading', { name: 'Account' }).waitFor();
    await atFoot();
    await button(/^Send$/).click();
    await frame.getByRole('heading', { name: 'Send' }).waitFor();
    await atFoot();
    let sizes: readonly number[] = [];
    await eventually(async () => {
      sizes = (await engine.evaluate('frame', fontSizes)) as readonly number[];
      expect(sizes.length).toBeGreaterThan(1);
    }, PATIENCE_MS);
    for (const size of sizes) expect(size).toBeGreaterThanOrEqual(16);
  });
});
