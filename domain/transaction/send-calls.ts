import { fieldOf, listOf, textOf } from '../outside/untrusted-record';

/** One call of a batch (EIP-5792), as the dapp passed it. */
export interface SendCall {
  readonly to: `0x${string}`;
  readonly data?: `0x${string}`;
  readonly value?: unknown;
}

/** What is wrong with a batch: there are no calls, or one has a wrong `to` or `data`. */
export type SendCallsFault =
  { readonly field: 'calls' } | { readonly field: 'to' | 'data'; readonly index: number };

/** The result of {@link checkSendCalls}. */
export type SendCallsCheck =
  | { readonly ok: true; readonly calls: readonly SendCall[] }
  | { readonly ok: false; readonly fault: SendCallsFault };

/**
 * Checks the parameters of `wallet_sendCalls`: each call has a `to` that starts with `0x` and, if it
 * has data, data that starts with `0x`.
 */
export function checkSendCalls(params: unknown): SendCallsCheck {
  const [batch] = Array.isArray(params) ? params : [];
  const entries = listOf(batch, 'calls') ?? [];
  if (entries.length === 0) return { ok: false, fault: { field: 'calls' } };
  const calls: SendCall[] = [];
  for (const [index, entry] of entries.entries()) {
    const to = textOf(entry, 'to');
    const data = fieldOf(entry, 'data');
    const value = fieldOf(entry, 'value');
    if (!isHexText(to)) return { ok: false, fault: { field: 'to', index } };
    if (data !== undefined && !isHexText(data))
      return { ok: false, fault: { field: 'data', index } };
    calls.push({
      to,
      ...(data !== undefined && { data }),
      ...(value !== undefined && { value }),
    });
  }
  return { ok: true, calls };
}

function isHexText(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && value.startsWith('0x');
}

/** What a developer reads about `fault`. */
export function sendCallsFaultText(fault: SendCallsFault): string {
  const where = 'index' in fault ? `calls[${fault.index}].${fault.field}` : fault.field;
  return `The batch cannot be read: ${where}`;
}
