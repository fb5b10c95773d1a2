import { shortenAddress } from '../../domain/address/shorten-address';
import { avatarGradient } from '../primitives/avatar';
import { Icon } from '../primitives/icon';
import { WholeAddress } from './whole-address';
import { lateIcons } from '../primitives/late-icons';

/** The visitor's own account, which needs no reading: its ends, and the whole of it at a press. */
export function OwnAccount({ address }: { readonly address: string }) {
  return (
    <details className="own-account">
      <summary>
        <span className="dot" style={{ background: avatarGradient(address) }} />
        <bdi>{shortenAddress(address)}</bdi>
        <Icon name={lateIcons.down} />
      </summary>
      <bdi>
        <WholeAddress address={address} />
      </bdi>
    </details>
  );
}
