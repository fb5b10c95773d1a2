import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '../../../../tests/support/eventually';
import { pressButton } from '../press-button.mjs';
import { isBrowserThere } from '../browser/frame-world';
import {
  addAuthenticator,
  NOTHING_SHOWN,
  type RenewalWorld,
  startRenewalWorld,
} from '../browser/renewal-world';

jest.setTimeout(90_000);

const isRequired = process.env['CI'] === 'true';

describe('a script of a site that signs the visitor out', () => {
  if (!isBrowserThere && !isRequired) {
    it.todo('runs where a Chromium is installed');
    return;
  }

  let world: RenewalWorld;
  beforeAll(async () => {
    world = await startRenewalWorld();
  });
  afterAll(() => world.close());

  const kinds = async (): Promise<readonly unknown[]> =>
    (await world.database.rows('select kind from slot order by kind')).map(({ kind }) => kind);

  it('[E1.ac] ends the way of this browser by no press, and no other', async () => {
    const context = await world.newContext();
    const visit = await world.visit(context);
    await addAuthenticator(context, visit.page);
    await world.enterCode(visit, 'ada@example.test');
    await pressButton(visit.frame.getByRole('button', { name: 'Add a passkey' }));
    await visit.page.waitForFunction(NOTHING_SHOWN);
    expect(await kinds()).toEqual(['device', 'passkey']);
    await visit.ask('SIGN_OUT'); // The visitor does not wait for a slow service.
    await eventually(async () => expect(await kinds()).toEqual(['passkey']));

    // The passkey is the last way: the same again ends nothing.
    await world.enterCode(visit, 'ada@example.test');
    await visit.frame.getByRole('button', { name: 'Use a passkey' }).click();
    await visit.page.waitForFunction(NOTHING_SHOWN);
    await visit.ask('SIGN_OUT');
    expect(await kinds()).toEqual(['passkey']);
  });
});
