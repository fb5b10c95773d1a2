import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { erc6492SignatureValidatorByteCode } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { signatureValidator } from '../src/use-cases/evm/signature-validator';
import { describeOverDatabases } from './databases';
import { namesUnder, withTicket } from './stand-ins/names';
import { posted, START, type TestService, testService } from './support';

const PARENT = 'site.eth';
const ETHEREUM = 0x8000_0001;
const HOUR = 3_600_000;
const environment = namesUnder(PARENT);

type Answer = Readonly<Record<string, unknown>> & { readonly status: number };
type Account = ReturnType<typeof privateKeyToAccount>;

describeOverDatabases('names', (database) => {
  let service: TestService;
  let clock = START;

  beforeEach(async () => {
    clock += HOUR; // No limit of one test counts for the next.
    await database().rows('delete from visitor_name');
    service = await testService(environment, database(), { now: () => clock });
  });
  afterEach(() => service.sweep());

  async function get(path: string): Promise<Answer> {
    const answer = await service.ask(path);
    return { status: answer.status, ...((await answer.json()) as object) };
  }

  async function send(body: unknown): Promise<Answer> {
    const answer = await service.ask('/names', posted(body));
    return { status: answer.status, ...((await answer.json()) as object) };
  }

  const messageOf = (name: string, attributes: object = {}, atMs = clock): string =>
    JSON.stringify({ name, attributes, timestamp: Math.floor(atMs / 1000) });

  async function signed(account: Account, message: string) {
    const signature = await account.signMessage({ message });
    const request = { coinType: ETHEREUM, address: account.address, message, signature };
    return withTicket(service, request);
  }

  /** Sends a request that was sent or changed, with a ticket that is right. */
  const sendAgain = async (request: Parameters<typeof withTicket>[1]): Promise<Answer> =>
    send(await withTicket(service, request));

  const register = async (name: string, account = newAccount()): Promise<Answer> =>
    send(await signed(account, messageOf(name)));

  it('[R7.3] are registered by a signed message, and found by name and by address', async () => {
    const account = newAccount();
    const attributes = { avatar: 'https://site.test/a.png', description: 'Ada' };

    const registered = await send(await signed(account, messageOf('ada-1.site.eth', attributes)));

    const address = account.address.toLowerCase();
    const record = {
      name: 'ada-1.site.eth',
      addresses: { 60: address, 2147483648: address, [ETHEREUM]: address },
      attributes,
    };
    expect(registered).toEqual({ status: 200, record });
    expect(await get('/names/lookup/ada-1.site.eth')).toEqual({ status: 200, record });
    expect(await get('/names/lookup/ADA-1.Site.Eth')).toMatchObject({ record });
    expect(await get(`/names/reverse/${account.address}`)).toEqual({
      status: 200,
      records: [record],
    });
  });

  it('are not found where they are not registered, or under another parent', async () => {
    await register('ada-1.site.eth');

    for (const name of ['ada-2.site.eth', 'ada-1.eth', 'ada-1', 'a.ada-1.site.eth', '%00', '🙂']) {
      expect(await get(`/names/lookup/${name}`)).toEqual({ status: 200, record: null });
    }
    expect(await get(`/names/reverse/${newAccount().address}`)).toEqual({
      status: 200,
      records: [],
    });
    expect(await get("/names/reverse/' or 1=1 --")).toMatchObject({ records: [] });
  });

  it('belong to one account, and an account has one', async () => {
    const account = newAccount();
    await register('alice.site.eth', account);

    expect(await register('alice.site.eth')).toEqual({ status: 200, refused: 'taken' });
    expect(await register('other-name.site.eth', account)).toMatchObject({ refused: 'has_name' });
    const other = {
      ...(await signed(account, messageOf('third.site.eth'))),
      coinType: ETHEREUM + 9,
    };
    expect(await send(other)).toMatchObject({ refused: 'has_name' });
  });

  it('are registered once by parallel requests, of one account and of several', async () => {
    const one = newAccount();
    const ofOne = await Promise.all(
      Array.from({ length: 6 }, (_, n) => register(`parallel${n + 2}x.site.eth`, one)),
    );
    const ofSeveral = await Promise.all(
      Array.from({ length: 6 }, () => register('desired.site.eth')),
    );

    for (const answers of [ofOne, ofSeveral]) {
      expect(answers.filter(({ record }) => record !== undefined)).toHaveLength(1);
      expect(answers.filter(({ refused }) => refused !== undefined)).toHaveLength(5);
    }
  });

  it('take a message once, however its signature is written', async () => {
    const request = await signed(newAccount(), messageOf('alice.site.eth'));
    const registered = await send(request);
    expect(registered).toHaveProperty('record');
    const last = request.signature.slice(-2) === '1b' ? '00' : '01';
    const written = { ...request, signature: request.signature.slice(0, -2) + last };

    for (const again of [request, written]) {
      // The answer was lost: with the ticket of before, and with one of another press.
      expect(await send(again)).toEqual(registered);
      expect(await sendAgain(again)).toEqual(registered);
      const byAnother = await withTicket(service, again, 'another login');
      expect(await send(byAnother)).toMatchObject({ refused: 'used' });
    }
    expect(await database().rows('select label from visitor_name')).toEqual([{ label: 'alice' }]);
    await database().rows('update visitor_name set label = ?, look = ?', 'moved', 'moved');
    expect(await sendAgain(request)).toMatchObject({ refused: 'used' });
    expect(await send(request)).toMatchObject({ refused: 'ticket' });
  });

  it.each<readonly [string, number, boolean]>([
    ['five minutes old', -300_000, true],
    ['five minutes ahead', 300_000, true],
    ['older', -301_000, false],
    ['further ahead', 301_000, false],
  ])('take a message that is %s: %#', async (_, skewMs, isTaken) => {
    const message = messageOf('alice.site.eth', {}, clock + skewMs);

    const answer = await send(await signed(newAccount(), message));

    expect(answer.status).toBe(200);
    if (isTaken) expect(answer).toHaveProperty('record');
    else expect(answer).toMatchObject({ refused: 'expired' });
  });

  it('are refused with a signature of another account, or of another message', async () => {
    const [alice, mallory] = [newAccount(), newAccount()];
    const message = messageOf('alice.site.eth');
    const byMallory = { ...(await signed(mallory, message)), address: alice.address };
    const other = { ...(await signed(alice, message)), message: messageOf('mallory.site.eth') };
    const cut = { ...(await signed(alice, message)), signature: `0x${'0'.repeat(130)}` };

    for (const request of [byMallory, other, cut]) {
      expect(await sendAgain(request)).toEqual({ status: 200, refused: 'signature' });
    }
    expect(await get('/names/lookup/alice.site.eth')).toMatchObject({ record: null });
  });

  it('[R5.1] have letters, digits and hyphens, and at least four characters', async () => {
    const wrong = [
      'abc.site.eth',
      'ab_cd.site.eth',
      'Alice.site.eth',
      'аlice.site.eth', // With a Cyrillic letter.
      'ali\u200dce.site.eth',
      'xn--80ak6aa92e.site.eth',
      'ali.ce.site.eth',
      '🙂🙂🙂🙂.site.eth',
      `${'a'.repeat(64)}.site.eth`,
      'alice.other.eth', // Signed for another service.
      'alice',
      '',
    ];
    for (const name of wrong) {
      expect(await register(name)).toEqual({ status: 400, error: 'message' });
    }
  });

  it('are refused where they could be taken for another', async () => {
    await register('allice-hill.site.eth');

    for (const label of [
      'a11ice-hill',
      'alliceh1ll',
      'all-ice-hill',
      'aiiice-hiii',
      'allice-hi1l',
    ]) {
      expect(await register(`${label}.site.eth`)).toMatchObject({ refused: 'similar' });
    }
    expect(await register('alice-hill.site.eth')).toHaveProperty('record');
    await register('modern.site.eth');
    expect(await register('modem.site.eth')).toMatchObject({ refused: 'similar' });
  });

  it.each([
    'admin',
    'support',
    'supp0rt',
    'site',
    'team-site',
    'help-desk7',
    'rnetamask',
    'treasury',
  ])('are refused where they speak for the site or a wallet: %s', async (label) => {
    service = await testService({ ...environment, NAMES_RESERVED: 'Ada-Inc, desk' }, database(), {
      now: () => clock,
    });

    expect(await register(`${label}.site.eth`)).toEqual({ status: 200, refused: 'reserved' });
    expect(await register('ada-inc2.site.eth')).toMatchObject({ refused: 'reserved' });
    expect(await register('helper.site.eth')).toHaveProperty('record');
    expect(await get(`/names/suggestions/${label}`)).toEqual({
      status: 200,
      suggestions: [{ name: `${label}.site.eth`, registered: true, reserved: true }],
    });
  });

  it('[R7.3] are suggested: the typed one, and free ones like it where it is taken', async () => {
    const free = { status: 200, suggestions: [{ name: 'alice.site.eth', registered: false }] };
    expect(await get('/names/suggestions/Alice')).toEqual(free);
    await register('alice.site.eth');
    await register('alice2.site.eth');

    const { suggestions } = await get('/names/suggestions/alice');

    const [typed, ...others] = suggestions as readonly { name: string; registered: boolean }[];
    expect(typed).toEqual({ name: 'alice.site.eth', registered: true });
    expect(others).toHaveLength(4);
    expect(others.map(({ name }) => name)).not.toContain('alice2.site.eth');
    for (const { name } of others) expect(await register(name)).toHaveProperty('record');
    expect(await get('/names/suggestions/abc')).toEqual({ status: 200, suggestions: [] });
  });

  it.each<readonly [string, object]>([
    ['a list', []],
    ['no coin type', { coinType: undefined }],
    ['a coin type of no EVM chain', { coinType: 60 }],
    ['a coin type beyond 32 bits', { coinType: 0x1_0000_0001 }],
    ['an address that is none', { address: '0x1' }],
    ['a signature that is too short', { signature: '0x12' }],
    ['a message that is too long', { message: 'x'.repeat(8193) }],
  ])('are not registered by a request with %s', async (_, wrong) => {
    const request = await signed(newAccount(), messageOf('alice.site.eth'));
    const body = Array.isArray(wrong) ? wrong : { ...request, ...wrong };

    expect(await send(body)).toEqual({ status: 400, error: 'request' });
  });

  it.each<readonly [string, unknown]>([
    ['no attributes', undefined],
    ['a list', []],
    ['a picture that is a script', { avatar: 'javascript:alert(1)' }],
    ['a picture inside of the text', { avatar: 'data:image/svg+xml,<svg/>' }],
    ['a key with a capital', { Avatar: 'https://a.test' }],
    ['a hidden character', { description: 'a\u202eb' }],
    ['a long text', { description: 'x'.repeat(513) }],
    ['nine texts', Object.fromEntries(Array.from({ length: 9 }, (_, n) => [`k${n}`, 'v']))],
    ['a number', { description: 1 }],
  ])('are not registered with %s', async (_, attributes) => {
    const timestamp = Math.floor(clock / 1000);
    const message = JSON.stringify({ name: 'alice.site.eth', attributes, timestamp });

    expect(await send(await signed(newAccount(), message))).toMatchObject({ error: 'message' });
  });

  it('are not limited by range: each login has one', async () => {
    const answers: Answer[] = [];
    for (let n = 0; n < 21; n += 1) answers.push(await register(`visitor-${n}-x.site.eth`));

    expect(answers.filter(({ record }) => record !== undefined)).toHaveLength(21);
  });

  it('are the same for a second instance over the same database', async () => {
    await register('alice.site.eth');
    const second = await testService(environment, await database.open(), { now: () => clock });

    const answer = await second.ask('/names/lookup/alice.site.eth');

    expect(await answer.json()).toMatchObject({ record: { name: 'alice.site.eth' } });
    await second.database.close();
  });

  it('do not exist where the operator names no parent, and are for the pages of the site', async () => {
    const foreign = { headers: { origin: 'https://evil.test' } };
    expect((await service.ask('/names/lookup/alice.site.eth', foreign)).status).toBe(403);

    const { NAMES_PARENT: _, ...others } = environment;
    const without = await testService(others, database());
    expect((await without.ask('/names/lookup/alice.site.eth')).status).toBe(404);
    expect((await without.ask('/names/gateway')).status).toBe(403);
    expect((await without.ask('/names', posted({}))).status).toBe(404);
  });
});

it('the validator of contract accounts is the one that viem has', () => {
  expect(signatureValidator).toBe(erc6492SignatureValidatorByteCode);
});

function newAccount(): Account {
  return privateKeyToAccount(generatePrivateKey());
}
