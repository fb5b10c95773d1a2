import type { TestWallet } from 'cleatkit/testing';
import { useSyncExternalStore } from 'react';
import { RadioList } from '../playground/fields/radio-list';
import { Toggle } from '../playground/fields/toggle';
import { shortAddress, useAddresses, useWalletState } from './use-wallet-state';
import { WaitingQuestions } from './waiting-questions';
import { answerModes, type WalletSettings, walletSettings } from './wallet-settings';

/** Everything that a visitor can do in a wallet, and a few things that only a test can do. */
export function WalletControls({ wallets }: { readonly wallets: readonly TestWallet[] }) {
  return (
    <>
      <AnswerChoice />
      {wallets.map((wallet) => (
        <OneWallet key={wallet.info.rdns} wallet={wallet} />
      ))}
      <SettingsOfNextLoad />
    </>
  );
}

/** How all test wallets answer. */
function AnswerChoice() {
  const { answers } = useSyncExternalStore(walletSettings.subscribe, walletSettings.getSnapshot);
  return (
    <RadioList
      legend="When a test wallet is asked, it"
      options={answerModes}
      chosen={answers}
      onChoose={(mode) => walletSettings.change({ answers: mode })}
    />
  );
}

function OneWallet({ wallet }: { readonly wallet: TestWallet }) {
  const { isGone, isLocked, chainId, chains, sharedAccounts, pending } = useWalletState(wallet);
  const addresses = useAddresses(wallet);
  return (
    <section aria-label={wallet.info.name} className="wallet">
      <h3>
        <img src={wallet.info.icon} alt="" width="20" height="20" />
        {wallet.info.name}
      </h3>
      <WaitingQuestions wallet={wallet} count={pending.length} />
      <label className="field">
        Network in the wallet
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
      <label className="field">
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
      <Toggle
        label="Locked"
        isOn={isLocked}
        onChange={(on) => (on ? wallet.lock() : wallet.unlock())}
      />
      <Toggle
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

const nextLoad = {
  isLate: 'Announces itself two seconds late',
  knowsArbitrum: 'Knows Arbitrum One',
  isAtomic: 'Sends several calls all or none (EIP-7702)',
  isSecondThere: 'A second test wallet is there',
} as const satisfies Partial<Record<keyof WalletSettings, string>>;

function SettingsOfNextLoad() {
  const settings = useSyncExternalStore(walletSettings.subscribe, walletSettings.getSnapshot);
  const names = Object.keys(nextLoad) as (keyof typeof nextLoad)[];
  return (
    <fieldset>
      <legend>From the next load of the page</legend>
      {names.map((name) => (
        <Toggle
          key={name}
          label={nextLoad[name]}
          isOn={settings[name]}
          onChange={(isOn) => walletSettings.change({ [name]: isOn })}
        />
      ))}
      <button type="button" onClick={() => location.reload()}>
        Load the page again
      </button>
    </fieldset>
  );
}
