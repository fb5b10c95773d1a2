import { sqlStore } from '../../src/adapters/sql/sql-store';
import type { Environment } from '../../src/config/read-variables';
import type { Database } from '../../src/adapters/sql/database';
import { NameTickets } from '../../src/use-cases/names/name-tickets';
import { SITE } from '../support';
import { FRAME, SECRET } from '../visitors';

/** What an operator sets for names under `parent`. */
export const namesUnder = (parent: string): Environment => ({
  NAMES_PARENT: parent,
  SERVICE_SECRET: SECRET,
  SMTP_URL: 'smtp://unused.test',
  MAIL_FROM: 'login@wallet.test',
  FRAME_ORIGIN: FRAME,
});

/** A request as the widget sends it, without the ticket of a login. */
export interface Unproven {
  readonly address: string;
  readonly message: string;
}

/** The request with a ticket, as the service makes one for the login whose account this is. */
export async function withTicket<Request extends Unproven>(
  service: { readonly database: Database; readonly now: () => number },
  request: Request,
  login = `login of ${request.address}`,
): Promise<Request & { readonly ticket: string }> {
  const { database, now } = service;
  const { name } = JSON.parse(request.message) as { readonly name: string };
  const use = { address: request.address.toLowerCase(), name, site: SITE };
  const tickets = new NameTickets({ store: sqlStore(database), now, secret: SECRET });
  return { ...request, ticket: await tickets.issue(login, use) };
}
