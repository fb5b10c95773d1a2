import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { describeOverDatabases } from '../databases';
import { newDevice } from '../stand-ins/device';
import { people } from '../stand-ins/social-people';
import { SocialPeers } from '../stand-ins/social-peers';
import { MINUTE, PUBLIC, SocialVisits } from '../stand-ins/social-visits';
import { START } from '../support';
import { Visitors } from '../visitors';

type Service = typeof import('../../src/create-service');

const entry = 'apps/service/src/create-service.ts';
const mailed = 'leave = await this.#deps.notices.newDevice(subject, name, before, stored);';

/** An address that a provider says replaces the one before. */
const forgetting = {
  file: 'apps/service/src/use-cases/login/login-seal.ts',
  find: '...(former.length > 0 && { former }),',
};

describeOverDatabases('a thief who logs in', (database) => {
  let control: Service;
  let peers: SocialPeers;
  let count = 0;

  beforeAll(async () => {
    control = await withoutDefence<Service>(entry, {
      file: 'apps/service/src/use-cases/login/login-completion.ts',
      find: mailed,
    });
    peers = await SocialPeers.start(PUBLIC);
  });
  afterAll(() => peers.stop());

  /** Where the visitor reads of a login by a code that the thief has typed on a device of their own. */
  async function byMailbox(create?: Service['createService']): Promise<readonly string[]> {
    const visitors = await Visitors.over(database(), {}, create);
    const email = `silent${(count += 1)}@example.test`;
    const owner = await visitors.logIn(email);
    const other = `other-${email}`;
    const code = await visitors.codeFor(other, owner.device);
    await visitors.joinEmail(owner, other, code);
    visitors.newDeviceMails.length = 0;
    await visitors.logIn(email);
    return visitors.newDeviceMails.map(({ to }) => to.replace(email, 'email'));
  }

  it('[E3.e] is read of at every known address', async () => {
    expect(await byMailbox()).toEqual(['email', 'other-email']);
  });

  it('[E3.e control] is not read of where no mail is sent', async () => {
    expect(await byMailbox(control.createService)).toEqual([]);
  });

  /** The same by an account at a provider, which says another address of the visitor by then. */
  async function byProvider(create?: Service['createService']): Promise<readonly string[]> {
    for (const table of ['account_name', 'account_login', 'known_device']) {
      await database().rows(`delete from ${table}`);
    }
    const visits = await SocialVisits.over(database(), peers, START, { ...(create && { create }) });
    await visits.logIn('google');
    visits.device = await newDevice();
    visits.clock += MINUTE;
    visits.newDeviceMails.length = 0;
    const ada = people['ada'];
    Object.assign(people, { ada: { ...ada, email: 'thief@example.test' } });
    try {
      expect(await visits.logIn('google')).toMatchObject({ state: 'done' });
    } finally {
      Object.assign(people, { ada });
    }
    return visits.newDeviceMails.map(({ to }) => to);
  }

  it('[E4.a] by a provider whose address they have changed is read of at the address before', async () => {
    expect(await byProvider()).toEqual(['ada@example.test']);
  });

  it('[E4.a control] is read of by the thief where the address is that of the login', async () => {
    const late = mailed.replace('before', 'await this.#deps.logins.list(subject.account)');
    const { createService } = await withoutDefence<Service>(
      entry,
      { file: 'apps/service/src/use-cases/login/login-completion.ts', find: mailed, put: late },
      forgetting,
    );
    expect(await byProvider(createService)).toEqual(['thief@example.test']);
  });

  /** The thief logs in so, and says that every way into the wallet is lost. Who reads of that. */
  async function renewedByProvider(create?: Service['createService']): Promise<readonly string[]> {
    for (const table of ['account_name', 'account_login', 'known_device']) {
      await database().rows(`delete from ${table}`);
    }
    const visits = await SocialVisits.over(database(), peers, START, { ...(create && { create }) });
    const { user } = await visits.logIn('google');
    await database().rows(
      "insert into wallet (account, device, slots, until, key) values (?, 'laptop', 1, 0, 'key')",
      String(user),
    );
    visits.device = await newDevice();
    visits.clock += MINUTE;
    const ada = people['ada'];
    Object.assign(people, { ada: { ...ada, email: 'thief@example.test' } });
    try {
      const { session } = await visits.logIn('google');
      expect(await visits.proven('/slots/renew', session)).toMatchObject({ isNew: true });
    } finally {
      Object.assign(people, { ada });
      await database().rows('delete from wallet where account = ?', String(user));
    }
    return visits.walletMails.map(({ to }) => to);
  }

  it('[E4.e] begins no new wallet that the visitor does not read of at the address before', async () => {
    expect(await renewedByProvider()).toContain('ada@example.test');
  });

  it('[E4.e control] begins one of which the thief alone reads where an address replaces the one before', async () => {
    const { createService } = await withoutDefence<Service>(entry, forgetting);
    expect(await renewedByProvider(createService)).toEqual(['thief@example.test']);
  });
});
