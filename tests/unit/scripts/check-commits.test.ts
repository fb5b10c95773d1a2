import { describe, expect, it } from '@jest/globals';
import { faultsOfSubjects } from '../../../scripts/check-commits.mjs';

describe('the subject of a commit', () => {
  it.each([
    'feat(connection): a wallet can be named',
    'fix: a balance is read again',
    'feat(package)!: the package is named cleatkit',
    `docs(readme): ${'x'.repeat(72 - 'docs(readme): '.length)}`,
  ])('may be "%s"', (subject) => {
    expect(faultsOfSubjects([subject])).toEqual([]);
  });

  it('has at most 72 characters', () => {
    const subject = `docs(readme): ${'x'.repeat(73 - 'docs(readme): '.length)}`;

    expect(faultsOfSubjects([subject])).toEqual([`73 characters, not 72: ${subject}`]);
  });

  it.each(['Fix the balance', 'feat a thing', 'feat(x):', 'wip(x): y'])(
    'names the kind of change, unlike "%s"',
    (subject) => {
      expect(faultsOfSubjects([subject])).toHaveLength(1);
    },
  );
});
