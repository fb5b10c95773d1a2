import { isSocialName } from '../login/social-provider';
import type { SocialProviderName } from '../login/social-names';
import { booleanOf, fieldOf, parseEach, textOf } from '../outside/untrusted-record';

/** The account types of the embedded wallet. */
export type FrameAccountType = 'eoa' | 'smartAccount';

/** One account of the embedded wallet. */
export interface FrameAccount {
  /** The address of the account. */
  readonly address: string;
  /** Its type. */
  readonly type: FrameAccountType;
}

/** The connected user as the embedded wallet describes them. */
export interface FrameUser {
  /** The address of the account in use. */
  readonly address: string;
  /** The network in use. */
  readonly chainId: string | number;
  /** The e-mail address of the login. */
  readonly email?: string | null;
  /** All accounts of this user. */
  readonly accounts?: readonly FrameAccount[];
  /** What the user is called at the provider of a social login. */
  readonly userName?: string | null;

  /** The visitor's picture at the provider of a social login, by https. */
  readonly picture?: string;

  /** The provider of the social login. */
  readonly social?: SocialProviderName;
  /** Whether the contract of the smart account is on the chain. */
  readonly smartAccountDeployed?: boolean;
  /** The account type in use. */
  readonly preferredAccountType?: FrameAccountType;

  /** Whether a second way opens the wallet, beside this browser. Absent where the frame does not know. */
  readonly hasSecondWay?: boolean;

  /**
   * The sign-in message that the account signed during the login, if the login requested one, and its
   * signature.
   */
  readonly message?: string;
  /** The signature of the sign-in that came with the login. */
  readonly signature?: string;
}

/**
 * Reads the user that the embedded wallet sent. Returns `undefined` unless it has an address and a chain id,
 * and every optional field that is present has its type. One unreadable account makes the whole answer
 * invalid: the widget must never show an address with the wrong account type.
 */
export function parseFrameUser(value: unknown): FrameUser | undefined {
  const address = textOf(value, 'address');
  const chainId = fieldOf(value, 'chainId');
  if (!address || !isChainId(chainId)) return undefined;
  const email = nullableText(value, 'email');
  const userName = nullableText(value, 'userName');
  const accounts = optional(fieldOf(value, 'accounts'), readAccounts);
  const deployed = optional(fieldOf(value, 'smartAccountDeployed'), () =>
    booleanOf(value, 'smartAccountDeployed'),
  );
  const secondWay = optional(fieldOf(value, 'hasSecondWay'), () =>
    booleanOf(value, 'hasSecondWay'),
  );
  const preferred = optional(fieldOf(value, 'preferredAccountType'), readAccountType);
  const message = optional(fieldOf(value, 'message'), () => textOf(value, 'message'));
  const signature = optional(fieldOf(value, 'signature'), () => textOf(value, 'signature'));
  const picture = textOf(value, 'picture');
  const social = fieldOf(value, 'social');
  const fields = [email, userName, accounts, deployed, secondWay, preferred, message, signature];
  if (fields.some(({ isValid }) => !isValid)) return undefined;
  return {
    address,
    chainId,
    ...(email.value !== undefined && { email: email.value }),
    ...(accounts.value && { accounts: accounts.value }),
    ...(userName.value !== undefined && { userName: userName.value }),
    ...(picture?.startsWith('https://') && { picture }),
    ...(isSocialName(social) && { social }),
    ...(deployed.value !== undefined && { smartAccountDeployed: deployed.value }),
    ...(secondWay.value !== undefined && { hasSecondWay: secondWay.value }),
    ...(preferred.value && { preferredAccountType: preferred.value }),
    ...(message.value !== undefined && { message: message.value }),
    ...(signature.value !== undefined && { signature: signature.value }),
  };
}

/** An optional field, and whether its value is valid when it is present. */
interface OptionalField<T> {
  readonly isValid: boolean;
  readonly value?: T | undefined;
}

function optional<T>(field: unknown, read: (field: unknown) => T | undefined): OptionalField<T> {
  if (field === undefined) return { isValid: true };
  const value = read(field);
  return { isValid: value !== undefined, value };
}

function nullableText(value: unknown, name: string): OptionalField<string | null> {
  return optional(fieldOf(value, name), (field) =>
    typeof field === 'string' || field === null ? field : undefined,
  );
}

function readAccounts(value: unknown): readonly FrameAccount[] | undefined {
  if (!Array.isArray(value)) return undefined;
  const accounts = parseEach(value, readAccount);
  return accounts.length === value.length ? accounts : undefined;
}

function readAccount(value: unknown): FrameAccount | undefined {
  const address = textOf(value, 'address');
  const type = readAccountType(fieldOf(value, 'type'));
  return address && type ? { address, type } : undefined;
}

function readAccountType(value: unknown): FrameAccountType | undefined {
  return value === 'eoa' || value === 'smartAccount' ? value : undefined;
}

function isChainId(value: unknown): value is string | number {
  return typeof value === 'string' ? value !== '' : Number.isSafeInteger(value);
}
