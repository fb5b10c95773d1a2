import { fieldOf, textOf } from '../outside/untrusted-record';
import { isImageUrl } from '../text/image-url';
import { plainText } from '../text/plain-text';

/** The texts that an identity may have beside its name, by the names of ENS's text records. */
export const identityTextNames = ['description', 'url', 'com.twitter', 'com.github'] as const;

/** One of {@link identityTextNames}. */
export type IdentityTextName = (typeof identityTextNames)[number];

/** What an address says of itself, as plain text: nothing of it is verified. */
export type IdentityTexts = Readonly<Partial<Record<IdentityTextName, string>>>;

/** The name and the picture of an address, as identity services report them. */
export interface Identity {
  /** Plain text, cleaned of control and direction characters. */
  readonly name?: string;

  /** A `data:` or `https:` image. */
  readonly imageUrl?: string;

  /** Absent where there is none. */
  readonly texts?: IdentityTexts;
}

/** The identity of the account in use, as far as it is known. */
export interface IdentityState extends Identity {
  /** Where the look-up stands. */
  readonly status: 'idle' | 'loading' | 'loaded' | 'failed';
}

/** The identity of an account before it was looked up. */
export const UNKNOWN_IDENTITY: IdentityState = { status: 'idle' };

const MAX_NAME_LENGTH = 128;
const MAX_TEXT_LENGTH = 256;

/** Makes an identity of texts from outside, which may be hostile: they are cleaned, a bad image is dropped. */
export function identityOf(
  name: string | undefined,
  imageUrl: string | undefined,
  texts?: unknown,
): Identity {
  const cleaned = plainText(name ?? '', MAX_NAME_LENGTH);
  const own = identityTextNames.flatMap((each) => {
    const text = plainText(textOf(texts, each) ?? '', MAX_TEXT_LENGTH);
    return text === '' ? [] : [[each, text] as const];
  });
  return {
    ...(cleaned !== '' && { name: cleaned }),
    ...(imageUrl !== undefined && isImageUrl(imageUrl) && { imageUrl }),
    ...(own.length > 0 && { texts: Object.fromEntries(own) }),
  };
}

/** Reads an identity as identity services write it: `name`, `avatar` and `texts`, each of which may be missing. */
export function parseIdentity(value: unknown): Identity {
  return identityOf(textOf(value, 'name'), textOf(value, 'avatar'), fieldOf(value, 'texts'));
}

/** Whether `identity` has neither name nor picture. */
export function isAnonymous({ name, imageUrl }: Identity): boolean {
  return name === undefined && imageUrl === undefined;
}

/** `identity` as it is stored: {@link parseIdentity} reads it back. */
export function storedIdentity({ name, imageUrl, texts }: Identity): object {
  return { ...(name && { name }), ...(imageUrl && { avatar: imageUrl }), ...(texts && { texts }) };
}
