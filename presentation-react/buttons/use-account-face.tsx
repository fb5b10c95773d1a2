import type { BalanceState } from '../../domain/account/account';
import { balanceParts } from '../bindings/balance-parts';
import { useAccount } from '../bindings/use-account';
import { useNetwork } from '../bindings/use-network';
import { useEntryMessages, useWidgetState } from '../bindings/widget-context';
import { avatarGradient } from '../primitives/avatar';
import type { OpenerButtonProps } from './opener-button';

/** The parts of the account that a button shows. */
export interface AccountFace {
  /** Shows the balance beside the account, unless the visitor hides amounts. On unless `false`. */
  readonly showBalance?: boolean;
}

/**
 * The account's button, a skeleton of the same width while the widget restores a connection, or a notice of the wrong
 * network. Nothing without a connection.
 */
export function useAccountFace({ showBalance = true }: AccountFace): OpenerButtonProps | undefined {
  const { wrongNetwork } = useEntryMessages();
  const { account, isRestoring, remembered } = useAccount();
  const { isWrong } = useNetwork();
  const isHidden = useWidgetState((state) => state.isPrivate);
  if (!account && !isRestoring) return undefined;
  if (account && isWrong) {
    return { state: 'wrong', view: 'UnsupportedChain', children: wrongNetwork };
  }
  const skeleton = account ? '' : ' skeleton';
  const children = (
    <>
      {showBalance && !isHidden && <Balance balance={account?.balance} />}
      <span className="who">
        <span
          className={`avatar${skeleton}`}
          style={account && { background: avatarGradient(account.address) }}
        />
        <bdi className={`address${remembered ? '' : skeleton}`}>{account?.short ?? remembered}</bdi>
      </span>
    </>
  );
  return { state: 'account', isRestoring, remembered, children };
}

/** `undefined` when the balance is unavailable: a failure never reads as 0. */
function Balance({ balance }: { readonly balance: BalanceState | undefined }) {
  const { lang } = useEntryMessages();
  if (balance?.status === 'failed') return null;
  if (balance?.status !== 'loaded') return <span className="balance skeleton" />;
  return <bdi className="balance">{balanceParts(balance, lang).text}</bdi>;
}
