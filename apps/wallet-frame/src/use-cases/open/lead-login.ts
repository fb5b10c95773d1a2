import { recordOf, textIn } from '../../domain/bytes/untrusted';
import type { ServiceCalls } from '../../ports/service-calls';
import type { Sessions } from '../log-in/sessions';
import type { Session } from '../../domain/session/session';
import type { OfferedKit } from '../../domain/vault/kit';
import type { OpenWallets } from './open-wallets';

export interface LeadLoginDeps {
  readonly calls: Pick<ServiceCalls, 'ask'>;
  readonly session: () => Session;
  readonly sessions: Pick<Sessions, 'open'>;
  readonly wallets: Pick<OpenWallets, 'current'>;
}

/**
 * Gets an account back by the kit of its wallet: `login`, by which the visitor is here, leads to that account from now on, and
 * this browser opens its wallet.
 *
 * @throws {@link KeyRefusal} and {@link ServiceRefusal}
 */
export async function leadLogin(
  { calls, session, sessions, wallets }: LeadLoginDeps,
  kit: OfferedKit,
  login: string,
): Promise<void> {
  const { handle, ...visitor } = session();
  const asked = await wallets.current().keys.leadLogin(kit, login);
  const answer = recordOf(await calls.ask('/logins/lead', handle, asked));
  await sessions.open({
    ...visitor,
    handle: textIn(answer, 'session'),
    user: textIn(answer, 'user'),
  });
  await wallets.current().keys.addDevice({ kind: 'kit', ...kit });
}
