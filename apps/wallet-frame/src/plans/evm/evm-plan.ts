import { hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Description, Effect, Plan, Reading, Step } from '../../approval/reading';
import { referenceOf } from '../../host/networks';
import type { RpcRequest } from '../../host/rpc-request';
import { parseTypedData } from '../../signing/typed-data';
import { decimal } from '../amounts';
import { fieldsOf, invalid, type PlanContext, refused, unsupported } from '../plan-context';
import { messageReading } from '../message-reading';
import type { DescribeRequestDeps } from '../descriptors/describe-request';
import type { EffectDeps } from './effect';
import { type Call, readCall, type ReadCallDeps } from './read-call';
import { readTypedData } from './read-typed-data';
import { type Token, tokenAt } from './token';
import { callIn, completed, type FullTransaction, hex, maxFeeOf, numberIn } from './transaction';

const HEX = /^0x(?:[0-9a-f]{2})*$/i;
const HASH_BYTES = 32;
const MAX_CALLS = 4;

/** Reads the requests of EVM networks. */
export async function evmPlan(request: RpcRequest, context: PlanContext): Promise<Plan> {
  switch (request.method) {
    case 'personal_sign':
      return messagePlan(request, context);
    case 'eth_signTypedData_v4':
      return typedDataPlan(request, context);
    case 'eth_sendTransaction':
      return transactionPlan(request, [fieldsOf(request.params)], context, ([hash]) => hash);
    case 'wallet_sendCalls':
      return batchPlan(request, context);
    default:
      throw unsupported();
  }
}

function messagePlan({ params }: RpcRequest, { accounts, site }: PlanContext): Plan {
  const { address } = accounts.evm;
  const [first, second] = Array.isArray(params) ? (params as readonly unknown[]) : [];
  if (typeof first !== 'string') throw invalid('message');
  requireOwn(second, address);
  const bytes = HEX.test(first) ? hexToBytes(first.slice(2)) : utf8ToBytes(first);
  const reading = messageReading(bytes, site, address);
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
  const reading = await readTypedData(read, tokens(node));
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

async function batchPlan(request: RpcRequest, context: PlanContext): Promise<Plan> {
  const batch = fieldsOf(request.params);
  const { atomicRequired, calls, capabilities, chainId, from } = batch;
  if (atomicRequired === true) throw unsupported();
  if (isRequired(capabilities)) throw unsupported();
  if (from !== undefined) requireOwn(from, context.accounts.evm.address);
  const reference = BigInt(referenceOf(request.chain));
  if (chainId !== undefined && numberIn(chainId, 'chainId') !== reference) {
    throw refused('The calls are of another network');
  }
  if (!Array.isArray(calls) || calls.length === 0) throw invalid('calls');
  if (calls.length > MAX_CALLS) throw refused(`At most ${MAX_CALLS} calls are signed together`);
  const list = calls.map((call: unknown) => {
    const { data, to, value } = fieldsOf(call);
    return {
      ...(to !== undefined && { to }),
      ...(data !== undefined && { data }),
      ...(value !== undefined && { value }),
    };
  });
  return transactionPlan(request, list, context, (hashes) => ({
    id: context.sentCalls.add({ chainId: hex(reference), hashes }),
  }));
}

async function transactionPlan(
  { chain }: RpcRequest,
  list: readonly Readonly<Record<string, unknown>>[],
  context: PlanContext,
  result: (hashes: readonly string[]) => unknown,
): Promise<Plan> {
  const { accounts, node } = context;
  const own = accounts.evm.address;
  const calls = list.map((fields) => ({ fields, call: callIn(fields, own) }));
  const native = nativeOf(context);
  const deps = { native, token: tokens(node) };
  const expected = effectOn(
    calls.map(({ call }) => call),
    { ...deps, own, node },
  );
  const described = describedBy(context, chain, ({ callDescriptions }, given) =>
    callDescriptions(
      calls.map(({ call }) => call),
      given,
    ),
  );
  const transactions: FullTransaction[] = [];
  const steps: Step[] = [];
  const warnings = new Set<Reading['warnings'][number]>();
  let isUnderstood = true;
  let fee = 0n;
  for (const [at, { call, fields }] of calls.entries()) {
    const full = await completed(fields, call, chain, context, BigInt(at));
    const read = await readCall(call, deps);
    transactions.push(full);
    steps.push(...read.steps);
    read.warnings.forEach((warning) => warnings.add(warning));
    isUnderstood &&= read.isUnderstood;
    fee += maxFeeOf(full);
  }
  const effect = await expected;
  const [first] = transactions;
  // Later calls may need what the ones before do.
  const isTried = effect.kind === 'unable' && first && (await fails(first, node));
  if (effect.kind === 'fails' || isTried) warnings.add('wouldFail');
  const last = steps.at(-1);
  if (last) {
    const shown = `${decimal(fee, native.decimals)} ${native.symbol}`;
    steps[steps.length - 1] = { ...last, facts: [...last.facts, { label: 'fee', value: shown }] };
  }
  return {
    account: own,
    reading: {
      ...{ steps, effect, isUnderstood, warnings: [...warnings] },
      ...(await described),
      raw: JSON.stringify(transactions, undefined, 2),
    },
    requests: transactions.map((transaction) => ({ kind: 'evmTransaction', transaction })),
    finish: async (signatures) => {
      const hashes: string[] = [];
      for (const signed of signatures) {
        hashes.push(String(await node('eth_sendRawTransaction', [signed])));
      }
      return result(hashes);
    },
  };
}

/** What the operator's descriptors say of it, where there are any. */
async function describedBy(
  { accounts, descriptors, network, node }: PlanContext,
  chain: string,
  describe: (
    module: typeof import('../descriptors/describe-request'),
    deps: DescribeRequestDeps,
  ) => Promise<readonly Description[]>,
): Promise<Pick<Reading, 'descriptions'>> {
  if (!descriptors) return {};
  const deps = {
    ...{ chain, find: descriptors, own: accounts.evm.address },
    ...{ native: nativeOf({ network }), token: tokens(node) },
  };
  const found = await describe(await import('../descriptors/describe-request'), deps);
  return found.length > 0 ? { descriptions: found } : {};
}

function nativeOf({ network }: Pick<PlanContext, 'network'>): ReadCallDeps['native'] {
  return network ?? { symbol: 'of the network’s coin', decimals: 18 };
}

/** Asks at once, while the transactions are completed. */
async function effectOn(calls: readonly Call[], deps: EffectDeps): Promise<Effect> {
  const { effectOf } = await import('./effect');
  return effectOf(calls, deps);
}

/** A test run at the node. */
async function fails(transaction: FullTransaction, node: PlanContext['node']): Promise<boolean> {
  const { data, from, to, value } = transaction;
  const call = { from, ...(to !== undefined && { to }), value, data };
  return node('eth_call', [call, 'latest']).then(
    () => false,
    () => true,
  );
}

function tokens(node: PlanContext['node']): (address: string) => Promise<Token> {
  return (address) => tokenAt(address, node);
}

function isRequired(capabilities: unknown): boolean {
  if (typeof capabilities !== 'object' || capabilities === null) return false;
  return Object.values(capabilities).some(
    (one: unknown) => (one as { optional?: unknown } | null)?.optional !== true,
  );
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
