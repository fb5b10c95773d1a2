import { useCallback, useEffect, useMemo, useState } from 'react';
import { totalValue, type TokenBalance } from '../../../domain/token/token-balance';
import { addsTokens } from '../../../domain/token/token-adding';
import { markedTokens, NO_MARKS, tokenKey } from '../../../domain/token/token-marks';
import { useMessages, useShellContext } from '../../bindings/shell-context';
import { useAmountText } from '../../bindings/use-amount-text';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useFeature } from '../../bindings/use-feature';
import { useStyle } from '../../bindings/use-style';
import { useMoney } from '../../bindings/use-money';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { tokensMessages } from '../../messages/tokens-en';
import { LatePart } from '../../parts/late-part';
import { TokenList, TokensWaiting } from '../../parts/token-list';
import { Action } from '../../primitives/action';
import { Icon } from '../../primitives/icon';
import { CurrencyChoice } from './currency-choice';
import accountTokensCss from './account-tokens.css';

/** How many tokens are listed before the visitor asks for all of them. */
const FIRST_TOKENS = 5;

const loadEditedTokens = async () => (await import('./edited-tokens')).EditedTokens;

/** The tokens of the account in use, what they are worth, and which of them are pinned or hidden. */
export function AccountTokens() {
  useStyle(accountTokensCss);
  const widget = useWidget();
  const { tryAgain } = useMessages();
  const messages = useCatalogue(tokensMessages);
  const amountText = useAmountText();
  const money = useMoney();
  const { verbs, hasFailed, retry } = useFeature('tokens');
  const portfolio = useWidgetState(({ features }) => features.tokens);
  const canAdd = useWidgetState(({ namespace }) => addsTokens[namespace]);
  const [isEditing, setIsEditing] = useState(false);
  const [areAllShown, setAreAllShown] = useState(false);
  useEffect(() => void verbs?.load({ prices: 'none' }), [verbs]);
  const { marks = NO_MARKS, status, tokens } = portfolio ?? {};
  const { hidden, shown } = useMemo(() => markedTokens(tokens ?? [], marks), [tokens, marks]);
  const listed = useMemo(
    () => (areAllShown ? shown : shown.slice(0, FIRST_TOKENS)),
    [shown, areAllShown],
  );
  const openDetails = useCallback(
    (token: TokenBalance) => void widget.show('TokenDetails', { args: { token: tokenKey(token) } }),
    [widget],
  );
  const isFailed = hasFailed || status === 'failed';
  const isEmpty = shown.length + hidden.length === 0;
  if (isEmpty && !isFailed && status !== 'loaded') return <TokensWaiting />;
  const priced = shown.filter(({ value }) => value).length;
  const total = priced > 0 && amountText(money(totalValue(shown)));
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
      {isEmpty && !isFailed && <NoTokens />}
      {!isEmpty && (
        <div className="tokens-head">
          {total && (
            <bdi className="worth">
              {priced === shown.length
                ? messages.tokensTotal(total)
                : messages.tokensAtLeast(total)}
            </bdi>
          )}
          {total && <CurrencyChoice onChoose={(code) => verbs?.chooseCurrency(code)} />}
          <button
            type="button"
            className="link"
            aria-pressed={isEditing}
            onClick={() => setIsEditing(!isEditing)}
          >
            {isEditing ? messages.tokensEdited : messages.tokensEdit}
          </button>
          <button
            type="button"
            className="tool"
            aria-label={messages.tokensRefresh}
            aria-disabled={status === 'loading' || undefined}
            onClick={() => void verbs?.refresh()}
          >
            <Icon name="reload" />
          </button>
        </div>
      )}
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
            label={messages.tokensFound(shown.length)}
            onPress={openDetails}
            onSight={verbs && ((rows) => void verbs.price(rows))}
          />
        )
      )}
      {!isEditing && (
        <div className="tokens-foot">
          {!areAllShown && shown.length > FIRST_TOKENS && (
            <button type="button" className="link" onClick={() => setAreAllShown(true)}>
              {messages.tokensAll(shown.length)}
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
        </div>
      )}
    </div>
  );
}

/** No tokens yet: what to do about it. */
function NoTokens() {
  const widget = useWidget();
  const messages = useCatalogue(tokensMessages);
  const { walletFeatures } = useMessages();
  const { views } = useShellContext();
  const isOffered = widget.options.features.receive && views.has('WalletReceive');
  return (
    <div className="stack">
      <div className="scene">
        <p className="headline">{messages.tokensNone}</p>
        <p className="hint">{messages.tokensNoneHint}</p>
      </div>
      {isOffered && (
        <Action kind="secondary" icon="receive" onPress={() => void widget.show('WalletReceive')}>
          {walletFeatures.receive}
        </Action>
      )}
    </div>
  );
}
