import type { WalletEvents } from './wallet-events';
import type { WalletMemory } from './wallet-memory';

export interface WalletSharingDeps {
  readonly origin: string;
  readonly memory: WalletMemory;
  readonly events: WalletEvents;
}

/** The accounts that the site may see. */
export class WalletSharing {
  readonly #deps: WalletSharingDeps;

  constructor(deps: WalletSharingDeps) {
    this.#deps = deps;
  }

  /** The accounts that the site sees now: none while the wallet is locked. */
  get visible(): readonly string[] {
    return this.#deps.memory.record.isLocked ? [] : this.granted;
  }

  /** The accounts that the visitor has granted, also while the wallet is locked. */
  get granted(): readonly string[] {
    const { grants } = this.#deps.memory.record;
    return Object.hasOwn(grants, this.#deps.origin) ? (grants[this.#deps.origin] ?? []) : [];
  }

  /** Grants exactly `accounts`; an empty list revokes the grant. */
  grant(accounts: readonly string[]): void {
    this.#change(() => this.#remember(accounts));
  }

  /** Revokes the grants without an event. */
  forget(): void {
    this.#remember([]);
  }

  /** Locks or unlocks the wallet. */
  setLock(isLocked: boolean): void {
    this.#change(() => this.#deps.memory.update({ isLocked }));
  }

  #remember(accounts: readonly string[]): void {
    const { memory, origin } = this.#deps;
    const { [origin]: _before, ...others } = memory.record.grants;
    memory.update({ grants: accounts.length > 0 ? { ...others, [origin]: accounts } : others });
  }

  /** Notifies the site when its visible accounts have changed. */
  #change(apply: () => void): void {
    const before = this.visible;
    apply();
    const after = this.visible;
    if (after.join() !== before.join()) this.#deps.events.emit('accountsChanged', [...after]);
  }
}
