import { expect, it } from '@jest/globals';
import { bytesToHex } from 'viem';
import { packetToBytes } from 'viem/ens';
import { WidgetError } from '../../../../../domain/errors/widget-error';
import { EnsNames } from '../../../../../infrastructure/chains/eip155/ens-names';
import type { RpcClient } from '../../../../../ports/rpc-client';
import { describeVectors } from '../../../../support/vectors';

/** A name and its normal form, the name itself where that is absent; or an error. */
interface Vector {
  readonly name: string;
  readonly norm?: string;
  readonly error?: boolean;
}

const COIN_TYPE = 60n;

describeVectors<Readonly<Record<'custom' | 'sample', readonly Vector[]>>>('ensip15', (vectors) => {
  const all = [...vectors.custom, ...vectors.sample];
  const isFullName = ({ name, norm = name }: Vector): boolean => norm.includes('.');

  it.each(all.filter(({ error }) => error === true))(
    'sends no request for $name, which has no normal form',
    async ({ name }) => {
      const { names, asked } = silentEns();

      await expect(names.addressOf(name, COIN_TYPE)).resolves.toBeUndefined();

      expect(asked).toEqual([]);
    },
  );

  it.each(all.filter((vector) => vector.error !== true && isFullName(vector)))(
    'requests only the normal form of $name',
    async ({ name, norm = name }) => {
      const { names, asked } = silentEns();

      await names.addressOf(name, COIN_TYPE);

      expect(asked).toHaveLength(1);
      expect(asked[0]).toContain(bytesToHex(packetToBytes(norm)).slice(2));
    },
  );

  it.each(all.filter((vector) => vector.error !== true && !isFullName(vector)))(
    'sends no request for $name, which is one label',
    async ({ name }) => {
      const { names, asked } = silentEns();

      await expect(names.addressOf(name, COIN_TYPE)).resolves.toBeUndefined();

      expect(asked).toEqual([]);
    },
  );
});

/** ENS's answers for names without an owner, and the data of the calls that reached it. */
function silentEns() {
  const asked: string[] = [];
  const client: RpcClient = {
    async request({ params }) {
      asked.push(JSON.stringify(params));
      throw new WidgetError('RPC', { rpcCode: 3, rpcMessage: 'execution reverted' });
    },
  };
  return { names: new EnsNames(client), asked };
}
