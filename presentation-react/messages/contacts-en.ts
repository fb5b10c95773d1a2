import type { ContactFault } from '../../domain/send/contacts';

/** The texts of the contacts. */
export interface ContactsMessages {
  readonly contactsList: string;
  readonly contactsNone: string;
  readonly contactsKept: string;
  readonly contactsName: string;
  readonly contactsNameOf: (name: string) => string;
  readonly contactsSave: string;
  readonly contactsEdit: string;
  readonly contactsEditOf: (name: string) => string;
  readonly contactsRemove: string;
  readonly contactsCancel: string;
  readonly contactsAlike: (name: string) => string;
  readonly contactsFaults: Readonly<Record<ContactFault, string>>;
}

export const contactsMessages: ContactsMessages = {
  contactsList: 'Your contacts',
  contactsNone: 'Enter an address above to give it a name here.',
  contactsKept: 'Contacts stay on this device.',
  contactsName: 'Name for this address',
  contactsNameOf: (name) => `New name for ${name}`,
  contactsSave: 'Save',
  contactsEdit: 'Edit',
  contactsEditOf: (name) => `Edit ${name}`,
  contactsRemove: 'Remove',
  contactsCancel: 'Cancel',
  contactsAlike: (name) => `This address looks like ${name}’s but is different. It may be a scam.`,
  contactsFaults: {
    name: 'Enter a name.',
    nameTaken: 'Another contact has this name.',
    address: 'This is not an address of this network.',
    full: 'Your contacts are full. Remove one first.',
  },
};
