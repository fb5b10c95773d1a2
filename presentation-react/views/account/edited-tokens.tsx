import { useMemo, useRef } from 'react';
import type { TokenBalance } from '../../../domain/token/token-balance';
import {
  isHidden,
  markOf,
  shownMark,
  tokenKey,
  type TokenMark,
  type TokenMarks,
} from '../../../domain/token/token-marks';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useStyle } from '../../bindings/use-style';
import { tokensMessages } from '../../messages/tokens-en';
import { FarNames } from '../../parts/far-names';
import { useFieldStyle } from '../../parts/use-field-style';
import { TokenEmblem } from '../../parts/token-emblem';
import { useLongList } from '../../parts/use-long-list';
import editedTokensCss from './edited-tokens.css';

/** How far apart the rows of a long list are. */
const PITCH = 120;

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
  const keys = useMemo(() => tokens.map(tokenKey), [tokens]);
  const names = useMemo(() => tokens.map(({ name }) => name), [tokens]);
  const { isLong, places, rowAt, style } = useLongList(list, { keys, pitch: PITCH });
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
          <li key={keys[place]} data-left-out={isLeftOut || undefined} {...rowAt(place)}>
            <EditedToken
              token={token}
              isLeftOut={isLeftOut}
              isPinned={markOf(marks, token) === 'pinned'}
              onMark={onMark}
            />
          </li>
        );
      })}
      {isLong && <FarNames names={names} places={places} pitch={PITCH} as="li" />}
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
