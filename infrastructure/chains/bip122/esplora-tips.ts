import type { Clock } from '../../../ports/clock';

/** The least time between two comparisons of the endpoints of a network: three polls of a widget. */
const COMPARISON_GAP_MS = 12_000;

/** Not with the first read: a page that reads once has nothing to compare. */
const FIRST_COMPARISON_MS = 3000;

/** How many blocks an endpoint may be behind the foremost one, for the time they need to spread. */
const MAX_LAG = 1;

export interface EsploraTipsDeps {
  readonly clock: Clock;

  /** How far an endpoint has come; rejects where it does not say. */
  readonly heightAt: (url: string) => Promise<number>;
}

/** Knows which endpoints of one network are stuck: their newest block is older than the others'. */
export class EsploraTips {
  readonly #deps: EsploraTipsDeps;
  #behind: ReadonlySet<string> = new Set();
  #dueAt: number | undefined;

  constructor(deps: EsploraTipsDeps) {
    this.#deps = deps;
  }

  /** `urls` in their order, but for those that are behind: they are last. */
  ranked(urls: readonly string[]): readonly string[] {
    const rank = (url: string): number => Number(this.#behind.has(url));
    return [...urls].sort((one, other) => rank(one) - rank(other));
  }

  /** Compares `urls` where that is due. Nobody waits for it: it tells with the reads after it. */
  compare(urls: readonly string[]): void {
    const now = this.#deps.clock.now();
    this.#dueAt ??= now + FIRST_COMPARISON_MS;
    const leftMs = this.#dueAt - now;
    // More than the longest gap is left only where the machine's clock was set back.
    if (urls.length < 2 || (leftMs > 0 && leftMs <= COMPARISON_GAP_MS)) return;
    this.#dueAt = now + COMPARISON_GAP_MS;
    void this.#compare(urls);
  }

  async #compare(urls: readonly string[]): Promise<void> {
    const asked = urls.map(async (url) => [url, await this.#deps.heightAt(url)] as const);
    const known = (await Promise.allSettled(asked)).flatMap((height) =>
      height.status === 'fulfilled' ? [height.value] : [],
    );
    const foremost = Math.max(...known.map(([, height]) => height));
    const behind = known.filter(([, height]) => foremost - height > MAX_LAG);
    this.#behind = new Set(behind.map(([url]) => url));
  }
}
