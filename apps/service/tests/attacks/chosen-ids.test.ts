import { expect, it } from '@jest/globals';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { openDatabase } from '../../src/adapters/sql/open-database';
import { posted, SITE } from '../support';
import { FRAME, Visitors } from '../visitors';

type Create = typeof import('../../src/create-service').createService;

const ID = '0af7651916cd43dd8448eb211c80319c';
const PARENT = `00-${ID}-b7ad6b7169203331-01`;
const APP = 'apps/service/src/adapters/http/create-app.ts';

const without = async (file: string, find: string, put: string): Promise<Create> => {
  const entry = 'apps/service/src/create-service.ts';
  return (await withoutDefence<{ createService: Create }>(entry, { file, find, put }))
    .createService;
};

/** By which id the service goes for a request with `traceparent`, as it says with its refusal. */
async function idOf(traceparent: string, origin: string, create?: Create): Promise<string | null> {
  const database = await openDatabase('file::memory:', () => undefined);
  const { service } = await Visitors.over(database, {}, create);
  const { headers, ...rest } = posted({});
  const asked = { ...rest, headers: { ...(headers as object), origin, traceparent } };
  const answer = await service.ask('/otp/verify', asked);
  await database.close();
  for (const line of service.lines) expect(JSON.parse(line)).toHaveProperty('level');
  return answer.headers.get('x-trace-id');
}

it('[E1.wa] a site’s page chooses no id', async () => {
  expect(await idOf(PARENT, SITE)).not.toBe(ID);
  expect(await idOf(PARENT, FRAME)).toBe(ID);
});

it('[E1.wa control] does where any origin may', async () => {
  const find = "c.req.header('origin') === frame";
  expect(await idOf(PARENT, SITE, await without(APP, find, 'true'))).toBe(ID);
});

const wrong = [
  ['too long', `${PARENT}${'0'.repeat(1_000_000)}`],
  ['no id', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`],
  ['another version', PARENT.replace('00', 'ff')],
  ['a line of a log', `00-${ID}","level":"error-b7ad6b7169203331-01`],
] as const;

it.each(wrong)('[E14.wa] a caller sends an id that is not one: %s', async (_, header) => {
  const id = await idOf(header, FRAME);
  expect(id).toMatch(/^[\da-f]{32}$/);
  expect(id).not.toBe(ID);
});

it('[E14.wa control] is heard where the form is not whole', async () => {
  const [[, long]] = wrong;
  const create = await without('apps/service/src/observe/trace.ts', String.raw`-[\da-f]{2}$/`, '/');
  expect(await idOf(long, FRAME, create)).toBe(ID);
});

/** How many rows the metrics have after a crowd of odd requests, beyond those after a few. */
async function rowsMadeBy(create?: Create): Promise<number> {
  const database = await openDatabase('file::memory:', () => undefined);
  const { service } = await Visitors.over(database, {}, create);
  const rows = async (): Promise<number> =>
    (await (await service.ask('/metrics')).text()).split('\n').length;
  const ask = async (n: number): Promise<void> => {
    const odd = `x${n}"} 1\nservice_own 1`;
    await service.ask(`/${encodeURIComponent(odd)}`);
    await service.ask(`/onramp/${n}/x/transactions?cursor=${encodeURIComponent(odd)}`);
    await service.ask('/onramp/session', posted({ provider: odd, network: odd }));
    await service.ask('/health', { method: ['PATCH', 'PUT', 'DELETE'][n % 3] ?? 'PUT' });
    const headers = { origin: `https://x${n}.test`, traceparent: odd.replace('\n', ' ') };
    await service.ask('/onramp/session', { method: 'POST', headers });
  };
  for (let n = 0; n < 5; n += 1) await ask(n);
  await rows();
  const few = await rows();
  for (let n = 5; n < 60; n += 1) await ask(n);
  const made = (await rows()) - few;
  await database.close();
  for (const line of service.lines) {
    expect(JSON.parse(line)).toMatchObject({ level: expect.any(String), time: expect.any(String) });
    expect(line).not.toContain('service_own');
  }
  return made;
}

it('[E14.wb] a caller makes no row of the metrics, and no line of the log', async () => {
  expect(await rowsMadeBy()).toBe(0);
});

it('[E14.wb control] makes one with each path where that is a label', async () => {
  const find = "matchedRoutes(c).find(({ path }) => path !== EVERY_PATH)?.path ?? 'none'";
  const create = await without(APP, find, "c.req.path.replace(/[^x0-9]/g, '')");
  expect(await rowsMadeBy(create)).toBeGreaterThan(50);
});
