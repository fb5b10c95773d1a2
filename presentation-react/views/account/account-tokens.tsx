import { useCallback, useEffect, useMemo, useState } from 'react';
import { tokensOn } from '../../../domain/token/networks-of-tokens';
import type { TokenBalance } from '../../../domain/token/token-balance';
import { addsTokens } from '../../../domain/token/token-adding';
import { markedTokens, NO_MARKS, tokenKey } from '../../../domain/token/token-marks';
import { useMessages } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useFeature } from '../../bindings/use-feature';
import { useStyle } from '../../bindings/use-style';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { tokensMessages } from '../../messages/tokens-en';
import { LatePart } from '../../parts/late-part';
import { TokenList, TokensWaiting } from '../../parts/token-list';
import { Icon } from '../../primitives/icon';
import { CurrencyChoice } from './currency-choice';
import accountTokensCss from './account-tokens.css';
import { NetworkFilter } from './network-filter';

/** How many tokens are listed before the visitor asks for all of them. */
const FIRST_TOKENS = 5;

const loadNoTokens = async () => (await import('./no-tokens')).NoTokens;
const loadEditedTokens = async () => (await import('./edited-tokens')).EditedTokens;

const noProps = {};

/** The tokens of the account in use, what they are worth, and which of them are pinned or hidden. */
export function AccountTokens() {
  useStyle(accountTokensCss);
  const widget = useWidget();
  const { tryAgain } = useMessages();
  const messages = useCatalogue(tokensMessages);
  const { verbs, hasFailed, retry } = useFeature('tokens');
  const portfolio = useWidgetState(({ features }) => features.tokens);
  const canAdd = useWidgetState(({ namespace }) => addsTokens[namespace]);
  const [isEditing, setIsEditing] = useState(false);
  const [areAllShown, setAreAllShown] = useState(false);
  useEffect(() => void verbs?.load({ prices: 'none' }), [verbs]);
  const { marks = NO_MARKS, shownNetwork, status, tokens } = portfolio ?? {};
  const { hidden, shown } = useMemo(() => markedTokens(tokens ?? [], marks), [tokens, marks]);
  const found = useMemo(() => tokensOn(shown, shownNetwork), [shown, shownNetwork]);
  const listed = useMemo(
    () => (areAllShown ? found : found.slice(0, FIRST_TOKENS)),
    [found, areAllShown],
  );
  const openDetails = useCallback(
    (token: TokenBalance) => void widget.show('TokenDetails', { args: { token: tokenKey(token) } }),
    [widget],
  );
  const isFailed = hasFailed || status === 'failed';
  const isEmpty = shown.length + hidden.length === 0;
  if (isEmpty && !isFailed && status !== 'loaded') return <TokensWaiting />;
  return (
    <div className="account-tokens">
      {isFailed && (
        <p className="note" role="alert">
          {messages.tokensFailed}
          <button
            type="button"
            className="link"
            onClick={() => (verbs ? void verbs.refresh() : retry())}
          >
            {tryAgain}
          </button>
        </p>
      )}
      {isEmpty && !isFailed && <LatePart load={loadNoTokens} props={noProps} />}
      {isEditing ? (
        <LatePart
          load={loadEditedTokens}
          props={{
            tokens: [...shown, ...hidden],
            marks,
            onMark: (token, mark) => verbs?.mark(token, mark),
          }}
        />
      ) : (
        listed.length > 0 && (
          <TokenList
            tokens={listed}
            label={messages.tokensFound(found.length)}
            onPress={openDetails}
            onSight={
              verbs &&
              ((rows) => {
                void verbs.price(rows);
                void verbs.lookBack(rows);
              })
            }
          />
        )
      )}
      <div className="tokens-foot">
        {!isEditing && (
          <>
            {!areAllShown && found.length > FIRST_TOKENS && (
              <button type="button" className="link" onClick={() => setAreAllShown(true)}>
                {messages.tokensAll(found.length)}
              </button>
            )}
            {hidden.length > 0 && (
              <button type="button" className="link" onClick={() => setIsEditing(true)}>
                {messages.tokensHidden(hidden.length)}
              </button>
            )}
            {canAdd && !isFailed && (
              <button type="button" className="link" onClick={() => void widget.show('AddToken')}>
                {messages.tokensAdd}
              </button>
            )}
            <NetworkFilter
              tokens={shown}
              chosen={shownNetwork}
              onChoose={(network) => verbs?.filter(network)}
            />
          </>
        )}
        {!isEmpty && (
          <button
            type="button"
            className="link"
            aria-pressed={isEditing}
            onClick={() => setIsEditing(!isEditing)}
          >
            {isEditing ? messages.tokensEdited : messages.tokensEdit}
          </button>
        )}
        {shown.some(({ value }) => value) && (
          <CurrencyChoice onChoose={(code) => verbs?.chooseCurrency(code)} />
        )}
        {!isEmpty && (
          <button
            type="button"
            className="tool"
            aria-label={messages.tokensRefresh}
            aria-disabled={status === 'loading' || undefined}
            onClick={() => void verbs?.refresh()}
          >
            <Icon name="reload" />
          </button>
        )}
      </div>
    </div>
  );
}
