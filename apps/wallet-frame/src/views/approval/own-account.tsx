import { avatarGradient } from '../../../../../presentation-react/primitives/avatar';
import { Icon } from '../../../../../presentation-react/primitives/icon';
import { shortAddress } from '../../domain/readings/act/short-address';
import { WholeAddress } from '../whole-address';
import { lateIcons } from '../../../../../presentation-react/primitives/late-icons';

interface OwnAccountProps {
  readonly address: string;
  readonly onToggle: () => void;
}

/** The visitor's own account, which needs no reading: its ends, and the whole of it by a press. */
export function OwnAccount({ address, onToggle }: OwnAccountProps) {
  const short = shortAddress(address);
  if (short === undefined) return <WholeAddress address={address} />;
  return (
    <details className="own-account" onToggle={onToggle}>
      <summary>
        <span className="avatar" style={{ background: avatarGradient(address) }} />
        <bdi>{short}</bdi>
        <Icon name={lateIcons.down} />
      </summary>
      <WholeAddress address={address} />
    </details>
  );
}
