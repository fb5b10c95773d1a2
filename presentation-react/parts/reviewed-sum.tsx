import { Icon } from '../primitives/icon';
import { ExactAmount } from './exact-amount';
import { TokenEmblem } from './token-emblem';
import { useReviewStyle } from './use-review-style';

interface ReviewedSumProps {
  readonly token: Parameters<typeof TokenEmblem>[0]['token'];
  readonly label: string;

  /** Whether the label is there to see: where there is more than one amount. */
  readonly isLabelled?: boolean;

  /** Every digit of the amount, with the token's symbol. */
  readonly amount: string;

  /** What it is worth, where that is known. */
  readonly worth: string | undefined;

  /** Whether it has no bound. */
  readonly isGrave?: boolean;
}

/** An amount that leaves or comes. */
export function ReviewedSum({
  token,
  label,
  isGrave,
  isLabelled,
  amount,
  worth,
}: ReviewedSumProps) {
  useReviewStyle();
  return (
    <p className="sum" data-grave={isGrave}>
      <TokenEmblem token={token} />
      <span>
        {isLabelled ? <small>{label}</small> : <span className="visually-hidden">{label} </span>}
        {isGrave && <Icon name="alert" />}
        <ExactAmount amount={amount} />
        {worth !== undefined && (
          <small>
            <bdi>{worth}</bdi>
          </small>
        )}
      </span>
    </p>
  );
}
