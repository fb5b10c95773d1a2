import { createWidget, type Override, type Widget, type WidgetOptionsInput } from 'cleatkit';
import { useEffect, useState } from 'react';

/** A widget that lives as long as the component, with ports of its own where `overrides` names some. */
export function useWidgetWith(
  options: () => WidgetOptionsInput,
  overrides: () => readonly Override[] = () => [],
): Widget {
  const [widget] = useState(() => createWidget(options(), ...overrides()));
  useEffect(() => () => widget.dispose(), [widget]);
  return widget;
}
