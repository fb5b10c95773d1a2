import { addressOf } from '../../../domain/caip/caip-address';
import type { TokenBalance } from '../../../domain/token/token-balance';
import { useMessages, useShellContext } from '../../bindings/shell-context';
import { useIsSwapOffered } from '../../bindings/use-is-swap-offered';
import { useWidget } from '../../bindings/widget-context';
import { Action } from '../../primitives/action';

/** What can be done with a token: those of the site's features that are on and have a view. */
export function TokenActions({ token }: { readonly token: TokenBalance }) {
  const widget = useWidget();
  const { walletFeatures } = useMessages();
  const { views } = useShellContext();
  const { receive, send, swaps } = widget.options.features;
  const isSwapOffered = useIsSwapOffered(token.chainId);
  const startSend = async (): Promise<void> => {
    const feature = await widget.feature('send');
    void feature.chooseToken(token);
    await widget.show('WalletSend');
  };
  return (
    <>
      {send && views.has('WalletSend') && (
        <Action kind="primary" icon="send" onPress={() => void startSend()}>
          {walletFeatures.send}
        </Action>
      )}
      {swaps && views.has('Swap') && isSwapOffered && (
        <Action
          kind="secondary"
          icon="swap"
          onPress={() => void widget.show('Swap', { args: { fromToken: nameOf(token) } })}
        >
          {walletFeatures.swaps}
        </Action>
      )}
      {receive && views.has('WalletReceive') && (
        <Action kind="secondary" icon="receive" onPress={() => void widget.show('WalletReceive')}>
          {walletFeatures.receive}
        </Action>
      )}
    </>
  );
}

/** Symbols are ambiguous: only the native currency has no contract to name it by. */
function nameOf({ address, symbol }: TokenBalance): string {
  return address === undefined ? symbol : addressOf(address);
}
