import { describe, expect, it } from '@jest/globals';
import {
  AccountAnswers,
  type AccountAnswersDeps,
} from '../../src/adapters/channel/account-answers';
import { HostRefusal } from '../../src/domain/refusals/host-refusal';

type Current = ReturnType<AccountAnswersDeps['wallets']['current']>;

/** What a site hears of the ways into the wallet. */
function heardOf(current: () => Partial<Current>): Promise<unknown> {
  const wallets = { current } as AccountAnswersDeps['wallets'];
  return new AccountAnswers({ wallets } as AccountAnswersDeps).ways();
}

describe('[R7.16] what a site hears of the ways that open the wallet', () => {
  it.each([true, false])('is whether there is a second one, and no more: %p', async (known) => {
    expect(await heardOf(() => ({ hasSecondWay: () => Promise.resolve(known) }))).toEqual({
      hasSecondWay: known,
    });
  });

  it.each<[string, () => Partial<Current>]>([
    ['the wallet is in a window of its own', () => ({})],
    ['its service fails', () => ({ hasSecondWay: () => Promise.reject(new Error('down')) })],
    [
      'the visitor has logged out',
      () => {
        throw new HostRefusal('No account is connected');
      },
    ],
  ])('is nothing where %s', async (_why, current) => {
    expect(await heardOf(current)).toEqual({});
  });
});
