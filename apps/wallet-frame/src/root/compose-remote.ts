import { RemoteWallet } from '../use-cases/remote/remote-wallet';
import type { WalletWindow } from '../use-cases/elsewhere/wallet-window';
import { AnswerRpc } from '../adapters/channel/answer-rpc';
import type { HostRequests } from '../adapters/channel/host-requests';
import { Networks } from '../domain/networks/networks';
import { SiteBudget } from '../domain/limits/site-budget';
import { budgetStore } from '../adapters/storage/budget-store';
import { SentCalls } from '../domain/plans/sent-calls';
import { SmartAccounts } from '../use-cases/operations/smart-accounts';
import type { ComposeFrameDeps } from './compose-frame';
import { composeRequests } from './compose-requests';
import { withoutSmartAccounts } from '../domain/networks/settings';

export type ComposeRemoteDeps = Pick<ComposeFrameDeps, 'page' | 'settings' | 'site' | 'tell'> & {
  readonly walletWindow: WalletWindow;
};

/** Connects the parts of a frame whose wallet is in a window of its own. */
export function composeRemote(deps: ComposeRemoteDeps): HostRequests {
  const { walletWindow, page, settings, site, tell } = deps;
  const budget = new SiteBudget({ now: () => Date.now(), store: budgetStore(site) });
  const networks = new Networks(withoutSmartAccounts(settings.networks));
  const store = { read: () => Promise.resolve(), keep: () => Promise.resolve() };
  const smartAccounts = new SmartAccounts({ networks, store });
  const remote = new RemoteWallet({ walletWindow, tell });
  const { approvals, emails, entry, login, logins, sessions, socials, wallets } = remote;
  const rpc = new AnswerRpc({
    approvals,
    budget,
    networks,
    sentCalls: new SentCalls(),
    smartAccounts,
    wallets,
  });
  return composeRequests({
    budget,
    emails,
    entry,
    login,
    logins,
    networks,
    page,
    rpc,
    sessions,
    smartAccounts,
    socials,
    takesCodes: false,
    tell,
    wallets,
  });
}
