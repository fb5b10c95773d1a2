import type { NameRecord, NameSuggestion } from '../domain/name/name-record';
import { createToken } from './token';

/** The proof that registers a name: an account's signature over a message that contains the name. */
export interface NameRegistrationRequest {
  /** The coin type of the address (ENSIP-9, ENSIP-11). */
  readonly coinType: number;
  /** The address that gets the name. */
  readonly address: string;

  /** The text that was signed: see `nameRegistrationMessage`. */
  readonly message: string;
  /** The signature of the message, as hex. */
  readonly signature: string;

  /** What proves that the account is one of a login: see `WalletSession.nameTicket`. */
  readonly ticket: string;
}

/**
 * A service that keeps names for addresses.
 *
 * Each method throws `WidgetError` `HTTP_STATUS`, `SERVICE_UNREACHABLE` or `SERVICE_RESPONSE_INVALID`
 * where there is no answer, and the reason of `signal` as soon as it aborts.
 */
export interface NameService {
  /** The name under which the service registers, such as `example.eth` for `ada.example.eth`. */
  readonly parent: string;

  /** The record of `name`, or `undefined` where it is not registered. */
  lookUp(name: string, signal?: AbortSignal): Promise<NameRecord | undefined>;

  /** The names that belong to `address`. */
  namesOf(address: string, signal?: AbortSignal): Promise<readonly NameRecord[]>;

  /** The name with this label, registered or not, and names like it that are available. */
  suggest(label: string, signal?: AbortSignal): Promise<readonly NameSuggestion[]>;

  /**
   * Registers the name in the message for the address that signed it, where the ticket is for both and was not used.
   *
   * @throws `WidgetError` also `NAME_REGISTRATION_REFUSED` with the service's first reason.
   */
  register(request: NameRegistrationRequest, signal?: AbortSignal): Promise<void>;
}

export const NameService = createToken<NameService>('NameService');
