import { Legal } from '../connect/legal';
import { WalletLists } from '../connect/wallet-lists';

/** The wallets alone, for a site that shows logins first. */
export default function ConnectWalletsView() {
  return (
    <Legal>
      <WalletLists />
    </Legal>
  );
}
