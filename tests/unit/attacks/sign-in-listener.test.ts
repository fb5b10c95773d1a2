import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, request as ask, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { createSignInServer, nodeListener } from '../../../infrastructure/sign-in-server';
import { withoutDefence } from '../../support/without-defence';

type Listen = typeof nodeListener;

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server?.closeAllConnections();
});

/** A site on Node's own server. `outcomes` says of each listener whether Node would end the process because of it. */
async function siteOf(listen: Listen) {
  const listener = listen(createSignInServer({ domain: 'localhost' }).handle);
  const outcomes: Promise<'answered' | 'process ended'>[] = [];
  const site = createServer((request, response) => {
    const answered = listener(request, response);
    outcomes.push(
      answered.then(
        () => 'answered',
        () => {
          response.destroy();
          return 'process ended';
        },
      ),
    );
  });
  server = site;
  await new Promise<void>((resolve) => {
    site.listen(0, '127.0.0.1', resolve);
  });
  return { outcomes, port: (site.address() as AddressInfo).port };
}

async function withoutReading(): Promise<Listen> {
  const { nodeListener: open } = await withoutDefence<{ readonly nodeListener: Listen }>(
    'infrastructure/sign-in-server/index.ts',
    {
      file: 'infrastructure/sign-in-server/node-listener.ts',
      find: 'const read = await readable(request);',
      put: 'const read = await requestOf(request);',
    },
  );
  return open;
}

/** A method that Node reads and the web's `Request` refuses. Returns the status, or 0 where no answer came. */
function trace(port: number): Promise<number> {
  return new Promise((resolve) => {
    const asked = ask({ port, host: '127.0.0.1', method: 'TRACE', path: '/auth/nonce' }, (answer) =>
      resolve(answer.resume().statusCode ?? 0),
    );
    asked.on('error', () => resolve(0)).end();
  });
}

/** A request that is closed before its body has come, as by a visitor who leaves the page. */
function breakOff(port: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write('POST /auth/nonce HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99\r\n\r\n{"');
      setTimeout(() => socket.destroy(), 50);
    });
    socket.on('close', () => resolve());
  });
}

/** What became of the process after each of the requests. */
async function outcomesOf(listen: Listen): Promise<readonly string[]> {
  const { outcomes, port } = await siteOf(listen);
  await trace(port);
  await breakOff(port);
  return Promise.all(outcomes);
}

describe('a request that the web has no form for, and one that breaks off', () => {
  it('[W12.n] leave the server of the site running', async () => {
    expect(await outcomesOf(nodeListener)).toEqual(['answered', 'answered']);
  });

  it('[W12.n control] end its process where a request is read without care', async () => {
    expect(await outcomesOf(await withoutReading())).toEqual(['process ended', 'process ended']);
  });

  it('are answered as invalid', async () => {
    const { port } = await siteOf(nodeListener);
    expect(await trace(port)).toBe(400);
  });
});
