import { PUBLIC_TEST_KEYS, type TestChain } from 'cleatkit/testing';
import {
  concatHex,
  createPublicClient,
  createWalletClient,
  defineChain,
  type Hex,
  http,
  isAddressEqual,
} from 'viem';
import { type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import {
  type AskedPermission,
  type DelegationContracts,
  grantedBy,
  revocationOf,
} from './delegation';

/** Whose limit it is, and where. */
interface Ground {
  readonly address: string;
  readonly chain: TestChain;
  readonly contracts: DelegationContracts;
}

const AGAIN_MS = 50;

/** Grants what a site asks for, as an account whose code keeps it. */
export async function grantLimit(asked: AskedPermission, { address, chain, contracts }: Ground) {
  const owner = ownerOf(address);
  await delegate(owner, chain, contracts);
  const { timestamp } = await readerOf(chain).getBlock();
  return grantedBy(owner, asked, { contracts, nowSeconds: Number(timestamp) });
}

/** Takes back the limit `context` on the chain. */
export async function revokeLimit(
  context: Hex,
  { address, chain, contracts }: Ground,
): Promise<void> {
  const writer = writerOf(ownerOf(address), chain);
  const call = { to: contracts.manager, data: revocationOf(context) };
  await isMined(chain, await writer.sendTransaction(call));
}

/** Gives the account of `owner` the code that keeps limits, unless it has that (EIP-7702). */
async function delegate(
  owner: PrivateKeyAccount,
  chain: TestChain,
  { code }: DelegationContracts,
): Promise<void> {
  const has = await readerOf(chain).getCode({ address: owner.address });
  if (has?.toLowerCase() === concatHex(['0xef0100', code]).toLowerCase()) return;
  const writer = writerOf(owner, chain);
  const authorization = await writer.signAuthorization({ contractAddress: code, executor: 'self' });
  const list = { authorizationList: [authorization], to: owner.address };
  await isMined(chain, await writer.sendTransaction(list));
}

function ownerOf(address: string): PrivateKeyAccount {
  const owners = PUBLIC_TEST_KEYS.map((key) => privateKeyToAccount(key));
  const owner = owners.find((each) => isAddressEqual(each.address, address as Hex));
  if (!owner) throw new TypeError('The wallet has no such account');
  return owner;
}

function readerOf(chain: TestChain) {
  return createPublicClient({ chain: viemChain(chain), transport: http(chain.rpcUrl) });
}

function writerOf(account: PrivateKeyAccount, chain: TestChain) {
  return createWalletClient({ account, chain: viemChain(chain), transport: http(chain.rpcUrl) });
}

function viemChain({ chainId, name = '', rpcUrl }: TestChain) {
  return defineChain({
    id: chainId,
    name,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [rpcUrl] } },
  });
}

/** Throws where the transaction was reverted. */
async function isMined(chain: TestChain, hash: Hex): Promise<void> {
  const reader = readerOf(chain);
  const receiptOf = () => reader.getTransactionReceipt({ hash }).catch(() => undefined);
  let receipt = await receiptOf();
  while (!receipt) {
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    receipt = await receiptOf();
  }
  if (receipt.status !== 'success') throw new Error(`${hash} was reverted`);
}
