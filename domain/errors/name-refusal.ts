/** Why a name service does not register a name. */
export type NameRefusal =
  'expired' | 'has_name' | 'reserved' | 'signature' | 'similar' | 'taken' | 'ticket' | 'used';

/** What the developer of the site reads about each {@link NameRefusal}. */
export const nameRefusalTexts: { readonly [Refusal in NameRefusal]: string } = {
  expired: 'The signed message has expired',
  has_name: 'The account already has a name',
  reserved: 'Name is reserved',
  signature: 'The signature is not of the account',
  similar: 'Name is too similar to one that is taken',
  taken: 'Name is taken',
  ticket: 'The account is not one of a login, or the ticket of the login is over',
  used: 'The signed message was used before',
};

/** Why no name was registered: the service refused, the visitor declined, or nothing answered. */
export type NameFailure = NameRefusal | 'declined' | 'failed' | 'unreachable';

/** Whether `text` is a {@link NameRefusal}. */
export function isNameRefusal(text: string): text is NameRefusal {
  return Object.hasOwn(nameRefusalTexts, text);
}
