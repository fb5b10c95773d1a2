import type { Context, Span as OtelSpan } from '#telemetry';
import type { Metrics } from '../../observe/metrics';
import type { Span, SpanFields, TraceParent, Traces } from '../../observe/trace';

/** The packages of OpenTelemetry. */
export type TelemetryLibraries = typeof import('#telemetry');

const EVERY_MS = 60_000;

/** A collector of the operator, to which traces and metrics go. */
export interface Collector extends Traces {
  /** Sends what the service counts, every minute. */
  observe(metrics: Pick<Metrics, 'counts'>): void;

  /** Sends what is left, and ends. */
  stop(): Promise<void>;
}

/** @param endpoint As `OTEL_EXPORTER_OTLP_ENDPOINT`: traces go to `/v1/traces` below it, metrics to `/v1/metrics`, as JSON. */
export function openCollector(libraries: TelemetryLibraries, endpoint: string): Collector {
  const { BasicTracerProvider, BatchSpanProcessor, MeterProvider, OTLPMetricExporter } = libraries;
  const { OTLPTraceExporter, PeriodicExportingMetricReader, resourceFromAttributes } = libraries;
  const { ROOT_CONTEXT, SpanKind, trace } = libraries;
  const resource = resourceFromAttributes({ 'service.name': 'cleat-service' });
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces` });
  const spans = new BasicTracerProvider({
    resource,
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics` }),
    exportIntervalMillis: EVERY_MS,
  });
  const meters = new MeterProvider({ resource, readers: [reader] });
  const tracer = spans.getTracer('cleat-service');

  const spanOf = (span: OtelSpan, context: Context): Span => {
    const own = trace.setSpan(context, span);
    return {
      id: span.spanContext().spanId,
      child: (name, attributes) =>
        spanOf(tracer.startSpan(name, { attributes, kind: SpanKind.CLIENT }, own), own),
      set: (fields: SpanFields) => void span.setAttributes(fields),
      rename: (name) => void span.updateName(name),
      end: (failure) => {
        if (failure !== undefined) {
          span.setAttribute('error.type', failure);
          span.setStatus({ code: libraries.SpanStatusCode.ERROR });
        }
        span.end();
      },
    };
  };
  const contextOf = (parent: TraceParent | undefined): Context =>
    parent
      ? trace.setSpanContext(ROOT_CONTEXT, { ...parent, traceFlags: 1, isRemote: true })
      : ROOT_CONTEXT;

  return {
    begin: (name, parent) => {
      const context = contextOf(parent);
      const span = tracer.startSpan(name, { kind: SpanKind.SERVER }, context);
      return { id: span.spanContext().traceId, span: spanOf(span, context) };
    },
    observe: (metrics) => {
      const meter = meters.getMeter('cleat-service');
      for (const name of metrics.counts.names) {
        meter.createObservableCounter(name).addCallback((result) => {
          for (const { labels, value } of metrics.counts.of(name)) result.observe(value, labels);
        });
      }
    },
    stop: async () => {
      // A collector that is away keeps no service from its end.
      await Promise.allSettled([spans.shutdown(), meters.shutdown()]);
    },
  };
}
