import { SignedWebhooks, type SignedWebhooksDeps } from '../adapters/webhooks/signed-webhooks';
import { inTrace } from '../observe/trace';
import type { WebhookSender } from '../ports/webhook-sender';
import { EventDeliveries } from '../use-cases/events/event-deliveries';
import type { ServiceBase } from './service-base';

/** What webhooks are sent with, beside what the operator has set. */
export type WebhookParts = Pick<SignedWebhooksDeps, 'libraries' | 'timeoutMs'>;

/** `undefined` where the operator names no receiver. */
export function composeWebhooks(
  { config, logger, metrics, now, store, traces }: ServiceBase,
  parts: WebhookParts | undefined,
): EventDeliveries | undefined {
  if (!config.webhooks || !parts) return undefined;
  const { allowsLoopback, receivers } = config.webhooks;
  const { libraries, timeoutMs } = parts;
  const direct = new SignedWebhooks({
    libraries,
    allowsLoopback,
    ...(timeoutMs !== undefined && { timeoutMs }),
  });
  const sender: WebhookSender = {
    send: (address, message) => {
      const trace = traces.begin('webhook');
      return inTrace(trace, () => direct.send(address, message)).finally(() => trace.span?.end());
    },
  };
  return new EventDeliveries({ store, receivers, sender, logger, metrics, now });
}
