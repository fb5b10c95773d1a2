import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Screen } from '../../src/domain/screens/screens';
import type { Person } from '../walks/outside';
import { LoginsWorld, type Visit } from './logins-world';

const HOUR = 3_600_000;

let world: LoginsWorld;

beforeEach(async () => {
  world = await LoginsWorld.start();
});
afterEach(() => world.service.close());

type Shown<Kind extends Screen['kind']> = Extract<Screen, { readonly kind: Kind }>;

/** The visitor presses the button of Farcaster: what the phone opens. */
async function begin({ shown }: Visit): Promise<Shown<'phone'>> {
  (await shown('logins')).addSocial?.('farcaster');
  return shown('phone', ({ link }) => link !== undefined);
}

const looks = (): number => world.asked.filter((path) => path === '/social/link').length;

/** Waits until the frame has looked for the phone once more. */
async function looked(): Promise<void> {
  const before = looks();
  while (looks() === before) await pause(20);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Another visitor of the person's name, whose account has the person's Farcaster. */
async function joinElsewhere(person: Person): Promise<void> {
  const visit = await world.visit(`${person}@example.test`);
  await world.approve((await begin(visit)).link, person);
  await visit.shown('logins', ({ logins }) => logins.length === 2);
}

describe('Farcaster in the list of logins', () => {
  it('[R1.7] is joined by what its app signs, from a link that is shown once it is there, and goes again', async () => {
    const visit = await world.visit('ada@example.test');
    (await visit.shown('logins')).addSocial?.('farcaster');
    expect(await visit.shown('phone')).not.toHaveProperty('link');
    const { link } = await visit.shown('phone', (screen) => screen.link !== undefined);
    expect(link).toMatch(/^https:\/\/farcaster\.test\/siwf\?channelToken=/);
    await looked();
    await world.approve(link, 'ada');

    const { logins, problem, remove } = await visit.shown('logins');
    expect(problem).toBeUndefined();
    expect(logins).toMatchObject([
      { title: 'Email', isHere: true, canRemove: false },
      { title: 'Farcaster', label: 'ada', isHere: false, canRemove: true },
    ]);
    remove?.(logins[1]?.id ?? '');
    const alone = await visit.shown('logins', (screen) => screen.logins.length === 1);
    expect(alone.logins).toMatchObject([{ title: 'Email', canRemove: false }]);
  });

  it('is as it was where the visitor leaves: nothing looks for the phone any more', async () => {
    const visit = await world.visit('ada@example.test');
    const before = await begin(visit);
    await looked();
    before.leave();
    expect(visit.screens.getSnapshot()).toMatchObject({ kind: 'logins', isBusy: true });
    expect((await visit.shown('logins')).problem).toBeUndefined();
    await world.approve(before.link, 'ada');
    const seen = looks();
    await pause(1500);
    expect(looks()).toBe(seen);

    const again = await begin(visit);
    expect(again.link).not.toBe(before.link);
    again.leave();
    again.leave();
    expect((await visit.shown('logins')).logins).toHaveLength(1);
  });

  it('shows no link that comes after the visitor has left', async () => {
    const visit = await world.visit('ada@example.test');
    (await visit.shown('logins')).addSocial?.('farcaster');
    const { leave } = await visit.shown('phone');
    const seen = new Set<string>();
    visit.screens.subscribe(() => seen.add(visit.screens.getSnapshot().kind));
    leave();
    await visit.shown('logins');
    await pause(1500);
    expect([...seen]).toEqual(['logins']);
    expect(looks()).toBe(0);
  });

  it('is refused where it leads to another account', async () => {
    await joinElsewhere('eve');
    const visit = await world.visit('ada@example.test');
    await world.approve((await begin(visit)).link, 'eve');
    const { logins, problem } = await visit.shown('logins');
    expect([logins.length, problem]).toEqual([1, { code: 'linkedElsewhere' }]);
  });

  it('is refused where the app’s message is none for this login', async () => {
    const visit = await world.visit('ada@example.test');
    await world.approve((await begin(visit)).link, 'ada', HOUR);
    expect((await visit.shown('logins')).problem).toEqual({ code: 'socialFailed' });
  });

  it('is over after ten minutes', async () => {
    const visit = await world.visit('ada@example.test');
    await begin(visit);
    world.later(601_000);
    expect((await visit.shown('logins')).problem).toEqual({ code: 'socialOver' });
  });

  it('cannot be begun without its relay, and outlives a service that is away for a while', async () => {
    const visit = await world.visit('ada@example.test');
    const list = await visit.shown('logins');
    world.outside.isAway = true;
    list.addSocial?.('farcaster');
    const refused = await visit.shown('logins', ({ problem }) => problem !== undefined);
    expect(refused.problem).toEqual({ code: 'socialUnreachable' });
    world.outside.isAway = false;

    const { link } = await begin(visit);
    world.isReachable = false;
    await looked();
    world.isReachable = true;
    await world.approve(link, 'ada');
    expect((await visit.shown('logins')).logins).toHaveLength(2);
  });
});
