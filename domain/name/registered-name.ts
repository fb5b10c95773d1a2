import type { ChainNamespace } from '../caip/chain-namespace';
import type { ConnectorType } from '../connection/connector';
import { nameNamespaces } from '../network/feature-networks';

/** The least length of a registered name. */
export const REGISTERED_NAME_MIN_LENGTH = 4;

/** Why a text cannot be registered as a name. */
export type RegisteredNameFault = 'tooShort' | 'characters';

/** What a visitor reads about each {@link RegisteredNameFault}. */
export const registeredNameFaultTexts: { readonly [Fault in RegisteredNameFault]: string } = {
  characters: 'Use letters, numbers and hyphens.',
  tooShort: 'Use at least 4 characters.',
};

const registeredNamePattern = /^[a-zA-Z0-9-]+$/;

/**
 * What is wrong with `name`, if anything: it has only letters, digits and hyphens, and at least
 * four characters. Without a suffix such as `.example.eth`.
 */
export function registeredNameFault(name: string): RegisteredNameFault | undefined {
  if (name.length < REGISTERED_NAME_MIN_LENGTH) return 'tooShort';
  return registeredNamePattern.test(name) ? undefined : 'characters';
}

/** Whether `name` may be registered. */
export function isRegisteredName(name: string): boolean {
  return registeredNameFault(name) === undefined;
}

/** The future owner of the name. */
export interface NameOwner {
  readonly namespace: ChainNamespace;
  readonly connectorType: ConnectorType;
  readonly address?: string | undefined;
}

/** Whether an account may register a name: the embedded wallet's, with an address, on an EVM chain. */
export function canRegisterName({ namespace, connectorType, address }: NameOwner): boolean {
  return nameNamespaces.includes(namespace) && connectorType === 'AUTH' && Boolean(address);
}

/** The message that is signed to register a name. */
export interface NameRegistration {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;

  /** In seconds. */
  readonly timestamp: number;
}

/** Makes the message that is signed to register `name` at `nowMs`: one line of JSON. */
export function nameRegistrationMessage(
  name: string,
  nowMs: number,
  attributes: NameRegistration['attributes'] = {},
): string {
  const registration: NameRegistration = {
    name,
    attributes,
    timestamp: Math.floor(nowMs / 1000),
  };
  return JSON.stringify(registration);
}
