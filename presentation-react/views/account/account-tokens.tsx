import { useEffect, useMemo, useState } from 'react';
import { totalValue, type TokenBalance } from '../../../domain/token/token-balance';
import { markedTokens, NO_MARKS } from '../../../domain/token/token-marks';
import { useMessages, useShellContext } from '../../bindings/shell-context';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useFeature } from '../../bindings/use-feature';
import { useStyle } from '../../bindings/use-style';
import { usdText } from '../../bindings/usd-text';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { tokensMessages } from '../../messages/tokens-en';
import { TokenList, TokensWaiting } from '../../parts/token-list';
import { Icon } from '../../primitives/icon';
import { EditedTokens } from './edited-tokens';
import accountTokensCss from './account-tokens.css';

/** How many tokens are listed before the visitor asks for all of them. */
const FIRST_TOKENS = 5;

/** The tokens of the account in use, what they are worth, and which of them are pinned or hidden. */
export function AccountTokens() {
  useStyle(accountTokensCss);
  const widget = useWidget();
  const { lang, tryAgain } = useMessages();
  const { views } = useShellContext();
  const messages = useCatalogue(tokensMessages);
  const { verbs, hasFailed, retry } = useFeature('tokens');
  const portfolio = useWidgetState(({ features }) => features.tokens);
  const [isEditing, setIsEditing] = useState(false);
  const [areAllShown, setAreAllShown] = useState(false);
  useEffect(() => void verbs?.load(), [verbs]);
  const { marks = NO_MARKS, status, tokens } = portfolio ?? {};
  const { hidden, shown } = useMemo(() => markedTokens(tokens ?? [], marks), [tokens, marks]);
  const isFailed = hasFailed || status === 'failed';
  const isEmpty = shown.length + hidden.length === 0;
  const canSend = widget.options.features.send && views.has('WalletSend');
  const send = async (token: TokenBalance): Promise<void> => {
    const feature = await widget.feature('send');
    void feature.chooseToken(token);
    await widget.show('WalletSend');
  };
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
      {isEmpty && !isFailed && (
        <div className="scene">
          <p className="headline">{messages.tokensNone}</p>
          <p className="hint">{messages.tokensNoneHint}</p>
        </div>
      )}
      {!isEmpty && (
        <div className="tokens-head">
          {shown.some(({ value }) => value) && (
            <bdi className="worth">{messages.tokensTotal(usdText(totalValue(shown), lang))}</bdi>
          )}
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
        <EditedTokens
          tokens={[...shown, ...hidden]}
          marks={marks}
          onMark={(token, mark) => verbs?.mark(token, mark)}
        />
      ) : (
        shown.length > 0 && (
          <TokenList
            tokens={areAllShown ? shown : shown.slice(0, FIRST_TOKENS)}
            label={messages.tokensFound(shown.length)}
            onPress={canSend ? (token) => void send(token) : undefined}
          />
        )
      )}
      {!isEditing && !areAllShown && shown.length > FIRST_TOKENS && (
        <button type="button" className="link" onClick={() => setAreAllShown(true)}>
          {messages.tokensAll(shown.length)}
        </button>
      )}
      {!isEditing && hidden.length > 0 && (
        <button type="button" className="link" onClick={() => setIsEditing(true)}>
          {messages.tokensHidden(hidden.length)}
        </button>
      )}
    </div>
  );
}
