import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SMTPServer } from 'smtp-server';
import { headersOf } from '../../wallet-frame/build/headers.mjs';
import { buildService, spawnService } from '../start.mjs';
import { checkService, linesOf } from '../src/check/check-service';
import type { Finding } from '../src/check/finding';
import { whyNotReached } from '../src/domain/why-not-reached';
import { parseConfig } from '../src/config/config';
import type { Environment } from '../src/config/read-variables';
import { type RunningService, serve } from '../src/serve';
import { type HttpStandIn, json, startStandIn } from './stand-ins/http-stand-in';
import { Mailbox } from './stand-ins/mailbox';

/** Nothing listens there: browsers and `fetch` know the lower ones as bad. */
const CLOSED = '127.0.0.1:1024';
const SECRET = 'hunter2-'.repeat(5);

let folder: string;
let mailbox: Mailbox;
let service: RunningService;
let frame: HttpStandIn;
let site: HttpStandIn;
let node: HttpStandIn;
let issuer: HttpStandIn;

/** The headers of the frame, which a test changes. */
let headers: Readonly<Record<string, string>>;
let sitePolicy: string | undefined;

/** A set-up in which nothing is wrong. */
let whole: Environment;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cleat-check-'));
  mailbox = await new Mailbox().start();
  site = await startStandIn((_, response) => {
    if (sitePolicy !== undefined) response.setHeader('content-security-policy', sitePolicy);
    response.end('<!doctype html>');
  });
  frame = await startStandIn((_, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.end('<!doctype html>');
  });
  node = await startStandIn((_, response) => json(response, 200, { result: '0x1' }));
  issuer = await startStandIn(({ url }, response) => {
    if (url.pathname === '/.well-known/openid-configuration') {
      json(response, 200, { issuer: issuer.url });
    } else json(response, 404, {});
  });
  const started = {
    PORT: '0',
    DATABASE_URL: `file:${join(folder, 'service.db')}`,
    LOG_LEVEL: 'silent',
    SERVICE_SECRET: SECRET,
    ORIGINS: site.url,
    SMTP_URL: mailbox.url,
    MAIL_FROM: 'login@wallet.test',
    FRAME_ORIGIN: frame.url,
  };
  service = await serve(parseConfig(started), { write: () => undefined });
  headers = headersOf({ networks: [], parts: '{}', service: service.url, sites: [site.url] });
  whole = {
    ...started,
    PUBLIC_URL: service.url,
    NAMES_PARENT: 'site.eth',
    NAMES_RPC_URLS: `eip155:1=${node.url}`,
    OPENID_PROVIDERS: providersOf({ issuer: issuer.url }),
    HALVES_URL: service.url,
    HALVES_TOKEN: SECRET,
  };
});
afterAll(async () => {
  for (const each of [service, frame, site, node, issuer, mailbox]) await each?.stop();
  rmSync(folder, { recursive: true, force: true });
});

function providersOf(more: object): string {
  const own = { id: 'keycloak', name: 'Keycloak', clientId: 'id', clientSecret: 'hunter2' };
  return JSON.stringify([{ ...own, ...more }]);
}

/** What is wrong, or open, with the whole set-up where some of it is another one. */
async function problemsOf(changes: Environment): Promise<readonly string[]> {
  const findings = await checkService({ ...whole, ...changes });
  expect(JSON.stringify(findings)).not.toContain('hunter2');
  return findings.filter(({ is }) => is !== 'right').map(saidBy);
}

function saidBy({ about, is, says }: Finding): string {
  return `${is} ${about}: ${says}`;
}

describe('a check of a set-up', () => {
  it('finds nothing wrong where all is right, and changes nothing', async () => {
    expect(await problemsOf({})).toEqual([]);
    expect(mailbox.mails).toEqual([]);
  });

  it.each<readonly [string, Environment, RegExp]>([
    ['a misspelt name', { FRAME_ORIGN: '' }, /FRAME_ORIGN.* Did you mean FRAME_ORIGIN\?/],
    ['a port that is no number', { PORT: 'hunter2' }, /PORT: PORT must be a whole number/],
    ['a short secret', { SERVICE_SECRET: 'hunter2' }, /SERVICE_SECRET must have at least 32/],
    ['an origin with a path', { ORIGINS: 'https://site.test/path' }, /ORIGINS must be origins/],
    ['no sites', { ORIGINS: '' }, /ORIGINS: It is empty/],
    [
      'a database that is not there',
      { DATABASE_URL: `postgres://cleat:hunter2@${CLOSED}/db` },
      /Nothing listens at 127\.0\.0\.1:1024\./,
    ],
    [
      'a database of no known host',
      { DATABASE_URL: 'postgres://cleat:hunter2@db.invalid/db' },
      /(?:There is no host|No name server answers for) db\.invalid:5432\./,
    ],
    [
      'a folder that is a file',
      { DATABASE_URL: `file:${import.meta.filename}/service.db` },
      /DATABASE_URL: .*check\.test\.ts is no folder\.$/m,
    ],
    ['a database in memory', { DATABASE_URL: 'file::memory:' }, /lost when the service ends/],
    [
      'a file that is no database',
      { DATABASE_URL: `file:${import.meta.filename}` },
      /no database that the service can read/,
    ],
    [
      'a mail server that is not there',
      { SMTP_URL: `smtp://user:hunter2@${CLOSED}` },
      /SMTP_URL: Nothing listens at 127\.0\.0\.1:1024\./,
    ],
    [
      'a second mail server that is not there',
      { SMTP_SECOND_URL: `smtp://user:hunter2@${CLOSED}` },
      /SMTP_SECOND_URL: Nothing listens at 127\.0\.0\.1:1024\./,
    ],
    [
      'a frame that is not there',
      { FRAME_ORIGIN: `http://${CLOSED}` },
      /FRAME_ORIGIN: Nothing listens at 127\.0\.0\.1:1024\./,
    ],
    [
      'a node that is not there',
      { NAMES_RPC_URLS: `eip155:1=http://${CLOSED}/hunter2` },
      /NAMES_RPC_URLS: Nothing listens at/,
    ],
    [
      'an issuer that is not there',
      { OPENID_PROVIDERS: providersOf({ issuer: `http://${CLOSED}` }) },
      /OPENID_PROVIDERS, keycloak: Nothing listens at/,
    ],
    [
      'another operator who is not there',
      { HALVES_URL: `http://${CLOSED}` },
      /HALVES_URL: Nothing listens at/,
    ],
  ])('names %s', async (_, changes, sentence) => {
    const problems = await problemsOf(changes);

    expect(problems.join('\n')).toMatch(sentence);
    expect(problems.every((problem) => problem.endsWith('.') || problem.endsWith('?'))).toBe(true);
  });

  it('says which origin it expected, and which one it received, where a port differs', async () => {
    const other = 'http://127.0.0.1:1024';
    const problems = await problemsOf({ ORIGINS: other });

    expect(problems).toContain(
      `wrong ORIGINS: Expected ${other} among the sites of the frame, received ${site.url}: build the frame with it.`,
    );
    expect(problems).toContain(
      `wrong ORIGINS: The frame was built for ${site.url}, which is not of ORIGINS.`,
    );
  });

  it('says so where the running service expects another frame', async () => {
    const moved = await startStandIn((_, response) => {
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
      response.end();
    });
    const problems = await problemsOf({ FRAME_ORIGIN: moved.url });
    await moved.stop();

    expect(problems).toEqual([
      `wrong The service, as the frame asks it: Expected ${service.url} to let ${moved.url} in, received a refusal: ` +
        'it has another FRAME_ORIGIN, or is no service.',
    ]);
  });

  it('says so where the frame asks another service, or one that is not started', async () => {
    const own = headers;
    const settings = { networks: [], parts: '{}', sites: [site.url] };
    headers = headersOf({ ...settings, service: `http://${CLOSED}` });

    expect(await problemsOf({})).toEqual([
      `wrong The service, as the frame asks it: Expected ${service.url}, which is PUBLIC_URL, received http://${CLOSED} as SERVICE_URL.`,
    ]);
    expect(await problemsOf({ OPENID_PROVIDERS: '' })).toEqual([
      `open The service, as the frame asks it: Nothing listens at ${CLOSED}. Start it, and check again.`,
    ]);
    headers = own;
  });

  it('says so where the frame’s files are served without their headers, or with an older one', async () => {
    const own = headers;
    headers = {};
    expect(await problemsOf({})).toEqual([
      `wrong FRAME_ORIGIN: ${frame.url} sends no headers of headers.json: see the guide.`,
    ]);
    headers = { ...own, 'strict-transport-security': 'max-age=1' };
    expect((await problemsOf({})).join()).toMatch(
      /Expected "max-age=63072000.*received "max-age=1"/,
    );
    headers = own;
  });

  it('says so where a site’s own policy keeps the frame out', async () => {
    sitePolicy = "default-src 'self'";
    expect((await problemsOf({})).join()).toMatch(/lets no frame of .* in: add it to frame-src/);
    for (const policy of [`frame-src ${frame.url}`, 'default-src *', "script-src 'none'"]) {
      sitePolicy = policy;
      expect(await problemsOf({})).toEqual([]);
    }
    sitePolicy = undefined;
  });

  it('says so where a node is of another chain, or an issuer has another name', async () => {
    expect(await problemsOf({ NAMES_RPC_URLS: `eip155:10=${node.url}` })).toEqual([
      `wrong NAMES_RPC_URLS: Expected a node of eip155:10, received eip155:1 from ${node.host}.`,
    ]);
    expect(await problemsOf({ NAMES_RPC_URLS: `eip155:1=${site.url}` })).toEqual([
      `wrong NAMES_RPC_URLS: ${site.host} does not answer as a node of eip155:1 (status 200).`,
    ]);
    expect(
      await problemsOf({ OPENID_PROVIDERS: providersOf({ issuer: `${issuer.url}/` }) }),
    ).toEqual([
      `wrong OPENID_PROVIDERS, keycloak: Expected the issuer ${issuer.url}/, received ${issuer.url}.`,
    ]);
  });

  it('says so where the mail server refuses the password', async () => {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onAuth: (_auth, _session, done) => done(new Error('no')),
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
    const { port } = server.server.address() as AddressInfo;
    const problems = await problemsOf({ SMTP_URL: `smtp://user:hunter2@127.0.0.1:${port}` });
    await new Promise<void>((resolve) => server.close(() => resolve()));

    expect(problems).toEqual([
      `wrong SMTP_URL: 127.0.0.1:${port} refuses the user name or the password.`,
    ]);
  });

  it('says how to name an authority of one’s own for certificates', async () => {
    const made = spawnSync(
      'openssl',
      ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-subj', '/CN=localhost'].concat([
        '-keyout',
        join(folder, 'key.pem'),
        '-out',
        join(folder, 'cert.pem'),
      ]),
    );
    // A machine without OpenSSL has the code alone.
    if (made.status !== 0) {
      const error = Object.assign(new Error(), { code: 'DEPTH_ZERO_SELF_SIGNED_CERT' });
      expect(whyNotReached(new Error('', { cause: error }), 'id.test')).toMatch(/NODE_EXTRA_CA/);
      return;
    }
    const [key, cert] = ['key.pem', 'cert.pem'].map((name) => readFileSync(join(folder, name)));
    const server = createServer({ key: key ?? '', cert: cert ?? '' });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const problems = await problemsOf({
      OPENID_PROVIDERS: providersOf({ issuer: `https://127.0.0.1:${port}` }),
    });
    server.close();

    expect(problems.join()).toMatch(/does not know who issued .* NODE_EXTRA_CA_CERTS\.$/);
  });

  it('is a command that ends with 1 where something is wrong', async () => {
    await buildService();
    const run = (environment: Environment): Promise<{ code: number; text: string }> => {
      const child = spawnService(environment, 'src/main.ts', ['check']);
      let text = '';
      child.stdout.on('data', (part) => (text += String(part)));
      return new Promise((resolve) =>
        child.once('close', (code) => resolve({ code: code ?? -1, text })),
      );
    };

    const rightSetUp = await run(whole);
    expect(rightSetUp).toMatchObject({ code: 0 });
    expect(rightSetUp.text).toMatch(
      /^right {2}Variables: Each can be used\.\n[^]*\n\nNothing is wrong\.\n$/,
    );
    const wrongSetUp = await run({ ...whole, SMTP_URL: `smtp://${CLOSED}`, FRAME_ORIGN: 'x' });
    expect(wrongSetUp).toMatchObject({ code: 1 });
    expect(wrongSetUp.text).toContain('WRONG  SMTP_URL: Nothing listens at 127.0.0.1:1024.');
    expect(wrongSetUp.text).toMatch(/\n\n2 of \d+ are wrong\.\n$/);
  });

  it('reads nothing without end, and writes only words of its own', async () => {
    const endless = await startStandIn((_, response) => {
      response.setHeader('content-type', 'application/json');
      const send = (): void => {
        while (response.write(' '.repeat(65_536)));
        response.once('drain', send);
      };
      send();
    });
    const liar = await startStandIn((_, response) =>
      json(response, 200, { issuer: `https://\u001b[2J${'x'.repeat(100_000)}` }),
    );
    const problems = await problemsOf({
      OPENID_PROVIDERS: JSON.stringify([
        ...JSON.parse(providersOf({ id: 'one', issuer: endless.url })),
        ...JSON.parse(providersOf({ id: 'two', issuer: liar.url })),
      ]),
    });
    await endless.stop();
    await liar.stop();

    expect(problems).toHaveLength(2);
    expect(problems.every((problem) => problem.length < 600 && !/\p{C}/u.test(problem))).toBe(true);
    expect(linesOf([])).toBe('\nNothing is wrong.\n');
  });

  it('knows a database of a newer version, and one that the next start changes', async () => {
    const path = join(folder, 'newer.db');
    const { openLibsql } = await import('../src/adapters/sql/libsql-database');
    const database = await openLibsql(path);
    await database.rows('create table migration (version bigint primary key)');
    await database.rows('insert into migration (version) values (?)', 1);
    expect(await problemsOf({ DATABASE_URL: `file:${path}` })).toEqual([
      `open DATABASE_URL: ${path} answers; the next start changes its tables: back up.`,
    ]);
    await database.rows('insert into migration (version) values (?)', 10_000);
    await database.close();
    expect(await problemsOf({ DATABASE_URL: `file:${path}` })).toEqual([
      `wrong DATABASE_URL: ${path} is of a newer version of the service.`,
    ]);
    expect(await problemsOf({ DATABASE_URL: `file:${join(folder, 'none.db')}` })).toEqual([
      `open DATABASE_URL: ${join(folder, 'none.db')} is made at the first start.`,
    ]);
  });
});
