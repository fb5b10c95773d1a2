import { createHmac, randomBytes } from 'node:crypto';
import type { Store } from '../../ports/store';

/** The visitor has approved the message before the widget asks for the ticket. */
const LIFE_MS = 120_000;
const TICKET_BYTES = 16;

/** What a ticket is good for, and nothing else. */
export interface NameTicketUse {
  /** In small letters. */
  readonly address: string;

  /** The whole name. */
  readonly name: string;

  /** The origin of the page that registers. */
  readonly site: string;
}

export interface NameTicketsDeps {
  readonly store: Pick<Store, 'tickets'>;
  readonly now: () => number;
  readonly secret: string;
}

/**
 * Tickets with which the accounts of logins register names. The frame gets one in a visitor's session; its hash is stored,
 * and the first registration with it spends it.
 */
export class NameTickets {
  readonly #deps: NameTicketsDeps;

  constructor(deps: NameTicketsDeps) {
    this.#deps = deps;
  }

  /** Makes a ticket for the login with this account of the service. */
  async issue(login: string, { address, name, site }: NameTicketUse): Promise<string> {
    const { store, now } = this.#deps;
    const ticket = randomBytes(TICKET_BYTES).toString('base64url');
    const use = { id: this.#hashOf(ticket), address, name, site };
    await store.tickets.add(use, login, now() + LIFE_MS);
    return ticket;
  }

  /** The login that the ticket is of. One statement decides that it is good for this use, and spends it. */
  async spend(ticket: string, { address, name, site }: NameTicketUse): Promise<string | undefined> {
    const { store, now } = this.#deps;
    return store.tickets.spend({ id: this.#hashOf(ticket), address, name, site }, now());
  }

  /** Deletes what is over. */
  async sweep(): Promise<void> {
    const { store, now } = this.#deps;
    await store.tickets.sweep(now());
  }

  #hashOf(ticket: string): string {
    return createHmac('sha256', this.#deps.secret).update(`name:${ticket}`).digest('hex');
  }
}
