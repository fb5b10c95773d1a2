import { isSameAddress } from '../address/is-address';
import { type ChainNamespace, isChainNamespace } from '../caip/chain-namespace';
import { parseEach, textOf } from '../outside/untrusted-record';
import { plainText } from '../text/plain-text';
import { looksAlike } from './look-alike';

/** A receiver whom the visitor has given a name. */
export interface Contact {
  /** What the visitor calls the receiver. */
  readonly name: string;
  /** The address. */
  readonly address: string;
  /** The namespace of the address. */
  readonly namespace: ChainNamespace;
}

/**
 * Why a contact is not kept.
 *
 * - `name`: nothing of its name can be shown.
 * - `nameTaken`: another contact has that name.
 * - `address`: it has no valid address.
 * - `full`: there are as many as are kept.
 */
export type ContactFault = 'name' | 'nameTaken' | 'address' | 'full';

/** How many contacts are kept, and how long a name may be. */
export const CONTACTS_MAX = 200;
export const CONTACT_NAME_MAX = 40;

const ADDRESS_LENGTH_MAX = 128;

/** The name of a contact as it is shown. */
export function contactName(text: string): string {
  return plainText(text, CONTACT_NAME_MAX);
}

/** Why `contact` is not kept beside `contacts`. One of the same address takes the place of the other. */
export function contactFault(
  contacts: readonly Contact[],
  contact: Contact,
): ContactFault | undefined {
  const others = withoutContact(contacts, contact);
  if (contact.name === '') return 'name';
  if (others.some((other) => isNamed(other, contact.name))) return 'nameTaken';
  return others.length >= CONTACTS_MAX ? 'full' : undefined;
}

/** `contacts` with `added`, in the order of their names. */
export function withContact(contacts: readonly Contact[], added: Contact): readonly Contact[] {
  return [...withoutContact(contacts, added), added].sort((one, other) =>
    one.name.localeCompare(other.name),
  );
}

/** `contacts` without the one of that address. */
export function withoutContact(
  contacts: readonly Contact[],
  { address, namespace }: Pick<Contact, 'address' | 'namespace'>,
): readonly Contact[] {
  return contacts.filter((contact) => !isOf(contact, address, namespace));
}

/** The contact with that address. */
export function contactOf(
  contacts: readonly Contact[],
  address: string,
  namespace: ChainNamespace,
): Contact | undefined {
  return contacts.find((contact) => isOf(contact, address, namespace));
}

/** The contact whose address a person could take `address` for. */
export function contactLike(
  contacts: readonly Contact[],
  address: string,
  namespace: ChainNamespace,
): Contact | undefined {
  if (contactOf(contacts, address, namespace)) return undefined;
  return contacts.find(
    (contact) => contact.namespace === namespace && looksAlike(contact.address, address, namespace),
  );
}

/** The contact of that name whose address is another one than the name has now. */
export function movedContact(
  contacts: readonly Contact[],
  name: string,
  address: string,
  namespace: ChainNamespace,
): Contact | undefined {
  return contacts.find(
    (contact) =>
      contact.namespace === namespace &&
      isNamed(contact, contactName(name)) &&
      !isOf(contact, address, namespace),
  );
}

/** Reads the contacts of earlier visits. Leaves out invalid ones. */
export function parseContacts(stored: unknown): readonly Contact[] {
  if (!Array.isArray(stored)) return [];
  return parseEach(stored.slice(0, CONTACTS_MAX), (value) => {
    const name = contactName(textOf(value, 'name') ?? '');
    const address = textOf(value, 'address') ?? '';
    const namespace = textOf(value, 'namespace') ?? '';
    if (name === '' || !isChainNamespace(namespace) || address.length > ADDRESS_LENGTH_MAX) {
      return undefined;
    }
    // An account that is the same as itself has an address.
    return isSameAddress(address, address, namespace) ? { name, address, namespace } : undefined;
  });
}

function isOf(contact: Contact, address: string, namespace: ChainNamespace): boolean {
  return contact.namespace === namespace && isSameAddress(contact.address, address, namespace);
}

function isNamed({ name }: Contact, other: string): boolean {
  return name.toLowerCase() === other.toLowerCase();
}
