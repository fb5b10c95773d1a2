import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { isBrowserThere, type Visit } from './frame-world';
import { addressOf, type RenewalWorld, startRenewalWorld } from './renewal-world';

jest.setTimeout(150_000);

const EMAIL = 'ada@example.test';
const DAY = 24 * 3_600_000;
const isRequired = process.env['CI'] === 'true';

describe('a wallet in whose place another one has begun', () => {
  if (!isBrowserThere && !isRequired) {
    it.todo('runs where a Chromium is installed');
    return;
  }

  let world: RenewalWorld;
  let laptop: Visit;
  let phone: Visit;
  let [before, after] = ['', ''];

  beforeAll(async () => {
    world = await startRenewalWorld();
    laptop = await world.visit(await world.newContext());
    await world.logIn(laptop, EMAIL);
    before = await addressOf(laptop);
    phone = await world.visit(await world.newContext());
    after = await world.beginAnew(phone, EMAIL);
  });
  afterAll(() => world.close());

  /** The page of the site is opened anew, and asks for the account. */
  async function comeBack({ page }: Visit): Promise<Visit> {
    const next = await world.visit(page.context());
    await page.close();
    expect(await next.ask('IS_CONNECTED')).toEqual({ isConnected: true });
    await next.begin('GET_USER', { chainId: 'eip155:1' });
    await next.frame.getByText('This is your wallet from before').waitFor();
    return next;
  }

  /** For how many days the service keeps what was set aside. */
  async function keptDays(): Promise<number> {
    const [row] = await world.database.rows('select ends, since from wallet_aside');
    return Math.round((Number(row?.['ends']) - Number(row?.['since'])) / DAY);
  }

  it('[R7.16] is another one on the site, and says so where the old one opens', async () => {
    expect(after).not.toBe(before);
    laptop = await comeBack(laptop);
    expect(await keptDays()).toBe(730);
  });

  it('[R7.16] goes by two presses and the window’s own, which says what will be done', async () => {
    const { frame, page } = laptop;
    await frame.getByRole('button', { name: 'Let this wallet go' }).click();
    await frame.getByText('what is in it is lost').waitFor();
    const opening = page.waitForEvent('popup');
    await frame.getByRole('button', { name: 'Let it go' }).click();
    const window = await opening;
    await window.getByText('In 30 days it is deleted here.').waitFor();
    await window.getByRole('button', { name: 'Cancel' }).click();
    await frame.getByText('This is your wallet from before').waitFor();
    expect(await keptDays()).toBe(730);

    await frame.getByRole('button', { name: 'Let this wallet go' }).click();
    await world.confirmed(laptop, 'Let it go', 'Let it go');
    await frame.getByText('It is deleted on').waitFor();
    expect(await keptDays()).toBe(30);
  });

  it('[R7.16] stays after all by “Keep it”', async () => {
    await world.confirmed(laptop, 'Keep it', 'Keep it');
    await laptop.frame.getByText('This is your wallet from before').waitFor();
    expect(await keptDays()).toBe(730);
  });

  it('[R7.16] has its place again by “Bring this wallet back”, also where it was to go', async () => {
    const { frame, page } = laptop;
    await frame.getByRole('button', { name: 'Let this wallet go' }).click();
    await world.confirmed(laptop, 'Let it go', 'Let it go');
    await frame.getByText('It is deleted on').waitFor();
    await world.confirmed(laptop, 'Bring this wallet back', 'Bring this wallet back');
    await page.waitForFunction('messages.length > 1');
    expect(await page.evaluate('messages.at(-1)')).toMatchObject({ address: before });
  });

  it('[R7.16] has a day, in which the other one does not take it again', async () => {
    phone = await comeBack(phone);
    await world.confirmed(phone, 'Bring this wallet back', 'Bring this wallet back');
    await phone.frame.getByRole('alert').waitFor();
    expect(await phone.frame.getByRole('alert').innerText()).toContain('day');
    const again = await world.visit(laptop.page.context());
    await again.ask('IS_CONNECTED');
    expect(await addressOf(again)).toBe(before);
  });
});
