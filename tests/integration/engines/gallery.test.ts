import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { serveGallery } from '../../../apps/gallery/serve.mjs';
import { storyUrl } from '../../../apps/gallery/story-request';
import type { StaticServer } from '../../../scripts/static-server.mjs';
import { engines } from '../../support/engines/engines';
import { axeFindings } from '../browser/axe';
import { useEngine } from '../browser/engine-stage';

let gallery: StaticServer;
beforeAll(async () => {
  gallery = await serveGallery({ folder: 'dist/test-pages/engines-gallery' });
}, 60_000);
afterAll(() => gallery?.close());

/** Every story is read in Chromium (`gallery.test.ts` of the browser tests); these are what each visitor sees. */
const stories = [
  'Connect/wallets and all of them',
  'Account/with tokens',
  'WalletSend/with speeds to choose from',
  'WalletSendPreview/reviewed',
  'Swap/quoted',
  'SwapPreview/reviewed',
  'WalletReceive/on two networks',
  'SIWXSignMessage/a message',
  'EmailVerifyOtp/a code for the site',
];

const looks = [
  { theme: 'light', dir: 'ltr' },
  { theme: 'dark', dir: 'rtl' },
] as const;

describe.each(engines)('in $name, axe finds nothing', ({ isThere, open }) => {
  if (!isThere) {
    it.todo('runs where the browser is installed');
    return;
  }

  const stage = useEngine(open);

  it.each(stories)('in %s, in both themes and directions', async (id) => {
    const { documents, engine } = stage;
    const { page } = documents;
    const found: Record<string, readonly string[]> = {};
    for (const look of looks) {
      await engine.open(gallery.url + storyUrl({ id, ...look }));
      await page.locator('.card:not(.waiting) .view > *').first().waitFor();
      found[look.theme] = await axeFindings({ page });
    }
    expect(found).toEqual({ light: [], dark: [] });
  });

  it('but a text that cannot be read', async () => {
    const { documents, engine } = stage;
    const { page } = documents;
    await engine.open(
      gallery.url + storyUrl({ id: 'WalletReceive/on two networks', theme: 'light', dir: 'ltr' }),
    );
    const heading = page.getByRole('heading', { name: 'Receive' });
    await heading.waitFor();
    await heading.evaluate((one) => {
      one.style.color = '#eee';
    });
    expect(await axeFindings({ page })).toEqual([expect.stringMatching('color-contrast')]);
  });
});
