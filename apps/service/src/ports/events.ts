import type { ServiceEvent } from '../domain/service-event';
import type { Stored } from './store';

/** Takes what has happened. It leaves afterwards, so no visitor waits for a receiver. */
export interface Events {
  /**
   * @param stored Of the transaction in which it happens: it leaves where that is kept, and else not.
   * @throws where the database does not take it.
   */
  publish(event: ServiceEvent, stored?: Pick<Stored, 'events'>): Promise<void>;
}
