import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { isSolved } from '../../../../../domain/login/login-work';
import { fieldOf } from '../../../../../domain/outside/untrusted-record';
import { printableText } from '../../domain/printable-text';
import type { RateLimit, RateLimits } from './rate-limits';

const LIFE_MS = 180_000;
const NONCE_BYTES = 12;
const CHALLENGE_LENGTH = 128;
const ANSWER_LENGTH = 256;

/** Work is taken once while its challenge would be accepted. */
const once: RateLimit = { name: 'work', limit: 1, spanMs: LIFE_MS };

export interface LoginWorkDeps {
  readonly limits: RateLimits;
  readonly secret: string;
  readonly now: () => number;
}

/** For what a device works: a mail to an account, or a login or a rendezvous that it begins. */
export interface WorkSubject {
  readonly purpose: string;
  readonly device: string;
}

/** Work that a device has done. */
export interface DoneWork {
  readonly level: number;
  readonly challenge: string;
}

/**
 * Work that the service asks of a device. A challenge says its level and its end, and is signed for one purpose and one
 * device, so nothing of it is stored before it is done.
 */
export class LoginWork {
  readonly #deps: LoginWorkDeps;

  constructor(deps: LoginWorkDeps) {
    this.#deps = deps;
  }

  challenge(subject: WorkSubject, level: number): string {
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    const text = `${level}.${this.#deps.now() + LIFE_MS}.${nonce}`;
    return `${text}.${this.#macOf(text, subject)}`;
  }

  /** The work in a request `{ work: { challenge, answer } }`. `undefined` unless it is for the subject, timely and right. */
  read(asked: unknown, subject: WorkSubject): DoneWork | undefined {
    const work = fieldOf(asked, 'work');
    const challenge = printableText(work, 'challenge', CHALLENGE_LENGTH) ?? '';
    const answer = printableText(work, 'answer', ANSWER_LENGTH) ?? '';
    const text = challenge.slice(0, Math.max(challenge.lastIndexOf('.'), 0));
    const level = Number(text.split('.')[0]);
    const until = Number(text.split('.')[1]);
    if (!isSame(challenge, `${text}.${this.#macOf(text, subject)}`)) return undefined;
    if (until <= this.#deps.now() || !isSolved(challenge, level, answer, sha256)) return undefined;
    return { level, challenge };
  }

  /** Whether it is taken for the first time. */
  async take({ challenge }: DoneWork): Promise<boolean> {
    return (await this.#deps.limits.secondsToWait(once, challenge)) === 0;
  }

  /** It was taken for nothing, as where the mail server was down. */
  giveBack({ challenge }: DoneWork): Promise<void> {
    return this.#deps.limits.giveBack([[once, challenge]]);
  }

  #macOf(text: string, { device, purpose }: WorkSubject): string {
    const signed = `work:${text}:${purpose}:${device}`;
    return createHmac('sha256', this.#deps.secret).update(signed).digest('base64url');
  }
}

function sha256(bytes: Uint8Array): Uint8Array {
  return createHash('sha256').update(bytes).digest();
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
