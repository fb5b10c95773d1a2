import { describe, expect, it, jest } from '@jest/globals';
import { attackers, attackersIn, judge, reportOf, tableOf } from '../../../scripts/attacks.mjs';
import { CommandError } from '../../../scripts/command.mjs';

const model = `# A model

### E1 A page

- **E1.a** Does a thing. A check keeps it from that.
- **E1.b** (undefended) Does another thing.

### E2 A node

- **E2.a** Lies.
`;
const powers = attackersIn(model).flatMap((attacker) => attacker.powers);

const passed = (title: string) => ({ title, status: 'passed' });
const held = [
  passed('[E1.a] is held'),
  passed('[E1.a control] works without the check'),
  passed('[E1.b] works'),
  passed('[E2.a] is held'),
  passed('[E2.a control] works without the check'),
];
const without = (title: string) => held.filter((test) => !test.title.startsWith(title));
const failing = (title: string, status = 'failed') =>
  held.map((test) => (test.title.startsWith(title) ? { ...test, status } : test));

describe('a run of the attacks', () => {
  it('counts for each attacker what was held, and what shows that', () => {
    const { faults, rows } = reportOf(powers, held, true);
    expect(faults).toEqual([]);
    const row = { failed: 0, notRun: 0 };
    expect(rows).toEqual([
      { ...row, attacker: 'E1', powers: 2, held: 1, controls: 1, undefended: 1 },
      { ...row, attacker: 'E2', powers: 1, held: 1, controls: 1, undefended: 0 },
    ]);
    expect(tableOf(rows).split('\n').at(-1)?.split(/ +/)).toEqual(
      ['all', 3, 2, 0, 2, 1, 0].map(String),
    );
  });

  it.each([
    ['a power without an attack', without('[E2.a]'), 'E2.a: no attack was made'],
    [
      'a defended power without a control',
      without('[E2.a control]'),
      'E2.a: no control shows that the attack works',
    ],
    ['an undefended power that is not shown', without('[E1.b]'), 'E1.b: no attack was made'],
  ])('has a fault for %s, where all attacks were to run', (_, tests, fault) => {
    expect(reportOf(powers, tests, true).faults).toEqual([fault]);
    expect(reportOf(powers, tests, false).faults).toEqual([]);
  });

  it.each([
    ['an attack that works', failing('[E1.a]'), 'E1.a: the attack was not held'],
    ['an attack that was skipped', failing('[E1.a]', 'pending'), 'E1.a: the attack was not held'],
    [
      'a control in which the attack does not work',
      failing('[E1.a control]'),
      'E1.a: the attack does not work without the defence',
    ],
    ['an undefended power that does no harm', failing('[E1.b]'), 'E1.b: the attack shows no harm'],
    ['a title of no power', [...held, passed('[E3.a] is')], 'No power has this: [E3.a] is'],
  ])('has a fault for %s, also where a part runs', (_, tests, fault) => {
    expect(reportOf(powers, tests, false).faults).toEqual([fault]);
  });

  it('counts one of two attacks of a power that works as not held', () => {
    const tests = [...held, { title: '[E1.a] in another way', status: 'failed' }];
    expect(reportOf(powers, tests, true).rows[0]).toMatchObject({ held: 0, failed: 1 });
  });
});

describe('npm run attacks', () => {
  const tests = attackers()
    .flatMap((attacker) => attacker.powers)
    .flatMap(({ id, isDefended }) =>
      isDefended
        ? [passed(`[${id}] is held`), passed(`[${id} control] works`)]
        : [passed(`[${id}]`)],
    )
    .map((test) => ({ ...test, file: 'one.test.ts' }));
  const outcome = { passed: tests.length, failed: 0, exitCode: 0, failedFiles: [], tests };
  const quietly = (what: Parameters<typeof judge>[0]) => () => {
    jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    judge(what, true);
  };

  it('ends well where every power of both models is held', () => {
    expect(quietly(outcome)).not.toThrow();
  });

  it.each([
    ['a power without an attack', { ...outcome, tests: tests.slice(2) }],
    ['an attack without a control', { ...outcome, tests: tests.filter((_, at) => at !== 1) }],
    [
      'a control that fails',
      {
        ...outcome,
        tests: tests.map((test, at) => (at === 1 ? { ...test, status: 'failed' } : test)),
      },
    ],
    ['a suite that could not be loaded', { ...outcome, failed: 1, exitCode: 1 }],
  ])('ends with an error for %s', (_, what) => {
    expect(quietly(what)).toThrow(CommandError);
  });
});
