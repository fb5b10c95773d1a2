import { describe, expect, it } from '@jest/globals';
import { opens, openedIn, watchOpened } from './opened-links';
import { type Host, onPhone } from './phones';
import { mainWallet } from './lab';
import { useStage } from './stage';
import type { Visitor } from './visitor';

const stage = useStage();

/** The visit of a site with the README's own lines: no project id, no relay. */
function visit(host: Host, width?: number): Promise<Visitor> {
  return stage.visit('one-widget', { wallets: [] }, onPhone(host, width), async (profile) => {
    await watchOpened(profile);
    await profile.clock.install();
  });
}

async function listed(visitor: Visitor): Promise<void> {
  await visitor.connectButton.tap();
  await visitor.wallet('MetaMask').waitFor();
  await visitor.wallet('All wallets').waitFor();
}

const text = (visitor: Visitor): Promise<string> => visitor.dialog.innerText();

/** The page's address as MetaMask's link has it. */
const withoutScheme = (visitor: Visitor): string => visitor.page.url().replace(/^https?:\/\//, '');

const hide = (visitor: Visitor, isHidden: boolean): Promise<void> =>
  visitor.page.evaluate((next) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      value: next ? 'hidden' : 'visible',
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

const stores: Readonly<Partial<Record<Host, string>>> = {
  'iOS Safari': 'https://apps.apple.com/app/id1438144202',
  'Android Chrome': 'https://play.google.com/store/apps/details?id=io.metamask',
};

describe.each(['iOS Safari', 'Android Chrome'] as const)(
  'on %s, without a project id and a relay',
  (host) => {
    it.each([390, 320])(
      'one tap opens the page in the app of a wallet, at %i px',
      async (width) => {
        const visitor = await visit(host, width);
        await listed(visitor);
        expect(await text(visitor)).not.toMatch(/this browser|not installed|QR|\bGet\b/);
        expect(await openedIn(visitor.page)).toEqual([]);

        await visitor.wallet('MetaMask').tap();
        await visitor.heading('MetaMask').waitFor();

        const href = `https://link.metamask.io/dapp/${withoutScheme(visitor)}`;
        expect(await openedIn(visitor.page)).toEqual(opens(href, '_self'));
        await visitor.dialog.getByText('opens in the wallet’s own browser').waitFor();
        expect(await text(visitor)).not.toMatch(/not installed|Get MetaMask/);
        const hasRoom = await visitor.page.evaluate(
          () => document.documentElement.scrollWidth <= window.innerWidth,
        );
        expect(hasRoom).toBe(true);
      },
    );

    it('offers the store of the phone once nothing opened', async () => {
      const visitor = await visit(host);
      await listed(visitor);
      await visitor.wallet('MetaMask').tap();
      await visitor.heading('MetaMask').waitFor();

      await visitor.page.clock.fastForward(5000);

      const link = visitor.dialog.getByRole('link', { name: 'Get MetaMask' });
      await link.waitFor();
      expect(await link.getAttribute('href')).toBe(stores[host]);
      expect(await text(visitor)).toContain('Did MetaMask not open?');
      await visitor.button('Open MetaMask').tap();
      expect(await openedIn(visitor.page)).toHaveLength(2);
    });

    it('offers it only some seconds after the visitor came back from an app', async () => {
      const visitor = await visit(host);
      await listed(visitor);
      await visitor.wallet('MetaMask').tap();
      await visitor.heading('MetaMask').waitFor();
      await hide(visitor, true);
      await visitor.page.clock.fastForward(60_000);
      expect(await text(visitor)).not.toContain('Get MetaMask');

      await hide(visitor, false);
      await visitor.page.clock.fastForward(1000);
      expect(await text(visitor)).not.toContain('Get MetaMask');
      await visitor.page.clock.fastForward(4000);

      await visitor.dialog.getByRole('link', { name: 'Get MetaMask' }).waitFor();
    });

    it('tells no wallet what a login left in the address, nor any before the tap', async () => {
      const visitor = await visit(host);
      await visitor.page.evaluate(() => {
        const { pathname, search } = location;
        history.replaceState(null, '', `${pathname}${search}&code=s3cret#access_token=s3cret`);
      });
      await listed(visitor);
      expect(await visitor.dialog.innerHTML()).not.toContain('one-widget.html');

      await visitor.wallet('MetaMask').tap();
      await visitor.heading('MetaMask').waitFor();

      const [link] = await openedIn(visitor.page);
      expect(link?.href).toContain('/one-widget.html?request=');
      expect(link?.href).not.toMatch(/s3cret|code=|access_token/);
    });

    it('says how to go on with a wallet that no link opens', async () => {
      const visitor = await visit(host);
      await listed(visitor);
      await visitor.wallet('All wallets').tap();
      await visitor.dialog.getByRole('searchbox').fill('frame');
      await visitor.tile('Frame').tap();
      await visitor.heading('Frame').waitFor();

      await visitor.dialog.getByText('Open this page in Frame').waitFor();
      expect(await text(visitor)).not.toMatch(/not installed|this browser/);
      await visitor.button('Copy the address of this page').waitFor();
      expect(await openedIn(visitor.page)).toEqual([]);
    });
  },
);

describe("in a wallet's own browser on a phone", () => {
  it('its wallet stands first and alone above the others', async () => {
    const visitor = await stage.visit(
      'one-widget',
      { wallets: [mainWallet] },
      onPhone('Android Chrome'),
    );
    await listed(visitor);

    const sections = visitor.dialog.locator('.lists .section');
    expect(await sections.locator('h3').allInnerTexts()).toEqual(['Installed', 'Other wallets']);
    expect(await sections.first().getByRole('button').allInnerTexts()).toEqual([
      'Main Test Wallet',
    ]);
    await visitor.wallet('Main Test Wallet').tap();
    await visitor.accountButton.waitFor();
  });
});
