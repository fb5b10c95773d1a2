import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import {
  mailboxOf,
  maskEmailAddress,
  readEmailAddress,
} from '../../../../domain/login/email-address';
import { canSubmitEmail } from '../../../../domain/login/can-submit-email';

const read = (text: string): string | undefined => readEmailAddress(text, URL);

describe('readEmailAddress', () => {
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
    expect(read(value)).toBe(value.toLowerCase());
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
    'a@1.2',
    'a@0x7f.1',
    'a%b@c.co',
    'a!b@c.co',
    '=?utf-8?q?a?=@b.co',
    'a@ex%61mple.com',
    'a@b.co:25',
    'a@b.co/x',
    'a@xn--a.example',
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
    expect(read(value)).toBeUndefined();
  });

  it.each([
    ['a@b.co\n', 'a@b.co'],
    [' A@B.co ', 'a@b.co'],
    ['a@b\u00fccher.example', 'a@xn--bcher-kva.example'],
    ['a@B\u00dcCHER.example', 'a@xn--bcher-kva.example'],
    ['a@\u043f\u0440\u0438\u043c\u0435\u0440.example', 'a@xn--e1afmkfd.example'],
  ])('[R5.13] reads %j in its one spelling', (text, address) => {
    expect(read(text)).toBe(address);
  });

  it.each([
    ['full-width letters', '\uff56ictim@example.test'],
    ['a full-width host', 'victim@\uff45xample.test'],
    ['mathematical letters', '\u{1d42f}ictim@example.test'],
    ['a mathematical host', 'victim@\u{1d41e}xample.test'],
    ['a soft hyphen in the host', 'victim@exam\u00adple.test'],
    ['a soft hyphen in the name', 'vic\u00adtim@example.test'],
    ['a zero-width space', 'victim@exam\u200bple.test'],
    ['a joiner', 'victim@exam\u200dple.test'],
    ['a variation selector', 'victim@exam\ufe0fple.test'],
    ['an ideographic dot', 'victim@example\u3002test'],
    ['a half-width dot', 'victim@example\uff61test'],
    ['a full-width @', 'victim\uff20example.test'],
    ['a combined letter in two', 'victim@bu\u0308cher.test'],
    ['a mark of direction', '\u202evictim@example.test'],
  ])('[R5.13] refuses an address with %s, and never rewrites it', (_, value) => {
    expect(read(value)).toBeUndefined();
  });

  it('reads what it has read as the same', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 12 }), (text) => {
        for (const typed of [`${text}@example.test`, `victim@${text}.test`]) {
          const address = read(typed);
          if (address === undefined) continue;
          expect(read(address)).toBe(address);
          expect(address).toMatch(/^[\x21-\x7e]+$/);
        }
      }),
    );
  });

  it('returns at once for a text of any length', () => {
    expect(read(`${'a.'.repeat(50_000)}@`)).toBeUndefined();
    expect(read(`a@${'b-'.repeat(50_000)}`)).toBeUndefined();
  });

  it('accepts every address that fast-check makes within the common characters', () => {
    const label = fc.stringMatching(/^[a-z0-9]{2,20}$/);
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9_+-]{1,30}$/), label, (local, domain) => {
        expect(read(`${local}@${domain}.example`)).toBe(`${local}@${domain}.example`);
      }),
    );
  });
});

describe('mailboxOf', () => {
  it.each([
    ['ada+shop@example.org', 'ada@example.org'],
    ['ada+a+b@example.org', 'ada@example.org'],
    ['ada@example.org', 'ada@example.org'],
    ['+ada@example.org', '+ada@example.org'],
  ])('counts %s as %s', (address, mailbox) => {
    expect(mailboxOf(address)).toBe(mailbox);
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
