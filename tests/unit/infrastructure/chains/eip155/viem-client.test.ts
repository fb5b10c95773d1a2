import { afterEach, describe, expect, it } from '@jest/globals';
import { EnsNames } from '../../../../../infrastructure/chains/eip155/ens-names';
import { callContract, viemClient } from '../../../../../infrastructure/chains/eip155/viem-client';
import type { RpcRequest } from '../../../../../ports/rpc-client';

const TOKEN = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const prototype = Object.prototype as unknown as Record<string, unknown>;
const options = {
  stateOverride: [{ address: TOKEN, code: '0x6000' }],
  blockTag: 'earliest',
  gas: 'much',
};

function chain() {
  const asked: RpcRequest[] = [];
  const request = async (call: RpcRequest): Promise<string> => {
    asked.push(call);
    return '0x01';
  };
  return { asked, client: { request } };
}

describe('a read of a contract', () => {
  afterEach(() => {
    for (const name of Object.keys(options)) Reflect.deleteProperty(prototype, name);
  });

  it.each(Object.entries(options))(
    'has no %s that the page has put on Object.prototype',
    async (name, value) => {
      const { asked, client } = chain();
      prototype[name] = value;

      await callContract(viemClient(client), { to: TOKEN, data: '0x95d89b41' });

      expect(asked).toEqual([
        { method: 'eth_call', params: [{ to: TOKEN, data: '0x95d89b41' }, 'latest'] },
      ]);
    },
  );

  it.each(['stateOverride', 'blockTag'] as const)(
    'of ENS has no %s either, so that a name stands for whom it stands on the chain',
    async (name) => {
      const { asked, client } = chain();
      prototype[name] = options[name];

      await new EnsNames(client).addressOf('bob.eth', 60n).catch(() => {});

      expect(asked).toEqual([
        {
          method: 'eth_call',
          params: [expect.objectContaining({ data: expect.any(String) }), 'latest'],
        },
      ]);
    },
  );
});
