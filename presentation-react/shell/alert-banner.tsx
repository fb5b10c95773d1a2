import { useWidget, useWidgetState } from '../bindings/widget-context';
import { Icon } from '../primitives/icon';

/** The alerts about the set-up, for developers, when `debug` is on. Never shown to visitors. */
export function AlertBanner() {
  const { debug } = useWidget().options;
  const alert = useWidgetState((state) => state.alert);
  if (!debug || !alert) return null;
  return (
    <div role="alert" className="banner">
      <Icon name="alert" />
      <p>
        <strong>{alert.short}</strong>
        <br />
        {alert.long}
      </p>
    </div>
  );
}
