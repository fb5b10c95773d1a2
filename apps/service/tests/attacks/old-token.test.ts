import { beforeAll, expect, it } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { describeOverDatabases } from '../databases';
import { type Visitor, Visitors } from '../visitors';

type Service = typeof import('../../src/create-service');

describeOverDatabases('a thief with the tokens of a device', (database) => {
  let control: Service;
  let count = 0;

  beforeAll(async () => {
    control = await withoutDefence<Service>('apps/service/src/create-service.ts', {
      file: 'apps/service/src/adapters/sql/login-sessions.ts',
      find: 'join known_device d on d.id = s.known',
      put: 'join known_device d on d.account = s.account',
    });
  });

  /**
   * The statuses of tokens that were renewed before the device was ended, while it was, and in the minute in which a
   * replaced one still counts.
   */
  async function attack(create?: Service['createService']): Promise<ReadonlySet<number>> {
    const visitors = await Visitors.over(database(), {}, create);
    const email = `token${(count += 1)}@example.test`;
    const owner = await visitors.logIn(email);
    await visitors.addSlot(owner, 'device', true);
    const thief: Visitor = await visitors.logIn(email);
    const slot = await visitors.addSlot(thief, 'device');
    const resume = () => visitors.ask(thief, '/session/resume');
    const renewed = [await resume()];
    renewed.push(
      ...(await Promise.all([resume(), visitors.revokeSlot(owner, slot), resume(), resume()])),
    );
    visitors.clock += 30_000;
    renewed.push(await resume());
    const tokens = [thief.session, ...renewed.flatMap(({ session }) => session ?? [])];
    const answers = await Promise.all(
      tokens.map((token) => visitors.ask({ ...thief, session: String(token) }, '/session/resume')),
    );
    return new Set(answers.map(({ status }) => status));
  }

  it('[E5.c] renews none of them once the device is ended', async () => {
    expect(await attack()).toEqual(new Set([401]));
  });

  it('[E5.c control] renews them where a session does not look at its device', async () => {
    expect(await attack(control.createService)).toContain(200);
  });

  it('[E6.c] a reader of the database learns which browsers and sites an account has, and no name of a visitor', async () => {
    const visitors = await Visitors.over(database());
    const email = `read${(count += 1)}@example.test`;
    const owner = await visitors.logIn(email);
    const sql =
      'select * from known_device d join login_session s on s.known = d.id where d.account = ?';
    const text = JSON.stringify(await database().rows(sql, owner.user));
    expect(text).toContain('https://site.test');
    for (const secret of [email, owner.session]) expect(text).not.toContain(secret);
  });
});
