import { type CountedPost, CountedSite, type CountedTab } from './counted-site';

const MINUTE_MS = 60_000;

/** Who shows the account of one visitor. */
const scenes: Readonly<Record<string, (site: CountedSite) => Promise<readonly CountedTab[]>>> = {
  'one widget': async (site) => [await site.tab()],
  'two widgets in one page': async (site) => {
    const first = await site.tab();
    return [first, await site.tab({ hostPage: first.hostPage, options: { id: 'second' } })];
  },
  'two tabs': async (site) => [await site.tab(), await site.tab()],
  'three tabs': async (site) => [await site.tab(), await site.tab(), await site.tab()],
  'one widget, hidden once it is there': async (site) => [await site.tab()],
};

/** The posts of one scene, by minute. */
export interface Minutes {
  readonly scene: string;
  readonly minutes: readonly (readonly CountedPost[])[];
}

/** The posts of each scene in its first three minutes, with ten tokens, over a clock of their own. */
export async function postsByMinute(): Promise<readonly Minutes[]> {
  const counted: Minutes[] = [];
  for (const [scene, open] of Object.entries(scenes)) {
    const site = new CountedSite();
    const tabs = await open(site);
    for (const tab of tabs) await site.show(tab);
    if (scene.includes('hidden')) tabs[0]?.hostPage.hide();
    const [first] = site.posts;
    const leftMs = MINUTE_MS - (site.clock.now() - (first?.atMs ?? 0));
    await site.during(leftMs - 1);
    const minutes = [[...site.posts], await site.during(MINUTE_MS), await site.during(MINUTE_MS)];
    counted.push({ scene, minutes });
    site.end();
  }
  return counted;
}
