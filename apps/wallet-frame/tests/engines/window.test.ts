import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { verifyMessage } from 'viem';
import { eventually } from '../../../../tests/support/eventually';
import { type FrameServers, startFrameServers } from '../browser/frame-world';
import {
  buttonNamed,
  type Engine,
  STILL_MS,
  type Target,
} from '../../../../tests/support/engines/engine';
import { engines } from '../../../../tests/support/engines/engines';

// A browser starts slowly on a busy machine.
jest.setTimeout(180_000);

const PATIENCE_MS = 20_000;
const MESSAGE = 'Hello from another engine';
const hex = `0x${Buffer.from(MESSAGE).toString('hex')}`;

describe.each(engines)('the wallet’s own window in $name', ({ isThere, keepsData, open }) => {
  if (!isThere) {
    it.todo('runs where the browser is installed');
    return;
  }

  let servers: FrameServers;
  let engine: Engine;
  let address: `0x${string}`;

  beforeAll(async () => {
    servers = await startFrameServers();
    engine = await open();
    await engine.open(servers.pageOf('site'));
    await eventually(async () => void (await engine.evaluate('site', 'frame.load()')), PATIENCE_MS);
  });
  afterAll(async () => {
    await engine.close();
    await servers.close();
  });

  const ask = (type: string, payload: object = {}): Promise<unknown> =>
    engine.evaluate('site', `ask(${JSON.stringify(type)}, ${JSON.stringify(payload)})`);

  const begin = async (type: string, payload: object = {}): Promise<void> => {
    await engine.evaluate('site', `void ask(${JSON.stringify(type)}, ${JSON.stringify(payload)})`);
  };

  async function shows(target: Target, text: string): Promise<void> {
    await eventually(async () => {
      expect(await engine.evaluate(target, 'document.body.innerText')).toContain(text);
    }, PATIENCE_MS);
  }

  const press = (target: Target, text: string): Promise<void> =>
    eventually(() => engine.press(target, buttonNamed(text), STILL_MS), PATIENCE_MS);

  /** Types into a field as React hears it. */
  async function type(target: Target, text: string): Promise<void> {
    await engine.evaluate(
      target,
      `(() => {
        const field = document.querySelector('input');
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
        set.call(field, ${JSON.stringify(text)});
        field.dispatchEvent(new Event('input', { bubbles: true }));
      })()`,
    );
  }

  it('[R7.16] has a login there where the browser forgets the data of frames', async () => {
    expect(
      await engine.evaluate('frame', '"isVisible" in IntersectionObserverEntry.prototype'),
    ).toBe(false);
    expect(await ask('CONNECT_EMAIL', { email: 'ada@example.test' })).toEqual({
      action: 'VERIFY_OTP',
    });
    await begin('CONNECT_OTP');
    const target = keepsData ? 'frame' : 'window';
    if (!keepsData) {
      await shows('frame', 'the wallet cannot save anything on this page');
      await press('frame', 'Open the wallet’s window');
    }
    await shows(target, 'Enter the code');
    await type(target, servers.mailbox.code);
    await press(target, 'Not now');
    await eventually(async () => {
      const hidden = 'document.querySelector("iframe").style.display';
      expect(await engine.evaluate('site', hidden)).toBe('none');
    }, PATIENCE_MS);
    ({ address } = (await ask('GET_USER')) as { readonly address: `0x${string}` });
    expect(address).toMatch(/^0x[0-9a-fA-F]{40}$/);
  });

  it('[R7.16] has the approval, which the frame gets back', async () => {
    await begin('RPC_REQUEST', {
      method: 'personal_sign',
      params: [hex, address],
      chainId: 'eip155:1',
    });
    await shows('frame', 'Review this request');
    await press('frame', 'Open the wallet’s window');
    await shows('window', MESSAGE);
    await press('window', 'Approve');
    let signature: `0x${string}` = '0x';
    await eventually(async () => {
      const last = (await engine.evaluate('site', 'messages.at(-1)')) as {
        readonly result?: `0x${string}`;
      };
      expect(last.result).toMatch(/^0x[0-9a-f]{130}$/);
      signature = last.result ?? '0x';
    }, PATIENCE_MS);
    expect(await verifyMessage({ address, message: MESSAGE, signature })).toBe(true);
  });
});
