import { useMemo, useState } from 'react';
import { matchingTokens } from '../../domain/token/sort-tokens';
import type { TokenBalance } from '../../domain/token/token-balance';
import { useMessages } from '../bindings/shell-context';
import { useCatalogue } from '../bindings/use-catalogue';
import { tokensMessages } from '../messages/tokens-en';
import { Action } from '../primitives/action';
import { SearchField } from './search-field';
import { TokenList, TokensWaiting } from './token-list';
import { useFieldStyle } from './use-field-style';

interface TokenPickerProps {
  readonly label: string;

  /** In the order in which they are listed. */
  readonly tokens: readonly TokenBalance[];
  readonly status: 'loading' | 'loaded' | 'failed';

  /** What a visitor reads where there is no token at all, and where no token is found. */
  readonly empty: string;
  readonly notFound: string;
  readonly onRetry: () => void;
  readonly onChoose: (token: TokenBalance) => void;
}

/** Tokens to search and to choose from. */
export function TokenPicker({
  label,
  tokens,
  status,
  empty,
  notFound,
  onRetry,
  onChoose,
}: TokenPickerProps) {
  useFieldStyle();
  const { tryAgain } = useMessages();
  const messages = useCatalogue(tokensMessages);
  const [search, setSearch] = useState('');
  const found = useMemo(() => matchingTokens(tokens, search), [tokens, search]);
  const isLoading = status === 'loading' && tokens.length === 0;
  const isFailed = status === 'failed';
  return (
    <div className="stack">
      <SearchField label={label} text={search} onSearch={setSearch} />
      <p role="status" className="visually-hidden">
        {!isLoading && messages.tokensFound(found.length)}
      </p>
      {found.length > 0 && (
        <TokenList tokens={found} label={messages.tokensFound(found.length)} onPress={onChoose} />
      )}
      {isLoading && <TokensWaiting />}
      {!isLoading && !isFailed && found.length === 0 && (
        <p className="note">{tokens.length === 0 ? empty : notFound}</p>
      )}
      {isFailed && (
        <>
          <p className="note" role="alert">
            {messages.tokensFailed}
          </p>
          <Action kind="secondary" icon="reload" onPress={onRetry}>
            {tryAgain}
          </Action>
        </>
      )}
    </div>
  );
}
