import { textOf } from '../outside/untrusted-record';
import { isImageUrl } from '../text/image-url';
import { plainText } from '../text/plain-text';

/** The name and the picture of an address, as identity services report them. */
export interface Identity {
  /** Plain text, cleaned of control and direction characters. */
  readonly name?: string;

  /** A `data:` or `https:` image. */
  readonly imageUrl?: string;
}

/** The identity of the account in use, as far as it is known. */
export interface IdentityState extends Identity {
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed';
}

/** The identity of an account before it was looked up. */
export const UNKNOWN_IDENTITY: IdentityState = { status: 'idle' };

const MAX_NAME_LENGTH = 128;

/** Makes an identity of texts from outside, which may be hostile: the name is cleaned, a bad image dropped. */
export function identityOf(name: string | undefined, imageUrl: string | undefined): Identity {
  const cleaned = plainText(name ?? '', MAX_NAME_LENGTH);
  return {
    ...(cleaned !== '' && { name: cleaned }),
    ...(imageUrl !== undefined && isImageUrl(imageUrl) && { imageUrl }),
  };
}

/** Reads an identity as identity services write it: `name` and `avatar`, either of which may be missing. */
export function parseIdentity(value: unknown): Identity {
  return identityOf(textOf(value, 'name'), textOf(value, 'avatar'));
}

/** Whether `identity` has neither name nor picture. */
export function isAnonymous({ name, imageUrl }: Identity): boolean {
  return name === undefined && imageUrl === undefined;
}

/** `identity` as it is stored: {@link parseIdentity} reads it back. */
export function storedIdentity({ name, imageUrl }: Identity): object {
  return { ...(name && { name }), ...(imageUrl && { avatar: imageUrl }) };
}
