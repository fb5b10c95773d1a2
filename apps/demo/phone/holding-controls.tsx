import type { Holding } from './phone-holdings';
import type { PhoneStore } from './phone-store';

interface HoldingControlsProps {
  readonly holding: Holding;
  readonly store: PhoneStore;
}

/** The phone's chain and account in one namespace, and which of them sites may see. Each can be changed. */
export function HoldingControls({ holding, store }: HoldingControlsProps) {
  const { namespace, name, chains, accounts, chain, account } = holding;
  return (
    <fieldset className="holding">
      <legend>{name}</legend>
      <label>
        Chain
        <select value={chain} onChange={({ target }) => void store.changeChain(target.value)}>
          {chains.map(({ id, name: chainName }) => (
            <option key={id} value={id}>
              {chainName}
            </option>
          ))}
        </select>
      </label>
      <label>
        Account
        <select
          value={account}
          onChange={({ target }) => void store.changeAccount(namespace, target.value)}
        >
          {accounts.map((address, index) => (
            <option key={address} value={address}>
              {index + 1}: {address.slice(0, 6)}…{address.slice(-4)}
            </option>
          ))}
        </select>
      </label>
      <div className="shared">
        {chains.map(({ id, name: chainName, isShared }) => (
          <label key={id} className="check">
            <input
              type="checkbox"
              checked={isShared}
              onChange={({ target }) => void store.share(id, target.checked)}
            />
            Share {chainName}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
