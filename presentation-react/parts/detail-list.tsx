import type { ReactNode } from 'react';
import { useStyle } from '../bindings/use-style';
import detailListCss from './detail-list.css';

/** Facts with their names. */
export function DetailList({ children }: { readonly children: ReactNode }) {
  useStyle(detailListCss);
  return <dl className="details">{children}</dl>;
}

/** One fact, whose text stands in no block without the role `none` (decision 0214). */
export function Detail({
  name,
  children,
}: {
  readonly name: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
