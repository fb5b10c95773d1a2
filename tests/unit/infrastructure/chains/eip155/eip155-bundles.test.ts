import { describe, expect, it } from '@jest/globals';
import type { CaipAddress } from '../../../../../domain/caip/caip-address';
import { ethereum } from '../../../../../domain/network/built-in-networks';
import { ProviderRpcError } from '../../../../../domain/rpc/provider-rpc-error';
import type { TransactionOutcome } from '../../../../../domain/transaction/transaction-outcome';
import { FakeWalletSession, ManualClock } from '../../../../../infrastructure/fake';
import { Eip155Bundles } from '../../../../../infrastructure/chains/eip155/eip155-bundles';
import { Eip155Simulation } from '../../../../../infrastructure/chains/eip155/eip155-simulation';

const ALICE = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const FROM = on(1);

function on(chain: number): CaipAddress {
  return `eip155:${chain}:${ALICE}` as CaipAddress;
}

const [FIRST, SECOND] = [`0x${'aa'.repeat(32)}`, `0x${'bb'.repeat(32)}`] as const;
const call = { to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', data: '0x01', units: 2n };

type Answer = (params: readonly unknown[]) => unknown;

/** A wallet that answers by method, and a chain on which transactions end as `outcomes` say. */
function setUp(
  answers: Readonly<Record<string, Answer>>,
  outcomes: Readonly<Record<string, TransactionOutcome>> = {},
) {
  const clock = new ManualClock();
  const asked: { readonly method: string; readonly params: unknown }[] = [];
  const followed: string[] = [];
  const wallet = async ({ method, params }: { method: string; params?: unknown }) => {
    asked.push({ method, params });
    if (method === 'eth_chainId') return '0x1';
    const answer = answers[method];
    if (!answer) throw new ProviderRpcError(4200, 'not supported');
    return answer(params as readonly unknown[]);
  };
  const grant = { addresses: [ALICE], chainReference: '1' } as const;
  const session = () =>
    new FakeWalletSession(grant, undefined, { namespace: 'eip155', provider: { request: wallet } });
  const rpcClients = {
    forNetwork: () => ({ request: () => Promise.reject(new Error('no node')) }),
  };
  const bundles = new Eip155Bundles({
    clock,
    outcomes: {
      outcome: async (hash) => {
        followed.push(hash);
        return outcomes[hash] ?? 'dropped';
      },
    },
    rpcClients,
    simulation: new Eip155Simulation({ rpcClients }),
  });
  const countOf = (method: string): number => asked.filter((each) => each.method === method).length;
  return { asked, bundles, clock, countOf, followed, session };
}

const never: Answer = () => new Promise(() => {});
const atomic: Answer = () => ({ '0x1': { atomic: { status: 'supported' } } });
const refusing = (code: number): Answer => {
  return () => {
    throw new ProviderRpcError(code, 'no');
  };
};
const statuses = (...all: readonly unknown[]): Answer => {
  const left = [...all];
  return () => (left.length > 1 ? left.shift() : left[0]);
};
const receipts = (...hashes: readonly string[]) =>
  hashes.map((transactionHash) => ({ transactionHash }));

describe('what a wallet can do', () => {
  it('is asked once for each connection and account, on the chain in use', async () => {
    const { asked, bundles, countOf, session } = setUp({ wallet_getCapabilities: atomic });
    const one = session();

    expect(await bundles.areAtomic(FROM, one)).toBe(true);
    expect(await bundles.areAtomic(FROM, one)).toBe(true);
    expect(asked).toEqual([{ method: 'wallet_getCapabilities', params: [ALICE, ['0x1']] }]);

    expect(await bundles.areAtomic(FROM, session())).toBe(true);
    expect(countOf('wallet_getCapabilities')).toBe(2);
  });

  it('is asked again after the wallet has changed: a smart account can have the address of its key', async () => {
    let status = 'unsupported';
    const { bundles, countOf, session } = setUp({
      wallet_getCapabilities: () => ({ '0x1': { atomic: { status } } }),
    });
    const one = session();
    one.change({ accountType: 'eoa' });
    expect(await bundles.areAtomic(FROM, one)).toBe(false);
    expect(await bundles.areAtomic(FROM, one)).toBe(false);
    expect(countOf('wallet_getCapabilities')).toBe(1);

    status = 'supported';
    one.change({ accountType: 'smartAccount' });

    expect(await bundles.areAtomic(FROM, one)).toBe(true);
    expect(countOf('wallet_getCapabilities')).toBe(2);
  });

  it('is nothing where it does not know the question, or never answers', async () => {
    const unknown = setUp({});
    expect(await unknown.bundles.areAtomic(FROM, unknown.session())).toBe(false);

    const silent = setUp({ wallet_getCapabilities: never });
    const answer = silent.bundles.areAtomic(FROM, silent.session());
    await silent.clock.advance(5000);
    expect(await answer).toBe(false);
  });

  it('is waited for no longer than the caller wants', async () => {
    const { bundles, session } = setUp({ wallet_getCapabilities: never });
    const leaving = new AbortController();
    const answer = bundles.areAtomic(FROM, session(), leaving.signal);
    leaving.abort(new TypeError('left'));

    await expect(answer).rejects.toThrow('left');
  });
});

describe('a bundle', () => {
  it('is sent all or none, with exactly its calls, for the chain of the account', async () => {
    const { asked, bundles, session } = setUp({ wallet_sendCalls: () => ({ id: '0x77' }) });

    expect(await bundles.send([call, { ...call, units: 0n }], FROM, session())).toBe('0x77');

    const { data, to } = call;
    const calls = [
      { to, data, value: '0x2' },
      { to, data, value: '0x0' },
    ];
    expect(asked.at(-1)).toEqual({
      method: 'wallet_sendCalls',
      params: [{ version: '2.0.0', from: ALICE, chainId: '0x1', atomicRequired: true, calls }],
    });
  });

  it('is not sent while the wallet is on another chain', async () => {
    const { bundles, countOf, session } = setUp({ wallet_sendCalls: () => ({ id: '0x77' }) });

    await expect(bundles.send([call], on(10), session())).rejects.toMatchObject({
      code: 'NETWORK_NOT_CHANGED',
    });
    expect(countOf('wallet_sendCalls')).toBe(0);
  });

  it.each([5740, 5750, 5760, 4200])(
    'that the wallet does not send (%i) is the last one for this connection',
    async (code) => {
      const { bundles, session } = setUp({
        wallet_getCapabilities: atomic,
        wallet_sendCalls: refusing(code),
      });
      const one = session();
      expect(await bundles.areAtomic(FROM, one)).toBe(true);

      await expect(bundles.send([call], FROM, one)).rejects.toMatchObject({ code: 'RPC' });

      expect(await bundles.areAtomic(FROM, one)).toBe(false);
    },
  );

  it('that the visitor declines can be sent again', async () => {
    const { bundles, session } = setUp({
      wallet_getCapabilities: atomic,
      wallet_sendCalls: refusing(4001),
    });
    const one = session();

    await expect(bundles.send([call], FROM, one)).rejects.toMatchObject({ code: 'RPC' });

    expect(await bundles.areAtomic(FROM, one)).toBe(true);
  });

  it.each<[string, unknown]>([
    ['no id', {}],
    ['an endless one', { id: '0'.repeat(9000) }],
    ['a list', ['0x77']],
  ])('whose wallet answers %s is refused', async (_what, answer) => {
    const { bundles, session } = setUp({ wallet_sendCalls: () => answer });

    await expect(bundles.send([call], FROM, session())).rejects.toMatchObject({
      code: 'WALLET_RESPONSE_INVALID',
    });
  });

  it('has an id of its own: one that the wallet gave before is refused', async () => {
    const { bundles, session } = setUp({ wallet_sendCalls: () => ({ id: '0x77' }) });
    const one = session();
    await bundles.send([call], FROM, one);

    await expect(bundles.send([call], FROM, one)).rejects.toMatchObject({
      code: 'WALLET_RESPONSE_INVALID',
    });
  });
});

describe('the end of a bundle', () => {
  /** Waits for the end, over as many pauses as it takes. */
  async function ended(set: ReturnType<typeof setUp>, id = '0x77') {
    const one = set.session();
    const ends: unknown[] = [];
    void set.bundles.end(id, ethereum, () => one).then((end) => ends.push(end));
    for (let pause = 0; pause < 60 && ends.length === 0; pause += 1) {
      await set.clock.advance(30_000);
    }
    return ends[0];
  }

  it('is that of its transaction on the chain, whatever the wallet says', async () => {
    const wallet_getCallsStatus = statuses(
      { status: 100 },
      { status: 200, atomic: true, receipts: receipts(FIRST) },
    );
    for (const outcome of ['succeeded', 'reverted', 'dropped'] as const) {
      const set = setUp({ wallet_getCallsStatus }, { [FIRST]: outcome });
      expect(await ended(set)).toEqual({ outcome, hash: FIRST });
    }
  });

  it.each([
    [400, 'expired'],
    [500, 'reverted'],
    [600, 'partly'],
  ])('is what the wallet says where that is bad: %i', async (status, outcome) => {
    const set = setUp({
      wallet_getCallsStatus: () => ({
        status,
        ...(status !== 400 && { receipts: receipts(FIRST, SECOND) }),
      }),
    });

    expect(await ended(set)).toMatchObject({ outcome });
  });

  it('is that of its transaction where the wallet says that it is on no chain, and names it', async () => {
    const set = setUp(
      { wallet_getCallsStatus: () => ({ status: 400, receipts: receipts(FIRST) }) },
      { [FIRST]: 'succeeded' },
    );

    expect(await ended(set)).toEqual({ outcome: 'succeeded', hash: FIRST });
  });

  it.each([
    ['another bundle', { id: '0x78' }],
    ['another chain', { chainId: '0xa' }],
  ])('is not what the wallet reports of %s', async (_of, part) => {
    const report = { id: '0x77', chainId: '0x1', status: 200, receipts: receipts(FIRST) };
    const other = { ...report, ...part, status: 500, receipts: receipts(SECOND) };
    const set = setUp({ wallet_getCallsStatus: statuses(other, report) }, { [FIRST]: 'succeeded' });

    expect(await ended(set)).toEqual({ outcome: 'succeeded', hash: FIRST });
    expect(set.followed).toEqual([FIRST]);
  });

  it('is a part where the wallet says all or none, and one of its transactions was reverted', async () => {
    const set = setUp(
      {
        wallet_getCallsStatus: () => ({
          status: 200,
          atomic: true,
          receipts: receipts(FIRST, SECOND),
        }),
      },
      { [FIRST]: 'succeeded', [SECOND]: 'reverted' },
    );

    expect(await ended(set)).toEqual({ outcome: 'partly', hash: SECOND });
  });

  it('is unreported where the wallet does not know the bundle, names no transaction or never answers', async () => {
    const forgets = setUp({ wallet_getCallsStatus: refusing(5730) });
    expect(await ended(forgets)).toEqual({ outcome: 'unreported' });

    const unnamed = setUp({ wallet_getCallsStatus: () => ({ status: 200 }) });
    expect(await ended(unnamed)).toEqual({ outcome: 'unreported' });

    const silent = setUp({ wallet_getCallsStatus: never });
    const one = silent.session();
    let end: unknown;
    void silent.bundles.end('0x77', ethereum, () => one).then((answer) => (end = answer));
    await silent.clock.advance(60_000);
    expect(end).toBeUndefined();
    for (let hour = 0; hour < 25; hour += 1) await silent.clock.advance(3_600_000);
    expect(end).toEqual({ outcome: 'unreported' });
  });

  it('is that of the transactions that were known before the wallet forgot the bundle', async () => {
    let isForgotten = false;
    const set = setUp(
      {
        wallet_getCallsStatus: () => {
          if (isForgotten) throw new ProviderRpcError(5730, 'unknown');
          isForgotten = true;
          return { status: 100, receipts: receipts(FIRST) };
        },
      },
      { [FIRST]: 'succeeded' },
    );
    expect(await ended(set)).toEqual({ outcome: 'succeeded', hash: FIRST });

    const byHash = setUp({ wallet_getCallsStatus: refusing(5730) }, { [SECOND]: 'reverted' });
    expect(await ended(byHash, SECOND)).toEqual({ outcome: 'reverted', hash: SECOND });
  });

  it('is asked for less and less often, and of a wallet only while one is connected', async () => {
    const set = setUp({ wallet_getCallsStatus: () => ({ status: 100 }) });
    const one = set.session();
    let isConnected = false;
    const leaving = new AbortController();
    const sessionOf = () => (isConnected ? one : undefined);
    const end = set.bundles.end('0x77', ethereum, sessionOf, leaving.signal);
    await set.clock.advance(600_000);
    expect(set.countOf('wallet_getCallsStatus')).toBe(0);

    isConnected = true;
    await set.clock.advance(600_000);
    const asked = set.countOf('wallet_getCallsStatus');
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThanOrEqual(25);
    leaving.abort(new TypeError('left'));
    await expect(end).rejects.toThrow('left');
  });

  it('is asked for again where the wallet fails for a while', async () => {
    let failures = 3;
    const set = setUp(
      {
        wallet_getCallsStatus: () => {
          failures -= 1;
          if (failures > 0) throw new ProviderRpcError(4900, 'gone');
          return { status: 200, receipts: receipts(FIRST) };
        },
      },
      { [FIRST]: 'succeeded' },
    );

    expect(await ended(set)).toEqual({ outcome: 'succeeded', hash: FIRST });
  });
});
