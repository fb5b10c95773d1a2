import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { describeOverDatabases } from './databases';
import { newDevice } from './stand-ins/device';
import { SocialPeers } from './stand-ins/social-peers';
import { type Answer, MINUTE, PUBLIC, SocialVisits } from './stand-ins/social-visits';
import { SITE, START } from './support';

describeOverDatabases('a social login that is joined to another', (database) => {
  let peers: SocialPeers;
  let visits: SocialVisits;
  let clock = START;

  beforeAll(async () => {
    peers = await SocialPeers.start(PUBLIC);
  });
  afterAll(async () => {
    await peers.stop();
  });
  beforeEach(async () => {
    clock += 48 * 60 * MINUTE;
    visits = await SocialVisits.over(database(), peers, clock);
    for (const table of ['account_name', 'account_login', 'wallet']) {
      await database().rows(`delete from ${table}`);
    }
  });

  const giveWallet = (account: unknown, slots = 1) =>
    database().rows(
      "insert into wallet (account, device, slots, until) values (?, 'd', ?, ?)",
      String(account),
      slots,
      clock + 10 * MINUTE,
    );
  const refused = { status: 403, error: 'linked_elsewhere' };

  it('leads to the same account, and is listed with the name at the provider', async () => {
    const { session, user } = await visits.logIn('google');
    visits.clock += MINUTE;
    expect(await visits.link(session, 'github')).toMatchObject({ state: 'done', status: 200 });
    expect((await visits.logIn('github'))['user']).toBe(user);
    expect((await visits.logIn('google'))['user']).toBe(user);
    expect(await visits.proven('/logins/list', session)).toMatchObject({
      logins: [
        { provider: 'google', label: 'Ada', isHere: true },
        { provider: 'github', label: 'Ada', isHere: false },
      ],
    });
    const rows = await database().rows('select * from account_login');
    expect(JSON.stringify(rows)).not.toMatch(/"Ada|ada@|google|github/);
  });

  it('is refused where the other login has a wallet, makes one, or leads elsewhere', async () => {
    const first = await visits.logIn('google');
    const other = await visits.logIn('github');
    await giveWallet(other['user']);
    expect(await visits.link(first['session'], 'github')).toMatchObject(refused);
    const beginner = await visits.logIn('facebook');
    await giveWallet(beginner['user'], 0);
    expect(await visits.link(first['session'], 'facebook')).toMatchObject(refused);
    const third = await visits.logIn('x');
    await visits.link(third['session'], 'discord');
    expect(await visits.link(first['session'], 'discord')).toMatchObject(refused);
    expect((await visits.logIn('github'))['user']).toBe(other['user']);
  });

  it('is refused without a session, for the login of another device, and twice', async () => {
    expect(await visits.link('no session', 'github')).toMatchObject({ status: 401 });
    const { session } = await visits.logIn('google');
    const own = visits.device;
    visits.device = await newDevice();
    const flow = await visits.wayThere('github');
    const signature = await visits.device.sign(`${flow}:${SITE}`);
    visits.device = own;
    const payload = { flow, origin: SITE, signature };
    await visits.proven('/logins/allow', session, { provider: 'github', flow });
    expect(await visits.proven('/social/link', session, payload)).toMatchObject({ status: 401 });

    const again = await visits.wayThere('github');
    const ownPayload = { flow: again, origin: SITE, signature: await own.sign(`${again}:${SITE}`) };
    await visits.proven('/logins/allow', session, { provider: 'github', flow: again });
    const link = (): Promise<Answer> => visits.proven('/social/link', session, ownPayload);
    const answers = await Promise.all([link(), link()]);
    expect(new Set(answers.map(({ state }) => state))).toEqual(new Set(['done', 'over']));
  });

  it('is no key by its address, checked or not, and no mail goes to one that is not', async () => {
    const { session, user } = await visits.logIn('keycloak', 'mallory');
    await visits.link(session, 'google', 'mallory');
    expect(visits.mails).toEqual([]);
    expect((await visits.logIn('google', 'ada'))['user']).not.toBe(user);

    const ada = await visits.logIn('discord', 'ada');
    expect(ada['user']).not.toBe(user);
    await visits.link(ada['session'], 'github', 'ada');
    expect(visits.mails).toEqual([
      {
        to: 'ada@example.test',
        site: SITE,
        change: 'added',
        login: 'github',
        sentAtMs: clock,
      },
    ]);
  });

  it('is removed with its sessions, and leads to an account of its own', async () => {
    const { session, user } = await visits.logIn('google');
    await visits.link(session, 'github');
    const byGithub = await visits.logIn('github');
    expect(byGithub['user']).toBe(user);
    const { logins } = await visits.proven('/logins/list', session);
    const id = (logins as { id: string; provider: string }[]).find(
      ({ provider }) => provider === 'github',
    )?.id;
    expect(await visits.proven('/logins/remove', session, { id })).toMatchObject({ removed: true });

    expect((await visits.proven('/logins/list', byGithub['session'])).status).toBe(401);
    expect((await visits.logIn('github'))['user']).not.toBe(user);
    expect(visits.mails.at(-1)).toMatchObject({ change: 'removed', login: 'github' });
  });

  it('opens no session where it is removed while its visitor comes back', async () => {
    const { session } = await visits.logIn('google');
    for (let n = 0; n < 5; n += 1) {
      await visits.link(session, 'github');
      const { logins } = await visits.proven('/logins/list', session);
      const id = (logins as { id: string; isHere: boolean }[]).find(({ isHere }) => !isHere)?.id;
      const flow = await visits.wayThere('github');
      const [entered] = await Promise.all([
        visits.result(flow),
        visits.proven('/logins/remove', session, { id }),
      ]);
      const list = await visits.proven('/logins/list', entered['session'] ?? '');
      const own = await visits.proven('/logins/list', session);
      expect(own['logins']).toHaveLength(1);
      // Either none, or one of the account that it has alone.
      expect(JSON.stringify(list['logins'] ?? [])).not.toMatch(/google/);
    }
  });
});
