import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { BrowserContext } from 'playwright-core';
import { eventually } from '../../../../tests/support/eventually';
import { type FrameWorld, isBrowserThere, startFrameWorld, type Visit } from './frame-world';

jest.setTimeout(90_000);

const PATIENCE_MS = 15_000;
const isRequired = process.env['CI'] === 'true';

describe('a page whose server has files of another release by now', () => {
  if (!isBrowserThere && !isRequired) {
    it.todo('runs where a Chromium is installed');
    return;
  }

  let world: FrameWorld;
  let context: BrowserContext;
  let visit: Visit;

  beforeAll(async () => {
    world = await startFrameWorld([], {}, [], { settings: { approvals: 'frame' } });
    context = await world.newContext();
    visit = await world.visit(context);
    await world.logIn(visit, 'ada@example.test');
  });
  afterAll(() => world.close());

  const hidden = (): Promise<void> =>
    visit.page
      .waitForFunction('document.querySelector("iframe").style.display === "none"')
      .then(() => undefined);
  const begin = (address: unknown): Promise<void> =>
    visit.begin('RPC_REQUEST', {
      method: 'personal_sign',
      params: ['0x48656c6c6f', address],
      chainId: 'eip155:1',
    });
  const isRefused = (): Promise<void> =>
    eventually(async () => {
      const answer = await visit.page.evaluate('messages.at(-1)');
      expect(answer).toMatchObject({ error: { message: expect.any(String) } });
    }, PATIENCE_MS);

  it('answers the site where what does the work is gone', async () => {
    const { address } = await visit.ask('GET_USER');
    await context.route('**/*.js', (route) => route.fulfill({ status: 404 }));
    await begin(address);
    await isRefused();
    await hidden();
    expect(await visit.page.locator('iframe').isVisible()).toBe(false);
    await context.unroute('**/*.js');
  });

  it('says so where a view is gone, and lets the visitor leave', async () => {
    await visit.page.reload();
    visit = await world.visitIn(visit.page);
    await visit.ask('IS_CONNECTED');
    const { address } = await visit.ask('GET_USER');
    const gone = '**/approval-view-*.js';
    await context.route(gone, (route) => route.fulfill({ status: 404 }));
    await begin(address);
    await visit.frame
      .getByRole('heading', { name: /cannot reach its service/ })
      .waitFor({ timeout: PATIENCE_MS });
    await visit.frame.getByRole('button', { name: 'Cancel' }).click();
    await isRefused();
    await hidden();

    await context.unroute(gone);
    await visit.page.reload();
    visit = await world.visitIn(visit.page);
    await visit.ask('IS_CONNECTED');
    expect((await visit.ask('GET_USER'))['address']).toBe(address);
    await begin(address);
    await visit.frame.getByRole('button', { name: 'Approve' }).waitFor({ timeout: PATIENCE_MS });
  });
});
