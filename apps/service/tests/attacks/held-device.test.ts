import { beforeAll, expect, it } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { sqlStore } from '../../src/adapters/sql/sql-store';
import { AccountHolds } from '../../src/use-cases/login/account-holds';
import { describeOverDatabases } from '../databases';
import { Visitors } from '../visitors';

type Service = typeof import('../../src/create-service');

describeOverDatabases('a thief who changes the address', (database) => {
  let control: Service;
  let count = 0;

  beforeAll(async () => {
    control = await withoutDefence<Service>('apps/service/src/create-service.ts', {
      file: 'apps/service/src/adapters/http/slot-routes.ts',
      find: "if (kind !== 'device' && share.aside === undefined) await refuseHeldDevice(asked);",
    });
  });

  /** What a device of the thief gets of words and passkey, with the word of the wallet's page and without it. */
  async function attack(create?: Service['createService']): Promise<readonly number[]> {
    const visitors = await Visitors.over(database(), {}, create);
    const email = `held${(count += 1)}@example.test`;
    const owner = await visitors.logIn(email);
    await visitors.addSlot(owner, 'device', true);
    const ways = [
      await visitors.addSlot(owner, 'phrase'),
      await visitors.addSlot(owner, 'passkey'),
    ];
    const store = sqlStore(database());
    await new AccountHolds(store, () => visitors.clock).addressChanged(owner.user, store);
    const thief = await visitors.logIn(email);
    const statuses: number[] = [];
    for (const id of ways) {
      for (const use of [{}, { use: 'daily' }]) {
        statuses.push((await visitors.ask(thief, '/slots/release', { id, ...use })).status);
      }
    }
    return statuses;
  }

  it('[E3.d] opens the wallet on no device of their own for a day', async () => {
    expect(await attack()).toEqual([429, 429, 429, 429]);
  });

  it('[E3.d control] gets every key share where the hold asks only what a share is for', async () => {
    expect(await attack(control.createService)).toEqual([200, 200, 200, 200]);
  });
});
