import { expect, it } from '@jest/globals';
import { TwoOperators } from './stand-ins/two-operators';
import type { Visitor } from './visitors';

const EMAIL = 'ada@example.test';
const MINUTE = 60_000;

/** An owner with two browsers, one of which is lost. */
async function lostBrowser(meanwhile: (path: string) => void) {
  const { visitors } = await TwoOperators.start(undefined, meanwhile);
  const owner = await visitors.logIn(EMAIL);
  await visitors.addSlot(owner, 'device', true);
  const lost = await visitors.logIn(EMAIL);
  const slot = await visitors.addSlot(lost, 'device');
  const isIn = async (who: Visitor): Promise<boolean> =>
    (await visitors.ask(who, '/slots/list')).status === 200;
  return { isIn, lost, owner, slot, visitors };
}

it('a device is ended by the next sweep where the operator of the logins dies when the other one has ended its slot', async () => {
  let dies = false;
  const { isIn, lost, owner, slot, visitors } = await lostBrowser((path) => {
    if (dies && path === '/slots/revoke') throw new Error('The process ends');
  });
  dies = true;
  expect(await visitors.revokeSlot(owner, slot)).toMatchObject({ status: 503 });
  expect(await isIn(lost)).toBe(true);

  visitors.clock += 2 * MINUTE;
  await visitors.service.sweep();
  expect(await isIn(lost)).toBe(false);
  expect(await isIn(owner)).toBe(true);
});

it('a device whose slot the other operator has not ended stays', async () => {
  let isAway = false;
  const { isIn, lost, slot, visitors } = await lostBrowser((path) => {
    if (isAway && path === '/slots/revoke') throw new Error('The process ends');
  });
  // Without the wallet's key the other operator refuses, and its refusal is lost as well.
  isAway = true;
  expect(await visitors.ask(lost, '/slots/revoke', { id: slot })).toMatchObject({ status: 503 });
  visitors.clock += 2 * MINUTE;
  await visitors.service.sweep();
  expect(await isIn(lost)).toBe(true);
});
