import type { Context, Hono } from 'hono';
import type { ServiceEnv } from './environment';
import { jsonBody } from './json-body';
import { HttpRefusal } from './http-refusal';
import type { BegunLimits } from '../../use-cases/limits/begun-limits';
import type { Gate } from './gate';
import { deviceKey, isSignedBy } from '../../domain/device-key';
import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import { printableText } from '../../domain/printable-text';
import type { Sites } from '../../ports/sites';
import { demandSite } from '../../use-cases/sites/demand-site';
import { namedSite } from './site-in';
import type { Rendezvous } from '../../use-cases/rendezvous/rendezvous';

const MAX_SKEW_MS = 300_000;
const MAX_SEALED = 56_000;
const ID_LENGTH = 22;

export interface RendezvousRoutesDeps {
  readonly begun: Pick<BegunLimits, 'take'>;
  readonly gate: Gate;
  readonly rendezvous: Rendezvous;
  readonly sites: Pick<Sites, 'find'>;
  readonly now: () => number;
}

/**
 * `POST /meetings/begin`, `/take`, `/answer`, `/look` and `/end`, for pages of the wallet's origin alone. Only the first leaves
 * something that was not there: the others need the id of a rendezvous, which is 128 random bits.
 */
export function addRendezvousRoutes(app: Hono<ServiceEnv>, deps: RendezvousRoutesDeps): void {
  const { begun, gate, rendezvous, now, sites } = deps;

  /** The rendezvous that the page which began it asks about: its key signs `path:id:time`. */
  const ownRendezvous = async (c: Context<ServiceEnv>) => {
    const asked = await jsonBody(c);
    const id = printableText(asked, 'id', ID_LENGTH) ?? '';
    const device = deviceKey(fieldOf(asked, 'device'));
    const time = fieldOf(asked, 'time');
    const signature = printableText(asked, 'signature', 128) ?? '';
    const isTimely = typeof time === 'number' && Math.abs(time - now()) <= MAX_SKEW_MS;
    const signed = `${c.req.path}:${id}:${String(time)}`;
    if (device === undefined || !isTimely || !isSignedBy(device, signed, signature)) {
      throw new HttpRefusal(401, 'meeting');
    }
    return { id, device };
  };

  app.post('/meetings/begin', async (c) => {
    const asked = await jsonBody(c);
    const device = deviceKey(fieldOf(asked, 'device'));
    if (device === undefined) throw new HttpRefusal(400, 'device');
    const question = sealedIn(asked, 'question');
    const site = await namedSite(sites, asked);
    if (site) await demandSite(sites, site.origin);
    const range = gate.rangeOf(c);
    await begun.take('rendezvous', { device, range }, asked);
    return c.json({ id: await rendezvous.begin(device, question) });
  });

  app.post('/meetings/take', async (c) => {
    const found = await rendezvous.take(printableText(await jsonBody(c), 'id', ID_LENGTH) ?? '');
    if (!found) throw new HttpRefusal(404, 'meeting');
    return c.json(found);
  });

  app.post('/meetings/answer', async (c) => {
    const asked = await jsonBody(c);
    const id = printableText(asked, 'id', ID_LENGTH) ?? '';
    const taker = printableText(asked, 'taker', ID_LENGTH) ?? '';
    const isLeft = await rendezvous.answer(id, taker, sealedIn(asked, 'answer'));
    if (!isLeft) throw new HttpRefusal(404, 'meeting');
    return c.json({ answered: true });
  });

  app.post('/meetings/look', async (c) => {
    const { device, id } = await ownRendezvous(c);
    return c.json(await rendezvous.look(id, device));
  });

  app.post('/meetings/end', async (c) => {
    const { device, id } = await ownRendezvous(c);
    await rendezvous.end(id, device);
    return c.json({ ended: true });
  });
}

function sealedIn(asked: unknown, name: string): string {
  const sealed = printableText(asked, name, MAX_SEALED);
  if (sealed === undefined) throw new HttpRefusal(400, name);
  return sealed;
}
