import { createWidget, type Widget, type WidgetOptionsInput } from 'cleatkit';
import { useEffect, useState } from 'react';

/** A widget that lives as long as the component. */
export function useWidgetWith(options: () => WidgetOptionsInput): Widget {
  const [widget] = useState(() => createWidget(options()));
  useEffect(() => () => widget.dispose(), [widget]);
  return widget;
}
