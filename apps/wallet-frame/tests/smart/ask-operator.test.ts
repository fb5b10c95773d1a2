import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { ServerResponse } from 'node:http';
import { type JsonRpcServer, serveJsonRpc } from '../../../chains/testing/json-rpc-server';
import { eventually } from '../../../../tests/support/eventually';
import { operatorAt } from '../../src/adapters/nodes/ask-operator';

const MUCH = 600 * 1024;

describe('an answer of a bundler or a paymaster', () => {
  let server: JsonRpcServer;
  beforeAll(async () => {
    server = await serveJsonRpc({
      small: () => 'x'.repeat(400 * 1024),
      large: () => 'x'.repeat(MUCH),
      nothing: () => null,
      wrong: () => {
        throw Object.assign(new Error('y'.repeat(1000)), { code: 'AA' });
      },
    });
  });
  afterAll(() => server.stop());

  const ask = (method: string) => operatorAt(server.url)(method, []);
  const answered = async (how: (response: ServerResponse, id: unknown) => unknown) => {
    server.interfere((response, _, id) => {
      how(response, id);
      return true;
    });
    const answer = await ask('small');
    server.interfere();
    return answer;
  };

  it('is a result, also where that is nothing', async () => {
    expect(await ask('nothing')).toEqual({ kind: 'result', result: null });
    expect(await ask('small')).toMatchObject({ kind: 'result' });
  });

  it('is a refusal with a number and a text that is not long', async () => {
    const message = 'y'.repeat(300);
    expect(await ask('wrong')).toEqual({ kind: 'refused', code: 0, message });
  });

  it('is a refusal also with a status of HTTP that says so', async () => {
    const error = { code: -32_602, message: 'no' };
    expect(
      await answered((response, id) => response.writeHead(400).end(JSON.stringify({ id, error }))),
    ).toEqual({ kind: 'refused', ...error });
  });

  it.each<readonly [string, (response: ServerResponse, id: unknown) => unknown]>([
    ['to another question', (response) => response.end('{"id":"other","result":1}')],
    ['without a result', (response, id) => response.end(JSON.stringify({ id }))],
    ['that is a list', (response) => response.end('[]')],
    ['that is no JSON', (response) => response.end('<html>')],
    ['that is empty', (response) => response.end()],
    ['that breaks off', (response) => response.write('{') && response.destroy()],
    [
      'with names of every object',
      (response) => response.end('{"__proto__":{"id":1},"id":1,"result":1}'),
    ],
    ['that leads elsewhere', (response) => response.writeHead(307, { location: server.url }).end()],
  ])('%s counts as none', async (_, how) => {
    expect(await answered(how)).toEqual({ kind: 'silent' });
  });

  it('that does not come within ten seconds counts as none, and its connection ends', async () => {
    let isOpen = false;
    server.interfere((response) => {
      isOpen = true;
      response.on('close', () => (isOpen = false));
      return true;
    });
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    // The limit of a signal is a timer of the browser, which no clock of a test moves.
    const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      const limit = new AbortController();
      setTimeout(() => limit.abort(), ms);
      return limit.signal;
    });
    try {
      let answer: unknown;
      void ask('small').then((given) => (answer = given));
      await turnsUntil(() => isOpen);
      await jest.advanceTimersByTimeAsync(9_999);
      expect([answer, isOpen]).toEqual([undefined, true]);
      await jest.advanceTimersByTimeAsync(1);
      await turnsUntil(() => !isOpen);
      expect(answer).toEqual({ kind: 'silent' });
    } finally {
      jest.useRealTimers();
      timeout.mockRestore();
      server.interfere();
    }
  });

  it('that is too long counts as none, and is not read to its end', async () => {
    expect(await ask('large')).toEqual({ kind: 'silent' });
    let isOpen = true;
    const answer = await answered((response) => {
      response.on('close', () => (isOpen = false));
      const more = (): void => {
        if (isOpen) response.write('x'.repeat(MUCH), more);
      };
      more();
    });
    expect(answer).toEqual({ kind: 'silent' });
    await eventually(() => expect(isOpen).toBe(false));
  });
});

/** Lets sockets go on, whose timers are the test's. */
async function turnsUntil(isSo: () => boolean): Promise<void> {
  for (let turn = 0; turn < 10_000 && !isSo(); turn += 1) {
    await new Promise((resolve) => void setImmediate(resolve));
  }
  expect(isSo()).toBe(true);
}
