import type { Fact } from '../../../readings/reading';
import type { ReadKnown } from './known-reader';

/** An order that another account may take: what leaves the visitor's account for it, and what arrives. */
export function orderStep(
  facts: readonly Fact[],
  { isForNothing }: { readonly isForNothing: boolean },
): Awaited<ReturnType<ReadKnown>> {
  return { steps: [{ title: 'order', facts }], warnings: isForNothing ? ['forNothing'] : [] };
}
