import { expect, it } from '@jest/globals';
import { untilAborted } from '../../../../domain/abort/until-aborted';
import { countingSignal } from '../../../support/counting-signal';

it('ends with the reason of the signal, even if it has aborted before, and stops listening', async () => {
  const { signal, abort, listeners } = countingSignal();
  const waiting = untilAborted(signal);
  expect(listeners()).toBe(1);

  abort('gone');

  await expect(waiting).rejects.toBe('gone');
  await expect(untilAborted(signal)).rejects.toBe('gone');
  expect(listeners()).toBe(0);
});
