import { kindOf, type Logger } from '../../observe/logger';
import type { Metrics } from '../../observe/metrics';
import type { Store } from '../../ports/store';
import type { WaitingEvent } from '../../ports/waiting-events';
import type { WebhookAddress, WebhookSender } from '../../ports/webhook-sender';

const SECOND_MS = 1000;
const HOUR_MS = 3_600_000;

/** How long after each attempt the next one is, as Standard Webhooks recommends: it is given up after three days. */
const waits = [
  5 * SECOND_MS,
  300 * SECOND_MS,
  HOUR_MS / 2,
  2 * HOUR_MS,
  5 * HOUR_MS,
  10 * HOUR_MS,
  14 * HOUR_MS,
  20 * HOUR_MS,
  24 * HOUR_MS,
];

/** So much of a wait, at most, is added to it or taken from it: receivers that come back are not asked by all at once. */
const JITTER = 0.1;

/** How many events of a receiver leave in one pass, and how many of them at a time. */
const MOST = 20;
const AT_ONCE = 5;

/** How long an event is one instance's: longer than all of a pass may take. */
const LEASE_MS = 120 * SECOND_MS;

/** A receiver of the operator. */
export interface EventReceiver extends WebhookAddress {
  readonly name: string;
}

export interface EventDeliveriesDeps {
  readonly store: Pick<Store, 'events'>;
  readonly receivers: readonly EventReceiver[];
  readonly sender: WebhookSender;
  readonly logger: Logger;
  readonly metrics: Pick<Metrics, 'hooked'>;
  readonly now: () => number;

  /** From 0 to 1. */
  readonly random?: () => number;
}

/**
 * Brings events to their receivers: each at least once, in no promised order, from any instance. A receiver that is slow or away
 * keeps no other one waiting, and no visitor.
 */
export class EventDeliveries {
  readonly #deps: EventDeliveriesDeps;
  readonly #busy = new Set<string>();
  #isReopened = false;

  constructor(deps: EventDeliveriesDeps) {
    this.#deps = deps;
  }

  /** Sends what is due. A receiver that a pass of before still waits for is left to that. */
  async deliver(): Promise<void> {
    const { events } = this.#deps.store;
    if (!this.#isReopened) {
      // The operator starts the service anew where a receiver that wanted nothing is there again.
      for (const { name } of this.#deps.receivers) await events.reopen(name);
      this.#isReopened = true;
    }
    const closed = await events.closed();
    await Promise.all(
      this.#deps.receivers.map(async (receiver) => {
        const { name } = receiver;
        if (this.#busy.has(name)) return;
        this.#busy.add(name);
        try {
          if (closed.includes(name)) await events.removeOf(name);
          else await this.#deliverTo(receiver);
        } finally {
          this.#busy.delete(name);
        }
      }),
    );
  }

  async #deliverTo(receiver: EventReceiver): Promise<void> {
    const { now, store } = this.#deps;
    const nowMs = now();
    const due = [...(await store.events.take(receiver.name, nowMs, nowMs + LEASE_MS, MOST))];
    const next = async (): Promise<void> => {
      for (let event = due.shift(); event; event = due.shift()) {
        if (await this.#attempt(receiver, event)) due.length = 0;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, next));
  }

  /** Whether the receiver wants nothing any more. */
  async #attempt(receiver: EventReceiver, event: WaitingEvent): Promise<boolean> {
    const { logger, metrics, now, sender, store } = this.#deps;
    try {
      const { body, id } = event;
      const outcome = await sender.send(receiver, { body, id, sentAtMs: now() });
      metrics.hooked(outcome);
      if (outcome === 'taken') await store.events.remove(event);
      else await store.events.close(receiver.name, now());
      if (outcome === 'gone') logger.error('a receiver of events wants none any more');
      return outcome === 'gone';
    } catch (error) {
      const waitMs = waits[event.tries];
      metrics.hooked(waitMs === undefined ? 'given_up' : 'postponed');
      logger.warn(waitMs === undefined ? 'an event is given up' : 'an event waits', {
        tries: event.tries + 1,
        kind: kindOf(error),
      });
      if (waitMs === undefined) await store.events.remove(event);
      else await store.events.postpone(event, now() + this.#jittered(waitMs));
      return false;
    }
  }

  #jittered(waitMs: number): number {
    const { random = Math.random } = this.#deps;
    return Math.round(waitMs * (1 + JITTER * (2 * random() - 1)));
  }
}
