import { useCatalogue } from '../../bindings/use-catalogue';
import { useWidgetState } from '../../bindings/widget-context';
import { walletsMessages } from '../../messages/wallets-en';

/** How many wallets of the page are not listed. */
export function LeftOutNote() {
  const { walletsLeftOut } = useCatalogue(walletsMessages);
  const count = useWidgetState((state) => state.leftOutCount) ?? 0;
  return <p className="note">{walletsLeftOut(count)}</p>;
}

/** Says that the listed wallets are to be installed. */
export function InstallNote() {
  const { noWalletText } = useCatalogue(walletsMessages);
  return <p className="note">{noWalletText}</p>;
}
