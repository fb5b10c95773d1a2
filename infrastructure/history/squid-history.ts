import { checkPolkadotAddress } from '../../domain/address/polkadot-address';
import { booleanOf, fieldOf, textOf } from '../../domain/outside/untrusted-record';
import { unitsIn, wholeIn } from './evm-parts';
import type { HistoryPart } from './history-part';
import { NumberedStream } from './numbered-stream';
import type { AccountHistory } from './paged-history';
import { isSameAccount, polkadotSides } from './polkadot-sides';
import type { SquidClient } from './squid-client';
import { noTime } from './transaction-of';

const PAGE_SIZE = 50;
const hashPattern = /^0x[0-9a-f]{64}$/i;

/** The history of `account` at a squid: the transfers of the chain's own currency to and from it. */
export function squidHistory(client: SquidClient, account: string): AccountHistory {
  const checked = checkPolkadotAddress(account);
  const publicKey = checked.ok ? hexOf(checked.publicKey) : '';
  const transfers = new NumberedStream({
    pageSize: PAGE_SIZE,
    read: (page, signal) =>
      client.transfers({ publicKey, limit: PAGE_SIZE, offset: page * PAGE_SIZE }, signal),
    partOf: (item) => transferPart(item, account),
    heightOf,
  });
  // Its only token is the native currency, which the network itself describes.
  return { streams: [transfers], facts: async () => ({}), timeOf: noTime };
}

/**
 * A transfer; `undefined` for one that is not of `account`, is not part of an extrinsic, or is not legible. One that failed
 * moved nothing, and only its sender sees it.
 */
function transferPart(item: unknown, account: string): HistoryPart | undefined {
  const id = textOf(item, 'id');
  const height = heightOf(item);
  const hash = textOf(item, 'extrinsicHash');
  const minedAtMs = Date.parse(textOf(item, 'timestamp') ?? '');
  const units = unitsIn(fieldOf(item, 'amount'));
  const isDone = booleanOf(item, 'success');
  const [from, to] = [addressIn(item, 'from'), addressIn(item, 'to')];
  const sides = polkadotSides(account, from, to);
  if (id === undefined || height === undefined || Number.isNaN(minedAtMs)) return undefined;
  if (hash === undefined || !hashPattern.test(hash)) return undefined;
  if (units === undefined || isDone === undefined || !sides) return undefined;
  const place = Number(/-(\d{6})(?:-|$)/.exec(id)?.[1] ?? 0);
  const part = { key: `${hash}/${id}`, hash: hash.toLowerCase(), height, place, minedAtMs };
  if (isDone) return { ...part, moves: [{ kind: 'fungible', units, ...sides }] };
  if (!isSameAccount(account, from)) return undefined;
  const head = { sentFrom: account, sentTo: to, operationType: 'execute' };
  return { ...part, head: { ...head, status: 'failed' }, moves: [] };
}

function heightOf(item: unknown): number | undefined {
  return wholeIn(fieldOf(item, 'blockNumber'));
}

function addressIn(item: unknown, side: 'from' | 'to'): string {
  return textOf(fieldOf(item, side), 'id') ?? '';
}

function hexOf(bytes: Uint8Array): string {
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}
