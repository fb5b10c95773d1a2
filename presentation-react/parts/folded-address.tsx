import { shortenAddress } from '../../domain/address/shorten-address';
import { useStyle } from '../bindings/use-style';
import { Icon } from '../primitives/icon';
import foldedAddressCss from './folded-address.css';
import { WholeAddress } from './whole-address';
import { lateIcons } from '../primitives/late-icons';

interface FoldedAddressProps {
  readonly address: string;

  /** The name that the visitor knows it by. */
  readonly name?: string | undefined;
}

/** An address in short, and whole once the visitor presses it: for where no money depends on it any more. */
export function FoldedAddress({ address, name }: FoldedAddressProps) {
  useStyle(foldedAddressCss);
  return (
    <details className="folded-address">
      <summary>
        <bdi>{name ?? shortenAddress(address)}</bdi>
        <Icon name={lateIcons.down} />
      </summary>
      <bdi>
        <WholeAddress address={address} />
      </bdi>
    </details>
  );
}
