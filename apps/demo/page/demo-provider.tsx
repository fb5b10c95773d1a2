import type { Widget } from 'cleatkit';
import { WidgetProvider } from 'cleatkit/react';
import { type ReactNode, useSyncExternalStore } from 'react';
import { preferences } from '../preferences';

interface DemoProviderProps {
  readonly widget: Widget;
  readonly children: ReactNode;
}

/** Arabic is written from right to left. The demo keeps its English texts in that layout. */
const rightToLeft = { lang: 'ar' };

/** A provider with the theme and the direction that the visitor chose. */
export function DemoProvider({ widget, children }: DemoProviderProps) {
  const { isRightToLeft, theme } = useSyncExternalStore(
    preferences.subscribe,
    preferences.getSnapshot,
  );
  return (
    <WidgetProvider
      widget={widget}
      theme={{ mode: theme }}
      {...(isRightToLeft && { messages: rightToLeft })}
    >
      {children}
    </WidgetProvider>
  );
}
