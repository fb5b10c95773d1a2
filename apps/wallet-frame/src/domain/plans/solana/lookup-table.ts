import { base58, base64 } from '@scure/base';
import type { PlanContext } from '../plan-context';

const PROGRAM = 'AddressLookupTab1e1111111111111111111111111';

/** What is before the accounts: the kind of the account, and who may change the table. */
const HEAD_BYTES = 56;
const KIND_BYTES = 4;
const KEY_BYTES = 32;

/**
 * The accounts of a table, as the operator's node shows it. An entry of a table never changes. `undefined` where the node has
 * none: the transaction counts as unknown then.
 */
export async function tableAccounts(
  node: PlanContext['node'],
  address: string,
): Promise<readonly string[] | undefined> {
  try {
    const found = await node('getAccountInfo', [address, { encoding: 'base64' }]);
    const { value } = found as { readonly value: TableAccount };
    const bytes = base64.decode(value.data[0]);
    const [kind, ...rest] = bytes.subarray(0, KIND_BYTES);
    const isTable = kind === 1 && rest.every((byte) => byte === 0);
    const length = bytes.length - HEAD_BYTES;
    if (value.owner !== PROGRAM || !isTable || length < 0 || length % KEY_BYTES !== 0) {
      return undefined;
    }
    return Array.from({ length: length / KEY_BYTES }, (_, at) => {
      const start = HEAD_BYTES + at * KEY_BYTES;
      return base58.encode(bytes.subarray(start, start + KEY_BYTES));
    });
  } catch {
    return undefined;
  }
}

interface TableAccount {
  readonly owner: string;
  readonly data: readonly [string, ...unknown[]];
}
