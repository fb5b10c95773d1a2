import type { Screens } from '../page/screens';
import { flowOfOpener } from './social-greeting';

export interface SocialWindowDeps {
  readonly screens: Screens;

  /** The origin of the service. */
  readonly service: string;

  /** Empty on the way to the provider, where the page that opened this window has the login. */
  readonly step: string;

  /** The login of a link, which the site's own tab has gone to. */
  readonly flow: string | undefined;
}

const CLOSE_MS = 1500;

/**
 * The window that a site opens for a social login: it leaves for the provider, and closes when it is back. Or the site's own
 * tab, which comes back to the site.
 */
export async function serveSocialWindow({
  flow,
  screens,
  service,
  step,
}: SocialWindowDeps): Promise<void> {
  if (flow !== undefined) return leaveWith({ flow, way: 'tab' }, service);
  if (step !== '') {
    screens.show({ kind: 'note', note: step === '-back' ? 'signedIn' : 'signInOver' });
    // The frame hears of it from the service, and the site would take a window that closes at once for one that was left.
    if (step === '-back') setTimeout(() => window.close(), CLOSE_MS);
    return;
  }
  try {
    leaveWith({ flow: await flowOfOpener(), way: 'window' }, service);
  } catch {
    screens.show({ kind: 'note', note: 'nothing' });
  }
}

/** By a form: browsers write the origin of this page into its request, and no other page can have them do so. */
function leaveWith(fields: Readonly<Record<string, string>>, service: string): void {
  // Without a referrer, browsers say `Origin: null` with a form.
  const referrer = document.createElement('meta');
  referrer.name = 'referrer';
  referrer.content = 'strict-origin';
  document.head.append(referrer);
  const form = document.createElement('form');
  form.method = 'post';
  form.action = new URL('/social/leave', service).href;
  for (const [name, value] of Object.entries(fields)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  window.opener = null; // The provider's page cannot navigate the site.
  document.body.append(form);
  form.submit();
}
