import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { eventually } from '../../../../tests/support/eventually';
import type { Engine } from '../../../../tests/support/engines/engine';
import { documentsOf, type EngineDocuments } from '../../../../tests/support/engines/engine-page';
import { engines } from '../../../../tests/support/engines/engines';
import { type FrameServers, startFrameServers } from '../browser/frame-world';

// A browser starts slowly on a busy machine.
jest.setTimeout(180_000);

const PATIENCE_MS = 20_000;
const EMAIL = 'ada@example.test';
const withPasskeys = engines.filter(({ hasPasskeys }) => hasPasskeys);

/** The page that has the database open lets go of it as it is loaded again. */
const forget = `new Promise((resolve) => {
  const deletion = indexedDB.deleteDatabase('cleat-wallet');
  for (const type of ['blocked', 'error', 'success']) deletion.addEventListener(type, () => resolve(type));
})`;

describe.each(withPasskeys)('a passkey in $name', ({ isThere, open }) => {
  if (!isThere) {
    it.todo('runs where the browser is installed');
    return;
  }

  let servers: FrameServers;
  let engine: Engine;
  let documents: EngineDocuments;
  beforeAll(async () => {
    servers = await startFrameServers();
    engine = await open({ hasPasskeys: true });
    documents = await documentsOf(engine);
    await engine.open(servers.pageOf('site'));
    await loaded();
  });
  afterAll(async () => {
    await engine?.close();
    await servers?.close();
  });

  const loaded = (): Promise<void> =>
    eventually(async () => void (await engine.evaluate('site', 'frame.load()')), PATIENCE_MS);
  const ask = (type: string, payload: object = {}): Promise<unknown> =>
    engine.evaluate('site', `ask(${JSON.stringify(type)}, ${JSON.stringify(payload)})`);
  const isHidden = (): Promise<void> =>
    eventually(async () => {
      const display = 'document.querySelector("iframe").style.display';
      expect(await engine.evaluate('site', display)).toBe('none');
    }, PATIENCE_MS);

  /** Asks for a code, types it, and goes on by a button. */
  async function logIn(next: string): Promise<unknown> {
    expect(await ask('CONNECT_EMAIL', { email: EMAIL })).toEqual({ action: 'VERIFY_OTP' });
    await engine.evaluate('site', `void ask('CONNECT_OTP', {})`);
    await documents.frame.locator('#code').fill(servers.mailbox.code);
    await documents.frame.getByRole('button', { name: next }).click();
    await isHidden().catch(async (error: unknown) => {
      const text = await engine.evaluate('frame', 'document.body.innerText');
      throw new Error(`After ${next}: ${String(text)}`, { cause: error });
    });
    return ask('GET_USER');
  }

  it('[R7.16] is made in the wallet’s frame, and opens the wallet once the browser has forgotten it', async () => {
    const user = await logIn('Add a passkey');
    expect(user).toMatchObject({ address: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/) });

    servers.later(31_000); // The wait for the next code.
    await engine.evaluate('frame', forget);
    await engine.reload();
    await loaded();
    expect(await logIn('Use a passkey')).toEqual(user);
  });
});
