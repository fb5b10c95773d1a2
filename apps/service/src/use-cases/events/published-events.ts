import { randomUUID } from 'node:crypto';
import { accountHash } from '../../domain/account-hash';
import type { EventType, ServiceEvent } from '../../domain/service-event';
import type { Metrics } from '../../observe/metrics';
import type { Events } from '../../ports/events';
import type { Store } from '../../ports/store';

/** Longer than it is tried. */
const LIFE_MS = 7 * 24 * 3_600_000;

export interface PublishedEventsDeps {
  readonly store: Pick<Store, 'events'>;
  readonly metrics: Pick<Metrics, 'happened'>;
  readonly now: () => number;

  /** Who hears of what. */
  readonly receivers: readonly { readonly name: string; readonly events: readonly EventType[] }[];
}

/** Keeps what has happened in the database for each receiver that has chosen it. */
export class PublishedEvents implements Events {
  readonly #deps: PublishedEventsDeps;

  constructor(deps: PublishedEventsDeps) {
    this.#deps = deps;
  }

  publish: Events['publish'] = async (event, { events } = this.#deps.store) => {
    const { metrics, now, receivers } = this.#deps;
    metrics.happened(event.type);
    const hearing = receivers.filter((receiver) => receiver.events.includes(event.type));
    if (hearing.length === 0) return;
    const nowMs = now();
    const id = `msg_${randomUUID().replaceAll('-', '')}`;
    const body = bodyOf(event, nowMs);
    for (const { name } of hearing) {
      await events.add({ id, receiver: name, body }, nowMs, nowMs + LIFE_MS);
    }
  };

  /** Deletes what is over, such as events of receivers that are not set any more. */
  async sweep(): Promise<void> {
    await this.#deps.store.events.sweep(this.#deps.now());
  }
}

/** The payload that Standard Webhooks recommends: what has happened, when, and to what. */
function bodyOf(event: ServiceEvent, nowMs: number): string {
  const { type } = event;
  return JSON.stringify({ type, timestamp: new Date(nowMs).toISOString(), data: dataOf(event) });
}

/** Each field by its name, so that a new one of an event leaves only where it is meant to. */
function dataOf(event: ServiceEvent): object {
  switch (event.type) {
    case 'wallet.made':
      return { account: accountHash(event.account), isRenewed: event.isRenewed };
    case 'login.done': {
      const { isNewDevice, site } = event;
      return { account: accountHash(event.account), site, isNewDevice };
    }
    case 'way.changed': {
      const { change, way } = event;
      return { account: accountHash(event.account), way, change };
    }
    case 'purchase.begun':
      return { provider: event.provider, reference: event.reference };
    case 'operation.sponsored': {
      const { network, site } = event;
      return { account: accountHash(event.account), site, network };
    }
    case 'deletion.changed':
      return { account: accountHash(event.account), step: event.step };
  }
}
