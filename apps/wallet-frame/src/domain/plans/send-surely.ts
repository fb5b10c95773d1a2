import { HostRefusal } from '../refusals/host-refusal';
import { NoAnswer } from '../refusals/no-answer';
import { pause } from '../time/pause';

/** Something signed, which a network takes once, however often it comes. */
export interface Signed {
  /** What the network calls it, which follows from what is signed. */
  readonly id: string;

  /** @throws HostRefusal */
  readonly send: () => Promise<unknown>;

  /** Whether the network has it. */
  readonly isKnown: () => Promise<boolean>;
}

/** The pauses between the tries for which the site waits, and between those that follow. */
const FIRST_MS = [500, 2_000];
const LATER_MS = [5_000, 20_000, 60_000, 300_000];

/**
 * Sends it, and returns what the network calls it. Where no server answers, the network may have it: it has not failed, or the
 * visitor would pay again, and it is sent until a server answers.
 *
 * @throws HostRefusal where it is refused.
 */
export async function sendSurely(signed: Signed, wait = pause): Promise<string> {
  let isUnanswered = false;
  for (const ms of [0, ...FIRST_MS]) {
    if (ms > 0) await wait(ms);
    try {
      await signed.send();
      return signed.id;
    } catch (error) {
      if (!(error instanceof HostRefusal)) throw error;
      if (await has(signed)) return signed.id;
      if (error instanceof NoAnswer) isUnanswered = true;
      // It may have come through at a try before this one, and its number be used therefore.
      else if (!isUnanswered) throw error;
    }
  }
  void sendLater(signed, wait);
  return signed.id;
}

async function sendLater(signed: Signed, wait: (ms: number) => Promise<void>): Promise<void> {
  for (const ms of LATER_MS) {
    await wait(ms);
    if (await has(signed)) return;
    try {
      await signed.send();
      return;
    } catch {
      // The next try follows.
    }
  }
}

async function has({ isKnown }: Signed): Promise<boolean> {
  try {
    return await isKnown();
  } catch {
    return false;
  }
}
