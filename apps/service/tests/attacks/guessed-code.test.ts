import { expect, it } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { describeOverDatabases } from '../databases';
import { newDevice } from '../stand-ins/device';
import { signedBy, Visitors } from '../visitors';

type Service = typeof import('../../src/create-service');
type Create = Service['createService'];

async function without(file: string, find: string, put = ''): Promise<Create> {
  const defence = { file: `apps/service/src/${file}`, find, put };
  return (await withoutDefence<Service>('apps/service/src/create-service.ts', defence))
    .createService;
}

describeOverDatabases('a caller on the network', (database) => {
  let count = 0;
  const start = async (create?: Create): Promise<Visitors> => {
    const visitors = await Visitors.over(database(), {}, create);
    visitors.moveOn();
    count += 1;
    return visitors;
  };
  const email = (): string => `guessed${count}@example.test`;

  /** A hundred guesses at once, of which the sixtieth is right. How many sessions the caller gets. */
  async function guessed(create?: Create): Promise<number> {
    const visitors = await start(create);
    const { jwk, sign } = await newDevice();
    const { code, flow } = await visitors.codeFor(email(), jwk);
    const guesses = Array.from({ length: 100 }, async (_, at) => {
      const other = String((Number(code) + at + 1) % 1_000_000).padStart(6, '0');
      const tried = await signedBy(sign, { flow, code: at === 59 ? code : other });
      return visitors.send('/otp/verify', tried);
    });
    return (await Promise.all(guesses)).filter(({ session }) => session !== undefined).length;
  }

  it('[E14.h] guesses a code five times, also where a hundred guesses come at once', async () => {
    expect(await guessed()).toBe(0);
  });

  it('[E14.h control] is in where guesses are not counted', async () => {
    const find = 'dead = 0 and tries < ${limit} and until';
    const put = 'dead = 0 and tries < ${limit + 1000} and until';
    expect(await guessed(await without('adapters/sql/login-flows.ts', find, put))).toBe(1);
  });

  /** The caller has read the code of a visitor, and uses it on a device of its own. */
  async function taken(create?: Create): Promise<boolean> {
    const visitors = await start(create);
    const { jwk } = await newDevice();
    const sent = await visitors.codeFor(email(), jwk);
    const { sign } = await newDevice();
    const answer = await visitors.send('/otp/verify', await signedBy(sign, sent));
    return answer['session'] !== undefined;
  }

  it('[E14.i] uses no code that was sent for another device', async () => {
    expect(await taken()).toBe(false);
  });

  it('[E14.i control] uses it where the device’s key signs nothing', async () => {
    const find = 'subject.site === site && isSignedBy(subject.device, signed, signature)';
    const put = 'void signed; void signature; return subject.site === site';
    const open = await without('use-cases/login/one-time-codes.ts', `return ${find};`, `${put};`);
    expect(await taken(open)).toBe(true);
  });

  /** The caller has read a request of a visitor, and sends it again. */
  async function replayed(create?: Create): Promise<number> {
    const visitors = await start(create);
    const visitor = await visitors.logIn(email());
    await visitors.addSlot(visitor, 'device', true);
    const request = await visitors.proofOf(visitor, '/slots/list');
    await visitors.send('/slots/list', request);
    return (await visitors.send('/slots/list', request)).status;
  }

  it('[E14.j] sends no request of a visitor a second time', async () => {
    expect(await replayed()).toBe(401);
  });

  it('[E14.j control] does so where a proof counts for as long as its time', async () => {
    const find = 'if (!(await gate.admitOnce(once, `${session}:${nonce}`, counts))) {';
    const put = 'void once; void gate; if (nonce.length === 0) {';
    expect(await replayed(await without('adapters/http/proven-session.ts', find, put))).toBe(200);
  });
});
