import type { ReactNode } from 'react';
import { Spinner } from '../../../../presentation-react/primitives/spinner';

/** What stands in a row that is pressed: its picture, its name, what it is, and a word at its end. */
export function Offer({
  hint,
  icon,
  isWorking = false,
  name,
  tag,
}: {
  readonly icon: ReactNode;
  readonly name: string;
  readonly hint?: string;
  readonly isWorking?: boolean;
  readonly tag?: string;
}) {
  return (
    <>
      <span className="way">{isWorking ? <Spinner /> : icon}</span>
      <span className="name">
        {name}
        {hint && <small>{hint}</small>}
      </span>
      {tag && <span className="tag strong">{tag}</span>}
    </>
  );
}
