import { useId } from 'react';
import { shortAddress } from './use-wallet-state';

interface AccountChoiceProps {
  readonly addresses: readonly string[];
  readonly chosen: string | undefined;
  readonly onChoose: (address: string) => void;
}

/** The accounts of a wallet, one of them chosen. */
export function AccountChoice({ addresses, chosen, onChoose }: AccountChoiceProps) {
  const name = useId();
  return (
    <fieldset>
      <legend>Account</legend>
      {addresses.map((address, index) => (
        <label key={address} className="choice">
          <input
            type="radio"
            name={name}
            checked={address === chosen}
            onChange={() => onChoose(address)}
          />
          Account {index + 1} <code>{shortAddress(address)}</code>
        </label>
      ))}
    </fieldset>
  );
}
