import { Children, type ReactNode } from 'react';
import { OwnAccount } from './own-account';
import { WholeAddress } from './whole-address';
import { useReviewStyle } from './use-review-style';

/** What is signed, row by row. */
export function ReviewTerms({ children }: { readonly children: ReactNode }) {
  useReviewStyle();
  return <dl className="terms">{children}</dl>;
}

interface TermProps {
  readonly name: string;

  /** Whether the value stands beside its name, because it is short. */
  readonly isInline?: boolean;

  /** Whether its first value is what the review is about. */
  readonly isLarge?: boolean;

  /** Each child is a value of its own. */
  readonly children: ReactNode;
}

/** One row of it: a name with its values, whose text stands in no block without the role `none` (decision 0214). */
export function Term({ name, isInline, isLarge, children }: TermProps) {
  return (
    <div data-inline={isInline} data-large={isLarge}>
      <dt>{name}</dt>
      {Children.toArray(children).map((value, index) => (
        <dd key={index}>{value}</dd>
      ))}
    </div>
  );
}

/** A row with a whole address. */
export function AddressTerm({
  name,
  address,
}: {
  readonly name: string;
  readonly address: string;
}) {
  return (
    <Term name={name}>
      <bdi>
        <WholeAddress address={address} />
      </bdi>
    </Term>
  );
}

/** The row of the visitor's own account. */
export function OwnTerm({ name, address }: { readonly name: string; readonly address: string }) {
  return (
    <Term name={name} isInline>
      <OwnAccount address={address} />
    </Term>
  );
}
