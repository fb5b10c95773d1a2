import { ServiceRefusal } from '../../domain/service/service-refusal';

/**
 * What the service answers the same however often it is asked, or counts once. What the wallet's key has signed about slots is sent
 * again as it was: it counts once, and where it has counted, the wallet's key signs another one.
 */
const repeatable: ReadonlySet<string> = new Set([
  '/device/look',
  '/device/site',
  '/devices/list',
  '/frame/sites',
  '/logins/list',
  '/otp',
  '/otp/resend',
  '/otp/verify',
  '/session/resume',
  '/slots/create',
  '/slots/keep',
  '/slots/list',
  '/slots/nonce',
  '/slots/open',
  '/slots/release',
  '/slots/revoke',
  '/social/providers',
  '/wallet/nonce',
]);

const FIRST_MS = 1000;
const LONGEST_MS = 5000;

/** A visitor waits no longer for an answer. */
const MOST_MS = 20_000;

/** From then on the visitor hears that it takes a moment. */
const SAID_MS = 1000;

/** How often a request is sent again that had no answer at all: more often, and the visitor's own network is away. */
const MOST_LOST = 1;

export interface UntilBackDeps {
  readonly now: () => number;
  readonly pause: (ms: number) => Promise<void>;

  /** From 0 to 1. */
  readonly random: () => number;

  /** Hears that a request waits. Returns how to say that it waits no more. */
  readonly onWait?: (() => () => void) | undefined;
}

/**
 * Asks again while the service, or its database, is away, or where an answer was lost: each time later, never before the service
 * says, and not together with the other visitors.
 */
export async function untilBack<Answer>(
  path: string,
  ask: () => Promise<Answer>,
  { now, onWait, pause, random }: UntilBackDeps,
): Promise<Answer> {
  const endMs = now() + MOST_MS;
  let endWait: (() => void) | undefined;
  let lost = 0;
  try {
    for (let waitMs = FIRST_MS; ; waitMs = Math.min(waitMs * 2, LONGEST_MS)) {
      try {
        return await ask();
      } catch (error) {
        const seconds = awaySeconds(error);
        const nextMs = Math.max(waitMs, (seconds ?? 0) * 1000) * (1 + random());
        if (isLost(error)) lost += 1;
        const isOver = now() + nextMs > endMs || lost > MOST_LOST;
        if (seconds === undefined || !repeatable.has(path) || isOver)
          throw said(error, endWait !== undefined);
        const silentMs = endWait ? 0 : SAID_MS;
        if (silentMs > 0) await pause(silentMs);
        endWait ??= onWait?.() ?? nothing;
        await pause(nextMs - silentMs);
      }
    }
  } finally {
    endWait?.();
  }
}

/** The seconds that the service asks for, where it is away for a moment. */
function awaySeconds(error: unknown): number | undefined {
  if (isLost(error)) return 0;
  if (!(error instanceof ServiceRefusal)) return undefined;
  const isOwn = error.code === 'database' || error.code === 'stopping';
  if (error.status === 503 && isOwn) return error.seconds ?? 0;
  // What stands before the service has no answer of it.
  const isOfGateway = error.code === 'unavailable' && [502, 503, 504].includes(error.status);
  return isOfGateway ? 0 : undefined;
}

/** What `fetch` rejects with where no answer came. */
function isLost(error: unknown): boolean {
  return error instanceof TypeError;
}

/** A refusal of what was sent before: the request without an answer may be why. */
function said(error: unknown, isRepeat: boolean): unknown {
  if (error instanceof ServiceRefusal) error.isRepeat = isRepeat;
  return error;
}

function nothing(): void {
  // Nothing hears of it.
}
