import type { NamesState } from '../../domain/name/names-state';
import type { StateStore } from '../state/state-store';

/** The state of the names. Written by the use cases of this folder. */
export type NamesStore = StateStore<NamesState>;
