import { WidgetError } from '../../domain/errors/widget-error';
import {
  fieldOf,
  isUntrustedRecord,
  type UntrustedRecord,
} from '../../domain/outside/untrusted-record';
import { withoutPrototype } from '../../domain/outside/without-prototype';

/** The outcome of one call of a post. */
export type RpcOutcome = { readonly value: unknown } | { readonly error: unknown };

/**
 * Gives each of `ids` the answer in `body` that carries it.
 *
 * Trusts neither the order nor the number of the answers. A call fails alone when its answer is missing,
 * malformed or given twice with different content. Accepts ids given back as text.
 *
 * @throws `RPC_RESPONSE_INVALID` where `body` contains no answer, and `RPC` where one error stands in the
 *   place of a whole batch.
 */
export function matchAnswers(ids: readonly number[], body: unknown): readonly RpcOutcome[] {
  if (Array.isArray(body)) return matchBatch(ids, body).map(withoutPrototype);
  if (!isUntrustedRecord(body)) throw invalid('it is not JSON-RPC', true);
  const error = rpcErrorIn(body);
  if (ids.length === 1) {
    // A node that fails before it has read the id answers with null in its place.
    if (error && (body['id'] === null || body['id'] === undefined))
      return [withoutPrototype({ error })];
    return matchBatch(ids, [body]).map(withoutPrototype);
  }
  throw error ?? invalid('it is not a batch');
}

/** The error that `body` reports: a JSON-RPC answer's, or one a gateway gives without the envelope. */
export function rpcErrorIn(body: unknown): WidgetError<'RPC'> | undefined {
  if (!isUntrustedRecord(body)) return undefined;
  const error = fieldOf(body, 'error');
  const { code, message, data } = withoutPrototype(isUntrustedRecord(error) ? error : body);
  if (typeof code !== 'number' || typeof message !== 'string') return undefined;
  return new WidgetError('RPC', {
    rpcCode: code,
    rpcMessage: message,
    ...(data !== undefined && { data }),
  });
}

function matchBatch(ids: readonly number[], answers: readonly unknown[]): readonly RpcOutcome[] {
  const byId = new Map<string, UntrustedRecord>();
  const contested = new Set<string>();
  for (const answer of answers) {
    if (!isUntrustedRecord(answer)) continue;
    const id = String(answer['id']);
    const earlier = byId.get(id);
    if (earlier && JSON.stringify(earlier) !== JSON.stringify(answer)) contested.add(id);
    byId.set(id, answer);
  }
  return ids.map(String).map((id) => {
    const answer = byId.get(id);
    if (!answer) return { error: invalid('the call has no answer in it') };
    if (contested.has(id)) return { error: invalid('the call has two answers in it') };
    return outcomeOf(answer);
  });
}

function outcomeOf(answer: UntrustedRecord): RpcOutcome {
  const [result, error] = [fieldOf(answer, 'result'), fieldOf(answer, 'error')];
  // JSON-RPC 1.0, which bitcoind speaks, sets the half that does not apply to null.
  if (error === undefined || error === null) {
    return result === undefined
      ? { error: invalid('it has neither a result nor an error') }
      : { value: result };
  }
  if (result !== undefined && result !== null) {
    return { error: invalid('it has both a result and an error') };
  }
  return {
    error: (isUntrustedRecord(error) && rpcErrorIn(answer)) || invalid('its error has no code'),
  };
}

function invalid(reason: string, isUnreadable = false): WidgetError<'RPC_RESPONSE_INVALID'> {
  return new WidgetError('RPC_RESPONSE_INVALID', {
    reason,
    ...(isUnreadable && { isUnreadable }),
  });
}
