import { recordOf } from '../../bytes/untrusted';
import { ENTRY_POINT } from '../../signing/entry-point';
import { AbiWords } from './abi-words';

/** How much of an asset the account has more or less. */
export interface Change {
  /** The contract, or the network's own coin. */
  readonly asset: string;

  /** Which one of a collection. */
  readonly item?: bigint;
  readonly amount: bigint;
}

/** What another account may move from now on. */
export interface Grant {
  readonly asset: string;
  readonly spender: string;
  readonly item?: bigint;

  /** `all` is every NFT of a collection. */
  readonly amount: bigint | 'all';
}

/** The address by which nodes write transfers of the network's own coin as logs. */
const NATIVE = `0x${'e'.repeat(40)}`;
const TRANSFER = '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';
const TRANSFER_SINGLE = '0xc3d58168c5ae7397731d063d5bbf3d657854427343f4c083240f7aacaa2d0f62';
const TRANSFER_BATCH = '0x4a39dc06d4c0dbc64b70af90fd698a233a518aa5d07e595d983b8c0526c8f7fb';
const APPROVAL = '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925';
const APPROVAL_FOR_ALL = '0x17307eab39ab6107e8899845ad3d59bd9653f200f220920489ca2b5937696c31';

/** `Withdrawn` of the EntryPoint: what an account has there goes elsewhere. */
const WITHDRAWN = '0xd1c19fbcd4551a5edfb66d43d2e337c04837afda3482b42bdf569a8fccdae5fb';
const ZERO_ADDRESS = `0x${'0'.repeat(40)}`;
const HEX = /^0x(?:[0-9a-f]{2})*$/i;

interface Log {
  readonly asset: string;
  readonly topics: AbiWords;
  readonly count: number;
  readonly event: string;
  readonly data: AbiWords;
}

/** What logs say of the account's assets. Logs are what contracts say of themselves. */
export interface LoggedChanges {
  readonly changes: readonly Change[];
  readonly grants: readonly Grant[];

  /** The allowances of tokens that the logs set, also to nothing. Many tokens write no log when one is used. */
  readonly allowances: readonly Allowance[];
}

/** How much of a token `spender` may move. */
export interface Allowance {
  readonly asset: string;
  readonly spender: string;
}

export function changesIn(logs: readonly unknown[], own: string): LoggedChanges {
  const ledger = new Ledger(own.toLowerCase());
  for (const log of logs) {
    const read = logIn(log);
    if (read) take(read, ledger);
  }
  return ledger;
}

function take({ asset, count, data, event, topics }: Log, ledger: Ledger): void {
  const address = (at: number): string => (topics.address(at) ?? '').toLowerCase();
  switch (event) {
    case TRANSFER:
      if (count === 4) ledger.move(asset, address(1), address(2), 1n, topics.number(3));
      else if (count === 3) ledger.move(asset, address(1), address(2), data.number(0));
      break;
    case TRANSFER_SINGLE:
      ledger.move(asset, address(2), address(3), data.number(1), data.number(0));
      break;
    case TRANSFER_BATCH: {
      const [ids, amounts] = [listAt(data, 0), listAt(data, 1)];
      ids.forEach((id, at) => ledger.move(asset, address(2), address(3), amounts[at], id));
      break;
    }
    case APPROVAL:
      if (count === 4) ledger.grant(asset, address(1), address(2), 1n, topics.number(3));
      else if (count === 3) ledger.grant(asset, address(1), address(2), data.number(0));
      break;
    case WITHDRAWN: {
      const to = (data.address(0) ?? '').toLowerCase();
      if (asset === ENTRY_POINT) ledger.move(NATIVE, address(1), to, data.number(1));
      break;
    }
    case APPROVAL_FOR_ALL:
      ledger.grant(asset, address(1), address(2), data.number(0) === 0n ? 0n : 'all');
      break;
  }
}

class Ledger {
  readonly #own: string;
  readonly #changes = new Map<string, Change>();
  readonly #grants = new Map<string, Grant>();

  constructor(own: string) {
    this.#own = own;
  }

  get changes(): readonly Change[] {
    return [...this.#changes.values()].filter(({ amount }) => amount !== 0n);
  }

  get grants(): readonly Grant[] {
    return [...this.#grants.values()].filter(({ amount }) => amount !== 0n);
  }

  get allowances(): readonly Allowance[] {
    return [...this.#grants.values()].filter(
      ({ amount, item }) => amount !== 'all' && item === undefined,
    );
  }

  move(contract: string, from: string, to: string, amount?: bigint, item?: bigint): void {
    if (amount === undefined || from === to) return;
    const asset = contract === NATIVE ? 'native' : contract;
    const sign = to === this.#own ? 1n : -1n;
    if (to !== this.#own && from !== this.#own) return;
    const key = `${asset} ${item ?? ''}`;
    const before = this.#changes.get(key)?.amount ?? 0n;
    this.#changes.set(key, {
      asset,
      amount: before + sign * amount,
      ...(item !== undefined && { item }),
    });
  }

  /** The last one of a spender counts. */
  grant(
    asset: string,
    owner: string,
    spender: string,
    amount?: bigint | 'all',
    item?: bigint,
  ): void {
    if (amount === undefined || owner !== this.#own) return;
    const kind = amount === 'all' || item === undefined ? '' : item;
    const isEnd = item !== undefined && spender === ZERO_ADDRESS;
    // A transfer of an NFT ends its approval, and some contracts say so.
    if (isEnd) return;
    this.#grants.set(`${asset} ${spender} ${kind}`, {
      asset,
      spender,
      amount,
      ...(item !== undefined && { item }),
    });
  }
}

function logIn(log: unknown): Log | undefined {
  const { address, data, topics } = recordOf(log);
  const isLog =
    typeof address === 'string' &&
    /^0x[0-9a-f]{40}$/i.test(address) &&
    typeof data === 'string' &&
    HEX.test(data) &&
    Array.isArray(topics) &&
    topics.every((topic: unknown) => typeof topic === 'string' && /^0x[0-9a-f]{64}$/i.test(topic));
  if (!isLog) return undefined;
  const words = (topics as readonly string[]).map((topic) => topic.slice(2)).join('');
  return {
    asset: address.toLowerCase(),
    topics: new AbiWords(words),
    count: topics.length,
    event: String(topics[0]).toLowerCase(),
    data: new AbiWords(data.slice(2)),
  };
}

const MAX_ITEMS = 100;

/** A list of numbers, by the word that says where it begins. */
function listAt(data: AbiWords, word: number): readonly bigint[] {
  const start = Number(data.number(word) ?? -1n) / 32;
  const length = Number(data.number(start) ?? 0n);
  return Array.from({ length: Math.min(length, MAX_ITEMS) }, (_, at) =>
    data.number(start + 1 + at),
  ).filter((one) => one !== undefined);
}
