import { useEffect, useMemo } from 'react';
import { sortTokens } from '../../domain/token/sort-tokens';
import type { TokenBalance } from '../../domain/token/token-balance';
import { useCatalogue } from '../bindings/use-catalogue';
import { useFeature } from '../bindings/use-feature';
import { useWidgetState } from '../bindings/widget-context';
import { tokensMessages } from '../messages/tokens-en';
import { TokenPicker } from './token-picker';

interface TokenSearchProps {
  readonly label: string;

  /** What a visitor reads who holds nothing. */
  readonly empty: string;
  readonly onChoose: (token: TokenBalance) => void;
}

/** The tokens of the account in use, to search and to choose from. */
export function TokenSearch({ label, empty, onChoose }: TokenSearchProps) {
  const { tokensNotFound } = useCatalogue(tokensMessages);
  const { verbs, hasFailed, retry } = useFeature('tokens');
  const portfolio = useWidgetState(({ features }) => features.tokens);
  useEffect(() => void verbs?.load(), [verbs]);
  const tokens = portfolio?.tokens;
  const sorted = useMemo(() => sortTokens(tokens ?? []), [tokens]);
  const isFailed = hasFailed || portfolio?.status === 'failed';
  const status = portfolio?.status === 'loaded' ? 'loaded' : 'loading';
  return (
    <TokenPicker
      label={label}
      tokens={sorted}
      status={isFailed ? 'failed' : status}
      empty={empty}
      notFound={tokensNotFound}
      onRetry={() => (verbs ? void verbs.refresh() : retry())}
      onChoose={onChoose}
    />
  );
}
