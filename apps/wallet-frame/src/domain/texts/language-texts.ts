import type { actWords } from './act-words';
import type { approvalWords } from './approval-words';
import type { armedWords } from './armed-words';
import type { changeWords } from './change-words';
import type { confirmLoginWords } from './confirm-login-words';
import type { deviceWords } from './device-words';
import type { english } from './english';
import type { keysWords } from './keys-words';
import type { kitWords } from './kit-words';
import type { loginsWords } from './logins-words';
import type { noteWords } from './note-words';
import type { recoveryWords } from './recovery-words';
import type { renewalWords } from './renewal-words';
import type { requestWords } from './request-words';
import type { safetyWords } from './safety-words';
import type { takeAwayWords } from './take-away-words';
import type { unlockWords } from './unlock-words';
import type { valueWords } from './value-words';
import type { windowWords } from './window-words';

/** Every text of the frame in one language. One that lacks a text does not compile. */
export interface LanguageTexts {
  readonly first: typeof english;
  readonly logins: typeof loginsWords;
  readonly safety: typeof safetyWords;
  readonly words: typeof recoveryWords;
  readonly keys: typeof keysWords;
  readonly takeAway: typeof takeAwayWords;
  readonly unlock: typeof unlockWords;
  readonly approval: typeof approvalWords;
  readonly window: typeof windowWords;
  readonly confirmLogin: typeof confirmLoginWords;
  readonly note: typeof noteWords;
  readonly armed: typeof armedWords;
  readonly request: typeof requestWords;
  readonly values: typeof valueWords;
  readonly act: typeof actWords;
  readonly change: typeof changeWords;
  readonly device: typeof deviceWords;
  readonly renewal: typeof renewalWords;
  readonly kit: typeof kitWords;
}
