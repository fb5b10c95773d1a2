import type { Account } from '../../../domain/account/account';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useWidget } from '../../bindings/widget-context';
import { accountMessages } from '../../messages/account-en';
import { useDisclosureStyle } from '../../parts/disclosure';
import { Icon } from '../../primitives/icon';
import { OtherAddresses } from './other-addresses';

/** The further accounts that the wallet shares: the visitor chooses one here, or only sees them. */
export function MoreAccounts({ account }: { readonly account: Account }) {
  useDisclosureStyle();
  const widget = useWidget();
  const { chooseAccount } = useCatalogue(accountMessages);
  const { address, allAddresses, isChosenHere } = account;
  const others = allAddresses.filter((one) => one !== address);
  if (!isChosenHere || others.length === 0) return <OtherAddresses addresses={others} />;
  return (
    <button type="button" className="disclose" onClick={() => void widget.show('ProfileWallets')}>
      <span>{chooseAccount}</span>
      <Icon name="forward" />
    </button>
  );
}
