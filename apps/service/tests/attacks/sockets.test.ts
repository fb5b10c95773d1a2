import { afterEach, expect, it } from '@jest/globals';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { limitConnections } from '../../src/adapters/http/limit-connections';
import { opened } from '../stand-ins/sockets';

type Module = typeof import('../../src/adapters/http/limit-connections');

const limitFile = 'apps/service/src/adapters/http/limit-connections.ts';
const openFile = 'apps/service/src/adapters/http/open-connections.ts';
const MOST = 40;

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

async function listening(limit: Module['limitConnections'], answerMs = 0): Promise<string> {
  server = createServer((_request, response) => {
    setTimeout(() => response.end(), answerMs);
  });
  limit(server, { maxConnections: MOST, trustedProxies: 0 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** What a visitor at an address is answered. */
function asked(url: string, localAddress: string): Promise<number | string> {
  return new Promise((resolve) => {
    const visitor = request(`${url}/health`, { localAddress });
    visitor.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    visitor.once('error', () => resolve('refused'));
    visitor.end();
  });
}

/** The answer to a visitor while callers hold as many connections as they can. */
async function whileHeld(
  limit: Module['limitConnections'],
  visitor: string,
  callers: readonly string[] = ['127.0.0.1'],
): Promise<number | string> {
  const url = await listening(limit);
  const held = await Promise.all(
    callers.map((caller) => opened(url, (2 * MOST) / callers.length, caller)),
  );
  for (const sockets of held) await sockets.held();
  const answer = await asked(url, visitor);
  for (const sockets of held) sockets.end();
  return answer;
}

/** The limit in which who is beyond the bound is refused. */
const refusing = (): Promise<Module> =>
  withoutDefence<Module>(limitFile, {
    file: limitFile,
    find: 'const leaving = others.find((one) => !isAnswering(one)) ?? others[0] ?? socket;',
    put: 'const [leaving] = [socket, others];',
  });

it('[E14.m] holds all connections that it can, and sends nothing: another range is answered', async () => {
  expect(await whileHeld(limitConnections, '127.0.9.1')).toBe(200);
});

it('[E14.m control] keeps the others out where one range may have them all', async () => {
  const { limitConnections: limit } = await refusing();
  expect(await whileHeld(limit, '127.0.9.1')).toBe('refused');
});

it('[E14.ba] holds all connections that it can: its neighbours are answered, and who shares its address', async () => {
  expect(await whileHeld(limitConnections, '127.0.0.2')).toBe(200);
  expect(await whileHeld(limitConnections, '127.0.0.1')).toBe(200);
});

it('[E14.ba] holds them from many ranges and addresses at once: a visitor is answered', async () => {
  const callers = ['127.0.0.1', '127.0.0.3', '127.0.1.1', '127.0.2.1', '127.0.3.1'];
  expect(await whileHeld(limitConnections, '127.0.0.2', callers)).toBe(200);
  expect(await whileHeld(limitConnections, '127.0.9.1', callers)).toBe(200);
});

it('[E14.ba control] closes the door for its neighbours where who comes last is refused', async () => {
  const { limitConnections: limit } = await refusing();
  expect(await whileHeld(limit, '127.0.0.2')).toBe('refused');
});

/** A neighbour's request takes a moment, in which the caller opens more connections than there may be. */
async function cutOff(limit: Module['limitConnections']): Promise<number | string> {
  const url = await listening(limit, 600);
  const answer = asked(url, '127.0.0.2');
  const sockets = await opened(url, 3 * MOST);
  const status = await answer;
  sockets.end();
  return status;
}

it('[E14.bb] opens connections without end: the caller alone gives way', async () => {
  expect(await cutOff(limitConnections)).toBe(200);
});

it('[E14.bb control] cuts its neighbours off where the oldest of a range gives way', async () => {
  const { limitConnections: limit } = await withoutDefence<Module>(
    limitFile,
    { file: openFile, find: ' && counts.get(address) === most' },
    {
      file: limitFile,
      find: 'others.find((one) => !isAnswering(one)) ?? others[0]',
      put: 'others[0]',
    },
  );
  expect(await cutOff(limit)).toBe('refused');
});
