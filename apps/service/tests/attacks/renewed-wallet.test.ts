import { beforeAll, expect, it } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { describeOverDatabases } from '../databases';
import { Visitors } from '../visitors';

type Service = typeof import('../../src/create-service');
const entry = 'apps/service/src/create-service.ts';
const file = 'apps/service/src/use-cases/slots/wallet-renewals.ts';
const DAY = 24 * 3_600_000;

describeOverDatabases('a thief of the mailbox who begins a new wallet', (database) => {
  let atOnce: Service;
  let count = 0;

  beforeAll(async () => {
    atOnce = await withoutDefence<Service>(entry, {
      file,
      find: 'const readyAtMs = now() + delayMs;',
      put: 'const readyAtMs = now() + 0 * delayMs;',
    });
  });

  /** What becomes of the owner's wallet `days` after the thief has asked. */
  async function attack(days: number, create?: Service['createService']) {
    const visitors = await Visitors.over(database(), {}, create);
    const email = `renewed${(count += 1)}@example.test`;
    const owner = await visitors.logIn(email);
    const slot = await visitors.addSlot(owner, 'device', true);
    const thief = await visitors.logIn(email);
    await visitors.ask(thief, '/slots/renew');
    visitors.clock += days * DAY;
    for (let day = 0; day < days; day += 1) await visitors.service.sweep();
    const sessions = await Promise.all(
      [owner, thief].map((one) => visitors.ask(one, '/slots/list')),
    );
    if (sessions.some(({ status }) => status !== 200)) throw new Error('A session is over');
    visitors.walletKeys.delete(thief.user); // The thief's wallet has a key of its own.
    const begun = await visitors.addSlot(thief, 'device', true).then(
      () => 'begun',
      (error: unknown) => String(error),
    );
    const { status } = await visitors.ask(owner, '/slots/release', { id: slot });
    return { begun, owner: status, mails: visitors.walletMails.length };
  }

  it('[E3.j] begins none before the owner had days to read the mail', async () => {
    const refused = { begun: 'Error: wallet_exists', owner: 200, mails: 1 };
    expect(await attack(0)).toEqual(refused);
    expect(await attack(0.9)).toEqual(refused);
  });

  it('[E3.j control] begins one at once where there is no delay', async () => {
    expect(await attack(0, atOnce.createService)).toMatchObject({ begun: 'begun' });
  });

  it('[E3.k] takes no key share from the owner with it', async () => {
    expect(await attack(0, atOnce.createService)).toMatchObject({ begun: 'begun', owner: 200 });
  });

  it('[E3.k control] takes it where the slots before are deleted', async () => {
    const both = await withoutDefence<Service>(
      entry,
      {
        file,
        find: 'const readyAtMs = now() + delayMs;',
        put: 'const readyAtMs = now() + 0 * delayMs;',
      },
      {
        file: 'apps/service/src/adapters/sql/slots.ts',
        find: 'update slot set aside = ${aside} where account',
        put: 'delete from slot where aside <> ${aside} and account',
      },
    );
    expect(await attack(0, both.createService)).toMatchObject({ begun: 'begun', owner: 404 });
  });
});
