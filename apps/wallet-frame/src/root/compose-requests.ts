import { AccountAnswers } from '../adapters/channel/account-answers';
import type { AnswerRpc } from '../adapters/channel/answer-rpc';
import { EmailAnswers, type EmailAnswersDeps } from '../adapters/channel/email-answers';
import { HostRequests, type HostRequestsDeps } from '../adapters/channel/host-requests';
import { LoginAnswers, type LoginAnswersDeps } from '../adapters/channel/login-answers';
import { SocialAnswers, type SocialAnswersDeps } from '../adapters/channel/social-answers';
import type { Networks } from '../domain/networks/networks';
import type { VisitorWallets } from '../ports/visitor-wallets';
import { signOut, type SignOutDeps } from '../use-cases/log-in/sign-out';
import type { SmartAccounts } from '../use-cases/operations/smart-accounts';

export interface ComposeRequestsDeps {
  readonly budget: HostRequestsDeps['budget'];
  readonly emails: EmailAnswersDeps['emails'] & SignOutDeps['emails'];
  readonly entry: LoginAnswersDeps['entry'] & SignOutDeps['entry'];
  readonly login: LoginAnswersDeps['login'] & SignOutDeps['login'];
  readonly logins: HostRequestsDeps['logins'];
  readonly networks: Networks;
  readonly page: HostRequestsDeps['page'];
  readonly rpc: AnswerRpc;
  readonly sessions: LoginAnswersDeps['sessions'] & SignOutDeps['sessions'];
  readonly smartAccounts: SmartAccounts;
  readonly socials: SocialAnswersDeps['socials'] & SignOutDeps['socials'];

  /** Whether the site may pass on a code that the visitor has typed into it. */
  readonly takesCodes: boolean;
  readonly tell: LoginAnswersDeps['tell'];
  readonly wallets: VisitorWallets;
}

/** Connects what answers the site: of a wallet in this page, or in a window of its own. */
export function composeRequests(deps: ComposeRequestsDeps): HostRequests {
  const { budget, emails, entry, login, logins, networks, page, rpc, sessions } = deps;
  const { smartAccounts, socials, takesCodes, tell, wallets } = deps;
  const account = new AccountAnswers({ budget, networks, sessions, smartAccounts, wallets });
  return new HostRequests({
    account,
    budget,
    emails: new EmailAnswers({ emails, takesCodes }),
    login: new LoginAnswers({ entry, login, sessions, takesCodes, tell, wallets }),
    logins,
    page,
    rpc,
    signOut: () => signOut({ emails, entry, login, rpc, sessions, socials, wallets }),
    socials: new SocialAnswers({ account, sessions, socials }),
    wallets,
  });
}
