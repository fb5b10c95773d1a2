import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStaticServer, type StaticServer } from '../../../scripts/static-server.mjs';

describe('startStaticServer', () => {
  const asked: string[] = [];
  let base: string;
  let server: StaticServer;

  beforeAll(async () => {
    base = mkdtempSync(join(tmpdir(), 'cleat-server-'));
    mkdirSync(join(base, 'served/chunks'), { recursive: true });
    writeFileSync(join(base, 'secret.txt'), 'secret');
    writeFileSync(join(base, 'served/index.html'), '<!doctype html>');
    writeFileSync(join(base, 'served/chunks/main.js'), 'export {};');
    writeFileSync(join(base, 'served/ümlaut.css'), 'a {}');
    symlinkSync(join(base, 'secret.txt'), join(base, 'served/way-out.txt'));
    server = await startStaticServer({
      folder: join(base, 'served'),
      headers: { 'content-security-policy': "default-src 'none'" },
      json: { '/config.json': { evm: [] } },
      posts: {
        '/double': async (body) => {
          if (typeof body !== 'number') throw new TypeError('No number');
          return body * 2;
        },
      },
      onRequest: (path) => asked.push(path),
    });
  });

  afterAll(async () => {
    await server.close();
    rmSync(base, { recursive: true });
  });

  it.each([
    ['/', 'text/html; charset=utf-8'],
    ['/chunks/main.js?v=1', 'text/javascript; charset=utf-8'],
    ['/%C3%BCmlaut.css', 'text/css; charset=utf-8'],
    ['/config.json', 'application/json; charset=utf-8'],
  ])('serves %s as %s', async (path, type) => {
    const { status, headers } = await ask(path);

    expect(status).toBe(200);
    expect(headers['content-type']).toBe(type);
  });

  it.each([
    ['a body', '21', 'application/json', 200, '42'],
    ['a body that its answer refuses', '"text"', 'application/json', 400, 'That cannot be done.\n'],
    ['no JSON', '{', 'application/json', 400, 'That cannot be done.\n'],
    ['a form of another site', '21', 'text/plain', 415, 'Only JSON is taken.\n'],
    ['a long body', '1'.repeat(5000), 'application/json', 413, 'That is too long.\n'],
  ])('answers %s that is posted', async (_what, body, type, status, said) => {
    const headers = { 'content-type': type };
    const answer = await fetch(`${server.url}/double`, { method: 'POST', headers, body });

    expect([answer.status, await answer.text()]).toEqual([status, said]);
  });

  it('sends its headers with every answer, also with refusals', async () => {
    const answers = await Promise.all([ask('/'), ask('/nothing'), ask('/', 'POST')]);

    for (const { headers } of answers) {
      expect(headers).toMatchObject({
        'content-security-policy': "default-src 'none'",
        'x-content-type-options': 'nosniff',
      });
    }
  });

  it.each([
    '/../secret.txt',
    '/..%2fsecret.txt',
    '/%2e%2e/secret.txt',
    '/chunks/../../secret.txt',
    '/..%5csecret.txt',
    '//secret.txt',
    '/way-out.txt',
    '/chunks',
    '/chunks/',
  ])('finds nothing at %s', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 404, body: 'There is nothing here.\n' });
  });

  it.each(['/%00', '/%ff'])('refuses %s, which is not a path', async (path) => {
    expect(await ask(path)).toMatchObject({ status: 400 });
  });

  it('answers only GET and HEAD', async () => {
    expect(await ask('/', 'POST')).toMatchObject({ status: 405, headers: { allow: 'GET, HEAD' } });
    expect(await ask('/', 'HEAD')).toMatchObject({ status: 200, body: '' });
  });

  it('reports the requested paths', async () => {
    asked.length = 0;
    await ask('/chunks/main.js?v=2');

    expect(asked).toEqual(['/chunks/main.js']);
  });

  it('uses another port where the preferred one is in use', async () => {
    const port = Number(new URL(server.url).port);
    const other = await startStaticServer({ folder: base, port });

    expect(other.url).not.toBe(server.url);
    await other.close();
  });

  /** Requests `path` unchanged: `fetch` would normalise it first. */
  function ask(path: string, method = 'GET'): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const { hostname, port } = new URL(server.url);
      request({ hostname, port, path, method }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text: string) => (body += text));
        response.on('end', () =>
          resolve({ status: response.statusCode, headers: response.headers, body }),
        );
      })
        .once('error', reject)
        .end();
    });
  }
});

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}
