import { Icon } from '../../primitives/icon';
import { useMessages } from '../../bindings/shell-context';

/** The site has no networks. Says that, and that only the site can change it. */
export default function NoNetworkView() {
  const { noNetwork } = useMessages();
  return (
    <div className="scene">
      <span className="medallion">
        <Icon name="network" />
      </span>
      <p className="lead" role="alert">
        {noNetwork}
      </p>
    </div>
  );
}
