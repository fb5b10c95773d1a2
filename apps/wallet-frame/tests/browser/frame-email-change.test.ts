import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { openWallet, pressButton } from '../press-button.mjs';
import { type FrameWorld, isBrowserThere, startFrameWorld, type Visit } from './frame-world';

jest.setTimeout(90_000);

const OLD = 'ada@example.test';
const NEW = 'ada@new.test';
const isRequired = process.env['CI'] === 'true';

describe('a change of the address in the frame', () => {
  if (!isBrowserThere && !isRequired) {
    it.todo('runs where a Chromium is installed');
    return;
  }

  let world: FrameWorld;
  let visit: Visit;
  const codes: string[] = [];

  beforeAll(async () => {
    world = await startFrameWorld();
    visit = await world.visit(await world.newContext());
    await world.logIn(visit, OLD);
  });
  afterAll(() => world.close());

  /** The newest mail was for `to`. Its code. */
  function codeFor(to: string): string {
    expect(world.mailbox.mails.at(-1)?.to).toBe(to);
    codes.push(world.mailbox.code);
    return world.mailbox.code;
  }

  it('[R7.16] begins in the wallet’s own window, which names both addresses', async () => {
    const answer = visit.ask('UPDATE_EMAIL', { email: NEW });
    const window = await openWallet(visit.frame);
    await window.getByRole('heading', { name: 'Change your email address?' }).waitFor();
    const shown = await window.locator('main').innerText();
    for (const seen of ['a•••@example.test', NEW]) expect(shown).toContain(seen);
    await pressButton(window.getByRole('button', { name: 'Send the code' }));
    expect(await answer).toEqual({ action: 'VERIFY_PRIMARY_OTP' });
  });

  it('[R7.16] takes the code of the old address in the wallet’s own field', async () => {
    const code = codeFor(OLD);
    const answer = visit.ask('UPDATE_EMAIL_PRIMARY_OTP');
    const field = visit.frame.getByLabel('One-time code');
    await field.fill(code === '000000' ? '111111' : '000000');
    await visit.frame.getByText('Wrong code. 4 tries are left.').waitFor();
    await visit.frame.getByText('It confirms that your email address changes.').waitFor();
    await field.fill(code);
    expect(await answer).toEqual({});
  });

  it('[R7.16] takes the code of the new address there, and the address is changed', async () => {
    const code = codeFor(NEW);
    const answer = visit.ask('UPDATE_EMAIL_SECONDARY_OTP');
    await visit.frame.getByText('this address replaces the old one').waitFor();
    await visit.frame.getByLabel('One-time code').fill(code);
    expect(await answer).toEqual({ newEmail: NEW });
    expect(await visit.page.locator('iframe').isVisible()).toBe(false);
    expect(await visit.ask('GET_USER', { chainId: 'eip155:1' })).toMatchObject({ email: NEW });
    const notice = world.mailbox.mails.at(-1);
    expect(notice).toMatchObject({ to: OLD });
    expect(notice?.text).toContain('Your wallet has a new email address');
  });

  it('[R7.16] tells the site no code', async () => {
    const heard = await visit.page.evaluate<string>('JSON.stringify([heard, messages])');
    expect(codes).toHaveLength(2);
    for (const code of codes) expect(heard).not.toContain(code);
  });
});
