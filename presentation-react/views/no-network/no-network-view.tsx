import { Icon } from '../../primitives/icon';
import { useMessages } from '../../bindings/shell-context';

/** There is nothing to connect to. Says so, and whose doing it is. */
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
