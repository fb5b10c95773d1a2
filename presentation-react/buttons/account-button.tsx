import { useAccount } from '../bindings/use-account';
import { useNetwork } from '../bindings/use-network';
import { useOpener } from '../bindings/use-opener';
import { useEntryMessages } from '../bindings/widget-context';
import { ShadowBox } from '../primitives/shadow-box';
import { AccountFace } from './account-face';
import { ButtonPlaceholder } from './button-placeholder';

/** What {@link AccountButton} takes. */
export interface AccountButtonProps {
  /** Shows the balance beside the account. On unless it says `false`. */
  readonly showBalance?: boolean;
}

/** The account; nothing while nobody is connected. */
export function AccountButton({ showBalance = true }: AccountButtonProps) {
  const { account, isRestoring } = useAccount();
  if (!account && !isRestoring) return null;
  return (
    <ShadowBox name="account-button" placeholder={<ButtonPlaceholder label="0x00…0000" />}>
      <Face showBalance={showBalance} />
    </ShadowBox>
  );
}

function Face({ showBalance }: Required<AccountButtonProps>) {
  const messages = useEntryMessages();
  const { isRestoring } = useAccount();
  const { isWrong } = useNetwork();
  const { openerProps } = useOpener(isWrong ? 'UnsupportedChain' : undefined);
  return (
    <button
      type="button"
      className="button"
      data-state={isWrong ? 'wrong' : 'account'}
      aria-busy={isRestoring}
      aria-label={isRestoring ? messages.restoring : undefined}
      {...openerProps}
    >
      <AccountFace showBalance={showBalance} />
    </button>
  );
}
