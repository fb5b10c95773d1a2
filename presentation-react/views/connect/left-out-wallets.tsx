import { useCatalogue } from '../../bindings/use-catalogue';
import { useWidgetState } from '../../bindings/widget-context';
import { walletsMessages } from '../../messages/wallets-en';

/** How many wallets of the page are not listed. */
export function LeftOutWallets() {
  const { walletsLeftOut } = useCatalogue(walletsMessages);
  const count = useWidgetState((state) => state.leftOutCount) ?? 0;
  return <p className="note">{walletsLeftOut(count)}</p>;
}
