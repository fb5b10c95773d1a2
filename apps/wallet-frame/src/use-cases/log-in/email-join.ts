import type { CodeEntryDeps } from './code-entry';
import { EmailLogin, type EmailLoginDeps, refusedCode } from './email-login';
import type { ServiceCalls } from '../../ports/service-calls';
import type { PageAct } from '../../domain/wallet-key/page-act';
import type { ActProof } from '../../domain/wallet-key/wallet-act';
import type { Session } from '../../domain/session/session';

export interface EmailJoinDeps extends EmailLoginDeps {
  readonly calls: ServiceCalls;
  readonly session: () => Session;

  /** The signature of the wallet's own key. */
  readonly prove: (act: PageAct) => Promise<ActProof>;
}

/** A login by a code, which is joined to the account of a session instead of opening one. */
export function emailJoin(deps: EmailJoinDeps): CodeEntryDeps['login'] & Pick<EmailLogin, 'send'> {
  const login = new EmailLogin(deps);
  return {
    get waiting() {
      return login.waiting;
    },
    get working() {
      return login.working;
    },
    begin: (email) => login.begin(email),
    send: (email) => login.send(email),
    deviceApproved: () => login.deviceApproved(),
    drop: () => login.drop(),
    verify: async (code) => {
      const { waiting } = login;
      if (!waiting) return { kind: 'expired' };
      const { email, flow } = waiting;
      const session = deps.session();
      try {
        const proof = await deps.prove({ name: 'login.add', provider: 'email', login: email });
        await deps.calls.ask('/logins/join', session.handle, { email, flow, code, proof });
        login.drop();
        return { kind: 'right', session };
      } catch (error) {
        const outcome = refusedCode(error);
        if (outcome.kind === 'expired' || outcome.left === 0) login.drop();
        return outcome;
      }
    },
  };
}
