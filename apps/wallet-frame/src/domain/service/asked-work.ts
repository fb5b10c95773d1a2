import { MAX_WORK_LEVEL } from '../../../../../domain/login/login-work';

/** Work that the service asks of this browser before a mail leaves. */
export interface AskedWork {
  readonly challenge: string;
  readonly level: number;

  /** What the visitor does when the mail is there. */
  readonly needsDevice: boolean;
}

/** Does the work, and returns its answer. */
export type DoWork = (work: AskedWork, signal: AbortSignal) => Promise<string>;

const MAX_CHALLENGE = 256;

/** The work in an answer of the service. `undefined` where there is none, or more than any login takes. */
export function askedWork(answer: Readonly<Record<string, unknown>>): AskedWork | undefined {
  const { action, challenge, error, level } = answer;
  if (error !== 'work' || typeof challenge !== 'string') return undefined;
  if (!/^[\x21-\x7e]+$/.test(challenge) || challenge.length > MAX_CHALLENGE) return undefined;
  if (typeof level !== 'number' || !(level >= 1 && level <= MAX_WORK_LEVEL)) return undefined;
  return { challenge, level, needsDevice: action === 'VERIFY_DEVICE' };
}
