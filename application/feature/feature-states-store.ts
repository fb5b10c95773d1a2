import type { FeatureStates } from '../snapshot/feature-states';
import { StateStore } from '../state/state-store';

/** The state of every feature that has been used. Written by `FeatureRegistry`. */
export class FeatureStatesStore extends StateStore<Partial<FeatureStates>> {
  constructor() {
    super({});
  }
}
