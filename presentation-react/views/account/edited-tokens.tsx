import { useRef } from 'react';
import type { TokenBalance } from '../../../domain/token/token-balance';
import {
  isHidden,
  markOf,
  shownMark,
  type TokenMark,
  type TokenMarks,
} from '../../../domain/token/token-marks';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useStyle } from '../../bindings/use-style';
import { tokensMessages } from '../../messages/tokens-en';
import { useFieldStyle } from '../../parts/use-field-style';
import { TokenEmblem } from '../../parts/token-emblem';
import { useLongList } from '../../parts/use-long-list';
import editedTokensCss from './edited-tokens.css';

/** The height of a row of a long list, with the gap below it. The style sheet has the same. */
const PITCH = 122;

interface EditedTokensProps {
  readonly tokens: readonly TokenBalance[];
  readonly marks: TokenMarks;
  readonly onMark: (token: TokenBalance, mark: TokenMark | undefined) => void;
}

/** Every token with what the visitor can do about its place in the list. */
export function EditedTokens({ tokens, marks, onMark }: EditedTokensProps) {
  useFieldStyle();
  useStyle(editedTokensCss);
  const { tokensFound } = useCatalogue(tokensMessages);
  const list = useRef<HTMLUListElement>(null);
  const { isLong, places, rowAt, style } = useLongList(list, tokens.length, PITCH);
  return (
    <ul
      ref={list}
      className="list edited"
      aria-label={tokensFound(tokens.length)}
      data-long={isLong || undefined}
      style={style}
    >
      {places.map((place) => {
        const token = tokens[place];
        if (!token) return null;
        const isLeftOut = isHidden(marks, token);
        return (
          <li
            key={token.address ?? token.chainId}
            data-left-out={isLeftOut || undefined}
            {...rowAt(place)}
          >
            <EditedToken
              token={token}
              isLeftOut={isLeftOut}
              isPinned={markOf(marks, token) === 'pinned'}
              onMark={onMark}
            />
          </li>
        );
      })}
    </ul>
  );
}

interface EditedTokenProps extends Pick<EditedTokensProps, 'onMark'> {
  readonly token: TokenBalance;
  readonly isLeftOut: boolean;
  readonly isPinned: boolean;
}

function EditedToken({ token, isLeftOut, isPinned, onMark }: EditedTokenProps) {
  const { tokensHide, tokensPin, tokensUnhide, tokensUnpin } = useCatalogue(tokensMessages);
  const { name, symbol } = token;
  return (
    <>
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
    </>
  );
}
