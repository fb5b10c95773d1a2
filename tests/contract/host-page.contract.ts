import { describe, expect, it } from '@jest/globals';
import type { OpenableLink } from '../../domain/wallet/wallet-link';
import type { HostPage } from '../../ports/host-page';

/** A host page of a known kind, and the other side of its clipboard. */
export interface HostPageHarness {
  readonly hostPage: HostPage;
  readonly clipboardText: () => string | undefined;
  readonly refuseCopies: () => void;
  readonly setVisible: (isVisible: boolean) => void;

  /** The links that were opened, in their order. */
  readonly opened: () => readonly OpenableLink[];

  /** Puts a query parameter into the page's address, beside what is there. */
  readonly setQueryParameter: (name: string, value: string) => void;
}

/** The contract of every {@link HostPage}. */
export function describeHostPage(
  name: string,
  create: (deviceKind: 'mobile' | 'desktop') => HostPageHarness,
): void {
  describe(`${name} keeps the HostPage contract`, () => {
    it.each(['mobile', 'desktop'] as const)('recognises a %s', (deviceKind) => {
      expect(create(deviceKind).hostPage.deviceKind()).toBe(deviceKind);
    });

    it('[R4.41] removes a query parameter from the address, only that one and once', () => {
      const { hostPage, setQueryParameter } = create('mobile');
      setQueryParameter('result_uri', 'https://site.test/?code=1&x=ä');
      setQueryParameter('keep', 'me');

      expect(hostPage.takeQueryParameter('result_uri')).toBe('https://site.test/?code=1&x=ä');
      expect(hostPage.takeQueryParameter('result_uri')).toBeUndefined();
      expect(hostPage.takeQueryParameter('never-there')).toBeUndefined();
      expect(hostPage.takeQueryParameter('keep')).toBe('me');
    });

    it('[R4.8] opens a link unchanged, before the press is over', () => {
      const { hostPage, opened } = create('mobile');
      const links: readonly OpenableLink[] = [
        { href: 'rainbow://wc?uri=wc%3Aa%402%3Frelay-protocol%3Dirn', target: '_self' },
        { href: 'https://rnbwapp.com/wc?uri=wc%253Aa', target: '_blank' },
      ];

      links.forEach((link) => hostPage.openLink(link));

      expect(opened()).toEqual(links);
    });

    it('knows the address it is at now', () => {
      const { hostPage, setQueryParameter } = create('mobile');
      setQueryParameter('pool', '7');

      expect(new URL(hostPage.address()).searchParams.get('pool')).toBe('7');
      hostPage.takeQueryParameter('pool');

      expect(new URL(hostPage.address()).searchParams.has('pool')).toBe(false);
    });

    it('puts the text on the clipboard', async () => {
      const { hostPage, clipboardText } = create('desktop');

      await hostPage.copyText('0xabc');

      expect(clipboardText()).toBe('0xabc');
    });

    it('reports that the browser refused to copy', async () => {
      const { hostPage, clipboardText, refuseCopies } = create('desktop');
      refuseCopies();

      await expect(hostPage.copyText('0xabc')).rejects.toMatchObject({
        name: 'WidgetError',
        code: 'COPY_FAILED',
        message: 'Failed to copy',
      });
      expect(clipboardText()).toBeUndefined();
    });

    it('reports when it is hidden and visible again, each once, until the last listener leaves', () => {
      const { hostPage, setVisible } = create('desktop');
      const told: boolean[] = [];
      expect(hostPage.isVisible()).toBe(true);
      const subscription = hostPage.visibility$.subscribe((isVisible) => told.push(isVisible));
      expect(told).toEqual([]);

      setVisible(false);
      setVisible(false);
      expect(hostPage.isVisible()).toBe(false);
      setVisible(true);
      subscription.unsubscribe();
      setVisible(false);
      setVisible(true);

      expect(told).toEqual([false, true]);
    });
  });
}
