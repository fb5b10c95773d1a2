import { dayOf } from '../../domain/day-of';
import type { Store } from '../../ports/store';
import type { Tallied } from '../../ports/tallies';

/** More than are in use at a time. A caller can name what it likes: beyond these a version of the day has no row of its own. */
const MOST_A_DAY = 20;
const MOST_SHOWN = 500;

const OTHER = 'other';

/** Frames from before they named their version. */
const UNNAMED = 'unnamed';

export interface FrameVersionsDeps {
  readonly store: Pick<Store, 'tallies'>;
  readonly now: () => number;
}

/** How many pages have loaded a version of the frame. */
export interface FrameVersionSeen {
  readonly version: string;

  /** Empty for all sites together, and for pages whose frame has named none. */
  readonly site: string;
  readonly n: number;
  readonly lastDay: number;
}

/**
 * Counts which versions of the frame pages load, by the site and the day. What a frame says of itself is believed nothing and bounded:
 * it is shown to operators alone, and decides nothing.
 */
export class FrameVersions {
  readonly #deps: FrameVersionsDeps;

  /** Counts by the site, for each version. */
  #counted = new Map<string, Map<string, number>>();

  /** The versions that have rows today. */
  #known: ReadonlySet<string> = new Set();

  constructor(deps: FrameVersionsDeps) {
    this.#deps = deps;
  }

  /**
   * A page has loaded the frame.
   *
   * @param named What the frame calls its version.
   * @param site A site of the operator, or empty.
   */
  seen(named: string | undefined, site: string): void {
    const version = named === undefined ? UNNAMED : versionIn(named);
    const isOwn = this.#known.has(version) || this.#counted.has(version);
    const key = isOwn || this.#counted.size < MOST_A_DAY ? version : OTHER;
    const ofVersion = this.#counted.get(key) ?? new Map<string, number>();
    ofVersion.set(site, (ofVersion.get(site) ?? 0) + 1);
    this.#counted.set(key, ofVersion);
  }

  /** What was seen in the last days, of all sites together and of each. */
  async ofDays(days: number): Promise<{
    readonly versions: readonly FrameVersionSeen[];
    readonly bySite: readonly FrameVersionSeen[];
  }> {
    const { store, now } = this.#deps;
    const day = dayOf(now()) - days + 1;
    const [versions, bySite] = await Promise.all([
      store.tallies.since(day, 'frame', MOST_SHOWN),
      store.tallies.since(day, 'frame-site', MOST_SHOWN),
    ]);
    return { versions: versions.map(seenIn), bySite: bySite.map(seenIn) };
  }

  /** Adds what was counted. */
  async sweep(): Promise<void> {
    const { store, now } = this.#deps;
    const counted = this.#counted;
    this.#counted = new Map();
    const day = dayOf(now());
    const known = new Set(
      (await store.tallies.since(day, 'frame', MOST_SHOWN)).map(({ name }) => name),
    );
    for (const [version, sites] of counted) {
      const name = known.has(version) || known.size < MOST_A_DAY ? version : OTHER;
      known.add(name);
      const sum = [...sites.values()].reduce((all, n) => all + n, 0);
      await store.tallies.add(day, 'frame', name, sum);
      for (const [site, n] of sites) {
        await store.tallies.add(day, 'frame-site', `${name} ${site}`, n);
      }
    }
    this.#known = known;
  }
}

/** Nothing that looks like more than a version, and no blank, which ends it in the table. */
function versionIn(named: string): string {
  return /^[\dA-Za-z][\d+.A-Za-z-]{0,39}$/.test(named) ? named : OTHER;
}

function seenIn({ lastDay, n, name }: Tallied): FrameVersionSeen {
  const [version = '', site = ''] = name.split(' ');
  return { version, site, n, lastDay };
}
