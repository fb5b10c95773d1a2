import type { TransactionSerializable } from 'viem';
import type { invalidParams } from './request-params';
import type { sendApproved } from './signing-methods';
import type { WalletChains } from './wallet-chains';
import type { WalletParts } from './wallet-parts';
import type { prepareTransaction } from './wallet-transaction';

/** The contract that deploys others at addresses which follow from their code. It is on most chains, and on local ones. */
const DEPLOYER = '0x4e59b44847b379578588920cA78FbF26c0B4956C';

/**
 * The creation code of {@link BATCH}, in assembly. Called by the account itself, it makes the calls in its input one after
 * the other, each as 20 bytes of receiver, 32 of value, 32 of length and the data; where one reverts, all do. Without
 * input it receives, from any other account it reverts. It is for tests: it takes no token that calls its receiver.
 */
const BATCH_CREATION =
  '60478060095f395ff33615604557333014600e575f5ffd5b5f5b803614604557806034013580826054015f375f5f825f8560140135863560601c5af1603d573d5f5f3e3d5ffd5b016054016010565b00';

/** Its address on every chain, by {@link DEPLOYER} with a salt of zero. */
const BATCH = '0xd4e8aEb053332DC9a0593D3eDD37600CE343a9e4';

/** No node can estimate a call of code that the transaction itself brings. */
const GAS_PER_CALL = 500_000;

type Call = Readonly<Record<string, unknown>>;

/** What every test wallet has. Passed and not imported, so that the bundler leaves it with the others. */
export interface SendTools {
  readonly invalidParams: typeof invalidParams;
  readonly prepareTransaction: typeof prepareTransaction;
  readonly sendApproved: typeof sendApproved;
}

const addressPattern = /^0x[\da-f]{40}$/i;
const bytesPattern = /^0x(?:[\da-f]{2})*$/i;
const quantityPattern = /^0x[\da-f]{1,64}$/i;

/**
 * Sends `calls` of `from`, and returns the hashes of their transactions: one for each call, until one cannot be sent, or
 * one for all of them.
 *
 * @throws what the wallet throws where nothing was sent.
 */
export async function sendBundle(
  parts: WalletParts,
  from: string,
  calls: readonly Call[],
  isAtomic: boolean,
  tools: SendTools,
): Promise<readonly string[]> {
  if (isAtomic) return [await sendTogether(parts, from, calls, tools)];
  const hashes: string[] = [];
  for (const { data, to, value } of calls) {
    const fields = { from, to, data: data ?? undefined, value: value ?? undefined };
    try {
      // One after another, because each has the nonce after the one before.
      hashes.push(String(await tools.sendApproved(parts, from, fields)));
    } catch (error) {
      // What is sent is sent: the site reads in the status that the rest is not.
      if (hashes.length === 0) throw error;
      break;
    }
  }
  return hashes;
}

/**
 * Sends `calls` of `from` as one transaction, and returns its hash. With it the account delegates to {@link BATCH}
 * (EIP-7702).
 *
 * @throws `ProviderRpcError` -32602 for calls that cannot be read, and for a chain without {@link DEPLOYER}.
 */
async function sendTogether(
  parts: WalletParts,
  from: string,
  calls: readonly Call[],
  tools: SendTools,
): Promise<string> {
  const { chains, signer } = parts;
  const data = `0x${calls.map((call) => packed(call, tools)).join('')}`;
  if (!(await hasCode(chains, BATCH))) {
    if (!(await hasCode(chains, DEPLOYER))) throw tools.invalidParams('another chain');
    const creation = { from, to: DEPLOYER, data: `0x${word(0n)}${BATCH_CREATION}` };
    await tools.sendApproved(parts, from, creation);
  }
  const gas = `0x${(GAS_PER_CALL * (calls.length + 1)).toString(16)}`;
  const transaction = await tools.prepareTransaction({ from, to: from, data, gas }, chains);
  const account = await signer.accountOf(from);
  const { chainId } = chains.current;
  const nonce = (transaction.nonce ?? 0) + 1;
  const authorization = await account.signAuthorization?.({ address: BATCH, chainId, nonce });
  const signed = await account.signTransaction({
    ...transaction,
    type: 'eip7702',
    authorizationList: authorization && [authorization],
  } as TransactionSerializable);
  return String(await chains.request('eth_sendRawTransaction', [signed]));
}

async function hasCode(chains: WalletChains, address: string): Promise<boolean> {
  const code = await chains.request('eth_getCode', [address, 'latest']);
  return typeof code === 'string' && code !== '0x';
}

/** The call as {@link BATCH} reads it, without `0x`. */
function packed({ data, to, value }: Call, { invalidParams }: SendTools): string {
  const like = (pattern: RegExp, field: unknown, expectation: string): string => {
    if (typeof field === 'string' && pattern.test(field)) return field;
    throw invalidParams(expectation);
  };
  const receiver = like(addressPattern, to, 'expected an address for to').slice(2);
  const digits = like(bytesPattern, data ?? '0x', 'expected bytes for data').slice(2);
  const units = like(quantityPattern, value ?? '0x0', 'expected a quantity for value');
  return `${receiver}${word(BigInt(units))}${word(BigInt(digits.length / 2))}${digits}`;
}

function word(value: bigint): string {
  return value.toString(16).padStart(64, '0');
}
