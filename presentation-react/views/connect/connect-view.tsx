import { useMessages, useShellContext } from '../../bindings/shell-context';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { Action } from '../../primitives/action';
import { useHasRoom } from '../../primitives/use-has-room';
import { Legal } from './legal';
import { useHasConsent } from './use-has-consent';
import { socialsHeight } from './socials-height';
import { RarePart } from '../../parts/rare-part';
import { useListChoice } from './use-list-choice';
import { loadNoWallet, WalletLists } from './wallet-lists';

const loginsAt = (place: 'LoginsAfter' | 'LoginsBefore') => async () =>
  (await import('../auth/logins'))[place];
const loadBefore = loginsAt('LoginsBefore');
const loadAfter = loginsAt('LoginsAfter');

/** The ways to connect that the site offers. */
export default function ConnectView() {
  const { enableWallets, features } = useWidget().options;
  const isCollapsed = useIsCollapsed();
  const Wallets = isCollapsed ? ContinueWithWallet : WalletLists;
  const methods = useWidgetState(({ connectMethods }) => connectMethods) ?? [];
  const wallets = enableWallets ? methods.indexOf('wallet') : methods.length;
  // The line that parts them from the wallets, and a field or the buttons of each.
  const heightOf = (logins: typeof methods): number =>
    logins.reduce(
      (sum, login) => sum + 12 + (login === 'email' ? 48 : socialsHeight(features.socials.length)),
      20,
    );
  return (
    <Legal>
      {wallets > 0 && (
        <RarePart load={loadBefore} texts="auth" height={heightOf(methods.slice(0, wallets))} />
      )}
      {enableWallets ? <Wallets /> : wallets === 0 && <RarePart load={loadNoWallet} />}
      {methods.length > wallets + 1 && (
        <RarePart load={loadAfter} texts="auth" height={heightOf(methods.slice(wallets + 1))} />
      )}
      <Newcomer />
    </Legal>
  );
}

/** Whether the wallets are behind a button: the site wants it, and offers a login beside them. */
function useIsCollapsed(): boolean {
  const { collapseWallets, emailShowWallets } = useWidget().options.features;
  const hasLogin = useWidgetState(
    ({ connectMethods }) => connectMethods?.some((method) => method !== 'wallet') ?? false,
  );
  return hasLogin && (collapseWallets || !emailShowWallets);
}

function ContinueWithWallet() {
  const widget = useWidget();
  const { continueWithWallet } = useMessages();
  const mayConnect = useHasConsent();
  const { leave } = useListChoice();
  const show = (): void => {
    leave();
    void widget.show('ConnectWallets');
  };
  return (
    <fieldset className="lists" disabled={!mayConnect}>
      <Action kind="secondary" icon="wallet" onPress={show}>
        {continueWithWallet}
      </Action>
    </fieldset>
  );
}

/** Leads to what a wallet is. Where there is room, that is beside the list already. */
function Newcomer() {
  const widget = useWidget();
  const { whatIsAWallet } = useMessages();
  const { place } = useShellContext();
  const hasRoom = useHasRoom();
  if (hasRoom && place === 'modal') return null;
  return (
    <Action kind="quiet" onPress={() => void widget.show('WhatIsAWallet')}>
      <span dir="auto">{whatIsAWallet}</span>
    </Action>
  );
}
