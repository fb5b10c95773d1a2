import type { TokenBalance } from '../../../domain/token/token-balance';
import { markOf, type TokenMark, type TokenMarks } from '../../../domain/token/token-marks';
import { useCatalogue } from '../../bindings/use-catalogue';
import { tokensMessages } from '../../messages/tokens-en';
import { useFieldStyle } from '../../parts/use-field-style';
import { TokenEmblem } from '../../parts/token-emblem';

interface EditedTokensProps {
  readonly tokens: readonly TokenBalance[];
  readonly marks: TokenMarks;
  readonly onMark: (token: TokenBalance, mark: TokenMark | undefined) => void;
}

/** Every token with what the visitor can do about its place in the list. */
export function EditedTokens({ tokens, marks, onMark }: EditedTokensProps) {
  useFieldStyle();
  const { tokensFound, tokensHide, tokensPin, tokensUnhide, tokensUnpin } =
    useCatalogue(tokensMessages);
  return (
    <ul className="list edited" aria-label={tokensFound(tokens.length)}>
      {tokens.map((token) => {
        const { address, chainId, name, symbol } = token;
        const mark = markOf(marks, token);
        const [isHidden, isPinned] = [mark === 'hidden', mark === 'pinned'];
        return (
          <li key={address ?? chainId} data-mark={mark}>
            <TokenEmblem token={token} />
            <bdi className="name">{name}</bdi>
            <button
              type="button"
              className="chip"
              onClick={() => onMark(token, isPinned ? undefined : 'pinned')}
            >
              {isPinned ? tokensUnpin(symbol) : tokensPin(symbol)}
            </button>
            <button
              type="button"
              className="chip"
              onClick={() => onMark(token, isHidden ? undefined : 'hidden')}
            >
              {isHidden ? tokensUnhide(symbol) : tokensHide(symbol)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
