import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { Metrics } from '../src/observe/metrics';
import { testService } from './support';

const folder = new URL('../../../deploy/monitoring/', import.meta.url);
const alerts = readFileSync(new URL('alerts.yml', folder), 'utf8');
const dashboard = readFileSync(new URL('dashboard.json', folder), 'utf8');

/** The metrics that an expression names, and the labels that it asks each for. */
function namedIn(text: string): readonly (readonly [string, readonly string[]])[] {
  return [...text.matchAll(/\b(service_[a-z_]+)(?:\{([^}]*)\})?/g)].map(([, name = '', labels]) => [
    name,
    [...(labels ?? '').matchAll(/([a-z]+)(?:=|!)/g)].map(([, label = '']) => label),
  ]);
}

/** Each metric of the text with its labels, after everything was counted once. */
function counted(): ReadonlyMap<string, ReadonlySet<string>> {
  const metrics = new Metrics();
  metrics.answered({ route: '/ready', status: 503 }, 0.1);
  metrics.called({ provider: 'moonpay', outcome: 'failed' });
  metrics.limited('mail-range');
  metrics.mailed('sent');
  metrics.hooked('taken');
  metrics.happened('login.done');
  metrics.refusedOrigin();
  const found = new Map<string, ReadonlySet<string>>();
  for (const [, name = '', labels = ''] of metrics.text().matchAll(/^(\w+)(?:\{(.*)\})? /gm)) {
    found.set(name, new Set([...labels.matchAll(/([a-z]+)=/g)].map(([, label = '']) => label)));
  }
  return found;
}

it.each([
  ['alert', alerts.split('\n').filter((line) => line.includes('expr:'))],
  ['panel', [...dashboard.matchAll(/"expr": (".*")/g)].map(([, text = '']) => JSON.parse(text))],
] as const)('each %s asks for metrics and labels that the service has', async (_, expressions) => {
  expect(expressions.length).toBeGreaterThan(8);
  const known = counted();
  const real = await (await (await testService()).ask('/metrics')).text();
  for (const expression of expressions as readonly string[]) {
    const named = namedIn(expression);
    expect([expression, named.length]).not.toEqual([expression, 0]);
    for (const [name, labels] of named) {
      expect(real).toContain(name.replace(/_(?:bucket|sum|count)$/, ''));
      expect([...(known.get(name) ?? [`no metric ${name}`])]).toEqual(
        expect.arrayContaining([...labels]),
      );
    }
  }
});
