import { fieldOf } from '../../../../domain/outside/untrusted-record';
import { type HttpStandIn, json, startStandIn } from './http-stand-in';

/** A span as a collector has it. */
export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes: unknown;
}

/** A collector of OpenTelemetry, which takes OTLP as JSON over HTTP. */
export class CollectorStandIn {
  readonly spans: CollectedSpan[] = [];
  readonly metrics: string[] = [];
  text = '';
  #server: HttpStandIn | undefined;

  async start(): Promise<this> {
    this.#server = await startStandIn(({ body, url }, response) => {
      this.text += body;
      const read: unknown = JSON.parse(body);
      if (url.pathname === '/v1/traces') this.spans.push(...spansIn(read));
      if (url.pathname === '/v1/metrics') this.metrics.push(body);
      json(response, 200, {});
    });
    return this;
  }

  get url(): string {
    return this.#server?.url ?? '';
  }

  async stop(): Promise<void> {
    await this.#server?.stop();
  }
}

function spansIn(read: unknown): readonly CollectedSpan[] {
  const scopes = listIn(read, 'resourceSpans').flatMap((one) => listIn(one, 'scopeSpans'));
  return scopes.flatMap((scope) => listIn(scope, 'spans')) as readonly CollectedSpan[];
}

function listIn(value: unknown, field: string): readonly unknown[] {
  const list = fieldOf(value, field);
  return Array.isArray(list) ? list : [];
}
