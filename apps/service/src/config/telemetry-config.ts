import { ConfigError } from './config-error';
import type { VariableReader } from './read-variables';

export interface TelemetryConfig {
  /** Without a slash at its end. */
  readonly endpoint: string;
}

/** `undefined` where the operator has no collector. */
export function parseTelemetry(read: VariableReader): TelemetryConfig | undefined {
  const name = 'OTEL_EXPORTER_OTLP_ENDPOINT';
  const text = read.text(name);
  if (text === '') return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // Collectors stand beside the service, mostly without TLS.
  if (!url || !/^https?:$/.test(url.protocol) || url.username !== '' || url.search !== '') {
    throw new ConfigError(name, 'must be a URL without credentials and query');
  }
  return { endpoint: url.href.replace(/\/$/, '') };
}
