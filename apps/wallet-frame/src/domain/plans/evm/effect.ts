import type { AskNode } from '../ask-node';
import { checksumAddress } from '../../accounts/evm-address';
import type { Effect, Fact } from '../../readings/reading';
import { recordOf } from '../../bytes/untrusted';
import { HostRefusal } from '../../refusals/host-refusal';
import { rpcCodes } from '../../../../../../domain/rpc/rpc-code';
import { requestValues } from '../../texts/request-values';
import { formatUnits } from '../../../../../../domain/number/decimal';
import { inTime } from '../../time/in-time';
import { hex } from './numbers';
import type { Call, ReadCallDeps } from './read-call';
import { revertReason } from './revert-reason';
import {
  type Allowance,
  type Change,
  changesIn,
  type Grant,
  type LoggedChanges,
} from './token-logs';
import { isUnlimited, tokenAmount } from './token';

export interface EffectDeps extends ReadCallDeps {
  readonly own: string;
  readonly node: AskNode;
}

/** How long the visitor waits for what a node says. */
const PATIENCE_MS = 3_000;
const MAX_FACTS = 12;
const UNABLE: Effect = { kind: 'unable', facts: [] };

/** The codes by which nodes say that a call fails, and not that they cannot run it. */
const isFailure = (code: number): boolean =>
  code === rpcCodes.executionReverted || (code <= -38_000 && code > -39_000);
const NO_FUNDS = /insufficient funds/i;

/**
 * What the network's node says would come of the calls, one after the other, for the account. It is the node's word: the
 * steps of the approval do not depend on it.
 */
export function effectOf(calls: readonly Call[], deps: EffectDeps): Promise<Effect> {
  const asked = askedEffect(calls, deps).catch(() => UNABLE);
  return inTime(PATIENCE_MS, asked, () => ({ kind: 'late', facts: [] }));
}

async function askedEffect(calls: readonly Call[], deps: EffectDeps): Promise<Effect> {
  let ran: readonly Ran[];
  try {
    ran = ranIn(await deps.node('eth_simulateV1', [simulationOf(calls, deps.own), 'latest']));
  } catch (error) {
    const { code, message } = error instanceof HostRefusal ? error : { code: 0, message: '' };
    return isFailure(code ?? 0) || NO_FUNDS.test(message) ? failing(message) : UNABLE;
  }
  if (ran.length !== calls.length) return UNABLE;
  const failed = ran.find(({ isDone }) => !isDone);
  if (failed) return failing(failed.reason);
  return changesOf(await withAllowancesLeft(calls, ran, deps), deps);
}

/**
 * What the calls change, with the allowances as they are after them: logs say what was allowed, and not what a call has
 * used of it. The same calls run again, and the tokens are asked behind them.
 */
async function withAllowancesLeft(
  calls: readonly Call[],
  ran: readonly Ran[],
  deps: EffectDeps,
): Promise<Pick<LoggedChanges, 'changes' | 'grants'>> {
  const logged = changesIn(logsOf(ran), deps.own);
  const asked = logged.allowances.slice(0, MAX_FACTS);
  if (asked.length === 0) return logged;
  const reads = asked.map(({ asset, spender }) => ({
    to: asset,
    value: 0n,
    data: allowanceCall(deps.own, spender),
  }));
  const again = ranIn(
    await deps.node('eth_simulateV1', [simulationOf([...calls, ...reads], deps.own), 'latest']),
  );
  const isWhole = again.length === calls.length + reads.length;
  if (!isWhole || !again.slice(0, calls.length).every(({ isDone }) => isDone)) return logged;
  const { changes, grants } = changesIn(logsOf(again.slice(0, calls.length)), deps.own);
  const left = new Map(
    asked.map(({ asset, spender }, at) => [
      `${asset} ${spender}`,
      uintIn(again[calls.length + at]?.returnData),
    ]),
  );
  return {
    changes,
    grants: [
      ...grants.filter((one) => !isAsked(one, asked)),
      ...asked.flatMap(({ asset, spender }) => {
        const granted = grants.find((one) => isAsked(one, [{ asset, spender }]))?.amount;
        const amount = left.get(`${asset} ${spender}`) ?? granted ?? 0n;
        return amount === 0n ? [] : [{ asset, spender, amount }];
      }),
    ],
  };
}

function isAsked({ amount, asset, item, spender }: Grant, asked: readonly Allowance[]): boolean {
  if (amount === 'all' || item !== undefined) return false;
  return asked.some((one) => one.asset === asset && one.spender === spender);
}

function logsOf(ran: readonly Ran[]): readonly unknown[] {
  return ran.flatMap(({ logs }) => logs);
}

/** `allowance(owner, spender)` of ERC-20. */
function allowanceCall(owner: string, spender: string): string {
  return `0xdd62ed3e${[owner, spender].map((one) => one.slice(2).toLowerCase().padStart(64, '0')).join('')}`;
}

function uintIn(returned: unknown): bigint | undefined {
  return typeof returned === 'string' && /^0x[0-9a-f]{64}$/i.test(returned)
    ? BigInt(returned)
    : undefined;
}

function simulationOf(calls: readonly Call[], own: string): object {
  return {
    blockStateCalls: [
      {
        calls: calls.map(({ data, to, value }) => ({
          from: own.toLowerCase(),
          ...(to !== undefined && { to }),
          value: hex(value),
          data,
        })),
      },
    ],
    traceTransfers: true,
    validation: false,
  };
}

interface Ran {
  readonly isDone: boolean;
  readonly reason: string;
  readonly returnData: unknown;
  readonly logs: readonly unknown[];
}

/** @throws where the answer is of another shape. */
function ranIn(answer: unknown): readonly Ran[] {
  const [block] = answer as readonly unknown[];
  const { calls } = recordOf(block);
  return (calls as readonly unknown[]).map((one) => {
    const { error, logs, returnData, status } = recordOf(one);
    const { data, message } = recordOf(error ?? {});
    return {
      isDone: status === '0x1',
      reason:
        revertReason(returnData) ??
        revertReason(data) ??
        (typeof message === 'string' ? message : ''),
      returnData,
      logs: Array.isArray(logs) ? logs : [],
    };
  });
}

function failing(reason: string): Effect {
  const said = reason.trim().slice(0, 200);
  return { kind: 'fails', facts: said === '' ? [] : [{ label: 'reason', value: said }] };
}

async function changesOf(
  { changes, grants }: Pick<LoggedChanges, 'changes' | 'grants'>,
  deps: EffectDeps,
): Promise<Effect> {
  const facts: Fact[] = [];
  const shown = [...changes.slice(0, MAX_FACTS), ...grants].slice(0, MAX_FACTS);
  for (const one of shown) {
    facts.push('spender' in one ? await grantFact(one, deps) : await changeFact(one, deps));
  }
  const more = changes.length + grants.length - facts.length;
  if (more > 0) facts.push({ label: 'more', value: String(more) });
  return { kind: facts.length === 0 ? 'nothing' : 'changes', facts };
}

async function changeFact({ amount, asset, item }: Change, deps: EffectDeps): Promise<Fact> {
  const label = amount < 0n ? 'leaves' : 'arrives';
  const size = amount < 0n ? -amount : amount;
  if (asset === 'native') {
    const { decimals, symbol } = deps.native;
    return { label, value: `${formatUnits(size, decimals)} ${symbol}` };
  }
  const address = checksumAddress(asset.slice(2));
  if (item !== undefined) {
    const count = size === 1n ? '' : `${size} × `;
    return { label, value: `${count}${requestValues.item(String(item))} (${address})` };
  }
  return { label, value: `${tokenAmount(await deps.token(address), size)} (${address})` };
}

async function grantFact({ amount, asset, item, spender }: Grant, deps: EffectDeps): Promise<Fact> {
  const address = checksumAddress(asset.slice(2));
  const to = checksumAddress(spender.slice(2));
  const label = 'mayMove';
  if (amount === 'all') return { label, value: requestValues.everyItem(address, to) };
  if (item !== undefined) {
    return {
      label,
      value: requestValues.granted(requestValues.item(String(item)), address, to),
    };
  }
  const token = await deps.token(address);
  const size = isUnlimited(amount, token) ? requestValues.unlimited : tokenAmount(token, amount);
  return { label, value: requestValues.granted(size, address, to) };
}
