import { useId } from 'react';
import type { Account } from '../../../domain/account/account';
import { shortenAddress } from '../../../domain/address/shorten-address';
import type { ChainNamespace } from '../../../domain/caip/chain-namespace';
import { useWidget } from '../../bindings/widget-context';
import { useAccountMessages } from '../../bindings/use-account-messages';

interface AccountChoiceProps {
  readonly namespace: ChainNamespace;
  readonly account: Account;
}

/** The accounts that the wallet shares, of which the visitor chooses one. */
export function AccountChoice({ namespace, account }: AccountChoiceProps) {
  const widget = useWidget();
  const messages = useAccountMessages();
  const group = useId();
  const choose = async (address: string): Promise<void> => {
    const feature = await widget.feature('account');
    feature.use(namespace, address);
  };
  const known = new Map(account.accounts?.map((one) => [one.address, one]));
  // By name, in an order that a choice does not change.
  const keyOf = (address: string): string => `${known.get(address)?.label ?? ''} ${address}`;
  const addresses = [...account.allAddresses].sort((one, other) =>
    keyOf(one).localeCompare(keyOf(other), messages.lang),
  );
  return (
    <fieldset className="account-choice">
      <legend className="visually-hidden">{messages.accountsOn(messages.chains[namespace])}</legend>
      {addresses.map((address) => {
        const { label, purpose } = known.get(address) ?? {};
        const notes = [label, purpose && messages.purposes[purpose]].filter(Boolean);
        return (
          <label key={address}>
            <input
              type="radio"
              name={group}
              checked={address === account.address}
              onChange={() => void choose(address)}
            />
            <bdi title={address}>{shortenAddress(address)}</bdi>
            {notes.length > 0 && (
              <small>
                <bdi>{notes.join(', ')}</bdi>
              </small>
            )}
          </label>
        );
      })}
    </fieldset>
  );
}
