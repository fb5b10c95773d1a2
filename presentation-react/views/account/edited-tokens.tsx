import type { TokenBalance } from '../../../domain/token/token-balance';
import {
  isHidden,
  markOf,
  shownMark,
  type TokenMark,
  type TokenMarks,
} from '../../../domain/token/token-marks';
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
        const isPinned = markOf(marks, token) === 'pinned';
        const isLeftOut = isHidden(marks, token);
        return (
          <li key={address ?? chainId} data-left-out={isLeftOut || undefined}>
            <TokenEmblem token={token} />
            <bdi className="name">{name}</bdi>
            <button
              type="button"
              className="chip"
              onClick={() => onMark(token, isPinned ? shownMark(token) : 'pinned')}
            >
              {isPinned ? tokensUnpin(symbol) : tokensPin(symbol)}
            </button>
            <button
              type="button"
              className="chip"
              onClick={() => onMark(token, isLeftOut ? shownMark(token) : 'hidden')}
            >
              {isLeftOut ? tokensUnhide(symbol) : tokensHide(symbol)}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
