import { describe, expect, it } from '@jest/globals';
import {
  canRegisterName,
  isRegisteredName,
  nameRegistrationMessage,
  registeredNameFault,
  registeredNameFaultTexts,
} from '../../../../domain/name/registered-name';

describe('registeredNameFault', () => {
  it.each(['abcd', 'ABCD', '1234', 'a-b-c', '----', 'a'.repeat(300)])(
    '[R5.1] accepts %s',
    (name) => {
      expect(registeredNameFault(name)).toBeUndefined();
      expect(isRegisteredName(name)).toBe(true);
    },
  );

  it.each([
    ['', 'tooShort'],
    ['abc', 'tooShort'],
    ['a_b', 'tooShort'],
    ['abc_', 'characters'],
    ['a b c', 'characters'],
    ['name.eth', 'characters'],
    ['äöüß', 'characters'],
    ['abcd\n', 'characters'],
    ['а1234', 'characters'],
  ] as const)('[R5.1] refuses %j: %s', (name, fault) => {
    expect(registeredNameFault(name)).toBe(fault);
    expect(isRegisteredName(name)).toBe(false);
  });

  it('has a text for each fault', () => {
    expect(registeredNameFaultTexts).toEqual({
      tooShort: 'Use at least 4 characters.',
      characters: 'Use letters, numbers and hyphens.',
    });
  });
});

describe('canRegisterName', () => {
  const owner = { namespace: 'eip155', connectorType: 'AUTH', address: '0x1' } as const;

  it('[R6.1] is true only for the embedded wallet with an address', () => {
    expect(canRegisterName(owner)).toBe(true);
    expect(canRegisterName({ ...owner, connectorType: 'INJECTED' })).toBe(false);
    expect(canRegisterName({ ...owner, address: undefined })).toBe(false);
    expect(canRegisterName({ ...owner, address: '' })).toBe(false);
  });

  it('[R9.11] is true on EVM chains only', () => {
    expect(canRegisterName({ ...owner, namespace: 'solana' })).toBe(false);
  });
});

describe('nameRegistrationMessage', () => {
  it('[R7.3] contains name, attributes and the time in whole seconds', () => {
    expect(JSON.parse(nameRegistrationMessage('ada-lovelace', 1_700_000_000_999))).toEqual({
      name: 'ada-lovelace',
      attributes: {},
      timestamp: 1_700_000_000,
    });
    expect(nameRegistrationMessage('ada1', 0, { bio: 'x' })).toBe(
      '{"name":"ada1","attributes":{"bio":"x"},"timestamp":0}',
    );
  });
});
