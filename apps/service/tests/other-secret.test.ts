import { beforeEach, expect, it } from '@jest/globals';
import { isOfOtherSecret } from '../src/adapters/sql/other-secret';
import { sealerOf } from '../src/domain/share-sealer';
import { describeOverDatabases } from './databases';

const [FIRST = '', SECOND = '', THIRD = ''] = ['1', '2', '3'].map((digit) => digit.repeat(32));

describeOverDatabases('a database of another secret', (database) => {
  beforeEach(() => database().rows('delete from slot'));
  const sealed = (id: string, sealer: string) =>
    database().rows(
      `insert into slot (id, sealer, account, kind, device, half, sealed, first, kept, created)
       values (?, ?, '', '', '', '', '', 0, 1, 0)`,
      id,
      sealer,
    );

  it('has key shares, and none that one of the secrets seals', async () => {
    expect(await isOfOtherSecret(database(), [FIRST])).toBe(false);
    await sealed('a', sealerOf(FIRST).name);
    expect(await isOfOtherSecret(database(), [FIRST])).toBe(false);
    expect(await isOfOtherSecret(database(), [SECOND, FIRST])).toBe(false);
    expect(await isOfOtherSecret(database(), [SECOND, THIRD])).toBe(true);
    await sealed('b', sealerOf(THIRD).name);
    expect(await isOfOtherSecret(database(), [SECOND, THIRD])).toBe(false);
  });

  it('is not known where key shares are from before there were several secrets', async () => {
    await sealed('a', '');
    expect(await isOfOtherSecret(database(), [SECOND])).toBe(false);
  });
});
