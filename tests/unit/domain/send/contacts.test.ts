import { describe, expect, it } from '@jest/globals';
import {
  type Contact,
  CONTACTS_MAX,
  contactFault,
  contactLike,
  contactName,
  contactOf,
  movedContact,
  parseContacts,
  withContact,
  withoutContact,
} from '../../../../domain/send/contacts';

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const poisoned = `0xd8dA${'1'.repeat(32)}6045`;
const mum: Contact = { name: 'Mum', address, namespace: 'eip155' };
const dad: Contact = { name: 'Dad', address: other, namespace: 'eip155' };

describe('contacts', () => {
  it('are in the order of their names, each address once, in any spelling', () => {
    const both = withContact([mum], dad);
    expect(both).toEqual([dad, mum]);

    const renamed = withContact(both, { ...mum, address: address.toLowerCase(), name: 'Anna' });
    expect(renamed.map(({ name }) => name)).toEqual(['Anna', 'Dad']);
    expect(withoutContact(both, { ...mum, address: address.toLowerCase() })).toEqual([dad]);
  });

  it('are found by their address, and by one that a person could take for it', () => {
    expect(contactOf([dad, mum], address.toLowerCase(), 'eip155')).toBe(mum);
    expect(contactOf([dad, mum], poisoned, 'eip155')).toBeUndefined();
    expect(contactLike([dad, mum], poisoned, 'eip155')).toBe(mum);
    expect(contactLike([dad, mum], address, 'eip155')).toBeUndefined();
    expect(contactLike([dad, mum], poisoned, 'solana')).toBeUndefined();
  });

  it('have moved where their name means another address', () => {
    const named = { ...mum, name: 'mum.eth' };
    expect(movedContact([named], ' MUM.eth ', other, 'eip155')).toBe(named);
    expect(movedContact([named], 'mum.eth', address.toLowerCase(), 'eip155')).toBeUndefined();
    expect(movedContact([named], 'dad.eth', other, 'eip155')).toBeUndefined();
  });

  it.each<[string | undefined, Partial<Contact>]>([
    [undefined, { name: 'Anna' }],
    [undefined, { name: 'Mum', address }],
    ['name', { name: '' }],
    ['nameTaken', { name: 'mum' }],
  ])('are refused with %p: %p', (fault, part) => {
    expect(contactFault([mum], { ...dad, ...part })).toBe(fault);
  });

  it('are so many and no more', () => {
    const many = Array.from({ length: CONTACTS_MAX }, (_, n) => ({
      ...mum,
      name: `${n}`,
      address: `0x${n.toString(16).padStart(40, '0')}`,
    }));
    expect(contactFault(many, dad)).toBe('full');
    expect(contactFault(many, { ...dad, address: many[0]?.address ?? '' })).toBeUndefined();
  });

  it('have names that can be read', () => {
    expect(contactName('  Mum\u202e \n and Dad ')).toBe('Mum and Dad');
    expect(contactName('\u200b')).toBe('');
    expect(contactName('m'.repeat(50))).toHaveLength(40);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['an object', { 0: mum, length: 1 }],
    ['no address', [{ ...mum, address: '0x1' }]],
    ['another namespace', [{ ...mum, namespace: 'toString' }]],
    ['a long address', [{ ...mum, namespace: 'solana', address: '1'.repeat(200) }]],
    ['a name that cannot be read', [{ ...mum, name: '\u200b' }]],
    ['an inherited name', [Object.create(mum)]],
  ])('are left out where %s is stored', (_what, stored) => {
    expect(parseContacts(stored)).toEqual([]);
  });

  it('are read with nothing but their own fields', () => {
    expect(parseContacts([{ ...mum, more: 1 }, 7, dad])).toEqual([mum, dad]);
  });
});
