import { isFollowed, type Purchase } from '../../../domain/onramp/purchase';
import { useCatalogue } from '../../bindings/use-catalogue';
import { useFeature } from '../../bindings/use-feature';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { onrampMessages, type OnrampMessages } from '../../messages/onramp-en';
import { Action } from '../../primitives/action';
import { Icon } from '../../primitives/icon';
import { Ring, type RingState } from '../../primitives/ring';
import { arrivalOf, BoughtTokens } from './bought-tokens';
import { SellerEmblem } from './seller-emblem';
import { useBuy } from './use-buy';

export { onrampMessages as messages };

const rings: { readonly [Status in Purchase['status']]: RingState } = {
  idle: 'resting',
  opening: 'turning',
  buying: 'turning',
  bought: 'done',
  failed: 'troubled',
};

/** A purchase on the page of a provider, until what was bought arrives. */
export default function BuyInProgressView() {
  const widget = useWidget();
  const messages = useCatalogue(onrampMessages);
  const { providers, purchase } = useWidgetState(({ features }) => features.onramp) ?? {};
  const { verbs } = useFeature('onramp');
  const { buy, isBlocked } = useBuy(verbs);
  const networks = useWidgetState((state) => state.networks);
  if (!purchase || purchase.status === 'idle') return <ToProviders />;
  const { provider, status } = purchase;
  const label = providers?.find(({ name }) => name === provider)?.label ?? '';
  const brought = purchase.status === 'bought' ? purchase.transaction : undefined;
  const arrival = brought && arrivalOf(brought, networks);
  const seller = <SellerEmblem provider={provider} name={label} size="large" />;
  if (arrival) return <BoughtTokens arrival={arrival} seller={seller} />;
  const { headline, hint } = wordsFor(purchase, label, messages);
  return (
    <div className="stack">
      <div className="scene">
        <Ring state={rings[status]}>{seller}</Ring>
        <p className="headline" role="status">
          {headline}
        </p>
        {hint !== undefined && <p className="hint">{hint}</p>}
      </div>
      {isBlocked && (
        <p role="alert" className="notice">
          <Icon name="alert" />
          <span>{messages.onrampBlocked}</span>
        </p>
      )}
      {status === 'bought' ? (
        <Action kind="primary" onPress={() => void widget.open({ view: 'Account' })}>
          {messages.onrampDone}
        </Action>
      ) : (
        <Action
          kind={status === 'failed' ? 'primary' : 'secondary'}
          icon="external"
          isBusy={status === 'opening'}
          onPress={() => buy(provider)}
        >
          {messages.onrampOpenAgain}
        </Action>
      )}
    </div>
  );
}

/** No purchase is under way: the account has changed. */
function ToProviders() {
  const widget = useWidget();
  const messages = useCatalogue(onrampMessages);
  return (
    <div className="stack">
      <div className="scene">
        <p className="headline" role="status">
          {messages.onrampEnded}
        </p>
        <p className="hint">{messages.onrampEndedHint}</p>
      </div>
      <Action kind="primary" onPress={() => void widget.back()}>
        {messages.onrampOtherProvider}
      </Action>
    </div>
  );
}

function wordsFor(
  { provider, status }: Exclude<Purchase, { status: 'idle' }>,
  label: string,
  messages: OnrampMessages,
): { readonly headline: string; readonly hint?: string } {
  switch (status) {
    case 'opening':
      return { headline: messages.onrampOpening(label) };
    case 'buying':
      return {
        headline: messages.onrampBuying(label),
        // Of the others the widget does not learn what was bought.
        hint: isFollowed(provider) ? messages.onrampBuyingHint : messages.onrampUnfollowedHint,
      };
    case 'bought':
      return { headline: messages.onrampBought, hint: messages.onrampBoughtHint };
    case 'failed':
      return { headline: messages.onrampFailed(label) };
  }
}
