import { expect, it } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import type { Database } from '../../src/adapters/sql/database';
import { describeOverDatabases } from '../databases';
import { newDevice } from '../stand-ins/device';
import { signedBy, Visitors } from '../visitors';

type Service = typeof import('../../src/create-service');
type Create = Service['createService'];

/** A database that is gone when a session is to be stored, once `isGone` says so. */
class Failing {
  isGone = false;
  readonly database: Database;

  constructor(own: Database) {
    const failing =
      (rows: Database['rows']): Database['rows'] =>
      async (sql, ...values) => {
        if (this.isGone && sql.includes('insert into login_session')) throw new Error('It is gone');
        return rows(sql, ...values);
      };
    this.database = {
      rows: failing((sql, ...values) => own.rows(sql, ...values)),
      atOnce: (work) => own.atOnce((rows) => work(failing(rows))),
      check: () => own.check(),
      close: () => own.close(),
    };
  }
}

describeOverDatabases('a service that dies in the middle of a thief’s login', (database) => {
  let count = 0;

  /**
   * A thief of the mailbox logs in, and the service dies between the device and its session. It logs in again on the same device. How
   * many devices the account knows in between, and how many mails the owner has of the thief afterwards.
   */
  async function attack(create?: Create) {
    const failing = new Failing(database());
    const visitors = await Visitors.over(failing.database, {}, create);
    const email = `half${(count += 1)}@example.test`;
    const owner = await visitors.logIn(email);
    const { jwk: device, sign } = await newDevice();
    const logIn = async (): Promise<unknown> =>
      (
        await visitors.send(
          '/otp/verify',
          await signedBy(sign, await visitors.codeFor(email, device)),
        )
      ).status;
    failing.isGone = true;
    const first = await logIn();
    failing.isGone = false;
    const { devices } = await visitors.ask(owner, '/devices/list');
    const second = await logIn();
    return {
      answers: [first, second],
      known: (devices as readonly unknown[]).length,
      mails: visitors.newDeviceMails.filter(({ to }) => to === email).length,
    };
  }

  it('[E3.p] is read of all the same: a device is known with its session, or not at all', async () => {
    expect(await attack()).toMatchObject({ answers: [500, 200], known: 1, mails: 1 });
  });

  it('[E3.p control] logs in in silence where the device is known before its session is there', async () => {
    const { createService } = await withoutDefence<Service>(
      'apps/service/src/create-service.ts',
      {
        file: 'apps/service/src/use-cases/login/sessions.ts',
        find: 'devices.know(subject, name, isApproved, stored),',
        put: 'devices.know(subject, name, isApproved, undefined),',
      },
      {
        file: 'apps/service/src/use-cases/login/sessions.ts',
        find: 'store.transaction(async (stored) => {',
        put: '(async (stored) => {',
      },
      {
        file: 'apps/service/src/use-cases/login/sessions.ts',
        find: 'isNew: known.isNew };\n    }, subject.account);',
        put: 'isNew: known.isNew };\n    })(store);',
      },
    );
    expect(await attack(createService)).toMatchObject({ answers: [500, 200], known: 2, mails: 0 });
  });
});
