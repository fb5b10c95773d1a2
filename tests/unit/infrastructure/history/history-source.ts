import { historySource } from '../../../../composition/sources/history';
import { WidgetError } from '../../../../domain/errors/widget-error';
import type { Indexer } from '../../../../domain/network/indexer';
import type { Network } from '../../../../domain/network/network';
import { parseOptions } from '../../../../domain/options/parse-options';
import { formatDecimal } from '../../../../domain/number/decimal';
import type { Transaction } from '../../../../domain/transaction/transaction';
import { ScriptedRpcClients } from '../../../../infrastructure/fake';
import { PortContainer } from '../../../../infrastructure/di/port-container';
import { ChainAdapters } from '../../../../ports/chain-adapter';
import { Clock } from '../../../../ports/clock';
import { HttpClient, type HttpRequest } from '../../../../ports/http-client';
import { RpcClients } from '../../../../ports/rpc-client';
import { override } from '../../../../ports/token';
import type { TransactionSource } from '../../../../ports/transaction-source';
import { HastyClock } from '../../../support/hasty-clock';

/** What a service answers. */
export type Answer = (request: HttpRequest) => unknown;

/** What `HttpClient` throws for an answer of more than 10 MiB. */
export function tooLarge(): never {
  throw new WidgetError('SERVICE_RESPONSE_INVALID', { reason: 'it is larger than 10 MiB' });
}

/** What it throws where the last byte has not come after 10 s. */
export function tooSlow(): never {
  throw new WidgetError('SERVICE_UNREACHABLE', {});
}

/** The widget's own source of the history of `network`, over a service that answers with `answer`. */
export function sourceOf(
  network: Network,
  indexer: Indexer,
  answer: Answer = () => null,
  rpc = new ScriptedRpcClients(),
): TransactionSource {
  const http: HttpClient = { request: async (request) => answer(request) };
  const sources = { indexers: { [network.caipNetworkId]: indexer } };
  const ports = new PortContainer([
    override(HttpClient, http),
    override(Clock, new HastyClock()),
    override(RpcClients, rpc),
    override(ChainAdapters, {
      find: async () => ({ facts: { tokenFacts: async () => ({}) } }) as never,
    }),
  ]);
  return historySource(parseOptions({ networks: [network], sources }), ports);
}

/** What was done, and what moved. */
export function wordsOf({ metadata, transfers }: Transaction): readonly string[] {
  const moved = transfers.flatMap((each) =>
    each.kind === 'fungible'
      ? [`${each.direction} ${formatDecimal(each.quantity)} ${each.symbol}`]
      : [],
  );
  return [metadata.operationType, ...moved];
}
