import type { BalanceState } from '../../domain/account/account';
import { displayBalanceText } from '../../domain/token/display';
import { useAccount } from '../bindings/use-account';
import { useNetwork } from '../bindings/use-network';
import { useEntryMessages } from '../bindings/widget-context';
import { avatarGradient } from '../primitives/avatar';

/** The account on a button, or a skeleton as wide as one. */
export function AccountFace({ showBalance }: { readonly showBalance: boolean }) {
  const messages = useEntryMessages();
  const { account } = useAccount();
  const { isWrong } = useNetwork();
  if (account && isWrong) return <span>{messages.wrongNetwork}</span>;
  return (
    <>
      {showBalance && <Balance balance={account?.balance} />}
      <span className="who">
        <span
          className={account ? 'avatar' : 'avatar skeleton'}
          style={account && { background: avatarGradient(account.address) }}
        />
        <bdi className={account ? 'address' : 'address skeleton'}>{account?.short}</bdi>
      </span>
    </>
  );
}

/** Nothing where the balance is not to be had: a failure never reads as 0. */
function Balance({ balance }: { readonly balance: BalanceState | undefined }) {
  if (balance?.status === 'failed') return null;
  if (balance?.status !== 'loaded') return <span className="balance skeleton" />;
  const { units, decimals, symbol } = balance;
  return (
    <bdi className="balance">
      {displayBalanceText(units, decimals)} {symbol}
    </bdi>
  );
}
