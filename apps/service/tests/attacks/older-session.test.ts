import { beforeAll, expect, it } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { describeOverDatabases } from '../databases';
import { type Visitor, Visitors } from '../visitors';

type Service = typeof import('../../src/create-service');

describeOverDatabases('a thief who has logged in', (database) => {
  let control: Service;
  let count = 0;

  beforeAll(async () => {
    const file = 'apps/service/src/adapters/http/device-routes.ts';
    control = await withoutDefence<Service>(
      'apps/service/src/create-service.ts',
      { file, find: "await acts.demand(asked, { act: 'sessions.end', subject: [id] });" },
      { file, find: "await acts.demand(asked, { act: 'sessions.end', subject: ['others'] });" },
    );
  });

  /** Whether the owner's session is there after the thief has tried to end it, also as all others. */
  async function attack(create?: Service['createService']): Promise<readonly number[]> {
    const statuses: number[] = [];
    for (const path of ['/devices/end', '/devices/end-others']) {
      const visitors = await Visitors.over(database(), {}, create);
      const email = `older${(count += 1)}@example.test`;
      const owner: Visitor = await visitors.logIn(email);
      await visitors.addSlot(owner, 'device', true);
      visitors.clock += 1000;
      const thief = await visitors.logIn(email);
      const { devices } = await visitors.ask(thief, '/devices/list');
      const listed = devices as readonly { readonly id: string; readonly isHere: boolean }[];
      const id = listed.find(({ isHere }) => !isHere)?.id;
      await visitors.ask(thief, path, { id });
      statuses.push((await visitors.ask(owner, '/slots/list')).status);
    }
    return statuses;
  }

  it('[E3.f] signs the owner out nowhere', async () => {
    expect(await attack()).toEqual([200, 200]);
  });

  it('[E3.f control] signs the owner out where the wallet’s key is not asked for', async () => {
    expect(await attack(control.createService)).toEqual([401, 401]);
  });
});
