/** The packages of OpenTelemetry. They are in a folder of their own, because only operators with a collector install them. */
export { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
export { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http';
export { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
export { resourceFromAttributes } from '@opentelemetry/resources';
export { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics';
export { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
