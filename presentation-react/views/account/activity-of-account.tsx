import { useMessages } from '../../bindings/shell-context';
import { useWidget } from '../../bindings/widget-context';
import { Icon } from '../../primitives/icon';

/** Leads to what the account has done, where the site has that on. */
export function ActivityOfAccount() {
  const widget = useWidget();
  const { activityTitle } = useMessages();
  if (!widget.options.features.history) return null;
  return (
    <button type="button" className="row" onClick={() => void widget.show('Transactions')}>
      <span className="glyph">
        <Icon name="clock" />
      </span>
      <span className="name">{activityTitle}</span>
      <Icon name="forward" />
    </button>
  );
}
