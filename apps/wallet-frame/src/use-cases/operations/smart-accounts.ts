import type { AccountTypeStore } from '../../ports/account-type-store';
import type { AccountType } from '../../domain/smart/account-type';
import { HostRefusal } from '../../domain/refusals/host-refusal';
import { type Networks, referenceOf } from '../../domain/networks/networks';

export interface SmartAccountsDeps {
  readonly networks: Pick<Networks, 'find' | 'of'>;
  readonly store: AccountTypeStore;
}

/** Which networks have smart accounts, and whether the visitor uses them there. */
export class SmartAccounts {
  readonly #deps: SmartAccountsDeps;
  #chosen: Promise<AccountType | undefined> | undefined;
  #ofSite: AccountType = 'smartAccount';

  constructor(deps: SmartAccountsDeps) {
    this.#deps = deps;
  }

  /** The numbers of the chains that have them. */
  get chains(): readonly number[] {
    const { networks } = this.#deps;
    const own = networks.of('eip155').filter(({ smartAccounts }) => smartAccounts);
    return own.map(({ id }) => Number(referenceOf(id)));
  }

  isOn(id: string): boolean {
    return this.#deps.networks.find(id)?.smartAccounts !== undefined;
  }

  /** The types of account on a network. */
  typesOn(id: string): readonly AccountType[] {
    return this.isOn(id) ? ['eoa', 'smartAccount'] : ['eoa'];
  }

  /** Whether the smart account of a network is a contract at an address of its own. */
  isContractOn(id: string): boolean {
    return this.#deps.networks.find(id)?.smartAccounts?.account === 'factory';
  }

  /** The address of an account on a network. @param owner The address of the visitor's key. */
  async addressOf(type: AccountType, id: string, owner: string): Promise<string> {
    if (type === 'eoa' || !this.isContractOn(id)) return owner;
    const { simpleAccountOf } = await import('../../domain/signing/simple-account');
    return simpleAccountOf(owner);
  }

  /** The type in use: the visitor's choice, or else what the site has set. */
  async typeOn(id: string): Promise<AccountType> {
    if (!this.isOn(id)) return 'eoa';
    this.#chosen ??= this.#deps.store.read().then(
      (kept) => (isAccountType(kept) ? kept : undefined),
      () => undefined,
    );
    return (await this.#chosen) ?? this.#ofSite;
  }

  /** What a visitor who has chosen nothing uses on this site. */
  useOfSite(type: unknown): void {
    if (isAccountType(type)) this.#ofSite = type;
  }

  /** The visitor has chosen. @throws {@link HostRefusal} where no network has smart accounts. */
  async choose(type: unknown): Promise<AccountType> {
    if (!isAccountType(type)) throw new HostRefusal('type cannot be read');
    if (type === 'smartAccount' && this.chains.length === 0) {
      throw new HostRefusal('This wallet has no smart accounts');
    }
    this.#chosen = Promise.resolve(type);
    await this.#deps.store.keep(type);
    return type;
  }
}

function isAccountType(value: unknown): value is AccountType {
  return value === 'eoa' || value === 'smartAccount';
}
