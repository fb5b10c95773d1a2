import { useCatalogue } from '../../bindings/use-catalogue';
import { useFeature } from '../../bindings/use-feature';
import { useStyle } from '../../bindings/use-style';
import { useWidget, useWidgetState } from '../../bindings/widget-context';
import { onrampMessages } from '../../messages/onramp-en';
import { columnKeys } from '../../primitives/arrow-keys/key-map';
import { useArrowKeys } from '../../primitives/arrow-keys/use-arrow-keys';
import { Icon } from '../../primitives/icon';
import { Spinner } from '../../primitives/spinner';
import { RarePart } from '../../parts/rare-part';
import onrampCss from './onramp.css';
import { OtherWays } from './other-ways';
import { SellerEmblem } from './seller-emblem';
import { useBuy } from './use-buy';

export { onrampMessages as messages };

const loadDocuments = async () => (await import('./buying-documents')).BuyingDocuments;

/** The providers that sell on the network in use, and the ways to get tokens without one. */
export default function OnrampProvidersView() {
  useStyle(onrampCss);
  const messages = useCatalogue(onrampMessages);
  const state = useWidgetState(({ features }) => features.onramp);
  const { verbs } = useFeature('onramp');
  const { features: on, privacyPolicyUrl, termsConditionsUrl } = useWidget().options;
  // A site with the box has the visitor's consent already.
  const hasFooter = !on.legalCheckbox && (privacyPolicyUrl ?? termsConditionsUrl) !== undefined;
  const { buy, isBlocked } = useBuy(verbs);
  const { providers = [], purchase } = state ?? {};
  const opening = purchase?.status === 'opening' ? purchase.provider : undefined;
  const { group, itemProps, onKeyDown } = useArrowKeys(
    providers.map(({ name }) => name),
    columnKeys,
  );
  return (
    <div className="stack">
      {isBlocked && (
        <p role="alert" className="notice">
          <Icon name="alert" />
          <span>{messages.onrampBlocked}</span>
        </p>
      )}
      {state && providers.length === 0 && <p className="note">{messages.onrampNotHere}</p>}
      {providers.length > 0 && (
        <ul ref={group} className="list" onKeyDown={onKeyDown}>
          {providers.map(({ feeRange, label, name }) => (
            <li key={name}>
              <button
                type="button"
                className="row"
                aria-busy={name === opening || undefined}
                onClick={() => buy(name)}
                {...itemProps(name)}
              >
                <SellerEmblem provider={name} name={label} />
                <span className="name">
                  <bdi>{label}</bdi>
                  <small>
                    {name === opening && messages.onrampOpening(label)}
                    {name !== opening &&
                      (feeRange ? messages.onrampFee(feeRange) : messages.onrampFeeThere)}
                  </small>
                </span>
                {name === opening ? <Spinner /> : <Icon name="external" />}
              </button>
            </li>
          ))}
        </ul>
      )}
      <OtherWays />
      {hasFooter && <RarePart load={loadDocuments} />}
    </div>
  );
}
