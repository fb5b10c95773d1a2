import { shortenAddress } from '../../../domain/address/shorten-address';
import { avatarGradient } from '../../primitives/avatar';
import { Disclosure } from '../../parts/disclosure';
import { useCatalogue } from '../../bindings/use-catalogue';
import { accountMessages } from '../../messages/account-en';

/**
 * The further addresses that the wallet shares with the site. The visitor chooses among them in the wallet.
 */
export function OtherAddresses({ addresses }: { readonly addresses: readonly string[] }) {
  const { moreAddresses } = useCatalogue(accountMessages);
  if (addresses.length === 0) return null;
  return (
    <Disclosure label={moreAddresses(addresses.length)}>
      <ul className="addresses">
        {addresses.map((address) => (
          <li key={address}>
            <span className="avatar" style={{ background: avatarGradient(address) }} />
            <bdi title={address}>{shortenAddress(address)}</bdi>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
