import { expect, it } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { describeOverDatabases } from '../databases';
import { worked } from '../stand-ins/worked';
import { type Visitor, Visitors } from '../visitors';

type Create = typeof import('../../src/create-service').createService;

const WAIT_MS = 31_000;
const CHANGES = 5;

describeOverDatabases('a caller who fills the mailbox of a visitor', (database) => {
  let count = 0;
  const start = async (create?: Create): Promise<Visitors> => {
    await database().rows('delete from counter');
    count += 1;
    return Visitors.over(database(), {}, create);
  };

  /** Changes the address of an account of the caller's to that of the visitor, as far as the mail to it. */
  async function change(visitors: Visitors, caller: Visitor, from: string, to: string) {
    const begun = await visitors.ask(caller, '/email/begin', { from, to });
    const right = { from, to, flow: begun['flow'], code: visitors.mails.at(-1)?.code };
    const answer = await visitors.ask(caller, '/email/old', right);
    return { answer, right };
  }

  /** How many mails the visitor gets of three accounts of a caller in one range, which does no work. */
  async function mailsTo(create?: Create): Promise<number> {
    const visitors = await start(create);
    const victim = `victim${count}@example.test`;
    for (let account = 0; account < 3; account += 1) {
      const from = `own${count}-${account}@thief.test`;
      const caller = await visitors.logIn(from);
      for (let n = 0; n < CHANGES; n += 1) {
        visitors.clock += WAIT_MS;
        await change(visitors, caller, from, victim);
      }
    }
    return visitors.mails.filter(({ to }) => to === victim).length;
  }

  it('[E14.q] has three mails sent from one range, as by logins', async () => {
    expect(await mailsTo()).toBe(3);
  });

  it('[E14.q control] has as many sent as it has changes where those do not count', async () => {
    const { createService } = await withoutDefence<{ createService: Create }>(
      'apps/service/src/create-service.ts',
      {
        file: 'apps/service/src/adapters/http/email-routes.ts',
        find: 'await deps.mailLimits.take(mail, asked.payload)',
        put: '() => Promise.resolve()',
      },
    );
    expect(await mailsTo(createService)).toBe(3 * CHANGES);
  });

  it('works, and shows the same code again, where the mailbox has had its mails', async () => {
    const visitors = await start();
    const [from, to] = [`ada${count}@example.test`, `new${count}@example.test`];
    const visitor = await visitors.logIn(from);
    for (let n = 0; n < 3; n += 1) {
      visitors.clock += WAIT_MS;
      await change(visitors, visitor, from, to);
    }
    visitors.clock += WAIT_MS;
    const { answer, right } = await change(visitors, visitor, from, to);
    expect(answer).toMatchObject({ status: 429, error: 'work' });
    const again = await visitors.ask(visitor, '/email/old', { ...right, ...worked(answer) });
    expect(again).toEqual({ status: 200, flow: expect.any(String) });
    expect(visitors.mails.at(-1)).toMatchObject({ to, purpose: 'emailTo' });
  });
});
