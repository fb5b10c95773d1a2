import { HostRefusal } from './host-refusal';
import { WindowBlocked } from './window-blocked';
import { KeyRefusal } from './key-refusal';
import type { Problem } from '../texts/problem';
import { StorageRefusal } from './storage-refusal';
import { ServiceRefusal } from '../service/service-refusal';
import { type SocialFailure, SocialRefusal } from './social-refusal';

const codes: Readonly<Record<string, Problem['code']>> = {
  expired: 'expired',
  session: 'signedOut',
  held_device: 'heldDevice',
  locked: 'tooMany',
  too_many: 'tooMany',
  database: 'moment',
  stopping: 'moment',
  mail: 'mail',
  email_taken: 'taken',
  held: 'held',
  held_wallet: 'heldWallet',
  one_slot: 'oneSlot',
  linked_elsewhere: 'linkedElsewhere',
  older_wallet: 'olderWallet',
  invalid_email: 'invalidEmail',
  login_held: 'loginHeld',
  login_in_use: 'loginInUse',
  last_login: 'lastLogin',
  words: 'words',
  site: 'siteFrozen',
  site_frozen: 'siteFrozen',
  site_login: 'siteLogin',
};

const socialCodes: { readonly [Failure in SocialFailure]: Problem['code'] } = {
  declined: 'socialDeclined',
  elsewhere: 'socialElsewhere',
  failed: 'socialFailed',
  left: 'socialLeft',
  over: 'socialOver',
  replaced: 'socialOver',
  unreachable: 'socialUnreachable',
};

/** What the visitor reads of an error. Nothing of the error's own text is shown. */
export function problemOf(error: unknown): Problem {
  if (error instanceof ServiceRefusal && error.code === 'wait') {
    return { code: 'wait', count: error.seconds ?? 1 };
  }
  if (error instanceof ServiceRefusal && error.code.startsWith('provider_')) {
    return { code: 'socialUnreachable' };
  }
  if (error instanceof KeyRefusal && error.code === 'locked') return { code: 'openFirst' };
  if (error instanceof ServiceRefusal || error instanceof KeyRefusal) {
    const code = codes[error.code];
    // What the visitor can mend by the words needs no id.
    return code
      ? { code }
      : { code: isServer(error) ? 'unavailable' : 'failed', ...traceOf(error) };
  }
  if (error instanceof SocialRefusal) return { code: socialCodes[error.failure] };
  if (error instanceof WindowBlocked) return { code: 'windowless' };
  if (error instanceof StorageRefusal) return { code: 'storage' };
  if (error instanceof TypeError || isTimeout(error)) return { code: 'unavailable' };
  return { code: 'failed' };
}

/** The same, where the visitor may have left: that is no problem. */
export function problemUnlessLeft(error: unknown): Problem | undefined {
  const isLeft = error instanceof HostRefusal && !(error instanceof WindowBlocked);
  return isLeft ? undefined : problemOf(error);
}

function traceOf(error: ServiceRefusal | KeyRefusal): Pick<Problem, 'trace'> {
  const trace = error instanceof ServiceRefusal ? error.trace : undefined;
  return trace === undefined ? {} : { trace };
}

function isServer(error: ServiceRefusal | KeyRefusal): boolean {
  return error instanceof ServiceRefusal && error.status >= 500;
}

/** What `fetch` rejects with after the time limit. */
function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError';
}
