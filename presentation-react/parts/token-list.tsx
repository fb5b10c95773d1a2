import { memo, useMemo, useRef } from 'react';
import type { PastPrices } from '../../domain/token/past-prices';
import { isNativeToken, type TokenBalance } from '../../domain/token/token-balance';
import { tokenKey } from '../../domain/token/token-marks';
import { useMessages } from '../bindings/shell-context';
import { tokenText } from '../bindings/token-text';
import { useCatalogue } from '../bindings/use-catalogue';
import { useStyle } from '../bindings/use-style';
import { useMoney } from '../bindings/use-money';
import { useNetworkName } from '../bindings/use-network-name';
import { useWidgetState } from '../bindings/widget-context';
import { tokensMessages } from '../messages/tokens-en';
import { Amount } from './amount';
import { FarNames } from './far-names';
import { PriceChange } from './price-change';
import { TokenEmblem } from './token-emblem';
import tokenListCss from './token-list.css';
import { ROW_PITCH, useLongList } from './use-long-list';
import { useTokensInSight } from './use-tokens-in-sight';
import { WaitingRows } from './waiting';

interface TokenListProps {
  readonly tokens: readonly TokenBalance[];
  readonly label: string;

  /** Absent where nothing can be done with a token. */
  readonly onPress: ((token: TokenBalance) => void) | undefined;

  /** Gets the tokens whose rows are in sight. */
  readonly onSight?: ((tokens: readonly TokenBalance[]) => void) | undefined;
}

/** Tokens with how much of each there is, and what it is worth where its price is known. */
export function TokenList({ tokens, label, onPress, onSight }: TokenListProps) {
  useStyle(tokenListCss);
  const list = useRef<HTMLUListElement>(null);
  const keys = useMemo(() => tokens.map(tokenKey), [tokens]);
  const names = useMemo(() => tokens.map(({ name, symbol }) => `${symbol} ${name}`), [tokens]);
  const { isLong, places, rowAt, style } = useLongList(list, { keys });
  useTokensInSight(list, tokens, places, onSight);
  const past = useWidgetState(({ features }) => features.tokens?.past);
  const networkName = useNetworkName();
  const isMixed = tokens.some(({ chainId }) => chainId !== tokens[0]?.chainId);
  return (
    <ul
      ref={list}
      className="list tokens"
      aria-label={label}
      data-long={isLong || undefined}
      style={style}
    >
      {places.map((place) => {
        const token = tokens[place];
        return (
          token && (
            <li key={keys[place]} {...rowAt(place)}>
              <TokenRow
                token={token}
                network={isMixed ? networkName(token.chainId) : undefined}
                past={past?.[tokenKey(token)]}
                onPress={onPress}
              />
            </li>
          )
        );
      })}
      {isLong && <FarNames names={names} places={places} pitch={ROW_PITCH} as="li" />}
    </ul>
  );
}

interface TokenRowProps {
  readonly token: TokenBalance;
  readonly past: PastPrices | undefined;

  /** The name of its network, where the list has tokens of several. */
  readonly network: string | undefined;
  readonly onPress: ((token: TokenBalance) => void) | undefined;
}

const TokenRow = memo(function TokenRow({ onPress, ...contents }: TokenRowProps) {
  return onPress ? (
    <button type="button" className="row" onClick={() => onPress(contents.token)}>
      <Contents {...contents} />
    </button>
  ) : (
    <div className="row still">
      <Contents {...contents} />
    </div>
  );
});

function Contents({ network, past, token }: Omit<TokenRowProps, 'onPress'>) {
  const { lang } = useMessages();
  const money = useMoney();
  const { name, symbol, value } = token;
  return (
    <>
      <TokenEmblem token={token} />
      <span className="name">
        <bdi>{isNativeToken(token) ? name : symbol}</bdi>
        {(name !== symbol || network !== undefined) && (
          <small>
            <bdi>{isNativeToken(token) ? symbol : name}</bdi>
            {network !== undefined && (
              <>
                {' · '}
                <bdi>{network}</bdi>
              </>
            )}
          </small>
        )}
      </span>
      <span className="held-amount">
        <Amount>{tokenText(token, lang)}</Amount>
        {value && (
          <small>
            <Amount>{money(value)}</Amount>
            <PriceChange token={token} past={past} />
          </small>
        )}
      </span>
    </>
  );
}

/** How many tokens an account shows before the visitor scrolls. */
const FIRST_SEEN = 4;

/** Rows in the shape of the tokens to come. */
export function TokensWaiting() {
  const { tokensLoading } = useCatalogue(tokensMessages);
  return <WaitingRows label={tokensLoading} rows={FIRST_SEEN} />;
}
