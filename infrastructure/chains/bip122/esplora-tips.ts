import type { Clock } from '../../../ports/clock';
import type { EsploraEndpoint } from './esplora-endpoint';

/** The least time between two comparisons of the endpoints of a network: three polls of a widget. */
const COMPARISON_GAP_MS = 12_000;

/** The first read starts no comparison: a page that reads once has nothing to compare. */
const FIRST_COMPARISON_MS = 3000;

/** How many blocks an endpoint may be behind the foremost one, since blocks take time to spread. */
const MAX_LAG = 1;

export interface EsploraTipsDeps {
  readonly clock: Clock;

  /** The height of an endpoint's newest block; rejects where the endpoint does not report it. */
  readonly heightAt: (endpoint: EsploraEndpoint) => Promise<number>;
}

/** Finds out which endpoints of one network are stuck: their newest block is older than the others'. */
export class EsploraTips {
  readonly #deps: EsploraTipsDeps;
  #dueAt: number | undefined;

  constructor(deps: EsploraTipsDeps) {
    this.#deps = deps;
  }

  /** Compares `endpoints` when due. No caller waits for it: its result affects later reads. */
  compare(endpoints: readonly EsploraEndpoint[]): void {
    const now = this.#deps.clock.now();
    this.#dueAt ??= now + FIRST_COMPARISON_MS;
    const leftMs = this.#dueAt - now;
    // More than the longest gap is left only where the machine's clock was set back.
    if (endpoints.length < 2 || (leftMs > 0 && leftMs <= COMPARISON_GAP_MS)) return;
    this.#dueAt = now + COMPARISON_GAP_MS;
    void this.#compare(endpoints);
  }

  async #compare(endpoints: readonly EsploraEndpoint[]): Promise<void> {
    const asked = endpoints.map((endpoint) => this.#deps.heightAt(endpoint));
    const heights = (await Promise.allSettled(asked)).map((height) =>
      height.status === 'fulfilled' ? height.value : undefined,
    );
    const foremost = Math.max(...heights.map((height) => height ?? 0));
    endpoints.forEach(({ health }, index) => {
      health.isBehind = foremost - (heights[index] ?? foremost) > MAX_LAG;
    });
  }
}
