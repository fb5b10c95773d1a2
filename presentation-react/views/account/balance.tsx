import type { BalanceState } from '../../../domain/account/account';
import { useMessages } from '../../bindings/shell-context';
import { balanceParts } from '../../bindings/balance-parts';
import { useAccount } from '../../bindings/use-account';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useWidgetState } from '../../bindings/widget-context';
import { accountMessages } from '../../messages/account-en';
import { Amount } from '../../parts/amount';
import { RollingNumber } from '../../parts/rolling-number';

/** How many digits fit into the card at the usual size. */
const MOST_LARGE = 11;

interface BalanceProps {
  readonly balance: BalanceState;
  readonly onRetry: () => void;
}

/** The balance of the native currency. A failure is shown as a failure, never as 0. */
export function Balance({ balance, onRetry }: BalanceProps) {
  const { lang, tryAgain } = useMessages();
  const messages = useCatalogue(accountMessages);
  const isHidden = useWidgetState((state) => state.isPrivate);
  const { account } = useAccount();
  if (balance.status === 'failed') {
    return (
      <p className="balance-failed">
        <span role="alert">{messages.balanceUnavailable}</span>
        <button type="button" className="link" onClick={onRetry}>
          {tryAgain}
        </button>
      </p>
    );
  }
  if (balance.status !== 'loaded') {
    return (
      <p className="balance" aria-busy="true">
        <span className="visually-hidden">{messages.balanceLoading}</span>
        <span className="skeleton" />
      </p>
    );
  }
  const { whole, fraction, text } = balanceParts(balance, lang);
  if (isHidden) {
    return (
      <p className="balance">
        <Amount>{text}</Amount>
      </p>
    );
  }
  const of = `${account?.caipAddress} ${balance.symbol} ${lang}`;
  return (
    <p className="balance" data-wide={whole.length + fraction.length > MOST_LARGE || undefined}>
      <span className="visually-hidden">{messages.balance(text)}</span>
      <bdi aria-hidden="true">
        <RollingNumber of={of} from="end" text={whole} />
        <span className="dim">
          <RollingNumber of={of} from="start" text={fraction} />
        </span>{' '}
        <span className="symbol">{balance.symbol}</span>
      </bdi>
    </p>
  );
}
