import { onceUntilFailure } from '../../domain/async/once-until-failure';
import type { Art, Sprite } from './art';

/** A picture; `unread` while it is not known yet whether there is one. */
export type Found = Art | 'unread' | undefined;

type State = Sprite | 'unread' | 'failed';

/** Pictures in sprites. A sprite is downloaded when a picture is requested that no earlier sprite has. */
export class PictureBook {
  readonly #loads: readonly (() => Promise<Sprite>)[];
  readonly #states: State[];
  readonly #listeners = new Set<() => void>();

  constructor(loads: readonly (() => Promise<Sprite>)[]) {
    this.#loads = loads.map(onceUntilFailure);
    this.#states = loads.map(() => 'unread');
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The picture of `id`. A sprite that could not be downloaded has none. */
  find(id: string): Found {
    for (const state of this.#states) {
      if (state === 'unread') return state;
      const art = state === 'failed' ? undefined : artIn(state, id);
      if (art) return art;
    }
    return undefined;
  }

  /** Downloads the first sprite, before a picture of it is requested. */
  begin(): void {
    void this.#read(0);
  }

  /** Downloads sprites until one has the picture of `id`, and those again that failed before. */
  async read(id: string): Promise<void> {
    for (const index of this.#loads.keys()) {
      const sprite = await this.#read(index);
      if (sprite !== 'failed' && artIn(sprite, id)) return;
    }
  }

  async #read(index: number): Promise<Sprite | 'failed'> {
    const sprite = (await this.#loads[index]?.().catch(() => undefined)) ?? 'failed';
    if (this.#states[index] !== sprite) {
      this.#states[index] = sprite;
      for (const listener of this.#listeners) listener();
    }
    return sprite;
  }
}

function artIn(sprite: Sprite, id: string): Art | undefined {
  return sprite.find(([ids]) => ids.includes(id))?.[1];
}
