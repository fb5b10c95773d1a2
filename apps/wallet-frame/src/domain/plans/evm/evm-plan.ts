import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Plan } from '../../readings/reading';
import { HostRefusal } from '../../refusals/host-refusal';
import { referenceOf } from '../../networks/networks';
import { rpcCodes } from '../../../../../../domain/rpc/rpc-code';
import type { RpcRequest } from '../rpc-request';
import { parseTypedData, typedDataDigest } from '../../signing/typed-data';
import type { PlanContext } from '../plan-context';
import { fieldsOf, invalid, refused, unsupported } from '../unread';
import { messageReading } from '../message-reading';
import { callsPlan, describedBy, nativeOf, tokens } from './calls-plan';
import { oneByOne, type SetCall } from './one-by-one';
import type { Call } from './read-call';
import { numberIn } from './numbers';
import { callIn, requireChain } from './transaction';

const HEX = /^0x(?:[0-9a-f]{2})*$/i;
const HASH_BYTES = 32;
const SIGNS: ReadonlySet<string> = new Set(['personal_sign', 'eth_signTypedData_v4']);
const PAYMASTER = 'paymasterService';
const MAX_CALLS = 10;

/** The worker has so many requests wait for the visitor. */
const MAX_TRANSACTIONS = 4;

/** Reads the requests of EVM networks. */
export async function evmPlan(request: RpcRequest, context: PlanContext): Promise<Plan> {
  if (context.owner !== undefined && SIGNS.has(request.method)) throw unsigned();
  switch (request.method) {
    case 'personal_sign':
      return messagePlan(request, context);
    case 'eth_signTypedData_v4':
      return typedDataPlan(request, context);
    case 'eth_sendTransaction':
      return transactionPlan(request, context);
    case 'wallet_sendCalls':
      return batchPlan(request, context);
    default:
      throw unsupported();
  }
}

/** No site could check the key's signature for the address of a contract that says nothing of it. */
function unsigned(): HostRefusal {
  return new HostRefusal(
    'The smart account of this network cannot sign messages. Switch to your EOA.',
    rpcCodes.unsupportedMethod,
  );
}

function messagePlan({ chain, params }: RpcRequest, { accounts, site }: PlanContext): Plan {
  const { address } = accounts.evm;
  const [first, second] = Array.isArray(params) ? (params as readonly unknown[]) : [];
  if (typeof first !== 'string') throw invalid('message');
  requireOwn(second, address);
  const bytes = HEX.test(first) ? hexToBytes(first.slice(2)) : utf8ToBytes(first);
  const reading = messageReading(bytes, { address, chain, site });
  const isHash = bytes.length === HASH_BYTES && !reading.isUnderstood;
  return {
    account: address,
    reading: isHash ? { ...reading, warnings: ['hash', ...reading.warnings] } : reading,
    requests: [{ kind: 'evmMessage', message: reading.raw }],
    finish: ([signature]) => Promise.resolve(signature),
  };
}

async function typedDataPlan({ chain, params }: RpcRequest, context: PlanContext): Promise<Plan> {
  const { accounts, node } = context;
  const { address } = accounts.evm;
  const [first, second] = Array.isArray(params) ? (params as readonly unknown[]) : [];
  requireOwn(first, address);
  const given = typeof second === 'string' ? parsed(second) : second;
  if (typeof given !== 'object' || given === null) throw invalid('typed data');
  const { domain, message, primaryType, types } = given as Readonly<Record<string, unknown>>;
  const typedData = { types, primaryType, domain: domain ?? {}, message };
  const read = parseTypedData(typedData);
  const { chainId } = read.domain;
  if (chainId !== undefined && numberIn(chainId, 'chainId') !== BigInt(referenceOf(chain))) {
    throw refused('The data is of another network');
  }
  typedDataDigest(read); // Every value is of its type.
  const { readTypedData } = await import('./typed-data/read-typed-data');
  const reading = await readTypedData(read, {
    own: address,
    chainId: BigInt(referenceOf(chain)),
    node,
    native: nativeOf(context),
    token: tokens(context),
  });
  return {
    account: address,
    reading: {
      ...reading,
      ...(await describedBy(context, chain, ({ messageDescriptions }, deps) =>
        messageDescriptions(read, deps),
      )),
      raw: JSON.stringify(typedData, undefined, 2),
    },
    requests: [{ kind: 'typedData', typedData }],
    finish: ([signature]) => Promise.resolve(signature),
  };
}

async function transactionPlan({ chain, params }: RpcRequest, context: PlanContext): Promise<Plan> {
  const fields = fieldsOf(params);
  const call = callIn(fields, context.accounts.evm.address, await closedTo(context));
  requireChain(fields, chain);
  if (context.owner !== undefined) return contractPlan(chain, call, context);
  return callsPlan(
    chain,
    [call],
    context,
    () => oneByOne(chain, [{ call, fields }], context),
    async ({ sendEach }, signatures) => (await sendEach(signatures))[0],
  );
}

/** A contract sends nothing itself: the transaction is the one in which its operation is. */
function contractPlan(chain: string, call: Call, context: PlanContext): Promise<Plan> {
  const { smartAccount } = context;
  const calls = [call];
  return callsPlan(
    chain,
    calls,
    context,
    async () => {
      const prepared = await smartAccount?.({ chain, calls, isAtomic: true });
      if (!prepared) throw unsupported();
      return prepared;
    },
    async ({ send }, signatures) => {
      const { transactionOf } = await import('./transaction-of');
      return transactionOf(await send(signatures));
    },
  );
}

async function batchPlan({ chain, params }: RpcRequest, context: PlanContext): Promise<Plan> {
  const { accounts, network, sentCalls, smartAccount } = context;
  const batch = fieldsOf(params);
  const { atomicRequired, capabilities, chainId, from, id } = batch;
  const { paymasterUrl } = network?.smartAccounts ?? {};
  const isSponsored = smartAccount !== undefined && names(capabilities, paymasterUrl);
  if (isRequired(capabilities, isSponsored)) throw unsupported(rpcCodes.capabilityUnsupported);
  if (from !== undefined) requireOwn(from, accounts.evm.address);
  if (chainId !== undefined && numberIn(chainId, 'chainId') !== BigInt(referenceOf(chain))) {
    throw refused('The calls are of another network', rpcCodes.capabilityChainUnsupported);
  }
  await sentCalls.check(id);
  const list = callsIn(batch['calls'], accounts.evm.address, await closedTo(context));
  const calls = list.map(({ call }) => call);
  const isAtomic = atomicRequired === true;
  return callsPlan(
    chain,
    calls,
    context,
    async () => {
      const whole = await smartAccount?.({
        chain,
        calls,
        isAtomic,
        ...(typeof id === 'string' && { id }),
        mustBeSponsored: isSponsored && isRequired(capabilities),
      });
      if (whole) return whole;
      if (isAtomic) throw unsupported(rpcCodes.atomicityUnsupported);
      requireAtMost(MAX_TRANSACTIONS, calls);
      return oneByOne(chain, list, context);
    },
    async ({ send }, signatures) => {
      // Another tab of the site may have used it while the visitor read.
      await sentCalls.check(id);
      return { id: sentCalls.add(await send(signatures), id as string | undefined) };
    },
  );
}

/** The calls of a bundle. @throws HostRefusal */
function callsIn(calls: unknown, own: string, closed: readonly string[]): readonly SetCall[] {
  if (!Array.isArray(calls) || calls.length === 0) throw invalid('calls');
  requireAtMost(MAX_CALLS, calls);
  return calls.map((call: unknown) => {
    const { capabilities, data, to, value } = fieldsOf(call);
    if (isRequired(capabilities)) throw unsupported(rpcCodes.capabilityUnsupported);
    if (typeof to !== 'string') throw invalid('to'); // Else a call would deploy a contract.
    const fields = {
      to,
      ...(data !== undefined && { data }),
      ...(value !== undefined && { value }),
    };
    return { fields, call: callIn(fields, own, closed) };
  });
}

/** The contract that the visitor may have takes orders from the plain account, and a test run does not show what leaves it. */
async function closedTo({ accounts, owner }: PlanContext): Promise<readonly string[]> {
  if (owner !== undefined) return [];
  const { simpleAccountOf } = await import('../../signing/simple-account');
  return [simpleAccountOf(accounts.evm.address)];
}

function requireAtMost(most: number, calls: readonly unknown[]): void {
  if (calls.length > most) {
    throw refused(`At most ${most} calls are signed together`, rpcCodes.bundleTooLarge);
  }
}

/** Whether a site wants what this wallet does not have. */
function isRequired(capabilities: unknown, isSponsored = false): boolean {
  if (typeof capabilities !== 'object' || capabilities === null) return false;
  return Object.entries(capabilities).some(
    ([name, one]: readonly [string, { readonly optional?: unknown } | null]) =>
      one?.optional !== true && !(isSponsored && name === PAYMASTER),
  );
}

/** Whether a site names the operator's own paymaster (ERC-7677). The wallet asks no other. */
function names(capabilities: unknown, paymasterUrl: string | undefined): boolean {
  const { [PAYMASTER]: named } = (capabilities ?? {}) as Readonly<Record<string, unknown>>;
  const { url } = (named ?? {}) as { readonly url?: unknown };
  return url !== undefined && url === paymasterUrl;
}

function requireOwn(given: unknown, own: string): void {
  if (typeof given !== 'string') throw invalid('account');
  if (given.toLowerCase() !== own.toLowerCase()) throw refused('The request is of another account');
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw invalid('typed data');
  }
}
