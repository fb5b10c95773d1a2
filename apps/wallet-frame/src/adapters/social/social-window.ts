import type { Screens } from '../../domain/screens/screens';
import { keepLanguage } from './kept-language';
import { leaveWith } from './social-form';
import { flowOfOpener } from './social-greeting';

export interface SocialWindowDeps {
  readonly screens: Screens;

  /** The origin of the service. */
  readonly service: string;

  /** Empty on the way to the provider, where the page that opened this window has the login. */
  readonly step: string;

  /** Speaks the language of the page that opened this window. Ends once it does, or cannot. */
  readonly takeLanguage: (tag: unknown) => Promise<void>;
}

const CLOSE_MS = 1500;

/** The window that a site opens for a social login: it leaves for the provider, and closes when it is back. */
export async function serveSocialWindow({
  screens,
  service,
  step,
  takeLanguage,
}: SocialWindowDeps): Promise<void> {
  if (step !== '') {
    screens.show({ kind: 'note', note: step === '-back' ? 'signedIn' : 'signInOver' });
    // The frame hears of it from the service, and the site would take a window that closes at once for one that was left.
    if (step === '-back') setTimeout(() => window.close(), CLOSE_MS);
    return;
  }
  try {
    const flow = await flowOfOpener({
      takeLanguage: (tag) => {
        keepLanguage(tag);
        void takeLanguage(tag);
      },
    });
    leaveWith({ flow, way: 'window' }, service);
  } catch {
    screens.show({ kind: 'note', note: 'nothing' });
  }
}
