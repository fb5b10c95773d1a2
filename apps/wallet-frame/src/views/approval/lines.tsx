import { Icon } from '../../../../../presentation-react/primitives/icon';
import type { Line } from '../../domain/readings/act/line';

/** What is done to the account, in large type. */
export function Lines({ lines }: { readonly lines: readonly Line[] }) {
  if (lines.length === 0) return null;
  return (
    <ul className="lines" data-many={lines.length > 3}>
      {lines.map(({ isGrave, kind, note, text }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- Lines never change their order.
        <li key={at} data-kind={kind} data-grave={isGrave}>
          <span>
            {isGrave && <Icon name="alert" />}
            <bdi>{text}</bdi>
          </span>
          {note !== undefined && <small>{note}</small>}
        </li>
      ))}
    </ul>
  );
}
