import { afterAll, afterEach, describe, expect, it } from '@jest/globals';
import { ed25519 } from '@noble/curves/ed25519.js';
import { checkCollector } from '../src/check/check-collector';
import { checkConsole } from '../src/check/check-console';
import { checkMail } from '../src/check/check-mail';
import { checkSponsors } from '../src/check/check-sponsors';
import { checkWebhooks } from '../src/check/check-webhooks';
import type { Finding } from '../src/check/finding';
import { parseConfig } from '../src/config/config';
import { base58Of } from '../src/domain/base58';
import { type HttpStandIn, json, startStandIn } from './stand-ins/http-stand-in';
import { OperatorsProvider } from './stand-ins/operators';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const PAYMASTER = `0x${'ab'.repeat(20)}`;
const GENESIS = 'EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG';
const SOLANA = `solana:${GENESIS.slice(0, 32)}`;
const seed = new Uint8Array(32).fill(3);
const payer = [...seed, ...ed25519.getPublicKey(seed)];

const login = {
  SMTP_URL: 'smtp://mail.example.test',
  MAIL_FROM: 'login@wallet.test',
  FRAME_ORIGIN: 'https://wallet.test',
  SERVICE_SECRET: 's'.repeat(40),
  HOST: '127.0.0.1',
  SPONSOR_EVM_KEY: `0x${'11'.repeat(32)}`,
  SPONSOR_SOLANA_KEY: JSON.stringify(payer),
};
const started: { stop(): Promise<unknown> }[] = [];
const stopAll = async () => {
  for (const each of started.splice(0)) await each.stop();
};
afterEach(stopAll);
afterAll(stopAll);

async function standIn(...given: Parameters<typeof startStandIn>): Promise<HttpStandIn> {
  const own = await startStandIn(...given);
  started.push(own);
  return own;
}
const said = (findings: readonly Finding[]) => findings.map(({ is, says }) => `${is} ${says}`);

describe('the check of receivers of events', () => {
  const check = (url: string, { delivers = false, here = true } = {}) =>
    checkWebhooks(
      parseConfig({
        ...login,
        WEBHOOKS: JSON.stringify([{ url, secrets: [SECRET] }]),
        ...(here && { WEBHOOKS_LOOPBACK: 'on' }),
      }),
      { delivers },
    ).then(said);

  it('sends nothing unless it is asked to', async () => {
    let heard = 0;
    const receiver = await standIn((_, response) => {
      heard += 1;
      response.end();
    });
    const http = receiver.url.replace('https:', 'http:');
    expect(await check(`${http}/hook`)).toEqual([expect.stringMatching(/^open It is on this/)]);
    expect(heard).toBe(0);
  });

  it('says what a receiver answers to a message that is signed as an event', async () => {
    let status = 204;
    const heard: string[] = [];
    const receiver = await standIn(({ body, headers }, response) => {
      heard.push(`${String(headers['webhook-signature'])} ${body}`);
      response.statusCode = status;
      response.end();
    });
    const url = `${receiver.url}/hook`;
    expect(await check(url, { delivers: true })).toEqual([
      'right It has taken a message of the type check.',
    ]);
    expect(heard).toEqual([expect.stringMatching(/^v1,\S+ {"type":"check",/)]);
    status = 500;
    expect(await check(url, { delivers: true })).toEqual(['wrong It answers with 500.']);
    status = 410;
    expect(await check(url, { delivers: true })).toEqual([
      'wrong It answers with 410: the service would send it nothing more.',
    ]);
  });

  it.each(['https://localhost', 'https://127.0.0.1:8443', 'https://10.0.0.1', 'https://[::1]'])(
    'says that %s is in a private range, without a connection',
    async (url) => {
      const findings = await check(`${url}/hook`, { here: false });
      expect(findings).toEqual([expect.stringMatching(/^wrong \S+ leads to no public address/)]);
    },
  );

  it('says that nothing listens, and no path of an address, which may be a secret', async () => {
    const findings = await checkWebhooks(
      parseConfig({
        ...login,
        WEBHOOKS_LOOPBACK: 'on',
        WEBHOOKS: JSON.stringify([{ url: 'https://127.0.0.1:1024/hunter2', secrets: [SECRET] }]),
      }),
      { delivers: false },
    );
    expect(said(findings)).toEqual(['wrong Nothing listens at 127.0.0.1:1024.']);
    expect(JSON.stringify(findings)).not.toContain('hunter2');
  });
});

describe('the check of the collector', () => {
  it('says whether it takes traces', async () => {
    let status = 200;
    const heard: string[] = [];
    const collector = await standIn(({ body, url }, response) => {
      heard.push(`${url.pathname} ${body}`);
      json(response, status, {});
    });
    const config = parseConfig({ ...login, OTEL_EXPORTER_OTLP_ENDPOINT: collector.url });
    expect(said(await checkCollector(config))).toEqual([expect.stringMatching(/^right /)]);
    expect(heard).toEqual(['/v1/traces {"resourceSpans":[]}']);
    status = 404;
    expect(said(await checkCollector(config))).toEqual([
      expect.stringMatching(/^wrong \S+ answers with 404 to traces/),
    ]);
    expect(await checkCollector(parseConfig(login))).toEqual([]);
  });
});

describe('the check of the console', () => {
  it('looks at the operators’ provider and at the files', async () => {
    const provider = await OperatorsProvider.start();
    started.push(provider);
    const config = parseConfig({ ...login, ...provider.environment });
    const settings = config.console;
    if (!settings) throw new Error('There is no console');
    let policy = `default-src 'none'; connect-src ${settings.publicUrl}`;
    const files = await standIn((_, response) => {
      if (policy !== '') response.setHeader('content-security-policy', policy);
      response.end('<!doctype html>');
    });
    const check = async (more: object = {}) =>
      said(
        await Promise.all(checkConsole({ console: { ...settings, origin: files.url, ...more } })),
      );

    expect(await check()).toEqual([
      expect.stringMatching(/^right /),
      `right ${files.url} has the console of this service.`,
    ]);
    policy = 'connect-src https://other.test';
    expect((await check())[1]).toBe(
      `wrong Expected a console of ${settings.publicUrl}, received one of https://other.test.`,
    );
    policy = '';
    expect((await check())[1]).toMatch(/^wrong \S+ sends no headers/);
    expect((await check({ issuer: files.url }))[0]).toMatch(/^wrong .*openid-configuration/);
    expect((await check({ origin: 'http://127.0.0.1:1024' }))[1]).toMatch(/^open Nothing listens/);
  });
});

describe('the check of what pays for visitors', () => {
  const word = (n: number) => `0x${n.toString(16).padStart(64, '0')}`;
  const whole = {
    eth_chainId: '0x1',
    eth_getCode: '0x60',
    signers: word(1),
    deposit: word(5_000_000_000),
    getGenesisHash: GENESIS,
    getBalance: { value: 7 },
  };
  const check = async (entry: object, answers: object = {}) => {
    const all: Readonly<Record<string, unknown>> = { ...whole, ...answers };
    const node = await standIn(({ body }, response) => {
      const { method, params } = JSON.parse(body || '{}');
      const isDeposit = String(params?.[0]?.data).startsWith('0x70a08231');
      const called = isDeposit ? 'deposit' : 'signers';
      const name = method === 'eth_call' ? called : String(method);
      json(response, 200, { result: all[name] });
    });
    const networks = [{ rpcUrl: node.url, ...entry }];
    const config = parseConfig({ ...login, SPONSORS: JSON.stringify(networks) });
    return said(await Promise.all(checkSponsors(config)));
  };
  const evm = { network: 'eip155:1', paymaster: PAYMASTER };
  const solana = { network: SOLANA };

  it.each<readonly [string, object, object, RegExp]>([
    ['all', evm, {}, /^right 0x(?:ab){20} takes this key, and has 5 gwei/],
    [
      'a node of another network',
      evm,
      { eth_chainId: '0x2' },
      /^wrong Expected a node of eip155:1/,
    ],
    ['no contract', evm, { eth_getCode: '0x' }, /^wrong There is no contract/],
    ['another key', evm, { signers: word(0) }, /^wrong \S+ takes no signature of 0x[\da-f]{40}/],
    ['no deposit', evm, { deposit: word(0) }, /^wrong \S+ has no deposit/],
    ['a node that says nothing', evm, { deposit: 'x' }, /^wrong The node does not say/],
    ['an account', solana, {}, /^right \w+ has 7 lamports/],
    ['an empty account', solana, { getBalance: { value: 0 } }, /^wrong \w+ has no lamports/],
    ['another genesis', solana, { getGenesisHash: 'x' }, /^wrong Expected a node of solana/],
  ])('finds %s', async (_, entry, answers, expected) => {
    expect(await check(entry, answers)).toEqual([expect.stringMatching(expected)]);
  });

  it('names the account that pays on Solana', async () => {
    const [says] = await check(solana);
    expect(says).toContain(base58Of(ed25519.getPublicKey(seed)));
  });
});

describe('the check of mail servers', () => {
  it('warns of one that looks as if it kept every mail, besides what it answers', async () => {
    const { login: read } = parseConfig(login);
    if (!read) throw new Error('There are no logins');
    const of = async (url: string) =>
      said(await Promise.all(checkMail({ ...read, smtpUrls: [url] })));
    const sink = expect.stringMatching(/^open It looks like a mail sink/);
    const wrong = expect.stringMatching(/^wrong /);
    expect(await of('smtp://mail-sink.invalid:2525')).toEqual([wrong, sink]);
    expect(await of('smtp://127.0.0.1:1025')).toEqual([expect.anything(), sink]);
    expect(await of('smtp://mail.invalid:587')).toEqual([wrong]);
  });
});
