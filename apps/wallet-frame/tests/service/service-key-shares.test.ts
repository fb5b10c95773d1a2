import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { newEntropy } from '../../src/domain/accounts/entropy';
import { base64url } from '../../src/domain/bytes/base64url';
import { ProvenCalls } from '../../src/adapters/service/proven-calls';
import { ServiceKeyShares } from '../../src/adapters/service/service-key-shares';
import { Vault } from '../../src/use-cases/vault/vault';
import type { UnlockMethod } from '../../src/domain/vault/unlock-method';
import { loginNonces } from '../../src/adapters/service/act-nonces';
import { FakeSlotStore } from '../vault/fake-service';
import { toHex } from '../vectors';
import { type RealService, startRealService } from './real-service';
import { addNewWords } from '../vault/phrase-of';

// Words are stretched, which takes seconds on a busy machine.
jest.setTimeout(30_000);

const SITE = 'https://site.test';
const FRAME = 'https://wallet.test';
const DEVICE: UnlockMethod = { kind: 'device' };

let service: RealService;

beforeAll(async () => {
  service = await startRealService(SITE, FRAME);
});
afterAll(() => service.close());

/** A browser that logs in by e-mail, over the service itself. */
async function logIn(email: string, fetch = service.ask) {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const keys = await crypto.subtle.generateKey(algorithm, false, ['sign', 'verify']);
  const calls = new ProvenCalls({
    url: 'https://api.wallet.test',
    deviceKey: () => Promise.resolve(keys),
    fetch,
    pause: async () => undefined,
    now: () => Date.now(),
  });
  const device = await calls.device();
  const begun = (await calls.post('/otp', { email, device, origin: SITE })) as { flow: string };
  const { flow } = begun;
  const code = service.mails.at(-1)?.code ?? '';
  const signature = await calls.sign(`${flow}:${code}:${SITE}`);
  const opened = await calls.post('/otp/verify', { flow, code, origin: SITE, signature });
  const { session, user } = opened as { session: string; user: string };
  const handle = (): Promise<string> => Promise.resolve(session);
  const asked: string[] = [];
  const counted = {
    ask: (path: string, token: string, payload?: object) => {
      asked.push(path);
      return calls.ask(path, token, payload);
    },
  };
  const vault = new Vault({
    shares: new ServiceKeyShares({ calls: counted, session: handle }),
    nonces: loginNonces(calls, handle),
    origin: FRAME,
    store: new FakeSlotStore(),
    user,
    stretch: 'pbkdf2-sha256',
  });
  return { asked, calls, session, vault };
}

const read = (bytes: Uint8Array): string => toHex(bytes);

/** How an answer to `path` is lost, once: it never reaches the service, or its answer never reaches the browser. */
type Loss = 'answer' | 'request';

/** A network that loses one answer, and keeps every request that it has seen. */
function lossyNetwork(of: RealService) {
  const seen: { readonly path: string; readonly url: string; readonly init: RequestInit }[] = [];
  let lost: { readonly path: string; readonly loss: Loss } | undefined;
  const ask: RealService['ask'] = async (input, init) => {
    const url = String(input);
    const { pathname: path } = new URL(url);
    const { signal: _, ...sent } = init ?? {};
    if (path.startsWith('/slots/')) seen.push({ path, url, init: sent });
    const isLost = lost?.path === path ? lost.loss : undefined;
    if (isLost) lost = undefined;
    if (isLost !== 'request') {
      const answer = await of.ask(input, init);
      if (!isLost) return answer;
    }
    throw new TypeError('Failed to fetch');
  };
  return {
    ask,
    seen,
    lose: (path: string, loss: Loss) => (lost = { path, loss }),
    isLost: () => lost === undefined,
  };
}

describe('a wallet over the service', () => {
  it('is begun, gets other ways, and opens on another device by them', async () => {
    const phone = await logIn('ada@example.test');
    const entropy = await phone.vault.begin((bytes) => Promise.resolve(read(bytes)));
    expect(await phone.vault.open(DEVICE, read)).toBe(entropy);
    const prf = newEntropy();
    const passkey = { credential: base64url(newEntropy()), salt: base64url(newEntropy()) };
    await phone.vault.addPasskey(DEVICE, { ...passkey, prf: prf.slice() });
    const words = await addNewWords(phone.vault, DEVICE);
    const { slots: listed } = await phone.vault.list();
    expect(listed.map(({ kind }) => kind).sort()).toEqual(['device', 'passkey', 'phrase']);
    const idOf = (kind: string): string => listed.find((slot) => slot.kind === kind)?.id ?? '';

    service.later(31_000); // The wait for the next code.
    const laptop = await logIn('ada@example.test');
    await expect(laptop.vault.begin((bytes) => Promise.resolve(read(bytes)))).rejects.toMatchObject(
      {
        code: 'wallet_exists',
      },
    );
    const byPasskey = { kind: 'passkey', id: idOf('passkey'), prf: prf.slice() } as const;
    expect(await laptop.vault.open(byPasskey, read)).toBe(entropy);
    const byPhrase = { kind: 'phrase', id: idOf('phrase'), words } as const;
    expect(await laptop.vault.open(byPhrase, read)).toBe(entropy);
    await laptop.vault.addDevice(byPhrase);
    expect(await laptop.vault.open(DEVICE, read)).toBe(entropy);

    await laptop.vault.revoke(DEVICE, idOf('device'));
    await expect(phone.vault.open(DEVICE, read)).rejects.toMatchObject({ code: 'session' });
    expect(await laptop.vault.open(DEVICE, read)).toBe(entropy);
  });

  it('begins in three requests', async () => {
    const { asked, vault } = await logIn('barbara@example.test');
    await vault.begin(() => Promise.resolve());
    expect(asked).toEqual(['/slots/create', '/slots/keep', '/slots/open']);
  });

  it('is closed to a session that has ended', async () => {
    const { calls, session, vault } = await logIn('grace@example.test');
    await vault.begin(() => Promise.resolve());
    await calls.ask('/session/end', session);

    await expect(vault.open(DEVICE, read)).rejects.toMatchObject({ code: 'session', status: 401 });
  });

  it('says how long the visitor has to wait', async () => {
    const { calls } = await logIn('linus@example.test');
    const device = await calls.device();
    const asked = calls.post('/otp', { email: 'linus@example.test', device, origin: SITE });

    await expect(asked).rejects.toMatchObject({
      code: 'wait',
      status: 429,
      seconds: expect.any(Number),
    });
  });
});

describe('an act of the wallet’s key whose answer is lost', () => {
  const ACTS = new Set(['/slots/keep', '/slots/open', '/slots/revoke']);
  const losses = [...ACTS].flatMap((path) =>
    (['answer', 'request'] as const).map((loss) => [loss, path] as const),
  );
  it.each(losses)('is done once, where the %s of %s is lost', async (loss, path) => {
    const network = lossyNetwork(service);
    const { calls, session, vault } = await logIn(
      `${loss}${path.slice(7)}@example.test`,
      network.ask,
    );
    await vault.begin(() => Promise.resolve());
    const passkeyOf = () => ({
      credential: base64url(newEntropy()),
      salt: base64url(newEntropy()),
      prf: newEntropy(),
    });
    const idsOf = async () => (await vault.list()).slots.map(({ id }) => id);
    const [own] = await idsOf();
    if (path === '/slots/revoke') await vault.addPasskey(DEVICE, passkeyOf());

    network.lose(path, loss);
    if (path === '/slots/revoke') {
      const ended = (await idsOf()).find((id) => id !== own) ?? '';
      await vault.revoke(DEVICE, ended);
    } else await vault.addPasskey(DEVICE, passkeyOf());

    expect(network.isLost()).toBe(true);
    const left = await idsOf();
    expect(left).toHaveLength(path === '/slots/revoke' ? 1 : 2);
    const ways = async () =>
      service.database.rows(
        'select slots from wallet where key <> ? and account in (select account from slot where id = ?)',
        '',
        own ?? '',
      );
    expect(await ways()).toEqual([{ slots: left.length }]);

    // An attacker has seen every request, and sends each again, also when the visitor has ended the way. Where the device signs it
    // anew, what the wallet's key has signed has counted.
    for (const id of left) if (id !== own) await vault.revoke(DEVICE, id);
    const requests = network.seen.splice(0).filter(({ path: to }) => ACTS.has(to));
    expect(requests.length).toBeGreaterThan(4);
    for (const { init, path: to, url } of requests) {
      // A request that never arrived is as one that is late: what its key has signed has counted since.
      expect([401, 403, 404]).toContain((await service.ask(url, init)).status);
      const { payload } = JSON.parse(String(init.body)) as { readonly payload: string };
      const anew = calls.ask(to, session, JSON.parse(payload) as object);
      await expect(anew).rejects.toMatchObject({
        code: expect.stringMatching(/^(?:wallet_key|slot)$/),
      });
    }
    expect(await idsOf()).toEqual([own]);
    expect(await ways()).toEqual([{ slots: 1 }]);
  });

  it('is asked for once more alone, where the service refuses what the key has signed', async () => {
    const { asked, vault } = await logIn('refused@example.test', (input, init) =>
      String(input).endsWith('/slots/revoke')
        ? Promise.resolve(Response.json({ error: 'wallet_key' }, { status: 403 }))
        : service.ask(input, init),
    );
    await vault.begin(() => Promise.resolve());
    asked.length = 0;
    await expect(vault.revoke(DEVICE, crypto.randomUUID())).rejects.toMatchObject({
      code: 'wallet_key',
    });
    expect(asked.filter((path) => path === '/slots/revoke')).toHaveLength(1);
  });
});

describe('an answer of the service', () => {
  const sharesOver = (answer: unknown): ServiceKeyShares =>
    new ServiceKeyShares({
      calls: { ask: () => Promise.resolve(answer) },
      session: () => Promise.resolve('x'),
    });
  const id = '0b0e8ad0-6a53-4b8a-8f3e-000000000001';
  const listed = { id, kind: 'passkey', createdAtMs: 1 };

  it.each([undefined, null, 'x', {}, { half: 1 }, { half: '' }, { half: 'AAAA' }, { half: '%' }])(
    'that has no key share is none: %j',
    async (answer) => {
      await expect(sharesOver(answer).release(id)).rejects.toThrow(/./);
    },
  );

  it.each<readonly [string, unknown]>([
    ['no list', {}],
    ['a slot without a kind', { slots: [{ ...listed, kind: 'assisted' }] }],
    ['a slot without a time', { slots: [{ ...listed, createdAtMs: '1' }] }],
    ['a slot that is none', { slots: [{ ...listed, sealed: '{}' }] }],
    ['a slot that is no JSON', { slots: [{ ...listed, sealed: '{' }] }],
  ])('with %s is refused', async (_, answer) => {
    await expect(sharesOver(answer).list()).rejects.toThrow(/./);
  });
});
