import { listOf } from '../../domain/outside/untrusted-record';
import type { HistoryPart } from './history-part';
import { NumberedStream } from './numbered-stream';
import type { AccountHistory } from './paged-history';
import type { SubscanClient } from './subscan-client';
import { extrinsicPart, heightOf, transferPart } from './subscan-items';
import type { TokenReader } from './token-reader';
import { noTime } from './transaction-of';

/** How many rows a question asks for. The API answers 100 at most. */
const PAGE_SIZE = 50;

/** The history of `account` at a service like Subscan: its extrinsics, and the transfers to and from it. */
export function subscanHistory(
  client: SubscanClient,
  tokens: TokenReader,
  account: string,
): AccountHistory {
  const list = (name: string, partOf: PartOf): NumberedStream =>
    new NumberedStream({
      pageSize: PAGE_SIZE,
      read: async (page, signal) => {
        const question = { address: account, row: PAGE_SIZE, page };
        const data = await client.read(`/v2/scan/${name}`, question, signal);
        // An empty list is `null`.
        return listOf(data, name, PAGE_SIZE) ?? [];
      },
      partOf: (item) => partOf(item, account),
      heightOf,
    });
  return {
    streams: [list('extrinsics', extrinsicPart), list('transfers', transferPart)],
    facts: (token) => tokens.facts(token),
    timeOf: noTime,
  };
}

type PartOf = (item: unknown, account: string) => HistoryPart | undefined;
