import { SHAKE_MS } from '../../domain/limits';
import type { Clock } from '../../ports/clock';
import type { Lifetime } from '../scope/lifetime';
import type { ModalStore } from './modal-store';

export interface ShakeModalDeps {
  readonly clock: Clock;
  readonly lifetime: Lifetime;
  readonly modal: ModalStore;
}

/** Raises the shake flag for 500 ms: how the modal says no. */
export class ShakeModal {
  readonly #deps: ShakeModalDeps;

  constructor(deps: ShakeModalDeps) {
    this.#deps = deps;
  }

  execute(): void {
    const { clock, lifetime, modal } = this.#deps;
    if (modal.getSnapshot().isShaking) return;
    modal.on({ type: 'closeRefused' });
    clock.sleep(SHAKE_MS, lifetime.signal).then(
      () => modal.on({ type: 'shakeEnded' }),
      () => {
        // The widget is gone.
      },
    );
  }
}
