import { ShadowBox } from './shadow-box';
import { OpenerButton } from './opener-button';
import { type AccountFace, useAccountFace } from './use-account-face';

/** The props of {@link AccountButton}. */
export interface AccountButtonProps extends AccountFace {}

/** The account's button; renders nothing without a connection. */
export function AccountButton(props: AccountButtonProps) {
  const face = useAccountFace(props);
  if (!face) return null;
  return (
    <ShadowBox name="account-button" label="0x0000…0000" remembered={face.remembered}>
      <OpenerButton {...face} />
    </ShadowBox>
  );
}
