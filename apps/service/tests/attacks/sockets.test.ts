import { afterEach, expect, it } from '@jest/globals';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { limitConnections } from '../../src/http/limit-connections';
import { opened } from '../stand-ins/sockets';

type Module = typeof import('../../src/http/limit-connections');

const file = 'apps/service/src/http/limit-connections.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** The answer to a visitor while one range holds as many connections as it can. */
async function whileHeld(limit: Module['limitConnections']): Promise<number | string> {
  server = createServer((_request, response) => response.end());
  limit(server, { maxConnections: 40, trustedProxies: 0 });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const sockets = await opened(url, 60);
  await sockets.held();
  const answer = await new Promise<number | string>((resolve) => {
    const asked = request(`${url}/health`, { localAddress: '127.0.9.1' });
    asked.once('response', (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    asked.once('error', () => resolve('refused'));
    asked.end();
  });
  sockets.end();
  return answer;
}

it('[E14.m] holds all connections that it can, and sends nothing: another range is answered', async () => {
  expect(await whileHeld(limitConnections)).toBe(200);
});

it('[E14.m control] keeps the others out where one range may have them all', async () => {
  const find = 'count > maxConnections * SHARE';
  const control = await withoutDefence<Module>(file, { file, find, put: 'count > maxConnections' });

  expect(await whileHeld(control.limitConnections)).toBe('refused');
});
