import { StateStore } from '../state/state-store';
import type { SnackbarState } from '../snapshot/widget-state';

/** The passing message on show. Written by `ShowSnackbar`. */
export class SnackbarStore extends StateStore<SnackbarState | undefined> {
  constructor(_deps: object) {
    super(undefined);
  }
}
