import { describe, expect, it } from '@jest/globals';
import { WidgetError } from '../../../../../domain/errors/widget-error';
import { nameGateways } from '../../../../../infrastructure/chains/eip155/name-gateways';
import type { HttpClient, HttpRequest } from '../../../../../ports/http-client';

const data = '0x1234';
const sender = `0x${'Ab'.repeat(20)}`;

function gateways(answers: readonly unknown[], origins = ['https://one.test', 'https://two.test']) {
  const asked: HttpRequest[] = [];
  const http: HttpClient = {
    async request(request) {
      const answer = answers[asked.push(request) - 1];
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const ask = nameGateways({ http, origins });
  return { asked, ask: (...urls: readonly string[]) => ask({ data, sender, urls }) };
}

describe('gateways to names (EIP-3668)', () => {
  it('are asked by GET where the address has a place for the data, else by POST', async () => {
    const { ask, asked } = gateways([{ data: '0xab' }, { data: '0xcd' }]);

    expect(await ask('https://one.test/{sender}/{data}.json')).toBe('0xab');
    expect(await ask('https://one.test/{sender}')).toBe('0xcd');

    expect(asked).toEqual([
      { url: `https://one.test/${sender.toLowerCase()}/0x1234.json` },
      { url: `https://one.test/${sender.toLowerCase()}`, body: { data, sender } },
    ]);
  });

  it('are asked in turn where one fails or sends no data', async () => {
    const { ask, asked } = gateways([
      new WidgetError('SERVICE_UNREACHABLE', {}),
      {},
      { data: '0x' },
    ]);

    expect(await ask('https://one.test', 'https://two.test', 'https://one.test/b')).toBe('0x');
    expect(asked).toHaveLength(3);
  });

  it.each([
    'https://evil.test/{data}',
    'http://one.test/{data}',
    'https://one.test:8443/{data}',
    'https://one.test@evil.test/{data}',
    'http://127.0.0.1/{data}',
    'https://one.test.evil.test/{data}',
    '//one.test/{data}',
    'javascript:alert(1)',
    'data:application/json,{"data":"0x"}',
    '{data}',
  ])('are not asked where the site does not allow them: %s', async (url) => {
    const { ask, asked } = gateways([{ data: '0x' }]);

    await expect(ask(url)).rejects.toMatchObject({ code: 'SERVICE_UNREACHABLE' });
    expect(asked).toEqual([]);
  });

  it.each([undefined, null, 'text', {}, { data: 1 }, { data: '0xzz' }, { data: '0x123' }])(
    'are not believed where they send %j',
    async (answer) => {
      const { ask } = gateways([answer]);

      await expect(ask('https://one.test')).rejects.toMatchObject({
        code: 'SERVICE_RESPONSE_INVALID',
      });
    },
  );

  it('are four at most for one name', async () => {
    const down = new WidgetError('SERVICE_UNREACHABLE', {});
    const { ask, asked } = gateways(Array.from({ length: 9 }, () => down));

    const urls = Array.from({ length: 9 }, (_, n) => `https://one.test/${n}`);
    await expect(ask(...urls)).rejects.toMatchObject({ code: 'SERVICE_UNREACHABLE' });
    expect(asked).toHaveLength(4);
  });
});
