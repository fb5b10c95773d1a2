import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';

/** What a span may say: names of fixed lists, hosts of the operator's choice, numbers. Nothing that a caller has sent. */
export type SpanFields = Readonly<Record<string, string | number>>;

/** A piece of work that takes time, for a collector of the operator. */
export interface Span {
  /** 16 digits of base 16. */
  readonly id: string;
  child(name: string, fields: SpanFields): Span;
  set(fields: SpanFields): void;
  rename(name: string): void;

  /** @param failure The kind of the error, where it has failed. */
  end(failure?: string): void;
}

/** What one request of a visitor, or one thing that the service does by itself, is followed by. */
export interface Trace {
  /** 32 digits of base 16, as W3C Trace Context writes it. It is new for each press of a visitor. */
  readonly id: string;

  /** Absent where no collector is set. */
  readonly span?: Span;
}

/** The id that a caller has begun with, and the caller's own span. */
export interface TraceParent {
  readonly traceId: string;
  readonly spanId: string;
}

/** Begins traces. */
export interface Traces {
  begin(name: string, parent?: TraceParent): Trace;
}

/** Traces without a collector: an id for the lines of the log. */
export const idsAlone: Traces = {
  begin: (_name, parent) => ({ id: parent?.traceId ?? randomBytes(16).toString('hex') }),
};

const current = new AsyncLocalStorage<Trace>();

/** The id of what is being done. */
export function currentTraceId(): string | undefined {
  return current.getStore()?.id;
}

export function inTrace<Result>(trace: Trace, work: () => Result): Result {
  return current.run(trace, work);
}

/** Does `work` as a part of what is being done, which a collector sees. */
export async function inSpan<Result>(
  name: string,
  fields: SpanFields,
  work: (span: Pick<Span, 'set'> | undefined) => Promise<Result>,
): Promise<Result> {
  const trace = current.getStore();
  if (!trace?.span) return work(undefined);
  const span = trace.span.child(name, fields);
  try {
    const result = await current.run({ id: trace.id, span }, () => work(span));
    span.end();
    return result;
  } catch (error) {
    span.end(error instanceof Error ? error.name : typeof error);
    throw error;
  }
}

/** What goes on at another operator's service with this id: the header of W3C Trace Context. */
export function traceHeaders(): { readonly traceparent?: string } {
  const trace = current.getStore();
  if (!trace) return {};
  const span = trace.span?.id ?? randomBytes(8).toString('hex');
  return { traceparent: `00-${trace.id}-${span}-01` };
}

/** Reads the header `traceparent` of W3C Trace Context. `undefined` where it is not exactly of that form. */
export function traceParent(header: string | undefined): TraceParent | undefined {
  const [, traceId = '', spanId = ''] =
    /^00-([\da-f]{32})-([\da-f]{16})-[\da-f]{2}$/.exec(header ?? '') ?? [];
  if (!/[^0]/.test(traceId) || !/[^0]/.test(spanId)) return undefined;
  return { traceId, spanId };
}
