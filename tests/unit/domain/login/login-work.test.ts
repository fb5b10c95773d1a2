import { describe, expect, it } from '@jest/globals';
import { sha256 } from '@noble/hashes/sha2.js';
import { isSolved, solveWork } from '../../../../domain/login/login-work';

const CHALLENGE = '1.1767225600000.nonce.mac';

describe('the work of a login', () => {
  const answer = solveWork(CHALLENGE, 1, sha256);

  it('is shown by its answer, for its challenge alone', () => {
    expect(isSolved(CHALLENGE, 1, answer, sha256)).toBe(true);
    expect(isSolved(`${CHALLENGE}x`, 1, answer, sha256)).toBe(false);
    expect(isSolved(CHALLENGE, 3, answer, sha256)).toBe(false);
  });

  it.each([
    '',
    'a',
    answer.slice(0, answer.lastIndexOf(',')),
    `${answer},0`,
    answer.replace(/^[^,]+/, '-1'),
    answer.replace(/^[^,]+/, 'zzzzzzz'),
    Array.from({ length: 32 }, () => '0').join(','),
    answer.split(',').reverse().join(','),
  ])('is not shown by %j', (other) => {
    expect(isSolved(CHALLENGE, 1, other, sha256)).toBe(false);
  });

  it.each([0, 1, 2])('takes 32,768 hashes on average, doubled %i times', (level) => {
    let count = 0;
    const counted = (bytes: Uint8Array): Uint8Array => {
      count += 1;
      return sha256(bytes);
    };
    for (let n = 0; n < 8; n += 1) solveWork(`${CHALLENGE}${n}`, level, counted);

    const usual = 32_768 * 2 ** level;
    expect(count / 8 / usual).toBeGreaterThan(0.7);
    expect(count / 8 / usual).toBeLessThan(1.3);
  });
});
