import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  canSubmitEmail,
  isEmailAddress,
  maskEmailAddress,
} from '../../../../domain/auth/email-address';

describe('isEmailAddress', () => {
  it.each([
    'a@b.co',
    'ada.lovelace+wallet@example.org',
    "o'brien@mail.example.co.uk",
    'UPPER@EXAMPLE.COM',
    '1@2.io',
    'x_y-z@a-b.example',
    'name@xn--bcher-kva.example',
    `${'a'.repeat(64)}@example.com`,
    `a@${'b'.repeat(63)}.${'c'.repeat(63)}`,
    `aa@${'b.'.repeat(124)}com`,
  ])('[R5.13] accepts %s', (value) => {
    expect(isEmailAddress(value)).toBe(true);
  });

  it.each([
    '',
    'a',
    'a@',
    '@b.co',
    'a@b',
    'a@b.c',
    'a@b.123',
    'a@@b.co',
    'a b@c.co',
    'a@b .co',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.co',
    'a@.co',
    'a@b..co',
    'a@-b.co',
    'a@b-.co',
    'a@b.co.',
    'a@b.co\n',
    ' a@b.co',
    '"a b"@c.co',
    'a@[127.0.0.1]',
    'a,b@c.co',
    'ä@b.co',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(64)}.com`,
    `a@b.${'c'.repeat(64)}`,
    `aaa@${'b.'.repeat(124)}com`,
    `a@${'b.'.repeat(126)}com`,
  ])('[R5.13] refuses %j', (value) => {
    expect(isEmailAddress(value)).toBe(false);
  });

  it('returns at once for a text of any length', () => {
    expect(isEmailAddress(`${'a.'.repeat(50_000)}@`)).toBe(false);
    expect(isEmailAddress(`a@${'b-'.repeat(50_000)}`)).toBe(false);
  });

  it('accepts every address that fast-check makes within the common characters', () => {
    const label = fc.stringMatching(/^[a-z0-9]{2,20}$/);
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9_+-]{1,30}$/), label, (local, domain) => {
        expect(isEmailAddress(`${local}@${domain}.example`)).toBe(true);
      }),
    );
  });
});

describe('canSubmitEmail', () => {
  it('allows sending once more than three characters are typed', () => {
    expect(canSubmitEmail('a@b')).toBe(false);
    expect(canSubmitEmail('a@b.')).toBe(true);
    expect(canSubmitEmail('  ab  ')).toBe(false);
  });
});

describe('maskEmailAddress', () => {
  it.each([
    ['ada@example.org', 'a•••@example.org'],
    ['🦊x@example.org', '🦊•••@example.org'],
    ['x', '•••'],
    ['', '•••'],
    ['@b.co', '•••@b.co'],
  ])('masks %s except for its ends', (value, masked) => {
    expect(maskEmailAddress(value)).toBe(masked);
  });
});
