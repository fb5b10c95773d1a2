import type { TestWallet } from 'cleatkit/testing';
import { useSyncExternalStore } from 'react';
import { shortAddress, useAddresses, useWalletState } from './use-wallet-state';
import {
  type AnswerMode,
  answerModes,
  type WalletSettings,
  walletSettings,
} from './wallet-settings';

/** Everything that a visitor can do in a wallet, and a few things that only a test can do. */
export function WalletControls({ wallets }: { readonly wallets: readonly TestWallet[] }) {
  return (
    <div className="controls">
      <p className="note">
        A wallet for trying things. Its keys are public and its money is worthless.
      </p>
      {wallets.map((wallet) => (
        <OneWallet key={wallet.info.rdns} wallet={wallet} />
      ))}
      <SettingsOfAll />
    </div>
  );
}

function OneWallet({ wallet }: { readonly wallet: TestWallet }) {
  const { isGone, isLocked, chainId, chains, sharedAccounts, pending } = useWalletState(wallet);
  const addresses = useAddresses(wallet);
  return (
    <section aria-label={wallet.info.name}>
      <h2>{wallet.info.name}</h2>
      <Waiting wallet={wallet} count={pending.length} />
      <label>
        Account in use
        <select
          value={sharedAccounts[0] ?? ''}
          onChange={(event) => wallet.setAccounts(event.target.value ? [event.target.value] : [])}
        >
          <option value="">None: not connected</option>
          {addresses.map((address, index) => (
            <option key={address} value={address} disabled={sharedAccounts.length === 0}>
              Account {index + 1} {shortAddress(address)}
            </option>
          ))}
        </select>
      </label>
      <label>
        Network
        <select
          value={chainId}
          onChange={(event) => wallet.switchChain(Number(event.target.value))}
        >
          {chains.map((chain) => (
            <option key={chain.chainId} value={chain.chainId}>
              {chain.name ?? `Chain ${chain.chainId}`}
            </option>
          ))}
        </select>
      </label>
      <Switch
        label="Locked"
        isOn={isLocked}
        onChange={(on) => (on ? wallet.lock() : wallet.unlock())}
      />
      <Switch
        label="Turned off, as an extension can be"
        isOn={isGone}
        onChange={(on) => (on ? wallet.vanish() : wallet.reappear())}
      />
      <button type="button" onClick={() => wallet.disconnect()}>
        Disconnect from the wallet’s side
      </button>
    </section>
  );
}

/** The requests that a wallet which never answers has received. */
function Waiting({ wallet, count }: { readonly wallet: TestWallet; readonly count: number }) {
  const { answers } = useSyncExternalStore(walletSettings.subscribe, walletSettings.getSnapshot);
  if (count === 0 || answers !== 'silent') return null;
  return (
    <p role="status" className="waiting">
      {count === 1 ? 'A question waits.' : `${count} questions wait.`} Answer late:{' '}
      <button type="button" onClick={() => wallet.settle('approve')}>
        Approve
      </button>{' '}
      <button type="button" onClick={() => wallet.settle('reject')}>
        Decline
      </button>
    </p>
  );
}

function SettingsOfAll() {
  const settings = useSyncExternalStore(walletSettings.subscribe, walletSettings.getSnapshot);
  const change = (part: Partial<WalletSettings>): void => walletSettings.change(part);
  return (
    <section aria-label="How it behaves">
      <h2>How it behaves</h2>
      <label>
        When it is asked
        <select
          value={settings.answers}
          onChange={(event) => {
            const mode = modes.find((each) => each === event.target.value);
            if (mode) change({ answers: mode });
          }}
        >
          {modes.map((mode) => (
            <option key={mode} value={mode}>
              {answerModes[mode]}
            </option>
          ))}
        </select>
      </label>
      <h3>From the next load of the page</h3>
      <Switch
        label="Announces itself two seconds late"
        isOn={settings.isLate}
        onChange={(isLate) => change({ isLate })}
      />
      <Switch
        label="Knows Arbitrum One"
        isOn={settings.knowsArbitrum}
        onChange={(knowsArbitrum) => change({ knowsArbitrum })}
      />
      <Switch
        label="A second test wallet is there"
        isOn={settings.isSecondThere}
        onChange={(isSecondThere) => change({ isSecondThere })}
      />
      <button type="button" onClick={() => location.reload()}>
        Load the page again
      </button>
    </section>
  );
}

const modes: readonly AnswerMode[] = ['ask', 'slow', 'silent', 'idle'];

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}

function Switch({ label, isOn, onChange }: SwitchProps) {
  return (
    <label className="choice">
      <input type="checkbox" checked={isOn} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}
