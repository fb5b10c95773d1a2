import type { Context, Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { ServiceEnv } from './environment';
import { jsonBody } from './json-body';
import { HttpRefusal } from './http-refusal';
import type { Gate } from './gate';
import type { AccountHolds } from '../../use-cases/login/account-holds';
import type { KnownDevices } from '../../use-cases/devices/known-devices';
import { deviceKey } from '../../domain/device-key';
import {
  type CountsOf,
  payloadOf,
  type ProvenRequest,
  signedRequest,
  takeProof,
} from './proven-session';
import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import { printableText } from '../../domain/printable-text';
import { demandToken } from './remote-wallet-keys';
import { isTakenAway, refuseHeld } from './refuse-held';
import type { EndingSlots } from '../../use-cases/slots/ending-slots';
import type { SlotRequest } from './slot-request';
import { newsIn, type WalletNews } from '../../domain/wallet-news';
import { traceHeaders } from '../../observe/trace';

const TIMEOUT_MS = 10_000;
const ID_LENGTH = 36;
const paths = [
  '/slots/create',
  '/slots/discard',
  '/slots/keep',
  '/slots/keep-aside',
  '/slots/list',
  '/slots/nonce',
  '/slots/open',
  '/slots/release',
  '/slots/renew',
  '/slots/restore',
  '/slots/revoke',
  '/slots/stay',
];

export interface ForwardedSlotsDeps {
  readonly url: string;
  readonly token: string;
  readonly fetch: typeof globalThis.fetch;
  readonly devices: Pick<KnownDevices, 'end' | 'opened'>;
  readonly ending: Pick<EndingSlots, 'answered' | 'note'>;
  readonly holds: Pick<AccountHolds, 'secondsForDevice' | 'secondsToWait'>;
  readonly prove: (c: Context<ServiceEnv>) => Promise<ProvenRequest>;

  /** Tells the visitor. */
  readonly onNews: (asked: ProvenRequest, news: WalletNews) => Promise<void>;
}

/** The slots' paths where another operator keeps the key shares: proved here, and passed on with the device's signature. */
export function addForwardedSlots(app: Hono<ServiceEnv>, deps: ForwardedSlotsDeps): void {
  const { devices, ending, fetch, holds, prove, token, url } = deps;
  for (const path of paths) {
    app.post(path, async (c) => {
      const asked = await prove(c);
      const { account, device, known, payload, request } = asked;
      const isWay = path === '/slots/create' && fieldOf(payload, 'kind') !== 'device';
      const isExport = path === '/slots/release' && isTakenAway(payload);
      if (isWay || isExport || path === '/slots/revoke') await refuseHeld(holds, account);
      // This operator knows the devices and the changes, the other one which kind of slot it is.
      const isRelease = path === '/slots/release';
      const held = isRelease ? await holds.secondsForDevice(account, known.sinceMs) : 0;
      const slot = printableText(payload, 'id', ID_LENGTH) ?? '';
      if (path === '/slots/revoke') await ending.note(account, slot);
      const answer = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...traceHeaders(),
        },
        body: JSON.stringify({ account, device, held, knownSince: known.sinceMs, request }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      }).catch((cause: unknown) => {
        throw new HttpRefusal(503, 'halves', { cause });
      });
      const body = await answer.json().catch((cause: unknown) => {
        throw new HttpRefusal(503, 'halves', { cause });
      });
      // The other operator has judged the signature of the wallet's key.
      const isOpen = path === '/slots/keep' || path === '/slots/open';
      if (isOpen && answer.ok) await devices.opened({ account, device });
      const revoked = path === '/slots/revoke' && answer.ok && fieldOf(body, 'device');
      if (path === '/slots/revoke') {
        const ended = typeof revoked === 'string' ? revoked : '';
        await ending.answered({ id: slot, account, device: ended }, ended !== '');
      }
      const news = answer.ok ? newsIn(path, body) : undefined;
      if (news) await deps.onNews(asked, news);
      return c.json(body as object, answer.status as ContentfulStatusCode);
    });
  }
}

export interface PassedOnDeps {
  readonly token: string;
  readonly gate: Pick<Gate, 'admitOnce'>;
  readonly now: () => number;
}

/**
 * A request that the operator of the logins has passed on. The account is that operator's word; the device's signature is
 * checked here again, so that operator cannot ask for the key share of a device. Its word as well is how long the device waits for
 * other key shares and since when it is known: the devices of an account and its changes are known there.
 *
 * @throws {@link HttpRefusal} 401
 */
export async function passedOn(
  c: Context<ServiceEnv>,
  { gate, now, token }: PassedOnDeps,
  counts?: CountsOf<SlotRequest>,
): Promise<SlotRequest> {
  demandToken(c, token);
  const asked = await jsonBody(c);
  const account = printableText(asked, 'account', 64);
  const device = deviceKey(parsedKey(fieldOf(asked, 'device')));
  if (account === undefined || device === undefined) throw new HttpRefusal(400, 'device');
  const [held, knownSinceMs] = [fieldOf(asked, 'held'), fieldOf(asked, 'knownSince')];
  if (typeof held !== 'number') throw new HttpRefusal(400, 'held');
  if (typeof knownSinceMs !== 'number') throw new HttpRefusal(400, 'known_since');
  const request = signedRequest(fieldOf(asked, 'request'), now());
  const payload = payloadOf(c.req.path, request, device);
  const heldSeconds = (): Promise<number> => Promise.resolve(held);
  const passed = { account, device, knownSinceMs, payload, heldSeconds };
  await takeProof(request, gate, await counts?.(passed));
  return passed;
}

function parsedKey(text: unknown): unknown {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
}
