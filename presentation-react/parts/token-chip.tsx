import type { TokenBalance } from '../../domain/token/token-balance';
import { useMessages } from '../bindings/shell-context';
import { Icon } from '../primitives/icon';
import { TokenEmblem } from './token-emblem';
import { useAmountPanelStyle } from './use-amount-panel-style';
import { lateIcons } from '../primitives/late-icons';

interface TokenChipProps {
  readonly token: TokenBalance | undefined;

  /** Leads to the other tokens. Absent where there are none. */
  readonly onPress: (() => void) | undefined;
}

/** The token of an amount. */
export function TokenChip({ token, onPress }: TokenChipProps) {
  useAmountPanelStyle();
  const { selectToken } = useMessages();
  const label = token ? (
    <>
      <TokenEmblem token={token} />
      <span className="visually-hidden">{selectToken}</span>
      <bdi>{token.symbol}</bdi>
    </>
  ) : (
    selectToken
  );
  if (!onPress) return <span className="chip still">{label}</span>;
  return (
    <button type="button" className="chip token" onClick={onPress}>
      {label}
      <Icon name={lateIcons.down} />
    </button>
  );
}
