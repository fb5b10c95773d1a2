import { walletCountLabel } from '../../../domain/connection/listed-wallet';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { Icon } from '../../primitives/icon';
import type { ItemProps } from '../../primitives/arrow-keys/use-arrow-keys';
import { useMessages, useShellContext } from '../../bindings/shell-context';

/** Leads to all wallets, and shows how many there are. */
export function AllWalletsRow({ buttonProps }: { readonly buttonProps: ItemProps }) {
  const widget = useWidget();
  const { allWallets } = useMessages();
  const { views } = useShellContext();
  const count = useWidgetState(({ features }) =>
    features.wallets?.searched === '' ? features.wallets.total : 0,
  );
  const prepare = (): void => views.load('AllWallets');
  return (
    <li>
      <button
        type="button"
        className="row"
        onClick={() => void widget.show('AllWallets')}
        onPointerEnter={prepare}
        {...buttonProps}
      >
        <span className="medal">
          <Icon name="grid" />
        </span>
        <span className="name">{allWallets}</span>
        {count > 0 && <bdi className="tag">{walletCountLabel(count)}</bdi>}
        <Icon name="forward" />
      </button>
    </li>
  );
}
