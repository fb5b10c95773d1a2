import { useWidgetState } from './widget-context';

/** What stands for an amount that the visitor hides. */
export const HIDDEN_AMOUNT = '••••';

/**
 * Writes an amount that the account has, within a sentence, unless the visitor hides amounts. What the visitor is about to
 * sign is always shown.
 */
export function useAmountText(): (amount: string) => string {
  const isHidden = useWidgetState((state) => state.isPrivate);
  return (amount) => (isHidden ? HIDDEN_AMOUNT : amount);
}
