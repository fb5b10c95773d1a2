import { addressOf } from '../../../domain/caip/caip-address';
import type { CaipNetworkId } from '../../../domain/caip/caip-network-id';
import type { TokenBalance } from '../../../domain/token/token-balance';
import { useMessages, useShellContext } from '../../bindings/shell-context';
import { useIsSwapOffered } from '../../bindings/use-is-swap-offered';
import { useWidget } from '../../bindings/widget-context';
import { ReceiveAction } from '../../parts/receive-action';
import { Action } from '../../primitives/action';
import { accountIcons } from '../../primitives/account-icons';

/** Which of the site's features that are on and have a view are offered for a token on `network`. */
export function useTokenFeatures(network: CaipNetworkId) {
  const { receive, send, swaps } = useWidget().options.features;
  const { views } = useShellContext();
  const isSwapOffered = useIsSwapOffered(network);
  return {
    canSend: send && views.has('WalletSend'),
    canSwap: swaps && views.has('Swap') && isSwapOffered,
    canReceive: receive && views.has('WalletReceive'),
  };
}

/** What can be done with a token. */
export function TokenActions({ token }: { readonly token: TokenBalance }) {
  const widget = useWidget();
  const { walletFeatures } = useMessages();
  const { canSend, canSwap } = useTokenFeatures(token.chainId);
  const startSend = async (): Promise<void> => {
    const feature = await widget.feature('send');
    void feature.chooseToken(token);
    await widget.show('WalletSend');
  };
  return (
    <>
      {canSend && (
        <Action kind="primary" icon={accountIcons.send} onPress={() => void startSend()}>
          {walletFeatures.send}
        </Action>
      )}
      {canSwap && (
        <Action
          kind="secondary"
          icon={accountIcons.swap}
          onPress={() => void widget.show('Swap', { args: { fromToken: nameOf(token) } })}
        >
          {walletFeatures.swaps}
        </Action>
      )}
      <ReceiveAction kind="secondary" />
    </>
  );
}

/** Symbols are ambiguous: only the native currency has no contract to name it by. */
function nameOf({ address, symbol }: TokenBalance): string {
  return address === undefined ? symbol : addressOf(address);
}
