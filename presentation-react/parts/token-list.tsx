import { isNativeToken, type TokenBalance } from '../../domain/token/token-balance';
import { useMessages } from '../bindings/shell-context';
import { tokenText } from '../bindings/token-text';
import { useCatalogue } from '../bindings/use-catalogue';
import { useStyle } from '../bindings/use-style';
import { usdText } from '../bindings/usd-text';
import { tokensMessages } from '../messages/tokens-en';
import { TokenEmblem } from './token-emblem';
import tokenListCss from './token-list.css';

interface TokenListProps {
  readonly tokens: readonly TokenBalance[];
  readonly label: string;

  /** Absent where nothing can be done with a token. */
  readonly onPress: ((token: TokenBalance) => void) | undefined;
}

/** Tokens with how much of each there is, and what it is worth where its price is known. */
export function TokenList({ tokens, label, onPress }: TokenListProps) {
  useStyle(tokenListCss);
  return (
    <ul className="list tokens" aria-label={label}>
      {tokens.map((token) => (
        <li key={token.address ?? token.chainId}>
          {onPress ? (
            <button type="button" className="row" onClick={() => onPress(token)}>
              <TokenRow token={token} />
            </button>
          ) : (
            <div className="row still">
              <TokenRow token={token} />
            </div>
          )}
        </li>
      ))}
    </ul>
  );
}

function TokenRow({ token }: { readonly token: TokenBalance }) {
  const { lang } = useMessages();
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
        <bdi>{tokenText(token, lang)}</bdi>
        {value && (
          <small>
            <bdi>{usdText(value, lang)}</bdi>
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
