import { StateStore } from '../state/state-store';
import type { AlertState } from '../snapshot/widget-state';

/** What the developer was told last. Written by `RaiseAlert`. */
export class AlertStore extends StateStore<AlertState | undefined> {
  constructor(_deps: object) {
    super(undefined);
  }
}
