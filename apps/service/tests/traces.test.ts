import { afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildService } from '../start.mjs';
import * as telemetry from '#telemetry';
import { type Collector, openCollector } from '../src/adapters/telemetry/collector';
import { openDatabase } from '../src/adapters/sql/open-database';
import { createService } from '../src/create-service';
import { CollectorStandIn } from './stand-ins/collector';
import { newDevice } from './stand-ins/device';
import { posted, SITE } from './support';
import { FRAME, signedBy, Visitors } from './visitors';

const ID = '0af7651916cd43dd8448eb211c80319c';
const PARENT = `00-${ID}-b7ad6b7169203331-01`;

describe('the last line of a service that crashes in a request', () => {
  const entry = 'tests/stand-ins/crashing-program.ts';
  beforeAll(() => buildService(entry), 60_000);

  it.each(['later', 'promise'])('has its id: %s', async (how) => {
    const program = fileURLToPath(new URL('../dist/crashing-program.js', import.meta.url));
    const child = spawn(process.execPath, [program, how, ID]);
    let said = '';
    child.stderr.on('data', (data) => (said += String(data)));
    const code = await new Promise((resolve) => child.once('close', resolve));

    expect(code).toBe(1);
    expect(JSON.parse(said)).toMatchObject({
      level: 'error',
      message: 'crashed',
      kind: 'TypeError',
      trace: ID,
    });
    expect(said).not.toContain('ada@');
  });
});

describe('the trace of a login', () => {
  let stand: CollectorStandIn;
  let collector: Collector;
  let visitors: Visitors;

  beforeEach(async () => {
    stand = await new CollectorStandIn().start();
    collector = openCollector(telemetry, stand.url);
    const create: typeof createService = (deps) => {
      const service = createService({ ...deps, traces: collector });
      collector.observe(service.metrics);
      return service;
    };
    visitors = await Visitors.over(
      await openDatabase('file::memory:', () => undefined),
      {},
      create,
    );
  });
  afterEach(async () => {
    await collector.stop();
    await stand.stop();
    await visitors.service.database.close();
  });

  const asked = (path: string, body: unknown, more: object, origin = FRAME) => {
    const { headers, ...rest } = posted(body);
    return visitors.service.ask(path, {
      ...rest,
      headers: { ...(headers as object), origin, ...more },
    });
  };

  it('has one id from the press to the database, in the log too, and nothing of the visitor', async () => {
    const { jwk: device, sign } = await newDevice();
    const code = await visitors.codeFor('ada@example.test', device);
    const proof = await signedBy(sign, code);
    const answer = await asked('/otp/verify', proof, { traceparent: PARENT });
    const { session } = (await answer.json()) as { readonly session: string };
    await collector.stop();

    const own = stand.spans.filter(({ traceId }) => traceId === ID);
    const request = own.find(({ name }) => name === 'POST /otp/verify');
    expect(request?.parentSpanId).toBe('b7ad6b7169203331');
    const names = own.map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['transaction', 'insert login_session', 'insert known_device']),
    );
    const ids = new Set(own.map(({ spanId }) => spanId));
    expect(own.filter((span) => span !== request && !ids.has(span.parentSpanId ?? ''))).toEqual([]);
    expect(stand.spans.map(({ name }) => name)).toContain('mail code');
    const line = visitors.service.lines.find((each) => each.includes('/otp/verify'));
    expect(line).toContain(`"trace":"${ID}"`);
    for (const secret of ['ada@', code.code, code.flow, session, '10.0.', String(device.x)]) {
      expect(stand.text).not.toContain(secret);
    }
    expect(stand.metrics.join('')).toContain('service_requests_total');
  });

  it('has its id in the line of what failed unexpectedly', async () => {
    const { jwk: device, sign } = await newDevice();
    const code = await visitors.codeFor('ada@example.test', device);
    const proof = await signedBy(sign, code);
    await visitors.service.database.rows('alter table login_session rename to lost');
    const answer = await asked('/otp/verify', proof, { traceparent: PARENT });

    expect(answer.status).toBe(500);
    const line = visitors.service.lines.find((each) => each.includes('"failed"'));
    expect(JSON.parse(line ?? '')).toMatchObject({ level: 'error', trace: ID });
  });

  it('has its id in the header of an answer that fails', async () => {
    visitors.isMailDown = true;
    const { jwk: device } = await newDevice();
    const body = { email: 'ada@example.test', device, origin: SITE };
    const answer = await asked('/otp', body, { traceparent: PARENT });

    expect(answer.status).toBe(503);
    expect(answer.headers.get('x-trace-id')).toBe(ID);
    const right = await asked('/health', {}, {});
    expect(right.headers.get('x-trace-id')).toMatch(/^[\da-f]{32}$/);
  });
});
