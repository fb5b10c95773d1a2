import type { Hex } from 'viem';
import { addressOf, caipNetworkIdOf } from '../../../domain/caip/caip-address';
import { FeatureError } from '../../../domain/errors/feature-error';
import { isSameEvmAddress } from '../../../domain/address/evm-address';
import { findNetwork } from '../../../domain/network/find-network';
import type { Network } from '../../../domain/network/network';
import { fieldOf, textOf } from '../../../domain/outside/untrusted-record';
import type { SendRequest } from '../../../domain/send/send-request';
import { plainText } from '../../../domain/text/plain-text';
import type { ChainLimits } from '../../../ports/chain-transfers';
import type { RpcClient, RpcClients } from '../../../ports/rpc-client';
import { transferCall } from './erc20-transfer';
import { ethCall } from './eth-call';
import { type AskedCall, simulatedCalls } from './simulated-calls';
import { wordOf } from './quantity';

export interface Eip155LimitsDeps {
  readonly networks: () => readonly Network[];
  readonly rpcClients: RpcClients;
}

/** The first four bytes of the hash of `balanceOf(address)`. */
const BALANCE_OF = '0x70a08231';
const REASON_MAX_LENGTH = 100;

/** Tokens that rebase round by some units. Less than one part in this many is not a part that a token keeps. */
const ROUNDING = 10_000n;

/**
 * {@link ChainLimits} of EVM chains: has a node try the transfer of a token. A contract may be paused, refuse an
 * account, answer `false` and move nothing, or keep a part; its events and its list do not say so before.
 */
export class Eip155Limits implements ChainLimits {
  readonly #deps: Eip155LimitsDeps;

  constructor(deps: Eip155LimitsDeps) {
    this.#deps = deps;
  }

  async requireSendable(request: SendRequest, signal?: AbortSignal): Promise<bigint | undefined> {
    const { networks, rpcClients } = this.#deps;
    const { from, to, token, units } = request;
    signal?.throwIfAborted();
    const network = findNetwork(networks(), caipNetworkIdOf(from));
    if (!network || token.address === undefined) return undefined;
    const refused = (reason: string): FeatureError<'TRANSFER_REFUSED'> => {
      const { symbol } = token;
      return new FeatureError('TRANSFER_REFUSED', { symbol, ...(reason && { reason }) });
    };
    const trial: Trial = {
      from: addressOf(from),
      to: addressOf(token.address),
      value: '0x0',
      data: transferCall(to, units) as Hex,
    };
    const client = rpcClients.forNetwork(network);
    const { answer, arriving, reason = '' } = await tried(client, trial, to, signal);
    if (answer === undefined || isFalse(answer)) throw refused(reason);
    if (arriving === undefined || isSameEvmAddress(trial.from, to)) return undefined;
    if (arriving <= 0n) throw refused('nothing would arrive');
    return (units - arriving) * ROUNDING > units ? arriving : undefined;
  }
}

type Trial = AskedCall & { readonly data: Hex };

interface Tried {
  /** What the contract answers. Absent where it refuses. */
  readonly answer: string | undefined;
  readonly reason?: string;

  /** By how much the receiver's balance grows. Absent where the node reports no balances. */
  readonly arriving?: bigint;
}

async function tried(
  client: RpcClient,
  trial: Trial,
  to: string,
  signal?: AbortSignal,
): Promise<Tried> {
  const look = { ...trial, data: BALANCE_OF + wordOf(to.slice(2)) };
  const results = await simulatedCalls(
    client,
    { calls: [look, trial, look], stateOverrides: {} },
    signal,
  );
  if (!results) return { answer: await ethCall(client, trial, signal) };
  const [before, moved, after] = results;
  if (textOf(moved, 'status') !== '0x1') {
    const reason = textOf(fieldOf(moved, 'error'), 'message') ?? '';
    return { answer: undefined, reason: plainText(reason, REASON_MAX_LENGTH) };
  }
  const [had, has] = [unitsIn(before), unitsIn(after)];
  return {
    answer: textOf(moved, 'returnData') ?? '0x',
    ...(had !== undefined && has !== undefined && { arriving: has - had }),
  };
}

/** Whether a contract answers `false`. One that answers nothing, as USDT does, has moved the units. */
function isFalse(answer: string): boolean {
  return /^0x0{64}/.test(answer);
}

function unitsIn(result: unknown): bigint | undefined {
  const [word] = /^0x[0-9a-f]{64}/i.exec(textOf(result, 'returnData') ?? '') ?? [];
  return word === undefined ? undefined : BigInt(word);
}
