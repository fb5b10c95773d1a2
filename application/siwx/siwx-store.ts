import type { SiwxState } from '../../domain/siwx/siwx-state';
import type { StateStore } from '../state/state-store';

/** The state of signing in. Written by the use cases of this folder. */
export type SiwxStore = StateStore<SiwxState>;
