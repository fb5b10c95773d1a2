import { beforeAll, expect, it } from '@jest/globals';
import { createHash, randomUUID } from 'node:crypto';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { describeOverDatabases } from '../databases';
import type { WalletAct } from '../../src/domain/wallet-act';
import { WalletKey } from '../stand-ins/wallet-key';
import { type Answer, type Visitor, Visitors } from '../visitors';

type Service = typeof import('../../src/create-service');

const DAY = 86_400_000;

/** The hash of the text that the service has of a device's slot. */
const NOTHING = createHash('sha256').update('').digest('base64url');

/** What a thief has who reads the mailbox, and has logged in by it on a device of their own. */
describeOverDatabases('a thief of the mailbox', (database) => {
  let control: Service;
  let count = 0;
  let visitors: Visitors;
  let owner: Visitor;
  let thief: Visitor;
  let email = '';

  /** The thief signs by a key of their own, which is the best that they can do. */
  const own = new WalletKey();

  beforeAll(async () => {
    control = await withoutDefence<Service>('apps/service/src/create-service.ts', {
      file: 'apps/service/src/use-cases/wallet-key/wallet-acts.ts',
      find: "if (!isProved) throw new ServiceError('wallet_key');",
    });
  });

  async function begin(create?: Service['createService']): Promise<readonly string[]> {
    visitors = await Visitors.over(database(), {}, create);
    email = `robbed${(count += 1)}@example.test`;
    owner = await visitors.logIn(email);
    const slots = [
      await visitors.addSlot(owner, 'device', true),
      await visitors.addSlot(owner, 'phrase'),
      await visitors.addSlot(owner, 'passkey'),
    ];
    thief = await visitors.logIn(email);
    return slots;
  }

  const statuses = (answers: readonly Answer[]): readonly number[] =>
    answers.map(({ status }) => status);

  /** What the thief asks, with a signature of an act by their own key. */
  const act = (
    by: Visitor,
    path: string,
    payload: object,
    name: WalletAct['act'],
    ...subject: readonly string[]
  ): Promise<Answer> => visitors.act(by, path, payload, { act: name, subject }, own);

  /** Makes a slot that nothing is sealed in, and ends those of the owner. What the owner gets afterwards comes last. */
  async function rob(create?: Service['createService']) {
    const slots = await begin(create);
    const id = randomUUID();
    const made = await visitors.ask(thief, '/slots/create', { id, kind: 'device', isFirst: false });
    const kept = await act(thief, '/slots/keep', { id }, 'slot.keep', id, NOTHING);
    const opened = await act(thief, '/slots/open', { id }, 'slot.open', id, NOTHING);
    const ended: Answer[] = [];
    for (const slot of slots) {
      ended.push(await act(thief, '/slots/revoke', { id: slot }, 'slot.revoke', slot));
    }
    const release = (slot: string): Promise<Answer> =>
      visitors.ask(owner, '/slots/release', { id: slot });
    const owners = [await release(slots[0] ?? ''), await release(slots[1] ?? '')];
    const { slots: left } = await visitors.ask(thief, '/slots/list');
    return {
      thief: statuses([made, kept, opened, ...ended]),
      owner: statuses(owners),
      left: (left as readonly object[]).length,
    };
  }

  it('[E3.a] ends no way to open the wallet, and has no rubbish count as one', async () => {
    expect(await rob()).toEqual({
      thief: [200, 403, 404, 403, 403, 403],
      owner: [200, 200],
      left: 3,
    });
  });

  it('[E3.a control] destroys the wallet where a login is enough', async () => {
    expect(await rob(control.createService)).toEqual({
      thief: [200, 200, 200, 200, 200, 200],
      owner: [401, 401],
      left: 1,
    });
  });

  /** Gives the account an address of the thief. Whether the owner's next login leads to their wallet comes last. */
  async function move(create?: Service['createService']) {
    await begin(create);
    const to = `thief${count}@example.test`;
    const code = (): string => visitors.mails.at(-1)?.code ?? '';
    const addresses = { from: email, to };
    const begun = await act(thief, '/email/begin', addresses, 'email.change', email, to);
    const step = (path: string, { flow }: Answer): Promise<Answer> =>
      visitors.ask(thief, `/email/${path}`, { from: email, to, flow, code: code() });
    const old = await step('old', begun);
    const done = await step('new', old);
    const { user } = await visitors.logIn(email);
    return { thief: statuses([begun, old, done]), isOwners: user === owner.user };
  }

  it('[E3.b] gives the account no address of their own', async () => {
    expect(await move()).toEqual({ thief: [403, 401, 401], isOwners: true });
  });

  it('[E3.b control] takes the account where the codes are enough', async () => {
    expect(await move(control.createService)).toEqual({ thief: [200, 200, 200], isOwners: false });
  });

  /** Adds a login of the thief, and a day later removes the owner's by it. */
  async function join(create?: Service['createService']) {
    await begin(create);
    const other = `thief${count}@example.test`;
    const code = await visitors.codeFor(other, thief.device);
    const asked = { email: other, ...code };
    const joined = await act(thief, '/logins/join', asked, 'login.add', 'email', other);
    visitors.clock += 2 * DAY;
    const again = await visitors.logIn(joined.status === 200 ? other : email);
    const { logins } = await visitors.ask(again, '/logins/list');
    const id = (logins as readonly { id: string }[])[0]?.id ?? '';
    const removed = await act(again, '/logins/remove', { id }, 'login.remove', id);
    const { user } = await visitors.logIn(email);
    return { thief: statuses([joined, removed]), isOwners: user === owner.user };
  }

  it('[E3.c] adds no login of their own, and removes none', async () => {
    expect(await join()).toEqual({ thief: [403, 403], isOwners: true });
  });

  it('[E3.c control] locks the owner out where a session is enough', async () => {
    expect(await join(control.createService)).toEqual({ thief: [200, 200], isOwners: false });
  });
});
