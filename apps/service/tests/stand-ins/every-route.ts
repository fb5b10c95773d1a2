import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { posted, SITE } from '../support';
import { FRAME, type Visitor, type Visitors } from '../visitors';

/**
 * The paths at which a limit by range refuses: they spend what the operator has at a provider, and no wallet, login or money
 * waits for them (decision 0138).
 */
export const paidRoutes = ['/onramp/session', '/swap/build', '/swap/quote'];

/** What no visitor's browser asks: monitors, the server of the frame's files, the operator of the logins where another one keeps the key shares. */
const ofOperators = [
  '/health',
  '/ready',
  '/metrics',
  '/frame/policy',
  '/wallet/key',
  '/wallet/used',
  '/slots/device',
];

const sources = new URL('../../src/', import.meta.url).pathname;

/** Every route of the sources that a visitor's browser asks. */
export function routesInSources(): readonly string[] {
  const files = readdirSync(sources, { recursive: true, encoding: 'utf8' });
  const found = files
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) => [
      ...readFileSync(join(sources, file), 'utf8').matchAll(
        /(?:app\.(?:get|post)\(|addNonceRoute\(app, |RESULT_PATH = )'(\/[^']+)'/g,
      ),
    ])
    .map(([, path = '']) => path);
  return [...new Set(found)].filter((path) => !ofOperators.includes(path)).sort();
}

/** What a visitor's browser has when it walks. */
export interface Walker {
  readonly visitor: Visitor;
  readonly email: string;
  readonly slot: string;
}

/** Asks every route once, as far as its limits. How each has refused, by its pattern: `undefined` where no limit has. */
export async function walkRoutes(
  visitors: Visitors,
  { email, slot, visitor }: Walker,
): Promise<Readonly<Record<string, string | undefined>>> {
  const { device, sign } = visitor;
  const flow = randomUUID();
  const social = 'F'.repeat(22);
  const began = { device, origin: SITE };
  const open = (path: string, body: object) => [path, () => visitors.send(path, body)] as const;
  const own = (path: string, payload: object = {}) =>
    [path, () => visitors.ask(visitor, path, payload)] as const;
  const site = (pattern: string, path: string, body?: object) =>
    [
      pattern,
      async () => {
        const answer = await visitors.service.ask(path, body ? posted(body) : {});
        return (await answer.json().catch(() => ({}))) as object;
      },
    ] as const;
  const ofFrame = (pattern: string, path: string, init: RequestInit) =>
    [
      pattern,
      async () => {
        const asked = { ...init, headers: { origin: FRAME } };
        const { status } = await visitors.service.ask(path, asked, '10.0.0.1');
        return { error: status === 429 ? 'too_many' : undefined };
      },
    ] as const;
  const rendezvous = async (path: string) => {
    const signature = await sign(`${path}:${social}:${visitors.clock}`);
    return open(path, { id: social, device, time: visitors.clock, signature });
  };
  const name = { address: `0x${'a'.repeat(40)}`, name: 'ada.site.eth' };
  const swap = { network: 'eip155:1', from: 'native', to: `0x${'b'.repeat(40)}`, amount: '1' };
  const buy = { provider: 'moonpay', address: `0x${'a'.repeat(40)}`, network: 'eip155:1' };
  const claim = { flow: social, origin: SITE, signature: 'none' };
  const form = { method: 'POST', body: new URLSearchParams({ flow: social, way: 'window' }) };
  const routes = [
    open('/frame/sites', {}),
    open('/otp', { ...began, email }),
    open('/otp/resend', { flow, email }),
    open('/otp/verify', { flow, code: '000000', origin: SITE, signature: 'none' }),
    open('/device/site', { token: social }),
    open('/device/approve', { token: social }),
    open('/device/look', { flow, email }),
    open('/device/enter', { flow, origin: SITE, signature: 'none' }),
    open('/social/providers', {}),
    open('/social/begin', { ...began, provider: 'github' }),
    open('/social/question', { flow: social }),
    open('/social/result', claim),
    own('/social/link', claim),
    ofFrame('/social/leave', '/social/leave', form),
    ofFrame('/social/back/:provider', '/social/back/github?state=none', {}),
    open('/meetings/begin', { device, question: 'sealed' }),
    open('/meetings/take', { id: social }),
    open('/meetings/answer', { id: social, taker: social, answer: 'sealed' }),
    await rendezvous('/meetings/look'),
    await rendezvous('/meetings/end'),
    own('/session/resume'),
    own('/devices/list'),
    own('/devices/end', { id: randomUUID() }),
    own('/devices/end-others'),
    own('/devices/allow', { id: randomUUID() }),
    own('/wallet/nonce'),
    own('/email/begin', { from: email, to: `new-${email}` }),
    own('/email/old', { from: email, to: `new-${email}`, flow, code: '000000' }),
    own('/email/new', { from: email, to: `new-${email}`, flow, code: '000000' }),
    own('/logins/list'),
    own('/logins/join', { email: `new-${email}`, flow, code: '000000' }),
    own('/logins/allow', { provider: 'github', flow: social }),
    own('/logins/remove', { id: 'none' }),
    own('/logins/lead', { account: 'another' }),
    own('/slots/nonce'),
    own('/slots/create', { id: randomUUID(), kind: 'device', isFirst: false }),
    own('/slots/keep', { id: slot }),
    own('/slots/open', { id: slot }),
    own('/slots/release', { id: slot }),
    own('/slots/revoke', { id: slot }),
    own('/slots/list'),
    own('/slots/renew'),
    own('/slots/stay'),
    own('/slots/restore', { id: randomUUID() }),
    own('/slots/discard', { id: randomUUID() }),
    own('/slots/keep-aside', { id: randomUUID() }),
    own('/names/ticket', name),
    site('/names/gateway', '/names/gateway'),
    site('/names/gateway/:sender/:data', `/names/gateway/0x${'c'.repeat(40)}/0x00.json`),
    site('/names/lookup/:name', '/names/lookup/ada.site.eth'),
    site('/names/reverse/:address', `/names/reverse/0x${'a'.repeat(40)}`),
    site('/names/suggestions/:label', '/names/suggestions/ada'),
    site('/names', '/names', { ...name, coinType: 0x8000_0001, message: '{}', signature: '0x' }),
    site('/swap/quote', '/swap/quote', swap),
    site('/swap/build', '/swap/build', { ...swap, provider: '0x', account: name.address }),
    site('/onramp/session', '/onramp/session', buy),
    site(
      '/onramp/:provider/:reference/transactions',
      `/onramp/moonpay/${randomUUID()}/transactions`,
    ),
    own('/sponsor/payer', { network: 'none' }),
    own('/sponsor/operation', { method: 'pm_getPaymasterData', params: [] }),
    own('/sponsor/transaction', { network: 'none', transaction: 'none' }),
    own('/session/end'),
  ];
  const refused: Record<string, string | undefined> = {};
  for (const [pattern, ask] of routes) {
    const { error } = (await ask()) as { readonly error?: string };
    refused[pattern] = limits.find((one) => one === error);
  }
  return refused;
}

/** How a limit refuses. */
const limits = ['too_many', 'one_slot', 'work', 'wait'];
