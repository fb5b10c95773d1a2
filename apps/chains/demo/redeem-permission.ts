import {
  createPublicClient,
  createWalletClient,
  encodePacked,
  type Hex,
  http,
  parseAbi,
  zeroHash,
} from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { mainnet } from 'viem/chains';
import { receiptOf } from '../../../tests/support/receipt-of';

const managerAbi = parseAbi([
  'function redeemDelegations(bytes[] contexts, bytes32[] modes, bytes[] calls)',
  'error CannotUseADisabledDelegation()',
]);

/** Where a permission is used, and by whom. */
interface Spender {
  /** The node of the chain. */
  readonly url: string;
  readonly chainId: number;

  /** The contract that keeps the permissions. */
  readonly manager: Hex;
  readonly key: Hex;
}

/** One call that a spender makes in the name of the account. */
export interface Execution {
  readonly target: Hex;
  readonly value?: bigint;
  readonly data?: Hex;
}

/** Has the spender use the permission `context`, and returns the hash. Throws where the contracts refuse it. */
export async function redeemPermission(
  { chainId, key, manager, url }: Spender,
  context: Hex,
  { data = '0x', target, value = 0n }: Execution,
): Promise<Hex> {
  const account = privateKeyToAccount(key);
  const transport = http(url);
  const chain = { ...mainnet, id: chainId, contracts: {} };
  const reader = createPublicClient({ chain, transport, pollingInterval: 20 });
  const writer = createWalletClient({ account, chain, transport });
  const call = encodePacked(['address', 'uint256', 'bytes'], [target, value, data]);
  const { request } = await reader.simulateContract({
    address: manager,
    abi: managerAbi,
    functionName: 'redeemDelegations',
    args: [[context], [zeroHash], [call]],
    account,
  });
  const hash = await writer.writeContract(request);
  const { status } = await receiptOf(reader, hash);
  if (status !== 'success') throw new Error(`${hash} was reverted`);
  return hash;
}
