import type { Context, Hono } from 'hono';
import type { ServiceEnv } from './environment';
import { jsonBody } from './json-body';
import { HttpRefusal } from './http-refusal';
import type { Gate } from './gate';
import { limitNamed, type RateLimit } from '../../use-cases/limits/rate-limits';
import type { LoginCompletion } from '../../use-cases/login/login-completion';
import type { ProvenRequest, ProveSession } from './proven-session';
import { printableText } from '../../domain/printable-text';
import type { WalletActs } from '../../use-cases/wallet-key/wallet-acts';
import { deviceName } from '../../domain/device-name';
import type { DeviceRequests } from '../../use-cases/devices/device-requests';
import type { KnownDevices } from '../../use-cases/devices/known-devices';

const UUID_LENGTH = 36;

/** Before every device. */
const EVER = 0;

/** The list is drawn anew every few seconds while it is open. */
const lists = limitNamed('device-list');
const changes = limitNamed('device-change');

export interface DeviceRoutesDeps {
  readonly acts: Pick<WalletActs, 'demand'>;
  readonly devices: KnownDevices;
  readonly completion: Pick<LoginCompletion, 'enterApproved' | 'mail'>;
  readonly gate: Gate;
  readonly hasWallet: (account: string) => Promise<boolean>;
  readonly prove: ProveSession;

  /** Whether the operator has new devices let in. */
  readonly approvesDevices: boolean;
  readonly requests: DeviceRequests;
}

/**
 * `POST /devices/list`, `/devices/end`, `/devices/end-others` and `/devices/allow` of a session, which ends itself and younger ones
 * without the wallet's key, and `/device/enter` of a device
 * that waits to be let in: for the wallet's frame alone.
 */
export function addDeviceRoutes(app: Hono<ServiceEnv>, deps: DeviceRoutesDeps): void {
  const { acts, approvesDevices, devices, completion, gate, hasWallet, prove, requests } = deps;

  /** A request of a session, of which one device makes so many. */
  const proven = async (c: Context<ServiceEnv>, limit: RateLimit): Promise<ProvenRequest> => {
    const asked = await prove(c);
    await gate.refuseOver(limit, asked.known.id);
    return asked;
  };

  app.post('/devices/list', async (c) => {
    const asked = await proven(c, lists);
    const { begunMs, known } = asked;
    const [all, waiting] = await Promise.all([
      devices.list(asked.account),
      requests.waiting(asked),
    ]);
    const [approved, held] = [true, false].map((is) => all.filter((one) => one.isApproved === is));
    return c.json({
      devices: approved?.map(({ id, name, sinceMs, sites, usedMs }) => ({
        id,
        sinceMs,
        usedMs,
        ...name,
        isHere: id === known.id,
        needsKey: id !== known.id && sinceMs <= begunMs,
        ...(known.hasOpened && { sites }),
      })),
      ...(approvesDevices && {
        waiting: [
          ...waiting.map(({ name, ...one }) => ({ ...one, ...name })),
          ...(held ?? []).map(({ id, name, sinceMs, sites }) => ({
            id,
            sinceMs,
            site: sites[0] ?? '',
            ...name,
          })),
        ],
      }),
    });
  });

  app.post('/devices/end', async (c) => {
    const asked = await proven(c, changes);
    const id = printableText(asked.payload, 'id', UUID_LENGTH) ?? '';
    const isOwn = id === asked.known.id;
    const isEnded = await devices.endSince(asked.account, isOwn ? EVER : asked.begunMs, id);
    if (isEnded) return c.json({ ended: true });
    await acts.demand(asked, { act: 'sessions.end', subject: [id] });
    if (!(await devices.endSince(asked.account, EVER, id))) throw new HttpRefusal(404, 'device');
    return c.json({ ended: true });
  });

  app.post('/devices/end-others', async (c) => {
    const asked = await proven(c, changes);
    const { account, begunMs, known } = asked;
    const left = await devices.endOthersSince(account, begunMs, known.id);
    if (left === 0) return c.json({ ended: true });
    await acts.demand(asked, { act: 'sessions.end', subject: ['others'] });
    await devices.endOthersSince(account, EVER, known.id);
    return c.json({ ended: true });
  });

  app.post('/devices/allow', async (c) => {
    const asked = await proven(c, changes);
    const id = printableText(asked.payload, 'id', UUID_LENGTH) ?? '';
    const { account, known } = asked;
    // A login opens the door, not the wallet: where there is one, a device speaks for another once it has opened it.
    if (!known.hasOpened && (await hasWallet(account))) throw new HttpRefusal(403, 'wallet_key');
    const isAllowed =
      (await requests.allow(id, asked, known.sinceMs)) ||
      (await devices.allow(account, id, known.sinceMs));
    if (!isAllowed) throw new HttpRefusal(404, 'device');
    return c.json({ allowed: true });
  });

  app.post('/device/enter', async (c) => {
    const asked = await jsonBody(c);
    const [flow, site] = [
      printableText(asked, 'flow', UUID_LENGTH),
      printableText(asked, 'origin', 256),
    ];
    const signature = printableText(asked, 'signature', 128) ?? '';
    const approval = await requests.take(flow ?? '', site ?? '', signature);
    if (approval.kind === 'waiting') {
      const { unmailed: subject } = approval;
      const range = gate.rangeOf(c);
      if (subject) await completion.mail({ flow: flow ?? '', range, subject }, asked);
      return c.json({ state: 'waiting' });
    }
    if (approval.kind !== 'approved') return c.json({ state: 'over' });
    const { subject } = approval;
    const name = deviceName(c.req.header('user-agent'));
    const entry = await completion.enterApproved({ subject, login: subject.login, name });
    if (entry.kind !== 'session') return c.json({ state: 'over' });
    return c.json({ state: 'done', session: entry.session, user: subject.account });
  });
}
