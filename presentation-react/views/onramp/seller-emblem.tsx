import type { OnrampProviderName } from '../../../domain/onramp/onramp-offer';
import { useStyle } from '../../bindings/use-style';
import { hashOf } from '../../primitives/avatar';
import { Emblem } from '../../primitives/emblem';
import { Stroke } from '../../primitives/icon';
import sellerEmblemCss from './seller-emblem.css';

interface SellerEmblemProps {
  readonly provider: OnrampProviderName;
  readonly name: string;
  readonly size?: 'large';
}

const CARD =
  'M4.5 5h11A1.5 1.5 0 0 1 17 6.5v7a1.5 1.5 0 0 1-1.5 1.5h-11A1.5 1.5 0 0 1 3 13.5v-7A1.5 1.5 0 0 1 4.5 5ZM3 8.5h14M6 12h2.5';

/** The logo of a provider that sells tokens. One whose logo is in no package gets a card, on a hue made from its id. */
export function SellerEmblem({ provider, name, size }: SellerEmblemProps) {
  useStyle(sellerEmblemCss);
  if (provider === 'coinbase') {
    return <Emblem id="onramp:coinbase" name={name} shape="token" {...(size && { size })} />;
  }
  const background = `oklch(53% .14 ${hashOf(provider) % 360})`;
  return (
    <span
      className="emblem seller"
      data-shape="token"
      data-size={size}
      style={{ background }}
      aria-hidden="true"
    >
      <Stroke path={CARD} />
    </span>
  );
}
