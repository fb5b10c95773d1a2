import type { Confirmation } from '../../src/use-cases/approve/confirmation';

/** A visitor who confirms every change. */
export const confirmsAll: Pick<Confirmation, 'again' | 'ask'> = {
  again: () => Promise.resolve(),
  ask: () => Promise.resolve(),
};
