import { describe, expect, it } from '@jest/globals';
import { apiReport } from '../../../scripts/api-reports.mjs';

const declarations = `import { Account } from "./shared.js";
/** What the visitor
 * holds. */
interface Balance {
  /** In units. */
  readonly units: bigint;
  readonly type: '/* all */';
}

declare const ada: Account;
export { type Account, Balance as Amount, ada };`;

describe('a report of the API', () => {
  it('has each declaration and each exported name, without comments', () => {
    expect(apiReport('entry', declarations).split('```')[1]).toBe(`ts
interface Balance {
  readonly units: bigint;
  readonly type: '/* all */';
}
declare const ada: Account;
export { type Account };
export { Balance as Amount };
export { ada };
`);
  });

  it('stays as it is where a declaration moves', () => {
    const one = 'type A = 1;\ndeclare class B {\n  readonly a: A;\n}\nexport { A, B };';
    const other =
      'declare class B {\n  readonly a: A;\n}\n/** One. */\ntype A = 1;\nexport { B, A };';
    expect(apiReport('entry', other)).toBe(apiReport('entry', one));
  });

  it('changes where a member changes, or a name is exported no more', () => {
    const before = apiReport('entry', declarations);
    expect(apiReport('entry', declarations.replace('bigint', 'number'))).not.toBe(before);
    expect(apiReport('entry', declarations.replace(', ada }', ' }'))).not.toBe(before);
  });

  it('has of the shared file no names, which are not public', () => {
    expect(apiReport('shared', declarations)).not.toContain('export {');
  });
});
