import type { WidgetOptions } from './widget-options';

/** Whether pairing codes have a relay to go over: one that the site names, or the public one, which asks for a project id. */
export function hasRelay({ projectId, relayUrl }: WidgetOptions): boolean {
  return (projectId ?? relayUrl) !== undefined;
}
