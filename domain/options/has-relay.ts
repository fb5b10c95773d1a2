import type { WidgetOptions } from './widget-options';

/** Whether pairing has a relay: the site's own, or the public one, which requires a project id. */
export function hasRelay({ projectId, relayUrl }: WidgetOptions): boolean {
  return (projectId ?? relayUrl) !== undefined;
}
