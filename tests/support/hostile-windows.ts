import type { Frame, Page } from 'playwright-core';

/** What `pages/hostile-window.ts` puts on its window. */
interface Hostile {
  readonly attack: (targets: readonly Window[]) => number;
  readonly heard: readonly string[];
  evil?: Window;
}

/** Where hostile pages are: of an origin that the site does not know, and of its own. */
export interface HostilePlaces {
  readonly evil: string;
  readonly own: string;
}

/** Opens `site` from a hostile page, which stays its opener. */
export async function openFrom(opener: Page, evil: string, site: string): Promise<Page> {
  await opener.goto(evil);
  await armed(opener);
  const [page] = await Promise.all([
    opener.context().waitForEvent('page'),
    opener.evaluate((url) => {
      (window as unknown as Hostile).evil = window.open(url) as Window;
    }, site),
  ]);
  return page;
}

/**
 * Puts hostile windows around a site: a popup, a sibling frame, one without an origin, one of the site's own origin, and one
 * in that.
 */
export async function surround(
  page: Page,
  { evil, own }: HostilePlaces,
): Promise<readonly (Frame | Page)[]> {
  const [popup] = await Promise.all([
    page.context().waitForEvent('page'),
    page.evaluate((url) => void window.open(url), evil),
  ]);
  await page.evaluate(
    async ([url, ownUrl]) => {
      const add = async (
        parent: Document,
        src: string,
        sandbox?: string,
      ): Promise<HTMLIFrameElement> => {
        // oxlint-disable-next-line react/iframe-missing-sandbox -- A hostile page has what it likes.
        const frame = parent.createElement('iframe');
        if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox);
        frame.src = src;
        parent.body.append(frame);
        await new Promise((resolve) => frame.addEventListener('load', resolve));
        return frame;
      };
      const [sibling] = await Promise.all([
        add(document, ownUrl),
        add(document, url),
        add(document, url, 'allow-scripts'),
      ]);
      if (sibling.contentDocument) await add(sibling.contentDocument, url);
    },
    [evil, own] as const,
  );
  const frames = page.frames().filter((frame) => frame.url().endsWith('/hostile'));
  if (frames.length !== 4) throw new Error(`${frames.length} of four hostile frames are there`);
  const all = [popup, ...frames];
  for (const place of all) await armed(place);
  return all;
}

/** Sends every hostile message from `places` to the site and to its frames. Returns how many were sent. */
export async function attackFrom(places: readonly (Frame | Page)[]): Promise<number> {
  const sent = await Promise.all(
    places.map((place) =>
      place.evaluate(() => {
        const own = window as unknown as Hostile & Window & { readonly frame?: unknown };
        const framing = own.top === own ? (own.opener as Window | null) : own.top;
        const site = own.evil ?? (own.frame ? own : framing);
        if (!site) return 0;
        const frames = Array.from({ length: site.length }, (_, n) => site[n] as Window);
        return own.attack([site, ...frames]);
      }),
    ),
  );
  return sent.reduce((sum, each) => sum + each, 0);
}

/** What hostile windows have heard of their attacks. */
export async function heardBy(places: readonly (Frame | Page)[]): Promise<readonly string[]> {
  const heard = await Promise.all(
    places.map((place) => place.evaluate(() => (window as unknown as Hostile).heard)),
  );
  return heard.flat();
}

/** Waits until the page's module has run. */
export async function armed(place: Frame | Page): Promise<void> {
  await place.waitForFunction(() => 'attack' in globalThis);
}
