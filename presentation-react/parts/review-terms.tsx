import type { ReactNode } from 'react';
import { TokenEmblem } from './token-emblem';
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
  readonly children: ReactNode;
}

/** One row of it. */
export function Term({ name, isInline, children }: TermProps) {
  return (
    <div data-inline={isInline}>
      <dt>{name}</dt>
      <dd>{children}</dd>
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

interface ReviewedSumProps {
  readonly token: Parameters<typeof TokenEmblem>[0]['token'];
  readonly label: string;

  /** Whether the label is there to see: where there is more than one amount. */
  readonly isLabelled?: boolean;

  /** Every digit of the amount, with the token's symbol. */
  readonly amount: string;

  /** What it is worth, where that is known. */
  readonly worth: string | undefined;
}

/** An amount that leaves or comes. */
export function ReviewedSum({ token, label, isLabelled, amount, worth }: ReviewedSumProps) {
  useReviewStyle();
  return (
    <p className="sum">
      <TokenEmblem token={token} />
      <span>
        {isLabelled ? <small>{label}</small> : <span className="visually-hidden">{label} </span>}
        <bdi className="exact">{amount}</bdi>
        {worth !== undefined && (
          <small>
            <bdi>{worth}</bdi>
          </small>
        )}
      </span>
    </p>
  );
}
