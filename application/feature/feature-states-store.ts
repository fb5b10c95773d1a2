import type { FeatureStates } from '../widget/features';
import { StateStore } from '../state/state-store';

/** The state of every feature that has been used. Written by `FeatureShelf`. */
export class FeatureStatesStore extends StateStore<Partial<FeatureStates>> {
  constructor(_deps: object) {
    super({});
  }
}
