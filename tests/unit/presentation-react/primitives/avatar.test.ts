import { describe, expect, it } from '@jest/globals';
import { avatarGradient, hashOf } from '../../../../presentation-react/primitives/avatar';

describe('avatarGradient', () => {
  it('is the same for one address in any spelling, and differs for another', () => {
    const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
    expect(avatarGradient(address)).toBe(avatarGradient(address.toLowerCase()));
    expect(avatarGradient(address)).not.toBe(avatarGradient(address.replace('f3', 'f4')));
  });
});

describe('hashOf', () => {
  it('is FNV-1a of 32 bits', () => {
    expect(hashOf('')).toBe(0x811c9dc5);
    expect(hashOf('a')).toBe(0xe40c292c);
    expect(hashOf('foobar')).toBe(0xbf9cf968);
  });
});
