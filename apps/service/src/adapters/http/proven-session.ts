import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { ServiceEnv } from './environment';
import { jsonBody } from './json-body';
import { HttpRefusal } from './http-refusal';
import type { RateLimit } from '../../use-cases/limits/rate-limits';
import type { Counting, Gate } from './gate';
import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import { printableText } from '../../domain/printable-text';
import { isSignedBy } from '../../domain/device-key';
import type { ChosenLimits } from '../../domain/limits';
import type { Sites } from '../../ports/sites';
import { demandSite } from '../../use-cases/sites/demand-site';
import type { Session, Sessions } from '../../use-cases/login/sessions';

/** How far the clock of a visitor's device may be wrong. */
const MAX_SKEW_MS = 300_000;
const MAX_PAYLOAD = 16_384;
const TOKEN_LENGTH = 22;

/** A proof is taken once while its time would be accepted. */
const once: RateLimit = { name: 'proof', limit: 1, spanMs: 2 * MAX_SKEW_MS };

export interface ProvenSessionDeps {
  readonly gate: Pick<Gate, 'admitOnce'>;
  readonly sessions: Sessions;
  readonly sites: Pick<Sites, 'find'>;
  readonly now: () => number;
}

/** What a request is counted for besides, once it is proved whose it is. It may refuse the request. */
export type CountsOf<Asked> = (asked: Asked) => readonly Counting[] | Promise<readonly Counting[]>;

export interface ProvenSessionOptions {
  readonly counts?: CountsOf<ProvenRequest> | undefined;

  /** Whether a device may ask that the visitor has not let in: it can open the wallet, whose key lets it in. */
  readonly mayWait?: boolean;

  /** Whether a session of a frozen site may ask, as to end itself. */
  readonly ofFrozenSite?: boolean;
}

/** {@link provenSession}, for the sessions of this service. */
export type ProveSession = (
  c: Context<ServiceEnv>,
  options?: ProvenSessionOptions,
) => Promise<ProvenRequest>;

/** A request whose session and device are proved. */
export interface ProvenRequest extends Session {
  readonly token: string;

  /** The limits of its site. */
  readonly ofSite: ChosenLimits;

  /** What the frame asks, as it has signed it. */
  readonly payload: unknown;

  /** The request itself, for a service that checks it as well. */
  readonly request: SignedRequest;
}

/** A request as the frame sends it. */
export interface SignedRequest {
  readonly session: string;
  readonly nonce: string;
  readonly time: number;
  readonly payload: string;
  readonly signature: string;
}

/**
 * Reads a request `{ session, nonce, time, payload, signature }`. The device's key signs
 * `path:session:nonce:time:SHA-256(payload)`, where `payload` is JSON in a text, so that both hash the same.
 *
 * @throws {@link HttpRefusal} 401 `session`, without saying what was wrong, and 403 `device_waits`.
 * @throws `ServiceError` `site` and `site_frozen`, where the visitor logged in at a site that the operator has ended or frozen since.
 */
export async function provenSession(
  c: Context<ServiceEnv>,
  { gate, now, sessions, sites }: ProvenSessionDeps,
  { counts, mayWait = false, ofFrozenSite = false }: ProvenSessionOptions = {},
): Promise<ProvenRequest> {
  const request = signedRequest(await jsonBody(c), now());
  const { session: token } = request;
  const session = await sessions.find(token);
  if (!session) throw new HttpRefusal(401, 'session');
  const payload = payloadOf(c.req.path, request, session.device);
  const site = ofFrozenSite ? undefined : await demandSite(sites, session.site);
  if (!mayWait && !session.known.isApproved) throw new HttpRefusal(403, 'device_waits');
  const asked = { ...session, token, ofSite: site?.limits ?? {}, payload, request };
  const { countings, refusal } = await countingsOf(asked, counts);
  await takeProof(request, gate, countings);
  await sessions.touch(token, session);
  if (refusal !== undefined) throw refusal;
  return asked;
}

/** A refusal is kept until the proof is taken: it is used up, and the session is used, also by what is refused. */
async function countingsOf(
  asked: ProvenRequest,
  counts: ProvenSessionOptions['counts'],
): Promise<{ readonly countings?: readonly Counting[]; readonly refusal?: Error }> {
  try {
    return counts ? { countings: await counts(asked) } : {};
  } catch (error) {
    if (error instanceof HttpRefusal) return { refusal: error };
    throw error;
  }
}

/** @throws {@link HttpRefusal} 401 `session` unless its shape and time are right. */
export function signedRequest(asked: unknown, nowMs: number): SignedRequest {
  const session = printableText(asked, 'session', TOKEN_LENGTH) ?? '';
  const nonce = printableText(asked, 'nonce', 64) ?? '';
  const signature = printableText(asked, 'signature', 128) ?? '';
  const time = fieldOf(asked, 'time');
  const payload = fieldOf(asked, 'payload');
  const isTimely = typeof time === 'number' && Math.abs(time - nowMs) <= MAX_SKEW_MS;
  if (typeof payload !== 'string' || payload.length > MAX_PAYLOAD || nonce === '' || !isTimely) {
    throw new HttpRefusal(401, 'session');
  }
  return { session, nonce, time, payload, signature };
}

/** What the device has signed. @throws {@link HttpRefusal} 401 `session`, and 400 where it is no JSON. */
export function payloadOf(
  path: string,
  { nonce, payload, session, signature, time }: SignedRequest,
  device: string,
): unknown {
  const hash = createHash('sha256').update(payload).digest('base64url');
  const signed = `${path}:${session}:${nonce}:${time}:${hash}`;
  if (!isSignedBy(device, signed, signature)) throw new HttpRefusal(401, 'session');
  return parsed(payload);
}

/**
 * Takes what the device has signed, once, and counts what it asks for.
 *
 * @throws {@link HttpRefusal} 401 `session`, and 429.
 */
export async function takeProof(
  { nonce, session }: Pick<SignedRequest, 'nonce' | 'session'>,
  gate: Pick<Gate, 'admitOnce'>,
  counts: readonly Counting[] = [],
): Promise<void> {
  if (!(await gate.admitOnce(once, `${session}:${nonce}`, counts))) {
    throw new HttpRefusal(401, 'session');
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    throw new HttpRefusal(400, 'body', { cause });
  }
}
