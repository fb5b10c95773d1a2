import { describe, expect, it } from '@jest/globals';
import { authenticated, parseSlot, type Slot } from '../../src/domain/vault/slot';

const common = {
  version: 1,
  id: '0b0e8ad0-6a53-4b8a-8f3e-000000000001',
  user: 'dmlzaXRvci1vbmUtb2YtdGVzdHM',
  sealed: 'A'.repeat(80),
};
const stretch = { name: 'argon2id', salt: 'B'.repeat(22) };
const slots: Readonly<Record<Slot['kind'], object>> = {
  device: { ...common, kind: 'device' },
  passkey: { ...common, kind: 'passkey', credential: 'Q'.repeat(22), salt: 'C'.repeat(43) },
  phrase: { ...common, kind: 'phrase', stretch },
  kit: { ...common, kind: 'kit', stretch: { ...stretch, name: 'pbkdf2-sha256' } },
};

describe.each(Object.entries(slots))('a slot of kind %s', (kind, slot) => {
  it('is read as it was written', () => {
    expect(parseSlot(JSON.parse(JSON.stringify(slot)))).toEqual(slot);
  });

  it('is refused without any of its fields, and with one more', () => {
    for (const name of Object.keys(slot)) {
      expect(() => parseSlot({ ...slot, [name]: undefined })).toThrow(
        expect.objectContaining({ code: 'slot' }),
      );
    }
    expect(() => parseSlot({ ...slot, extra: 1 })).toThrow(
      expect.objectContaining({ code: 'slot' }),
    );
  });

  it('authenticates every field but the ciphertext', () => {
    const text = (given: object): string => new TextDecoder().decode(authenticated(given as Slot));
    const strings = Object.entries(slot).filter(([name]) => name !== 'sealed');

    for (const [name, value] of strings) {
      const other =
        typeof value === 'object' ? { ...(value as object), salt: 'Z'.repeat(22) } : `${value}x`;
      expect(text({ ...slot, [name]: other })).not.toBe(text(slot));
    }
    expect(text({ ...slot, sealed: 'x' })).toBe(text(slot));
    expect(text(slot)).toContain(`"${kind}"`);
  });
});

it('is read of an account whose login led to another one before', () => {
  const user = 'moved:0b0e8ad0-6a53-4b8a-8f3e-000000000001'; // As the service calls it.
  expect(parseSlot({ ...slots.device, user })).toMatchObject({ user });
});

it.each<readonly [string, unknown]>([
  ['nothing', undefined],
  ['null', null],
  ['a list', []],
  ['a text', 'slot'],
  ['version 2', { ...slots.device, version: 2 }],
  ['a version in text', { ...slots.device, version: '1' }],
  ['another kind', { ...slots.device, kind: 'assisted' }],
  ['a kind of every object', { ...slots.device, kind: 'toString' }],
  ['an id that is no UUID of version 4', { ...slots.device, id: 'x' }],
  ['a user with another mark', { ...slots.device, user: 'other:0b0e8ad0-6a53-4b8a-8f3e' }],
  ['a user with a slash', { ...slots.device, user: '../../../../../../..' }],
  ['a short ciphertext', { ...slots.device, sealed: 'A'.repeat(79) }],
  ['a long ciphertext', { ...slots.device, sealed: 'A'.repeat(81) }],
  ['padding', { ...slots.device, sealed: `${'A'.repeat(79)}=` }],
  ['another stretch', { ...slots.kit, stretch: { ...stretch, name: 'scrypt' } }],
  ['parameters of a stretch', { ...slots.kit, stretch: { ...stretch, passes: 1 } }],
  ['a long credential', { ...slots.passkey, credential: 'A'.repeat(2000) }],
  ['an own prototype', JSON.parse('{"__proto__":{"version":1}}')],
])('reads no slot from %s', (_, value) => {
  expect(() => parseSlot(value)).toThrow(expect.objectContaining({ code: 'slot' }));
});
