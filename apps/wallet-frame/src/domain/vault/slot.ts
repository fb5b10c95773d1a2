import { KeyError } from '../bytes/key-error';
import { recordOf, type Json } from '../bytes/untrusted';

/** How words are stretched to a key. Argon2id where the device has the memory for it. */
export type Stretch =
  | { readonly name: 'argon2id'; readonly salt: string }
  | { readonly name: 'pbkdf2-sha256'; readonly salt: string };

interface SlotOf<Kind extends string> {
  readonly version: 1;
  readonly kind: Kind;
  readonly id: string;

  /** The visitor, by the name that the service gave. */
  readonly user: string;

  /** The entropy under the slot's key: 12 bytes of nonce, then AES-256-GCM, in base64url. */
  readonly sealed: string;
}

/** A slot that this browser opens, by a key that no script can read. */
export type DeviceSlot = SlotOf<'device'>;

/** A slot that a passkey opens, by its PRF of `salt`. */
export interface PasskeySlot extends SlotOf<'passkey'> {
  readonly credential: string;
  readonly salt: string;
}

/** A slot that twelve words open, together with the key share of the service. */
export interface PhraseSlot extends SlotOf<'phrase'> {
  readonly stretch: Stretch;
}

/** A slot that twelve words open without any service. The visitor keeps it as a file. */
export interface KitSlot extends SlotOf<'kit'> {
  readonly stretch: Stretch;
}

export type Slot = DeviceSlot | PasskeySlot | PhraseSlot | KitSlot;
export type SlotKind = Slot['kind'];

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** An account of the service, which calls it `moved:` where its login led to another one before. */
const USER = /^(?:moved:)?[A-Za-z0-9_-]{16,64}$/;
const BASE64URL = /^[A-Za-z0-9_-]*$/;

/** 12 bytes of nonce, 32 of entropy, 16 of tag: 60 bytes. */
const SEALED_LENGTH = 80;
const PRF_SALT_LENGTH = 43;
const SALT_LENGTH = 22;
const MAX_CREDENTIAL_LENGTH = 1364; // 1,023 bytes, the most that WebAuthn allows.

const common = ['version', 'kind', 'id', 'user', 'sealed'];
const kinds: Readonly<Record<SlotKind, (record: Json) => object>> = {
  device: (record) => (recordOf(record, common), {}),
  passkey: (record) => {
    const { credential, salt } = recordOf(record, [...common, 'credential', 'salt']);
    if (!isBase64(credential, 1, MAX_CREDENTIAL_LENGTH)) throw broken('credential');
    if (!isBase64(salt, PRF_SALT_LENGTH)) throw broken('salt');
    return { credential, salt };
  },
  phrase: stretched,
  kit: stretched,
};

/**
 * Reads a slot that was stored. Nothing is repaired or left out: each field is part of what is authenticated.
 *
 * @throws {@link KeyError} `slot`
 */
export function parseSlot(value: unknown): Slot {
  const record = readable(value);
  const { id, kind, sealed, user, version } = record;
  if (version !== 1) throw broken('version');
  if (typeof kind !== 'string' || !Object.hasOwn(kinds, kind)) throw broken('kind');
  if (typeof id !== 'string' || !UUID.test(id)) throw broken('id');
  if (typeof user !== 'string' || !USER.test(user)) throw broken('user');
  if (!isBase64(sealed, SEALED_LENGTH)) throw broken('sealed');
  const own = inSlot(() => kinds[kind as SlotKind](record));
  return { version, kind, id, user, sealed, ...own } as Slot;
}

/** A slot before the entropy is in it. */
export type OpenSlot = {
  [Kind in SlotKind]: Omit<Extract<Slot, { kind: Kind }>, 'sealed'>;
}[SlotKind];

/** What is authenticated with the entropy: everything of the slot but the ciphertext, in one order. */
export function authenticated(slot: OpenSlot): Uint8Array<ArrayBuffer> {
  const { id, kind, user, version } = slot;
  const passkey = slot.kind === 'passkey' ? [slot.credential, slot.salt] : [];
  const stretch = 'stretch' in slot ? [slot.stretch.name, slot.stretch.salt] : [];
  const text = JSON.stringify(['cleat-slot', version, kind, user, id, ...passkey, ...stretch]);
  return new TextEncoder().encode(text);
}

function stretched(record: Json): object {
  return { stretch: stretchIn(recordOf(record, [...common, 'stretch'])) };
}

/** @throws {@link KeyError} `slot` */
export function stretchIn({ stretch }: Json): Stretch {
  const { name, salt } = recordOf(stretch, ['name', 'salt']);
  if (name !== 'argon2id' && name !== 'pbkdf2-sha256') throw broken('stretch');
  if (!isBase64(salt, SALT_LENGTH)) throw broken('stretch');
  return { name, salt };
}

function isBase64(value: unknown, least: number, most = least): value is string {
  return (
    typeof value === 'string' &&
    value.length >= least &&
    value.length <= most &&
    BASE64URL.test(value)
  );
}

function readable(value: unknown): Json {
  return inSlot(() => recordOf(value));
}

/** A slot that cannot be read is broken, however it is. */
function inSlot<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    throw error instanceof KeyError && error.code === 'slot' ? error : broken();
  }
}

function broken(detail?: string): KeyError {
  return new KeyError('slot', detail);
}
