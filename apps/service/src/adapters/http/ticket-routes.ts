import type { Hono } from 'hono';
import type { ServiceEnv } from './environment';
import { HttpRefusal } from './http-refusal';
import { limitNamed } from '../../use-cases/limits/rate-limits';
import type { Gate } from './gate';
import type { ProveSession } from './proven-session';
import { printableText } from '../../domain/printable-text';
import { labelUnder } from '../../use-cases/names/name-label';
import type { NameTickets } from '../../use-cases/names/name-tickets';
import { addressIn } from '../../use-cases/names/registration';

const MAX_NAME = 255;

/** Of one device, so that a thief's login does not use up what the visitor's own devices need. */
const ticketsOfDevice = limitNamed('name-ticket');

export interface TicketRoutesDeps {
  readonly gate: Gate;
  readonly parent: string;
  readonly tickets: NameTickets;

  /** Reads a request, and proves that it is of the visitor's device. */
  readonly prove: ProveSession;
}

/** `POST /names/ticket`, for the wallet's frame alone, on a device that has opened the wallet. */
export function addTicketRoutes(app: Hono<ServiceEnv>, deps: TicketRoutesDeps): void {
  const { gate, parent, prove, tickets } = deps;

  app.post('/names/ticket', async (c) => {
    const { account, device, known, ofSite, payload, site } = await prove(c);
    // A login opens the door, not the wallet: a thief's would take the one name that the account may have.
    if (!known.hasOpened) throw new HttpRefusal(403, 'wallet_key');
    await gate.refuseOver(ticketsOfDevice, `${account}:${device}`, { ofSite });
    const address = addressIn(payload);
    const name = printableText(payload, 'name', MAX_NAME) ?? '';
    const label = labelUnder(parent, name);
    if (address === undefined || name !== `${label}.${parent}`) {
      throw new HttpRefusal(400, 'request');
    }
    return c.json({ ticket: await tickets.issue(account, { address, name, site }) });
  });
}
