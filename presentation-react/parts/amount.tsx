import type { ReactNode } from 'react';
import { useMessages } from '../bindings/shell-context';
import { HIDDEN_AMOUNT } from '../bindings/use-amount-text';
import { useWidgetState } from '../bindings/widget-context';

/** An amount that the account has or moved, or what stands for it while the visitor hides amounts. */
export function Amount({ children }: { readonly children: ReactNode }) {
  const isHidden = useWidgetState((state) => state.isPrivate);
  const { amountHidden } = useMessages();
  if (!isHidden) return <bdi>{children}</bdi>;
  return (
    <>
      <span aria-hidden="true">{HIDDEN_AMOUNT}</span>
      <span role="none" className="visually-hidden">
        {amountHidden}
      </span>
    </>
  );
}
