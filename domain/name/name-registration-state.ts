import type { NameFailure } from '../errors/name-refusal';

/** Where the registration of a name stands. `name` is the whole one, such as `ada.example.eth`. */
export type NameRegistrationState =
  | { readonly status: 'idle' }
  | { readonly status: 'signing'; readonly name: string }
  | { readonly status: 'registering'; readonly name: string }
  | { readonly status: 'registered'; readonly name: string }
  | {
      readonly status: 'failed';
      readonly name: string;

      readonly why: NameFailure;

      /** For the developer of the site. */
      readonly reason: string;
    };

/** What can happen to the registration of a name. */
export type NameRegistrationEvent =
  | { readonly type: 'submitted'; readonly name: string }
  | { readonly type: 'signed' }
  | { readonly type: 'registered' }
  | { readonly type: 'failed'; readonly reason: string; readonly why: NameFailure }
  | { readonly type: 'left' };

/** No registration has begun. */
export const NO_NAME_REGISTRATION: NameRegistrationState = { status: 'idle' };

/**
 * The registration after `event`. An event that its state does not expect, such as a second press or the
 * late answer to a registration that was left, changes nothing and returns the same object.
 */
export function nextNameRegistration(
  registration: NameRegistrationState,
  event: NameRegistrationEvent,
): NameRegistrationState {
  const { status } = registration;
  switch (event.type) {
    case 'submitted':
      return status === 'signing' || status === 'registering'
        ? registration
        : { status: 'signing', name: event.name };
    case 'signed':
      return status === 'signing'
        ? { status: 'registering', name: registration.name }
        : registration;
    case 'registered':
      return status === 'registering'
        ? { status: 'registered', name: registration.name }
        : registration;
    case 'failed':
      return status === 'signing' || status === 'registering'
        ? { status: 'failed', name: registration.name, reason: event.reason, why: event.why }
        : registration;
    case 'left':
      return status === 'idle' ? registration : NO_NAME_REGISTRATION;
  }
}
