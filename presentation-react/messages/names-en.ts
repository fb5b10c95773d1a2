import {
  type RegisteredNameFault,
  registeredNameFaultTexts,
} from '../../domain/name/registered-name';
import type { NameFailure } from '../../domain/errors/name-refusal';

/** The texts of the views that register a name. */
export interface NamesMessages {
  readonly nameHint: (parent: string) => string;
  readonly nameLabel: string;
  readonly nameFaults: Readonly<Record<RegisteredNameFault, string>>;
  readonly nameChecking: string;
  readonly nameAvailable: (name: string) => string;
  readonly nameTaken: (name: string) => string;
  readonly nameReserved: (name: string) => string;
  readonly nameCheckFailed: string;
  readonly nameSuggestions: string;
  readonly nameTags: Readonly<Record<'available' | 'registered', string>>;
  readonly nameForever: string;
  readonly nameChoose: string;
  readonly nameSigning: string;
  readonly nameRegistering: string;
  readonly nameFailures: Readonly<Record<NameFailure, string>>;
  readonly nameOwned: (name: string) => string;
  readonly nameOwnedHint: string;
  readonly nameDone: (name: string) => string;
  readonly nameDoneHint: string;
  readonly nameToAccount: string;
  readonly nameOfAccount: string;
  readonly namesOffer: string;
}

export const namesMessages: NamesMessages = {
  nameHint: (parent) => `A name people can use to pay you, such as ada-1.${parent}. It’s free.`,
  nameLabel: 'Name',
  nameFaults: registeredNameFaultTexts,
  nameChecking: 'Checking',
  nameAvailable: (name) => `${name} is available`,
  nameTaken: (name) => `${name} is taken, or looks like a name that is taken`,
  nameReserved: (name) => `${name} is reserved`,
  nameCheckFailed: 'The name could not be checked. Check your connection and try again.',
  nameSuggestions: 'Similar names',
  nameTags: { available: 'Available', registered: 'Registered' },
  nameForever: 'An account has one name. It can’t be changed later.',
  nameChoose: 'Choose this name',
  nameSigning: 'Sign the message in your wallet',
  nameRegistering: 'Registering your name',
  nameFailures: {
    declined: 'You did not sign. Nothing was registered.',
    expired: 'The signature expired, or this device’s clock is wrong. Try again.',
    failed: 'The name was not registered. Try again.',
    has_name: 'Your account already has a name.',
    reserved: 'This name is reserved. Choose another one.',
    signature: 'The signature is from another account. Try again.',
    similar: 'This name looks like one that is taken. Choose another one.',
    taken: 'Another account has just taken this name. Choose another one.',
    ticket: 'Your sign-in could not be confirmed. Sign out of the wallet, sign in and try again.',
    unreachable:
      'Can’t reach the name service. Check your connection and try again: the name may be registered.',
    used: 'This message was used before. Try again.',
  },
  nameOwned: (name) => `You already own a name: ${name}`,
  nameOwnedHint: 'A name stays with its account, so payments always reach the same one.',
  nameDone: (name) => `${name} is yours`,
  nameDoneHint: 'People can use it instead of your address.',
  nameToAccount: 'Go to your account',
  nameOfAccount: 'Name:',
  namesOffer: 'Choose a name for this account',
};
