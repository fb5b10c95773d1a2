import { expect, it } from '@jest/globals';
import { untilHeard } from '../../../../domain/abort/until-heard';
import { countingSignal } from '../../../support/counting-signal';

it('resolves with the first value, and stops listening', async () => {
  const { signal, listeners } = countingSignal();
  const source = someSource();
  const heard = untilHeard(source.listen, signal);

  source.say('first');
  source.say('second');

  await expect(heard).resolves.toBe('first');
  expect([listeners(), source.listeners()]).toEqual([0, 0]);
});

it('resolves with a value that arrives while it begins to listen, and stops listening', async () => {
  const source = someSource('at once');

  await expect(untilHeard(source.listen, countingSignal().signal)).resolves.toBe('at once');
  expect(source.listeners()).toBe(0);
});

it('ends with the reason of the signal, and stops listening', async () => {
  const { signal, abort, listeners } = countingSignal();
  const source = someSource();
  const waiting = untilHeard(source.listen, signal);
  expect(source.listeners()).toBe(1);

  abort('gone');

  await expect(waiting).rejects.toBe('gone');
  expect([listeners(), source.listeners()]).toEqual([0, 0]);
});

function someSource(first?: string) {
  const hearing = new Set<(value: string) => void>();
  return {
    listen: (hear: (value: string) => void) => {
      hearing.add(hear);
      if (first !== undefined) hear(first);
      return () => void hearing.delete(hear);
    },
    say: (value: string) => hearing.forEach((hear) => hear(value)),
    listeners: () => hearing.size,
  };
}
