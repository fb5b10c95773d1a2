import type { Config } from '../config/config';
import { type Finding, right, wrong } from './finding';
import { readAnswer } from './read-answer';

const ABOUT = 'OTEL_EXPORTER_OTLP_ENDPOINT';

/** Whether the collector takes traces as JSON: an export with nothing in it. */
export async function checkCollector({
  telemetry,
}: Pick<Config, 'telemetry'>): Promise<readonly Finding[]> {
  if (!telemetry) return [];
  const answer = await readAnswer(`${telemetry.endpoint}/v1/traces`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ resourceSpans: [] }),
  });
  if (typeof answer === 'string') return [wrong(ABOUT, answer)];
  const { host } = new URL(telemetry.endpoint);
  return answer.status < 300
    ? [right(ABOUT, `${host} takes traces.`)]
    : [wrong(ABOUT, `${host} answers with ${answer.status} to traces at /v1/traces.`)];
}
