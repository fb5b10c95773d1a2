import { describe, expect, it } from '@jest/globals';
import { trialPlanner } from '../../../scripts/mutation/plan-trials.mjs';
import { scoresOf } from '../../../scripts/mutation/score.mjs';

const own = 'tests/unit/domain/token/amount.test.ts';
const beside = 'tests/unit/domain/token/display.test.ts';
const near = 'tests/unit/domain/near.test.ts';
const far = 'tests/unit/application/far.test.ts';
const distances = new Map([
  [far, new Map([['domain/a.ts', 3]])],
  [near, new Map([['domain/a.ts', 1]])],
]);
const mutant = {
  fileName: 'domain/a.ts',
  mutatorName: 'BooleanLiteral',
  replacement: 'false',
  location: { start: { line: 0, column: 0 } },
};

describe('planning trials', () => {
  const plan = trialPlanner(
    {
      outcomes: [
        { file: far, index: 0, title: 'far', ms: 1 },
        { file: near, index: 0, title: 'slow', ms: 9 },
        { file: near, index: 1, title: 'quick', ms: 2 },
        { file: near, index: 2, title: 'broken', ms: 1, failure: { message: 'no' } },
      ],
      atLoad: ['7'],
      perTest: {
        [`${far}#0`]: ['5'],
        [`${near}#0`]: ['5'],
        [`${near}#1`]: ['5'],
        [`${near}#2`]: ['5'],
      },
    },
    distances,
  );

  it('runs the tests that reach the mutant, the nearest and quickest first, and no broken one', () => {
    expect(plan({ ...mutant, id: '5' })).toEqual({
      id: '5',
      isStatic: false,
      tests: [
        { file: near, index: 1 },
        { file: near, index: 0 },
        { file: far, index: 0 },
      ],
    });
  });

  it('runs first the tests that are named after the module, then those beside it', () => {
    const reached = { ms: 1, title: '', index: 0 };
    const files = [near, beside, own];
    const outcomes = files.map((file) => ({ ...reached, file }));
    const perTest = Object.fromEntries(files.map((file) => [`${file}#0`, ['8']]));
    const planned = trialPlanner({ outcomes, atLoad: [], perTest }, distances);

    const { tests } = planned({ ...mutant, id: '8', fileName: 'domain/token/amount.ts' });

    expect(tests.map(({ file }) => file)).toEqual([own, beside, near]);
  });

  it('runs the files that import it, where it is evaluated while loading', () => {
    const { isStatic, tests } = plan({ ...mutant, id: '7' });

    expect(isStatic).toBe(true);
    expect(tests.map(({ file }) => file)).toEqual([near, near, far]);
  });

  it('reports a fault that no test reaches', () => {
    expect(plan({ ...mutant, id: '6' }).tests).toEqual([]);
  });
});

describe('scores', () => {
  it('are given per layer and per folder, with the error of a sample', () => {
    const judged = [
      { fileName: 'domain/token/amount.ts', status: 'killed' as const },
      { fileName: 'domain/token/amount.ts', status: 'timeout' as const },
      { fileName: 'domain/token/amount.ts', status: 'survived' as const },
      { fileName: 'domain/limits.ts', status: 'uncovered' as const },
    ];

    const [layer, folder] = scoresOf(judged, 0.75);
    expect(layer).toMatchObject({ folder: 'domain', killed: 2, all: 4, percent: 50 });
    expect(layer?.error).toBeCloseTo(24.5);
    expect(folder).toMatchObject({ folder: 'domain/token', killed: 2, all: 3 });
  });

  it('have no error where every mutant was judged', () => {
    const [score] = scoresOf([{ fileName: 'domain/a/b.ts', status: 'survived' }], 1);

    expect(score).toMatchObject({ percent: 0, error: 0 });
  });
});
