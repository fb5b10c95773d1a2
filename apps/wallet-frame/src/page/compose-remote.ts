import { RemoteWallet } from '../elsewhere/remote-wallet';
import type { WindowDoor } from '../elsewhere/window-door';
import { AnswerRpc } from '../host/answer-rpc';
import { FrameDesk } from '../host/frame-desk';
import { Networks } from '../host/networks';
import { SentCalls } from '../plans/sent-calls';
import { SmartAccounts } from '../smart/smart-accounts';
import type { ComposeFrameDeps } from './compose-frame';
import { withoutSmartAccounts } from './settings';

export type ComposeRemoteDeps = Pick<ComposeFrameDeps, 'page' | 'settings' | 'tell'> & {
  readonly door: WindowDoor;
};

/** Connects the parts of a frame whose wallet is in a window of its own. */
export function composeRemote(deps: ComposeRemoteDeps): FrameDesk {
  const { door, page, settings, tell } = deps;
  const networks = new Networks(withoutSmartAccounts(settings.networks));
  const shelf = { read: () => Promise.resolve(), keep: () => Promise.resolve() };
  const smartAccounts = new SmartAccounts({ networks, shelf });
  const remote = new RemoteWallet({ door, tell });
  const { approvals, emails, entry, login, sessions, socials, wallets } = remote;
  const rpc = new AnswerRpc({
    approvals,
    networks,
    sentCalls: new SentCalls(),
    smartAccounts,
    wallets,
  });
  return new FrameDesk({
    emails,
    entry,
    login,
    networks,
    page: { ...page, tell },
    rpc,
    sessions,
    smartAccounts,
    socials,
    wallets,
  });
}
