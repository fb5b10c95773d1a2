import { useMessages, useShellContext } from '../bindings/shell-context';
import { useWidget } from '../bindings/widget-context';
import { accountIcons } from '../primitives/account-icons';
import { Action } from '../primitives/action';

/** Leads to the address of the account, where the site offers that. */
export function ReceiveAction({ kind }: { readonly kind: 'primary' | 'secondary' }) {
  const widget = useWidget();
  const { walletFeatures } = useMessages();
  const { views } = useShellContext();
  if (!widget.options.features.receive || !views.has('WalletReceive')) return null;
  return (
    <Action
      kind={kind}
      icon={accountIcons.receive}
      onPress={() => void widget.show('WalletReceive')}
    >
      {walletFeatures.receive}
    </Action>
  );
}
