import { memo, useRef } from 'react';
import { isNativeToken, type TokenBalance } from '../../domain/token/token-balance';
import { useMessages } from '../bindings/shell-context';
import { tokenText } from '../bindings/token-text';
import { useCatalogue } from '../bindings/use-catalogue';
import { useStyle } from '../bindings/use-style';
import { useMoney } from '../bindings/use-money';
import { tokensMessages } from '../messages/tokens-en';
import { Amount } from './amount';
import { TokenEmblem } from './token-emblem';
import tokenListCss from './token-list.css';
import { useLongList } from './use-long-list';
import { useTokensInSight } from './use-tokens-in-sight';

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
  const { isLong, places, rowAt, style } = useLongList(list, tokens.length);
  useTokensInSight(list, tokens, places, onSight);
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
            <li key={token.address ?? token.chainId} {...rowAt(place)}>
              <TokenRow token={token} onPress={onPress} />
            </li>
          )
        );
      })}
    </ul>
  );
}

interface TokenRowProps {
  readonly token: TokenBalance;
  readonly onPress: ((token: TokenBalance) => void) | undefined;
}

const TokenRow = memo(function TokenRow({ token, onPress }: TokenRowProps) {
  return onPress ? (
    <button type="button" className="row" onClick={() => onPress(token)}>
      <Contents token={token} />
    </button>
  ) : (
    <div className="row still">
      <Contents token={token} />
    </div>
  );
});

function Contents({ token }: { readonly token: TokenBalance }) {
  const { lang } = useMessages();
  const money = useMoney();
  const { name, symbol, value } = token;
  return (
    <>
      <TokenEmblem token={token} />
      <span className="name">
        <bdi>{isNativeToken(token) ? name : symbol}</bdi>
        {name !== symbol && (
          <small>
            <bdi>{isNativeToken(token) ? symbol : name}</bdi>
          </small>
        )}
      </span>
      <span className="held-amount">
        <Amount>{tokenText(token, lang)}</Amount>
        {value && (
          <small>
            <Amount>{money(value)}</Amount>
          </small>
        )}
      </span>
    </>
  );
}

/** Rows in the shape of the tokens to come. */
export function TokensWaiting() {
  useStyle(tokenListCss);
  const { tokensLoading } = useCatalogue(tokensMessages);
  return (
    <div className="list" aria-busy="true">
      <span className="visually-hidden">{tokensLoading}</span>
      {[1, 2, 3].map((row) => (
        <div key={row} className="row skeleton" />
      ))}
    </div>
  );
}
