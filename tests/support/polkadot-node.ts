import { WidgetError } from '../../domain/errors/widget-error';
import type { Network } from '../../domain/network/network';
import type { RpcClient, RpcClients } from '../../ports/rpc-client';

/** An account with 2^70 units. */
const free = `${'00'.repeat(8)}40${'00'.repeat(7)}`;
const account = `0x${'01000000'.repeat(4)}${free}${'00'.repeat(16)}${'00'.repeat(16)}${'00'.repeat(15)}80`;

/** The node of a chain, whose `Metadata_metadata_at_version` answers `metadata`; without one it knows no such function. */
export function polkadotNode(
  { id }: Network,
  specVersion: number,
  metadata: string | undefined,
  old?: string,
): RpcClients {
  const answers: Readonly<Record<string, unknown>> = {
    author_submitExtrinsic: `0x${'cd'.repeat(32)}`,
    chain_getBlockHash: `0x${String(id).padEnd(64, '0')}`,
    chain_getFinalizedHead: `0x${'ab'.repeat(32)}`,
    chain_getHeader: { number: '0x3e8' },
    state_getMetadata: old,
    state_getRuntimeVersion: { specVersion, transactionVersion: 26 },
    state_getStorage: account,
    system_accountNextIndex: 7,
    TransactionPaymentApi_query_info: `0x${'00'.repeat(32)}`,
    Metadata_metadata_at_version: metadata,
  };
  const request: RpcClient['request'] = async ({ method, params }) => {
    const [name] = Array.isArray(params) ? (params as readonly unknown[]) : [];
    const answer = answers[method === 'state_call' ? String(name) : method];
    if (answer !== undefined) return answer;
    throw new WidgetError('RPC', { rpcCode: -32_601, rpcMessage: `no ${method}` });
  };
  return { forNetwork: () => ({ request }) };
}
