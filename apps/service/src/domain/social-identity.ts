import { emailAddress } from './email-address';

/** Who a provider says that the visitor is. */
export interface SocialIdentity {
  /** The provider by its own address. With {@link subject} the key of an account, and never the e-mail address. */
  readonly issuer: string;

  /** The visitor at this provider. The provider gives it to no other visitor. */
  readonly subject: string;

  /** The visitor's name, or handle, as a text for people. */
  readonly name?: string;

  /** A picture, by https. */
  readonly picture?: string;

  /** An address of which the provider says that it has been checked. Others are left out. */
  readonly email?: string;
}

const MAX_SUBJECT = 255;
const MAX_NAME = 100;
const MAX_URL = 1024;

/** Fields of an identity as a provider has sent them: anything. */
export interface ClaimedIdentity {
  readonly subject: unknown;
  readonly name?: unknown;
  readonly picture?: unknown;
  readonly email?: unknown;
  readonly isEmailVerified?: unknown;
}

/** The identity in what a provider claims. `undefined` without a subject. */
export function readIdentity(
  issuer: string,
  { email, isEmailVerified, name, picture, subject }: ClaimedIdentity,
): SocialIdentity | undefined {
  const key = typeof subject === 'number' && Number.isSafeInteger(subject) ? `${subject}` : subject;
  if (typeof key !== 'string' || key === '' || key.length > MAX_SUBJECT) return undefined;
  const shownName = plainText(name, MAX_NAME);
  const shownPicture = httpsUrl(picture);
  // Apple writes its booleans as texts.
  const isVerified = isEmailVerified === true || isEmailVerified === 'true';
  const address = isVerified ? emailAddress(email) : undefined;
  return {
    issuer,
    subject: key,
    ...(shownName !== undefined && { name: shownName }),
    ...(shownPicture !== undefined && { picture: shownPicture }),
    ...(address !== undefined && { email: address }),
  };
}

/** A text without what moves or hides letters: control characters and marks of direction. */
function plainText(value: unknown, maxLength: number): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
  return text === '' || text.length > maxLength ? undefined : text;
}

function httpsUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > MAX_URL) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  return url?.protocol === 'https:' && url.username === '' ? url.href : undefined;
}
