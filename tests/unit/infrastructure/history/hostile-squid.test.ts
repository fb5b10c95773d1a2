import { describe, expect, it } from '@jest/globals';
import { spellPolkadotAddress } from '../../../../domain/address/polkadot-address';
import { polkadotAssetHub } from '../../../../domain/network/more-networks';
import { fieldOf } from '../../../../domain/outside/untrusted-record';
import { ScriptedRpcClients } from '../../../../infrastructure/fake';
import type { TransactionSource } from '../../../../ports/transaction-source';
import { allPages, allTransactions } from '../../../contract/transaction-source.contract';
import { sourceOf, tooLarge, tooSlow, wordsOf } from './history-source';

const url = 'https://squid.test/graphql';
const keys = [1, 2, 3].map((digit) => new Uint8Array(32).fill(digit));
const [account = '', other = '', third = ''] = keys.map((key) => spellPolkadotAddress(key, 0));
const generic = spellPolkadotAddress(keys[0] ?? new Uint8Array(), 42);
const query = { address: account, network: polkadotAssetHub };

const hashOf = (block: number): string => `0x${block.toString(16).padStart(64, 'a')}`;
const idOf = (block: number): string =>
  `${String(block).padStart(10, '0')}-000003-${hashOf(block).slice(2, 7)}`;

/** A transfer as a squid with the schema of Giant Squid writes it. */
const transfer = (block: number, part: object = {}) => ({
  id: idOf(block),
  blockNumber: block,
  timestamp: '2026-02-21T16:44:30.000000Z',
  extrinsicHash: `0x${block.toString(16).padStart(64, '0')}`,
  amount: '15000000000',
  success: true,
  from: { id: other },
  to: { id: account },
  ...part,
});

/** A squid that orders, filters and pages by the variables of the question, as OpenReader does. */
function honest(...items: readonly ReturnType<typeof transfer>[]) {
  const latestFirst = [...items].sort((one, two) => two.blockNumber - one.blockNumber);
  return (variables: unknown): unknown => {
    const [limit, offset] = [fieldOf(variables, 'limit'), fieldOf(variables, 'offset')].map(Number);
    expect(fieldOf(variables, 'publicKey')).toBe(`0x${'01'.repeat(32)}`);
    const page = latestFirst.slice(offset, (offset ?? 0) + (limit ?? 0));
    return { data: { transfers: page.map((each) => ({ transfer: each })) } };
  };
}

function squid(answer: (variables: unknown) => unknown, blockHash = hashOf): TransactionSource {
  const rpc = new ScriptedRpcClients({
    chain_getBlockHash: ([block]: readonly unknown[]) => blockHash(Number(block)),
  });
  const ask = ({ body, url: asked }: { readonly body?: unknown; readonly url: string }) => {
    expect(asked).toBe(url);
    expect(String(fieldOf(body, 'query'))).toContain('transfer_blockNumber_DESC');
    return answer(fieldOf(body, 'variables'));
  };
  return sourceOf(polkadotAssetHub, { kind: 'subsquid', url }, ask, rpc);
}

describe('a squid', () => {
  it('is read exactly where it is honest, in every spelling of an address', async () => {
    const source = squid(
      honest(
        transfer(9),
        transfer(8, { from: { id: generic }, to: { id: other } }),
        transfer(7, { from: { id: account }, to: { id: other }, success: false }),
        transfer(6, { from: { id: account }, to: { id: account } }),
        transfer(5, { amount: '340282366920938463463374607431768211455' }),
      ),
    );

    const found = await allTransactions(source, query);

    expect(found.map(wordsOf)).toEqual([
      ['receive', 'in 1.5 DOT'],
      ['send', 'out 1.5 DOT'],
      ['execute'],
      ['send', 'self 1.5 DOT'],
      ['receive', 'in 34028236692093846346337460743.1768211455 DOT'],
    ]);
    expect(found.map(({ metadata }) => metadata.status)).toEqual([
      'confirmed',
      'confirmed',
      'failed',
      'confirmed',
      'confirmed',
    ]);
    expect(found[1]?.metadata.minedAtMs).toBe(Date.UTC(2026, 1, 21, 16, 44, 30));
  });

  it('is paged to its end, each transfer once', async () => {
    const source = squid(honest(...Array.from({ length: 120 }, (_, index) => transfer(index + 1))));

    expect(await allTransactions(source, query)).toHaveLength(120);
  });

  it('reads ids in the order of newer squids as well', async () => {
    const id = `0000000009-${hashOf(9).slice(2, 7)}-000003`;

    expect(await allTransactions(squid(honest(transfer(9, { id }))), query)).toHaveLength(1);
  });
});

describe('a hostile squid', () => {
  it('of another chain shows nothing', async () => {
    const wrong = squid(honest(transfer(9)), () => `0x${'f'.repeat(64)}`);

    await expect(wrong.page(query)).rejects.toMatchObject({ code: 'RPC_WRONG_CHAIN' });
  });

  it('that does not say which chain it serves shows nothing', async () => {
    const silent = squid(honest(transfer(9, { id: '9' })));

    await expect(silent.page(query)).rejects.toMatchObject({ code: 'SERVICE_RESPONSE_INVALID' });
  });

  it.each([
    ['of other accounts', { from: { id: other }, to: { id: third } }],
    ['of others that failed', { success: false }],
    ['whose amount is below zero', { amount: '-5' }],
    ['whose amount is a number', { amount: 1.5 }],
    ['without a hash', { extrinsicHash: null }],
    ['without a time', { timestamp: 'now' }],
    ['without sides', { from: null, to: null }],
  ])('with a transfer %s leaves it out', async (_what, part) => {
    const source = squid(honest(transfer(9, part), transfer(7)));

    expect(await allTransactions(source, query)).toHaveLength(1);
  });

  it('that mixes the order shows the latest first, and one that repeats its page ends', async () => {
    const mixed = Array.from({ length: 50 }, (_, index) => transfer(1 + ((index * 7) % 50)));
    const rows = mixed.map((each) => ({ transfer: each }));
    const pages = await allPages(
      squid(() => ({ data: { transfers: rows } })),
      query,
    );

    const ids = pages.flatMap(({ transactions }) => transactions.map(({ id }) => id));
    expect(ids).toHaveLength(50);
    expect(ids).toEqual([...ids].sort().reverse());
    expect(pages.length).toBeLessThan(5);
  });

  it.each<[string, () => unknown, string]>([
    ['whose answer is too large', tooLarge, 'SERVICE_RESPONSE_INVALID'],
    ['that does not answer in time', tooSlow, 'SERVICE_UNREACHABLE'],
    [
      'that answers with an error',
      () => ({ errors: [{ message: 'Cannot query field' }] }),
      'SERVICE_RESPONSE_INVALID',
    ],
  ])('%s is a failure, and never an empty history', async (_what, answer, code) => {
    await expect(squid(answer).page(query)).rejects.toMatchObject({ code });
  });
});
