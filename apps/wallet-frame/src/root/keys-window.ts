import { passkeys } from '../adapters/browser/passkeys';
import { Confirmation } from '../use-cases/approve/confirmation';
import { CodeEntry } from '../use-cases/log-in/code-entry';
import { takeAway } from '../use-cases/open/take-away';
import { unlockHere } from '../use-cases/open/unlock';
import { pause } from '../domain/time/pause';
import { ServiceRefusal } from '../domain/service/service-refusal';
import { EmailLogin, type WaitingLogin } from '../use-cases/log-in/email-login';
import { KeyWorker } from '../adapters/worker/key-worker';
import { saveKit } from '../adapters/browser/save-kit';
import type { WindowPageDeps } from './window-page-deps';
import { workInWorker } from '../adapters/worker/work-in-worker';

const SECOND_MS = 1000;

/**
 * Has the visitor log in anew, for this window alone, and take the wallet away. What the window needed to open the wallet
 * is gone with it.
 */
export async function serveKeysWindow(
  { calls, screens, settings, startWorker }: WindowPageDeps,
  site: string,
  email: string,
): Promise<void> {
  const login = new EmailLogin({
    calls,
    site,
    now: () => Date.now(),
    doWork: workInWorker(startWorker),
  });
  screens.show({ kind: 'note', note: 'soon' });
  const { needsDevice } = await sendCode(login, email);
  if (needsDevice) {
    screens.show({ kind: 'note', note: 'mail' });
    await login.deviceApproved();
  }
  const session = await new CodeEntry({ login, screens, site }).ask();
  const { handle, user } = session;
  const confirmation = new Confirmation({
    isElsewhere: false,
    screens,
    session: () => session,
    site,
    tell: () => undefined,
  });
  screens.clear();
  const { kit, service } = settings;
  const keys = new KeyWorker(
    startWorker(),
    { service, user, session: handle, mayExport: true },
    { trace: () => calls.trace(), onWait: screens.waits.begin },
  );
  try {
    const wasHere = await keys.isOnDevice();
    if (!wasHere)
      await unlockHere({ confirm: confirmation.again, keys, passkeys, screens }, await keys.list());
    await takeAway({ keys, screens, saveKit: (made) => saveKit(kit, made) });
    if (!wasHere) await keys.leave();
  } finally {
    keys.end();
    await calls.ask('/session/end', handle).catch(() => undefined);
  }
}

/** Sends a code, as soon as the service sends the next one. */
async function sendCode(login: EmailLogin, email: string): Promise<WaitingLogin> {
  for (;;) {
    try {
      return await login.send(email);
    } catch (error) {
      const { code, seconds = 1 } = error instanceof ServiceRefusal ? error : { code: '' };
      if (code !== 'wait') throw error;
      await pause(seconds * SECOND_MS);
    }
  }
}
