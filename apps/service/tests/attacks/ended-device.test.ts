import { beforeAll, expect, it } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { describeOverDatabases } from '../databases';
import { type Visitor, Visitors } from '../visitors';

type Service = typeof import('../../src/create-service');

describeOverDatabases('a device that its visitor has ended', (database) => {
  let control: Service;
  let count = 0;

  beforeAll(async () => {
    control = await withoutDefence<Service>('apps/service/src/create-service.ts', {
      file: 'apps/service/src/use-cases/slots/stored-key-shares.ts',
      find: 'await devices.end({ account, device }, stored);',
    });
  });

  /** The statuses that the thief of a lost device gets after its visitor has ended it elsewhere. */
  async function attack(create?: Service['createService']): Promise<readonly number[]> {
    const visitors = await Visitors.over(database(), {}, create);
    const email = `lost${(count += 1)}@example.test`;
    const owner = await visitors.logIn(email);
    await visitors.addSlot(owner, 'device', true);
    const words = await visitors.addSlot(owner, 'phrase');
    const thief: Visitor = await visitors.logIn(email);
    const slot = await visitors.addSlot(thief, 'device');
    await visitors.revokeSlot(owner, slot);
    const answers = [
      await visitors.ask(thief, '/slots/list'),
      await visitors.ask(thief, '/slots/release', { id: words }),
      await visitors.ask(thief, '/logins/list'),
      await visitors.ask(thief, '/session/resume'),
    ];
    return answers.map(({ status }) => status);
  }

  it('[E5.b] lists nothing, gets no half and renews no session', async () => {
    expect(await attack()).toEqual([401, 401, 401, 401]);
  });

  it('[E5.b control] does all of it where a slot ends alone', async () => {
    expect(await attack(control.createService)).toEqual([200, 200, 200, 200]);
  });
});
