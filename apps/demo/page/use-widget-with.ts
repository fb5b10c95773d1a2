import { createWidget, type Override, type Widget, type WidgetOptionsInput } from 'cleatkit';
import { useEffect, useState } from 'react';
import type { StartDevtools } from './use-devtools';

/**
 * A widget that lives as long as the component, with ports of its own where `overrides` names some, and inside of the tools that
 * `startDevtools` starts.
 */
export function useWidgetWith(
  options: () => WidgetOptionsInput,
  overrides: () => readonly Override[] = () => [],
  startDevtools?: StartDevtools,
): Widget {
  const [{ dispose, widget }] = useState(() =>
    startDevtools
      ? widgetWithTools(startDevtools, options(), overrides())
      : plainWidget(options(), overrides()),
  );
  useEffect(() => dispose, [dispose]);
  return widget;
}

interface MadeWidget {
  readonly widget: Widget;
  readonly dispose: () => void;
}

function plainWidget(options: WidgetOptionsInput, overrides: readonly Override[]): MadeWidget {
  const widget = createWidget(options, ...overrides);
  return { widget, dispose: () => widget.dispose() };
}

/** The pages of the demo are built for production, where the tools start only with `evenInProduction`. */
function widgetWithTools(
  startDevtools: StartDevtools,
  options: WidgetOptionsInput,
  overrides: readonly Override[],
): MadeWidget {
  const tools = startDevtools(createWidget, options, { overrides, evenInProduction: true });
  return {
    widget: tools.widget,
    dispose: () => {
      tools.dispose();
      tools.widget.dispose();
    },
  };
}
