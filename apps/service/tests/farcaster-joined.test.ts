import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { describeOverDatabases } from './databases';
import { type Begun, FarcasterPeers, type MessageParts, siwfMessage } from './stand-ins/farcaster';
import { SITE } from './support';
import { type Answer, type Visitor, Visitors } from './visitors';

const DAY = 86_400_000;

const newAccount = (): PrivateKeyAccount => privateKeyToAccount(generatePrivateKey());
const stranger = newAccount();

let peers: FarcasterPeers;

beforeAll(async () => {
  peers = await FarcasterPeers.start();
}, 60_000);
afterAll(() => peers.stop());

describeOverDatabases('Farcaster that is joined to a login', (database) => {
  let visitors: Visitors;
  let ada: Visitor;
  let custody: PrivateKeyAccount;
  let fid = 4000;

  beforeAll(async () => {
    visitors = await Visitors.over(database(), {
      FARCASTER_RELAY_URL: peers.relay.url,
      FARCASTER_RPC_URL: peers.node.url,
    });
  });
  beforeEach(async () => {
    visitors.clock += 2 * DAY;
    visitors.moveOn();
    fid += 1;
    custody = newAccount();
    await peers.register(custody.address, fid);
    ada = await visitors.logIn(`ada${fid}@example.test`);
    await visitors.addSlot(ada, 'device', true);
    visitors.loginMails.length = 0;
  });

  async function begin(by = ada): Promise<Begun> {
    const { device } = by;
    return peers.begun(
      await visitors.send('/social/begin', { provider: 'farcaster', origin: SITE, device }),
    );
  }

  const messageFor = (begun: Begun, parts: Partial<MessageParts> = {}): string =>
    siwfMessage(begun, { address: custody.address, fid, nowMs: visitors.clock }, parts);

  async function approve(begun: Begun): Promise<void> {
    const message = messageFor(begun);
    peers.answer(begun, message, await custody.signMessage({ message }));
  }

  const ticketOf = async ({ flow }: Begun, { sign } = ada) => ({
    flow,
    origin: SITE,
    signature: await sign(`${flow}:${SITE}`),
  });

  async function link(begun: Begun, by = ada, ticketBy = by): Promise<Answer> {
    visitors.clock += 1001; // The service asks the relay once a second.
    await visitors.allowJoin(by, 'farcaster', begun.flow);
    return visitors.ask(by, '/social/link', await ticketOf(begun, ticketBy));
  }

  /** A login by Farcaster alone. */
  async function logIn(by = ada): Promise<Answer> {
    const begun = await begin(by);
    await approve(begun);
    visitors.clock += 1001;
    return visitors.send('/social/result', await ticketOf(begun, by));
  }

  const joined = { status: 200, state: 'done', provider: 'farcaster' };
  const failed = { status: 200, state: 'failed', reason: 'failed' };
  const over = { status: 200, state: 'over' };

  interface Listed {
    readonly id: string;
    readonly provider: string;
  }

  const list = async (by = ada): Promise<readonly Listed[]> =>
    (await visitors.ask(by, '/logins/list'))['logins'] as readonly Listed[];

  it('[R1.7] leads to the same account, once its app has signed, and the address hears of it', async () => {
    const begun = await begin();
    expect(await link(begun)).toEqual({ status: 200, state: 'waiting' });
    await approve(begun);
    expect(await link(begun)).toMatchObject({ ...joined, profile: { name: 'ada' } });

    expect((await logIn())['user']).toBe(ada.user);
    expect(await list()).toMatchObject([
      { provider: 'email', isHere: true },
      { provider: 'farcaster', label: 'ada', isHere: false },
    ]);
    expect(visitors.loginMails).toMatchObject([
      { to: `ada${fid}@example.test`, site: SITE, change: 'added', login: 'farcaster' },
    ]);
  });

  it('[R1.7] is removed again, but neither as the only login nor while it is in use', async () => {
    const { session } = await logIn();
    const alone = { ...ada, session: String(session) };
    const [own] = await list(alone);
    const remove = (by: Visitor, id = ''): Promise<Answer> => visitors.removeLogin(by, id);
    expect(await remove(alone, own?.id)).toMatchObject({ status: 400, error: 'login_in_use' });

    const begun = await begin();
    await approve(begun);
    expect(await link(begun)).toMatchObject(joined);
    const [email, farcaster] = await list();
    expect(await remove(ada, email?.id)).toMatchObject({ status: 400, error: 'login_in_use' });
    expect(await remove(ada, farcaster?.id)).toMatchObject({ status: 200, removed: true });
    expect(await list()).toMatchObject([{ provider: 'email' }]);
    expect((await logIn())['user']).not.toBe(ada.user);
  });

  it('is refused where it has a wallet of its own, makes one, or leads elsewhere', async () => {
    const refused = { status: 403, error: 'linked_elsewhere' };
    const attempt = async (): Promise<Answer> => {
      const begun = await begin();
      await approve(begun);
      return link(begun);
    };
    const { session, user } = await logIn();
    await visitors.addSlot(
      { ...ada, session: String(session), user: String(user) },
      'device',
      true,
    );
    expect(await attempt()).toMatchObject(refused);
    expect((await logIn())['user']).toBe(user);

    fid += 1;
    custody = newAccount();
    await peers.register(custody.address, fid);
    const eve = await visitors.logIn(`eve${fid}@example.test`);
    const ofEve = await begin(eve);
    await approve(ofEve);
    expect(await link(ofEve, eve)).toMatchObject(joined);
    expect(await attempt()).toMatchObject(refused);
    expect(await list()).toHaveLength(1);
  });

  it.each<readonly [string, (begun: Begun) => Partial<MessageParts>]>([
    ['has a foreign nonce', () => ({ nonce: 'abcdefgh12345678' })],
    ['is for another domain', () => ({ domain: 'evil.test' })],
    ['names another visitor', () => ({ resources: ['farcaster://fid/1'] })],
    ['has expired', () => ({ expirationTime: new Date(visitors.clock - 1) })],
  ])('is refused by a message that %s', async (_, change) => {
    const begun = await begin();
    const message = messageFor(begun, change(begun));
    peers.answer(begun, message, await custody.signMessage({ message }));

    expect(await link(begun)).toEqual(failed);
    expect(await link(begun)).toEqual(over);
    expect(await list()).toHaveLength(1);
  });

  it('is refused by another signer, and by the message of another login', async () => {
    const before = await begin();
    const replayed = messageFor(before);
    const begun = await begin();
    peers.answer(begun, replayed, await custody.signMessage({ message: replayed }));
    expect(await link(begun)).toEqual(failed);

    for (const parts of [{}, { address: stranger.address }]) {
      const other = await begin();
      const message = messageFor(other, parts);
      peers.answer(other, message, await stranger.signMessage({ message }));
      expect(await link(other)).toEqual(failed);
    }
    expect(await list()).toHaveLength(1);
    expect(visitors.loginMails).toEqual([]);
  });

  it('is joined once, by the device that began it, for its own session, within ten minutes', async () => {
    const eve = await visitors.logIn(`eve${fid}@example.test`);
    const begun = await begin();
    await approve(begun);
    expect(await link(begun, eve)).toEqual(over);
    expect(await link(begun, { ...ada, session: 'no session' })).toMatchObject({ status: 401 });
    const answers = await Promise.all([link(begun), link(begun), link(begun)]);
    expect(answers.filter(({ state }) => state === 'done')).toHaveLength(1);
    expect(await link(begun)).toEqual(over);

    // A login of one device goes with no session of another, even where its ticket is stolen.
    const stolen = await begin();
    await approve(stolen);
    expect(await link(stolen, eve, ada)).toMatchObject({ status: 401 });
    expect(await list(eve)).toHaveLength(1);

    const late = await begin();
    await approve(late);
    visitors.clock += 600_001;
    expect(await link(late)).toEqual(over);
  });
});
