import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import { startSandbox } from '../../../apps/demo/serve/sandbox.mjs';
import { listen } from '../../../scripts/free-port.mjs';
import { eventually } from '../../support/eventually';

describe('the purchase of the demo', () => {
  let server: Server;
  let origin: string;
  let page: string;
  let reference: string;
  let answers: (() => Promise<void>)[];
  let payments: number;

  beforeEach(async () => {
    [answers, payments] = [[], 0];
    server = createServer();
    const domain = `127.0.0.1:${await listen(server, 0)}`;
    origin = `http://${domain}`;
    const { listeners } = startSandbox({
      domains: [domain],
      fund: () => {
        payments += 1;
        return answers.shift()?.() ?? Promise.resolve();
      },
    });
    server.on('request', (request, response) => void listeners?.['onramp']?.(request, response));
    const body = JSON.stringify({ address: 'an account', network: 'eip155:1' });
    const begun = await post(`${origin}/onramp/session`, body);
    ({ reference, url: page } = JSON.parse(await begun.text()));
  });
  afterEach(() => new Promise((resolve) => server.close(resolve)));

  const post = (url: string, body = ''): Promise<Response> =>
    fetch(url, { method: 'POST', headers: { origin }, body });

  async function bought(): Promise<number> {
    const answer = await fetch(`${origin}/onramp/own:sandbox/${reference}/transactions`);
    return (JSON.parse(await answer.text()) as { data: readonly unknown[] }).data.length;
  }

  it('is tried again after the faucet has failed', async () => {
    answers = [() => Promise.reject(new Error('No money'))];
    const failed = await post(page);

    expect(failed.status).toBe(502);
    expect(await failed.text()).toMatch(/The faucet did not pay.*Buy test money/s);
    expect(await bought()).toBe(0);
    expect(await (await post(page)).text()).toContain('Bought: the test money is in the account');
    expect(await bought()).toBe(1);
  });

  it('is paid once, however often the visitor presses', async () => {
    let pay = (): void => undefined;
    answers = [() => new Promise((resolve) => (pay = resolve))];
    const presses = [post(page), post(page)];
    await eventually(() => expect(payments).toBe(1));
    expect(await bought()).toBe(0);
    pay();
    await Promise.all(presses);
    await post(page);

    expect(payments).toBe(1);
    expect(await bought()).toBe(1);
  });
});
