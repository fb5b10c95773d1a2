import { Icon } from '../../primitives/icon';
import { useCatalogue } from '../../bindings/use-catalogue';
import { walletsMessages } from '../../messages/wallets-en';
import { accountIcons } from '../../primitives/account-icons';

/** The site has no networks. Says that, and that only the site can change it. */
export default function NoNetworkView() {
  const { noNetwork } = useCatalogue(walletsMessages);
  return (
    <div className="scene">
      <span className="medallion">
        <Icon name={accountIcons.network} />
      </span>
      <p className="lead" role="alert">
        {noNetwork}
      </p>
    </div>
  );
}
