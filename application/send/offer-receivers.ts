import { contactOf } from '../../domain/send/contacts';
import { offeredReceivers } from '../../domain/send/offered-receivers';
import type { Identities } from '../identity/identities';
import type { ActiveAccount } from '../session/active-account';
import type { Contacts } from './contacts';
import type { SendStore } from './send-store';

export interface OfferReceiversDeps {
  readonly activeAccount: ActiveAccount;
  readonly contacts: Contacts;
  readonly identities: Identities;
  readonly send: SendStore;
}

/**
 * Offers the other addresses of the wallet, and those that were paid on this visit, by the names that the visitor gave
 * them, and the visitor's contacts.
 */
export function offerReceivers({
  activeAccount,
  contacts,
  identities,
  send,
}: OfferReceiversDeps): void {
  const account = activeAccount.get();
  if (!account) return send.change({ contacts: [], receivers: [] });
  const known = contacts.on(account);
  const offered = offeredReceivers(account, identities.paidReceivers.addresses);
  const receivers = offered.map((receiver) => {
    const contact = contactOf(known, receiver.address, account.namespace);
    return { ...receiver, ...(contact && { name: contact.name }) };
  });
  send.change({ contacts: known, receivers });
}
