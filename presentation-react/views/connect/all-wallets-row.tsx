import { walletCountLabel } from '../../../domain/wallet/listed-wallet';
import { useMessages, useShellContext } from '../../bindings/shell-context';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import type { ItemProps } from '../../primitives/arrow-keys/use-arrow-keys';
import { Icon } from '../../primitives/icon';
import type { ListChoice } from './use-list-choice';

interface AllWalletsRowProps {
  readonly choice: ListChoice;
  readonly buttonProps: ItemProps;
}

/** Leads to all wallets, and shows how many there are. */
export function AllWalletsRow({ choice, buttonProps }: AllWalletsRowProps) {
  const widget = useWidget();
  const { allWallets } = useMessages();
  const { views } = useShellContext();
  const count = useWidgetState(({ features }) =>
    features.wallets?.searched === '' ? features.wallets.total : 0,
  );
  const prepare = (): void => views.load('AllWallets');
  const show = (): void => {
    choice.leave();
    void widget.show('AllWallets');
  };
  return (
    <li>
      <button
        type="button"
        className="row"
        aria-current={choice.view === 'AllWallets' || undefined}
        onClick={show}
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
