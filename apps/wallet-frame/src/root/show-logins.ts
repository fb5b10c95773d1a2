import { answerWindow } from '../adapters/social/social-greeting';
import type { Confirm } from '../domain/screens/change';
import type { Screens } from '../domain/screens/screens';
import type { DoWork } from '../domain/service/asked-work';
import type { Session } from '../domain/session/session';
import type { OfferedKit } from '../domain/vault/kit';
import type { PageAct } from '../domain/wallet-key/page-act';
import type { ActProof } from '../domain/wallet-key/wallet-act';
import type { ServiceCalls } from '../ports/service-calls';
import type { Sessions } from '../use-cases/log-in/sessions';
import type { SocialLogin } from '../use-cases/log-in/social-login';
import type { OpenWallets } from '../use-cases/open/open-wallets';

export interface ShowLoginsDeps {
  readonly calls: ServiceCalls;
  readonly confirm: Confirm;
  readonly doWork: DoWork;
  readonly screens: Screens;
  readonly sessions: Pick<Sessions, 'open'>;

  /** The site that has the frame. */
  readonly site: string;
  readonly socials: Pick<SocialLogin, 'offered'>;
  readonly wallets: Pick<OpenWallets, 'current' | 'prove' | 'showLogins'>;
}

/** How the window of a login that is added opens. */
const POPUP = 'popup,width=460,height=720';

/** What shows the logins that lead to the account, downloaded when the visitor asks for them. */
export function showLogins({
  calls,
  confirm,
  doWork,
  screens,
  sessions,
  site,
  socials,
  wallets,
}: ShowLoginsDeps): { readonly show: () => Promise<void> } {
  const prove = (act: PageAct): Promise<ActProof> => wallets.prove(act);
  const manage = async (session: () => Session): Promise<void> => {
    const { manageLogins } = await import('../use-cases/account/manage-logins');
    await manageLogins({
      answerWindow,
      calls,
      confirm,
      doWork,
      lead: async (kit: OfferedKit, id: string) => {
        const { leadLogin } = await import('../use-cases/open/lead-login');
        await leadLogin({ calls, session, sessions, wallets }, kit, id);
      },
      manageDevices: async () => {
        const { manageDevices } = await import('../use-cases/account/manage-devices');
        await manageDevices({ calls, confirm, prove, screens, session });
      },
      now: () => Date.now(),
      offered: () => socials.offered(),
      openWindow: () => window.open(`${location.origin}/#social`, '_blank', POPUP) !== null,
      prove,
      screens,
      session,
      site,
    });
  };
  return { show: () => wallets.showLogins(manage) };
}
