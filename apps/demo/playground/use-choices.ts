import { useSyncExternalStore } from 'react';
import { type Choices, choices } from './choices';

/** The visitor's choices, live. */
export function useChoices(): Choices {
  return useSyncExternalStore(choices.subscribe, choices.getSnapshot);
}
