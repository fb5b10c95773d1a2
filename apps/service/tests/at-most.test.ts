import { expect, it } from '@jest/globals';
import { atMost } from '../src/adapters/mail/at-most';

it('does so many works at a time, in their order, however they end', async () => {
  const inTurn = atMost(3);
  const begun: number[] = [];
  let [running, most] = [0, 0];
  const works = Array.from({ length: 10 }, (_, n) =>
    inTurn(async () => {
      begun.push(n);
      running += 1;
      most = Math.max(most, running);
      await new Promise((resolve) => setTimeout(resolve));
      running -= 1;
      if (n % 2 === 1) throw new Error('odd');
    }),
  );
  const ends = await Promise.allSettled(works);

  expect(most).toBe(3);
  expect(begun).toEqual([...begun.keys()]);
  expect(ends.filter(({ status }) => status === 'rejected')).toHaveLength(5);
  await inTurn(() => Promise.resolve());
});
