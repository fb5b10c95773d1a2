import { expect, it } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { describeOverDatabases } from '../databases';
import { SEALED, Visitors } from '../visitors';

type Create = typeof import('../../src/create-service').createService;

const slots = 'apps/service/src/adapters/sql/slots.ts';
const keyShares = 'apps/service/src/use-cases/slots/stored-key-shares.ts';

describeOverDatabases('a caller with an account and a wallet of its own', (database) => {
  let count = 0;

  /** What the caller gets of the slots of another account, whose ids it knows: `release`, `keep`, `open` and `revoke` of each. */
  async function attack(create?: Create) {
    const visitors = await Visitors.over(database(), {}, create);
    count += 1;
    const owner = await visitors.logIn(`owner${count}@example.test`);
    const slots = [
      await visitors.addSlot(owner, 'device', true),
      await visitors.addSlot(owner, 'passkey'),
      await visitors.addSlot(owner, 'phrase'),
    ];
    visitors.moveOn();
    const caller = await visitors.logIn(`caller${count}@example.test`);
    await visitors.addSlot(caller, 'device', true);
    const taken: string[] = [];
    for (const id of slots) {
      const answers = {
        release: await visitors.ask(caller, '/slots/release', { id }),
        create: await visitors.ask(caller, '/slots/create', { id, kind: 'device', isFirst: false }),
        keep: await visitors.keepSlot(caller, id, '{"of":"the caller"}', false),
        open: await visitors.openSlot(caller, id, SEALED),
        revoke: await visitors.revokeSlot(caller, id),
      };
      for (const [act, { status }] of Object.entries(answers)) if (status === 200) taken.push(act);
    }
    const { slots: listed } = await visitors.ask(caller, '/slots/list');
    const isOpen = await visitors.ask(owner, '/slots/release', { id: slots[1] });
    return { taken, listed: (listed as readonly unknown[]).length, sealed: isOpen['sealed'] };
  }

  it('[E14.o] has no key share of another account, and changes and ends nothing there', async () => {
    expect(await attack()).toEqual({ taken: [], listed: 1, sealed: SEALED });
  });

  it('[E14.o control] has key shares of passkeys and words where the account is not compared', async () => {
    const entry = 'apps/service/src/create-service.ts';
    const { createService } = await withoutDefence<{ createService: Create }>(
      entry,
      {
        file: slots,
        find: 'where id = ${id} and account = ${account}\n            and (device',
        put: 'where id = ${id}\n            and (device',
      },
      { file: keyShares, find: 'return `${account}:${id}`;', put: 'return id;' },
    );
    expect((await attack(createService)).taken).toEqual(['release', 'release']);
  });
});
