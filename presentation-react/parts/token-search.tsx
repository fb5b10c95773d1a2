import { useEffect, useMemo, useState } from 'react';
import { matchingTokens, sortTokens } from '../../domain/token/sort-tokens';
import type { TokenBalance } from '../../domain/token/token-balance';
import { useMessages } from '../bindings/shell-context';
import { useCatalogue } from '../bindings/use-catalogue';
import { useFeature } from '../bindings/use-feature';
import { useWidgetState } from '../bindings/widget-context';
import { tokensMessages } from '../messages/tokens-en';
import { Action } from '../primitives/action';
import { Icon } from '../primitives/icon';
import { TokenList, TokensWaiting } from './token-list';
import { useFieldStyle } from './use-field-style';

interface TokenSearchProps {
  readonly label: string;

  /** What a visitor reads who holds nothing. */
  readonly empty: string;
  readonly onChoose: (token: TokenBalance) => void;
}

/** The tokens of the account in use, to search and to choose from. */
export function TokenSearch({ label, empty, onChoose }: TokenSearchProps) {
  useFieldStyle();
  const { tryAgain } = useMessages();
  const messages = useCatalogue(tokensMessages);
  const { verbs, hasFailed, retry } = useFeature('tokens');
  const portfolio = useWidgetState(({ features }) => features.tokens);
  const [search, setSearch] = useState('');
  useEffect(() => void verbs?.load(), [verbs]);
  const tokens = portfolio?.tokens;
  const sorted = useMemo(() => sortTokens(tokens ?? []), [tokens]);
  const found = useMemo(() => matchingTokens(sorted, search), [sorted, search]);
  const isFailed = hasFailed || portfolio?.status === 'failed';
  const isLoading = !isFailed && portfolio?.status !== 'loaded' && sorted.length === 0;
  return (
    <div className="stack">
      <label className="field">
        <Icon name="search" />
        <span className="visually-hidden">{label}</span>
        <input
          type="search"
          value={search}
          placeholder={label}
          aria-label={label}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => setSearch(target.value)}
        />
      </label>
      <p role="status" className="visually-hidden">
        {!isLoading && messages.tokensFound(found.length)}
      </p>
      {found.length > 0 && (
        <TokenList tokens={found} label={messages.tokensFound(found.length)} onPress={onChoose} />
      )}
      {isLoading && <TokensWaiting />}
      {!isLoading && !isFailed && found.length === 0 && (
        <p className="note">{sorted.length === 0 ? empty : messages.tokensNotFound}</p>
      )}
      {isFailed && (
        <>
          <p className="note" role="alert">
            {messages.tokensFailed}
          </p>
          <Action
            kind="secondary"
            icon="reload"
            onPress={() => (verbs ? void verbs.refresh() : retry())}
          >
            {tryAgain}
          </Action>
        </>
      )}
    </div>
  );
}
