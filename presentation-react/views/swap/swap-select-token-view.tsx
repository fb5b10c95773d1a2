import { useEffect, useMemo } from 'react';
import { offeredTokens } from '../../../domain/swap/swap-tokens';
import type { TokenBalance } from '../../../domain/token/token-balance';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useFeature } from '../../bindings/use-feature';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { swapMessages } from '../../messages/swap-en';
import { NotDownloaded } from '../../parts/not-downloaded';
import { TokenPicker } from '../../parts/token-picker';

export { swapMessages as messages };

/** The tokens that can be swapped, to choose what is given or received. */
export default function SwapSelectTokenView() {
  const widget = useWidget();
  const messages = useCatalogue(swapMessages);
  const { verbs, hasFailed, retry } = useFeature('swap');
  const state = useWidgetState(({ features }) => features.swap);
  const isTarget = useWidgetState(({ view }) => view?.args?.['side'] === 'to');
  useEffect(() => void verbs?.load(), [verbs]);
  const tokens = useMemo(() => offeredTokens(state?.tokens ?? []), [state?.tokens]);
  if (hasFailed) return <NotDownloaded onRetry={retry} />;
  const choose = (token: TokenBalance): void => {
    if (isTarget) verbs?.chooseTo(token);
    else verbs?.chooseFrom(token);
    void widget.back();
  };
  const list = state?.list === 'idle' || state?.list === 'unsupported' ? 'loading' : state?.list;
  return (
    <TokenPicker
      label={messages.swapSearch}
      tokens={tokens}
      status={list ?? 'loading'}
      empty={messages.swapTokensNone}
      notFound={messages.swapTokenNotFound}
      onRetry={() => void verbs?.load()}
      onChoose={choose}
    />
  );
}
