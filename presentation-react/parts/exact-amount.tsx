import { useState } from 'react';
import { LONG_AMOUNT } from '../../domain/token/long-amount';

/** A head without any digit but 0 says nothing of the amount. */
const SAYS_NOTHING = /^[^1-9]*$/;

/**
 * Every digit of an amount in large type. Those behind the eighth decimal are drawn at a press; they are read aloud and
 * copied in any case.
 */
export function ExactAmount({ amount }: { readonly amount: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const [, head = '', rest, unit] = LONG_AMOUNT.exec(amount) ?? [];
  if (rest === undefined || SAYS_NOTHING.test(head)) return <bdi className="exact">{amount}</bdi>;
  return (
    <bdi>
      <button
        type="button"
        className="exact"
        aria-label={amount}
        aria-expanded={isOpen}
        title={amount}
        onClick={() => setIsOpen(!isOpen)}
      >
        {head}
        <span className="rest">{rest}</span>
        {unit}
      </button>
    </bdi>
  );
}
