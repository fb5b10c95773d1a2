import { useEffect } from 'react';
import { addressOf } from '../../../domain/caip/caip-address';
import type { CaipNetworkId } from '../../../domain/caip/caip-network-id';
import { isCaipNetworkId } from '../../../domain/caip/chain-id-grammar';
import { isHidden, markOf, NO_MARKS, shownMark, tokenKey } from '../../../domain/token/token-marks';
import { tokenWarnings } from '../../../domain/token/token-warnings';
import type { TokenBalance } from '../../../domain/token/token-balance';
import { useMessages, useViewEntry } from '../../bindings/shell-context';
import { tokenText } from '../../bindings/token-text';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useExact } from '../../bindings/use-exact';
import { useFeature } from '../../bindings/use-feature';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { useMoney } from '../../bindings/use-money';
import { holdingsMessages } from '../../messages/holdings-en';
import { tokensMessages } from '../../messages/tokens-en';
import { Amount } from '../../parts/amount';
import { ContractDetail } from '../../parts/contract-detail';
import { Detail, DetailList } from '../../parts/detail-list';
import { TokenEmblem } from '../../parts/token-emblem';
import { useFieldStyle } from '../../parts/use-field-style';
import {
  WaitingActions,
  WaitingChoices,
  WaitingDetails,
  WaitingFacts,
  WaitingHead,
} from '../../parts/waiting-details';
import { Icon } from '../../primitives/icon';
import { useHoldingsStyle } from './use-holdings-style';
import { TokenActions, useTokenFeatures } from './token-actions';

export { holdingsMessages as messages };

/** One token of the account in use: `token` of the arguments says which, by its CAIP-10 id or that of the network. */
export default function TokenDetailsView() {
  useHoldingsStyle();
  const { tokenGone } = useCatalogue(holdingsMessages);
  const key = useViewEntry()?.args?.['token'] ?? '';
  const { verbs } = useFeature('tokens');
  const portfolio = useWidgetState(({ features }) => features.tokens);
  const token = portfolio?.tokens.find((each) => tokenKey(each) === key);
  useEffect(() => void verbs?.load({ prices: 'none' }), [verbs]);
  useEffect(() => {
    if (verbs && token) void verbs.price([token]);
  }, [verbs, token]);
  if (token) return <Details token={token} />;
  const isLoading = !portfolio || portfolio.status === 'idle' || portfolio.status === 'loading';
  return isLoading ? <Coming tokenId={key} /> : <p className="note">{tokenGone}</p>;
}

/** The facts of a native currency, and what a token has besides. */
const nativeFacts = ['line', 'line', 'line'] as const;
const tokenFacts = [...nativeFacts, 'line', 'copy'] as const;

/** A token in the shape in which it comes. */
function Coming({ tokenId }: { readonly tokenId: string }) {
  const { tokensLoading } = useCatalogue(tokensMessages);
  const isNative = isCaipNetworkId(tokenId);
  const network = isNative ? tokenId : tokenId.slice(0, tokenId.lastIndexOf(':'));
  const offered = useTokenFeatures(network as CaipNetworkId);
  return (
    <WaitingDetails label={tokensLoading}>
      <WaitingHead hasEmblem />
      <WaitingActions count={Object.values(offered).filter(Boolean).length} />
      <WaitingFacts facts={isNative ? nativeFacts : tokenFacts} />
      <WaitingChoices />
    </WaitingDetails>
  );
}

function Details({ token }: { readonly token: TokenBalance }) {
  const { lang } = useMessages();
  const money = useMoney();
  const exact = useExact();
  const messages = useCatalogue(holdingsMessages);
  const { verbs } = useFeature('tokens');
  const held = useWidgetState(({ features }) => features.tokens?.tokens) ?? [];
  const { address, name, price, quantity, symbol, value } = token;
  return (
    <div className="stack">
      <div className="token-head">
        <TokenEmblem token={token} />
        <p className="headline">
          <bdi>{name}</bdi>
        </p>
        <p className="token-amount">
          <Amount>{tokenText(token, lang)}</Amount>
        </p>
      </div>
      {address !== undefined &&
        tokenWarnings(token, held).map((warning) => (
          <p key={warning} className="notice">
            <Icon name="alert" />
            <span>{messages.tokenWarnings[warning]}</span>
          </p>
        ))}
      <TokenActions token={token} />
      <DetailList>
        <Detail name={messages.tokenPrice}>
          {price ? <bdi>{money(price)}</bdi> : messages.tokenNoPrice}
        </Detail>
        {value && (
          <Detail name={messages.tokenValue}>
            <Amount>{money(value)}</Amount>
          </Detail>
        )}
        <Detail name={messages.tokenBalance}>
          <Amount>
            {exact(quantity.numeric)} {symbol}
          </Amount>
        </Detail>
        {address !== undefined && (
          <>
            <Detail name={messages.tokenDecimals}>{quantity.decimals}</Detail>
            <ContractDetail
              name={messages.tokenContract}
              copyLabel={messages.copyTokenContract}
              address={addressOf(address)}
              onCopy={async () => verbs?.copyContract(token)}
            />
          </>
        )}
      </DetailList>
      <Marks token={token} />
    </div>
  );
}

/** What the visitor can do about the place of the token in lists. */
function Marks({ token }: { readonly token: TokenBalance }) {
  useFieldStyle();
  const widget = useWidget();
  const messages = useCatalogue(holdingsMessages);
  const { verbs } = useFeature('tokens');
  const { added = [], marks = NO_MARKS } = useWidgetState(({ features }) => features.tokens) ?? {};
  const { address } = token;
  const isPinned = markOf(marks, token) === 'pinned';
  const isLeftOut = isHidden(marks, token);
  const remove = (): void => {
    if (address) void verbs?.remove(address);
    void widget.back();
  };
  return (
    <div className="choices">
      <button
        type="button"
        className="chip"
        onClick={() => verbs?.mark(token, isPinned ? shownMark(token) : 'pinned')}
      >
        {isPinned ? messages.tokenUnpin : messages.tokenPin}
      </button>
      <button
        type="button"
        className="chip"
        onClick={() => verbs?.mark(token, isLeftOut ? shownMark(token) : 'hidden')}
      >
        {isLeftOut ? messages.tokenShow : messages.tokenHide}
      </button>
      {address !== undefined && added.includes(address) && (
        <button type="button" className="chip" onClick={remove}>
          {messages.tokenRemove}
        </button>
      )}
    </div>
  );
}
