import type { SignClient } from '@walletconnect/sign-client';
import type { WidgetError } from '../../domain/errors/widget-error';

/** What the SDK's engine keeps to itself. */
interface EngineInside {
  readonly events: { emit(event: string, payload: unknown): void };
}

/** Ends the SDK's waiting for pings that the wallet has not answered: the SDK has no such way of its own. */
export function endPings(
  { core, engine }: InstanceType<typeof SignClient>,
  topic: string,
  error: WidgetError,
): void {
  const { events } = engine as unknown as EngineInside;
  for (const { id, request, response, topic: other } of core.history.values) {
    const isOpen = request.method === 'wc_sessionPing' && response === undefined;
    if (isOpen && other === topic) events.emit(`session_ping:${id}`, { error });
  }
}
