import { checkAddress } from '../../domain/address/is-address';
import { parseCaipNetworkId } from '../../domain/caip/caip-network-id';
import {
  type Contact,
  type ContactFault,
  contactFault,
  contactName,
  parseContacts,
  withContact,
  withoutContact,
} from '../../domain/send/contacts';
import type { CurrentAccount } from '../session/current-account';
import type { StoredValues } from '../state/stored-values';

const CONTACTS = 'contacts';

/** The receivers to whom the visitor has given names, on this device only. Nothing is kept before the first one. */
export class Contacts {
  readonly #stored: StoredValues;

  constructor(stored: StoredValues) {
    this.#stored = stored;
  }

  /** Those that can be sent to on the network of `account`. */
  on({ namespace, network }: CurrentAccount): readonly Contact[] {
    const chain = parseCaipNetworkId(network.caipNetworkId);
    return this.#all.filter(
      (contact) => contact.namespace === namespace && checkAddress(contact.address, chain).ok,
    );
  }

  /** Keeps a contact, in the place of one with the same address; else returns why not. */
  save(
    { namespace, network }: CurrentAccount,
    typed: string,
    receiver: string,
  ): ContactFault | undefined {
    const check = checkAddress(receiver, parseCaipNetworkId(network.caipNetworkId));
    if (!check.ok) return 'address';
    const contact = { name: contactName(typed), address: check.address, namespace };
    const contacts = this.#all;
    const fault = contactFault(contacts, contact);
    if (!fault) this.#stored.setJson(CONTACTS, withContact(contacts, contact));
    return fault;
  }

  remove({ namespace }: CurrentAccount, address: string): void {
    this.#stored.setJson(CONTACTS, withoutContact(this.#all, { address, namespace }));
  }

  get #all(): readonly Contact[] {
    return parseContacts(this.#stored.json(CONTACTS));
  }
}
