import { expect, it } from '@jest/globals';
import type { FrameRequestType } from '../../../../domain/frame-protocol/frame-requests';
import { withoutDefence } from '../../../../tests/support/without-defence';
import { ApprovalQueue } from '../../src/use-cases/approve/approval-queue';
import { Confirmation } from '../../src/use-cases/approve/confirmation';
import { AnswerRpc } from '../../src/adapters/channel/answer-rpc';
import { composeRequests, type ComposeRequestsDeps } from '../../src/root/compose-requests';
import { Networks } from '../../src/domain/networks/networks';
import { SiteBudget } from '../../src/domain/limits/site-budget';
import type { Keys } from '../../src/ports/keys';
import { Screens } from '../../src/domain/screens/screens';
import { SentCalls } from '../../src/domain/plans/sent-calls';
import { EmailChange } from '../../src/use-cases/log-in/email-change';

type Module = typeof import('../../src/root/compose-requests');

const requestsFile = 'apps/wallet-frame/src/root/compose-requests.ts';
const turnFile = 'apps/wallet-frame/src/adapters/channel/demand-turn.ts';
const SITE = 'https://site.test';
const SESSION = { handle: 'h', user: 'u', email: 'ada@example.test' };
const NAMED = { address: `0x${'a'.repeat(40)}`, name: 'ada-1.site.eth' };

/** What answers the host, with a sign-in that waits, and what it shows, has told the site and was asked for. */
async function signingIn({ composeRequests: compose }: Pick<Module, 'composeRequests'>) {
  const screens = new Screens();
  const told: string[] = [];
  let asked = 0;
  let kept: string | null = null;
  const never = (): never => {
    throw new Error('It is not asked');
  };
  const tell = (type: string): void => void told.push(type);
  const confirmation = new Confirmation({
    isElsewhere: false,
    screens,
    site: SITE,
    tell,
    session: () => SESSION,
  });
  const approvals = new ApprovalQueue({
    keys: () => ({ prepare: () => Promise.resolve(''), decline: never }) as unknown as Keys,
    plan: () =>
      Promise.resolve({
        account: NAMED.address,
        reading: { steps: [], warnings: [], isUnderstood: true, raw: '' },
        requests: [],
        finish: never,
      } as never),
    networkName: (id) => id,
    screens,
    site: SITE,
    tell,
  });
  const ether = { name: 'One', symbol: 'ETH', decimals: 18, rpcUrl: 'https://node.test' };
  const budget = new SiteBudget({
    now: () => 0,
    store: { read: () => kept, write: (text) => void (kept = text) },
  });
  const rpc = new AnswerRpc({
    approvals,
    budget,
    networks: new Networks([{ id: 'eip155:1', ...ether }]),
    sentCalls: new SentCalls(),
    smartAccounts: { addressOf: never, isContractOn: never, typeOn: never },
    wallets: { current: never },
  });
  const emails = new EmailChange({
    calls: { ask: never },
    confirmation: {
      ask: (change, signal) => {
        asked += 1;
        return confirmation.ask(change, signal);
      },
    },
    doWork: never,
    prove: never,
    screens,
    sessions: { current: SESSION, rename: never },
    site: SITE,
    tell,
  });
  const wallets = {
    nameTicket: async () => {
      asked += 1;
      await confirmation.ask({ kind: 'registerName', facts: [] });
      return 'ticket';
    },
  };
  const requests = compose({
    budget,
    emails,
    rpc,
    takesCodes: false,
    wallets,
  } as unknown as ComposeRequestsDeps);
  const send = (type: FrameRequestType, payload: object): void =>
    void requests.answer(type, payload as Readonly<Record<string, unknown>>).catch(() => undefined);
  const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
  return { askedFor: () => asked, screens, send, settled, told };
}

/** What the frame shows of a sign-in that waits when the site has asked for something else. */
async function shownAfter(
  module: Pick<Module, 'composeRequests'>,
  type: FrameRequestType,
  payload: object,
): Promise<string> {
  const { screens, send, settled, told } = await signingIn(module);
  send('RPC_REQUEST', { method: 'personal_sign', params: ['0x', NAMED.address] });
  await settled();
  expect(screens.getSnapshot().kind).toBe('approval');
  send(type, payload);
  await settled();
  const { kind } = screens.getSnapshot();
  return told.at(-1) === 'HIDE' ? 'hidden' : kind;
}

const changes = [
  ['UPDATE_EMAIL', { email: 'thief@example.test' }],
  ['GET_NAME_TICKET', NAMED],
] as const;

it.each(changes)(
  '[E1.ba] has %s shown over a sign-in that waits: that stays',
  async (type, payload) => {
    expect(await shownAfter({ composeRequests }, type, payload)).toBe('approval');
  },
);

it.each(changes)(
  '[E1.ba control] hides it by %s where that is not judged',
  async (type, payload) => {
    const control = await withoutDefence<Module>(requestsFile, {
      file: turnFile,
      find: 'if (!rpc.isWaiting && !login.isWaiting) return;',
      put: 'if (rpc !== undefined) return;',
    });
    expect(await shownAfter(control, type, payload)).toBe('change');
  },
);

/** How often the frame asks the visitor of a site that asks for a change 1,000 times. */
async function asks(module: Pick<Module, 'composeRequests'>): Promise<number> {
  const { askedFor, send, settled } = await signingIn(module);
  for (let n = 0; n < 500; n += 1) for (const [type, payload] of changes) send(type, payload);
  await settled();
  return askedFor();
}

it('[E1.bb] asks for changes without end: a page has 30 at once', async () => {
  expect(await asks({ composeRequests })).toBe(30);
});

it('[E1.bb control] is asked for each where none is counted', async () => {
  const control = await withoutDefence<Module>(requestsFile, {
    file: turnFile,
    find: "  budget.spend('request');\n  if (!rpc",
    put: '  if (!rpc',
  });
  expect(await asks(control)).toBe(1000);
});
