import { describe, expect, it, jest } from '@jest/globals';
import { getDynamicBuilder, getLookupFn } from '@polkadot-api/metadata-builders';
import { decAnyMetadata, unifyMetadata } from '@polkadot-api/substrate-bindings';
import {
  assetHubPolkadot as assetHubHex,
  polkadot14,
  polkadot as polkadotHex,
} from '../../../../chains/clients/polkadot-metadata';
import { compact } from '../../../../../domain/runtime/scale-writer';
import { metadataHash } from '../../../../../domain/runtime/metadata-hash';
import { readPayload } from '../../../src/domain/plans/polkadot/read-payload';
import { toHex } from '../../vectors';
import { readingOf } from '../plan-world';
import { randomCalls } from './random-calls';
import { ALICE, approvalOf, chainOf } from './chain-world';
import { hashTools } from './hash-tools';
import { unwrapped } from './unwrapped';

const polkadot = chainOf(polkadotHex, 15);
const assetHub = chainOf(assetHubHex, 15);
const BOB = '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3';
const transfer = (to = ALICE, amount: bigint | number = 15_000_000_000n) =>
  polkadot.tx['balances']?.['transferKeepAlive']?.(to, amount).toHex() ?? '';
const call = (chain: typeof polkadot, pallet: string, name: string, ...values: unknown[]) =>
  chain.tx[pallet]?.[name]?.(...values).toHex() ?? '';
const ENDLESS = `0x01${'00'.repeat(5 * 2 ** 20)}`;
const NO_PARTS = { extras: [], additional: [] };

interface DecodedCall {
  readonly type: string;
  readonly value: { readonly type: string };
}

/** The calls of a chain by the libraries of polkadot-api. */
function otherCodec(hex: string) {
  const metadata = unifyMetadata(decAnyMetadata(unwrapped(hex)));
  const { buildDefinition } = getDynamicBuilder(getLookupFn(metadata));
  const { call } = metadata.extrinsic as { readonly call: number };
  return buildDefinition(call) as {
    dec(bytes: Uint8Array): DecodedCall;
    enc(call: DecodedCall): Uint8Array;
  };
}

describe('a call of Polkadot', () => {
  it('[R7.16] is shown in words, by the metadata whose hash the chain checks', async () => {
    const hash = toHex(metadataHash(polkadot.metadata, { symbol: 'DOT', decimals: 10 }, hashTools));
    const plan = await approvalOf(polkadot, transfer(), {
      mode: 1,
      metadataHash: `0x${hash}`,
      tip: '0x00000000000000000000000002540be4',
    });
    expect(readingOf(plan)).toMatchInlineSnapshot(`
      [
        "send",
        "amount: 1.5 DOT",
        "to: 15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5",
        "call: Balances.transfer_keep_alive",
        "terms",
        "tip: 0.00390625 DOT",
        "expires: 64 blocks from now, at most",
        "nonce: 7",
        "source: The network’s own description. The network checks it.",
      ]
    `);
    expect(plan.reading).toMatchObject({ isUnderstood: true, warnings: [] });
  });

  it('[R7.16] is shown by what the node says, where nothing else is there', async () => {
    const plan = await approvalOf(polkadot, transfer(), { era: '0x00' });
    expect(readingOf(plan)).toMatchInlineSnapshot(`
      [
        "send",
        "amount: 1.5 DOT",
        "to: 15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5",
        "call: Balances.transfer_keep_alive",
        "terms",
        "expires: No end",
        "nonce: 7",
        "source: The description that the wallet’s node gives",
      ]
    `);
    const old = chainOf(polkadot14, 14);
    const before = await approvalOf(old, call(old, 'balances', 'transferKeepAlive', ALICE, 1));
    expect(readingOf(before)).toMatchInlineSnapshot(`
      [
        "send",
        "amount: 0.0000000001 DOT",
        "to: 15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5",
        "call: Balances.transfer_keep_alive",
        "terms",
        "expires: 64 blocks from now, at most",
        "nonce: 7",
        "source: The description that the wallet’s node gives",
      ]
    `);
  });

  it('[R7.16] says each call of a batch, and of another account', async () => {
    const { tx } = polkadot;
    const inner = [
      tx['balances']?.['transferAllowDeath']?.(BOB, 10_000_000_000n),
      tx['staking']?.['bondExtra']?.(25_000_000_000n),
      tx['system']?.['remark']?.('Hello'),
    ];
    const proxied = tx['proxy']?.['proxy']?.(BOB, 'Any', tx['utility']?.['batchAll']?.(inner));
    const plan = await approvalOf(polkadot, proxied?.toHex() ?? '');
    expect(readingOf(plan)).toMatchInlineSnapshot(`
      [
        "extrinsic",
        "call: Proxy.proxy",
        "real: 14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3",
        "force_proxy_type: Any",
        "extrinsic",
        "call: Utility.batch_all",
        "within: Proxy.proxy, call",
        "send",
        "amount: 1 DOT",
        "to: 14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3",
        "call: Balances.transfer_allow_death",
        "within: Utility.batch_all, calls[0]",
        "extrinsic",
        "call: Staking.bond_extra",
        "within: Utility.batch_all, calls[1]",
        "max_additional: 2.5 DOT",
        "extrinsic",
        "call: System.remark",
        "within: Utility.batch_all, calls[2]",
        "remark: Hello",
        "terms",
        "expires: 64 blocks from now, at most",
        "nonce: 7",
        "source: The description that the wallet’s node gives",
      ]
    `);
    expect(plan.reading.isUnderstood).toBe(true);
  });

  it('[R7.16] names amounts of assets without the decimals of the chain', async () => {
    const plan = await approvalOf(
      assetHub,
      call(assetHub, 'assets', 'transferKeepAlive', 1984, ALICE, 5_000_000),
    );
    expect(readingOf(plan)).toMatchInlineSnapshot(`
      [
        "extrinsic",
        "call: Assets.transfer_keep_alive",
        "id: 1984",
        "target: 15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5",
        "amount: 5000000",
        "terms",
        "expires: 64 blocks from now, at most",
        "nonce: 7",
        "source: The description that the wallet’s node gives",
      ]
    `);
  });

  it('[R7.16] warns of a call that gives another account control', async () => {
    const plan = await approvalOf(polkadot, call(polkadot, 'proxy', 'addProxy', BOB, 'Any', 0));
    expect(plan.reading).toMatchObject({ isUnderstood: true, warnings: ['authority'] });
  });
});

describe('every call of a runtime', () => {
  it.each([
    ['Polkadot', polkadot],
    ['the Asset Hub', assetHub],
  ])('[R7.16] of %s is read to its last byte, as another implementation reads it', (_, chain) => {
    const { hex, metadata } = chain;
    const calls = randomCalls(metadata);
    const other = otherCodec(hex);
    const bare = { ...metadata, extrinsic: { ...metadata.extrinsic, extensions: [] } };
    const deps = { metadata: bare, extensions: [], prefix: 0, currency: undefined };
    const wrong = calls.filter(({ bytes, name }) => {
      const decoded = other.dec(bytes);
      const { facts = [] } = readPayload({ call: bytes, ...NO_PARTS }, deps).steps[0] ?? {};
      const shown = facts.find(({ label }) => label === 'call')?.value;
      return (
        shown !== name ||
        `${decoded.type}.${decoded.value.type}` !== name ||
        toHex(other.enc(decoded)) !== toHex(bytes)
      );
    });

    expect(calls.length).toBeGreaterThan(300);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

describe('a hostile call of Polkadot', () => {
  const hash = `0x${toHex(metadataHash(polkadot.metadata, { symbol: 'DOT', decimals: 10 }, hashTools))}`;
  const renamed = String(polkadot.node['state_call']).replace(
    Buffer.from('transfer_keep_alive').toString('hex'),
    Buffer.from('remark_harmless_one').toString('hex'),
  );
  const remark = polkadot.tx['system']?.['remark'];
  const [system = 0, remarkAt = 0] = Buffer.from(remark?.('').toHex().slice(2) ?? '', 'hex');
  const huge = `0x${toHex(Uint8Array.of(system, remarkAt, ...compact(1n << 40n)))}`;
  const deep = Array.from({ length: 60 }).reduce(
    (inner) => polkadot.tx['utility']?.['batchAll']?.([inner]),
    remark?.('') as unknown,
  ) as { toHex(): string };
  const { extensions } = polkadot.metadata.extrinsic;
  const names = extensions.map(({ name }) => name);

  it.each<readonly [string, string, object, Readonly<Record<string, unknown>>, boolean]>([
    ['of another version', transfer(), { specVersion: '0x000f4dfa' }, {}, true],
    ['of another format', transfer(), { transactionVersion: '0x0000ffff' }, {}, true],
    ['with another hash', transfer(), { mode: 1, metadataHash: `0x${'1'.repeat(64)}` }, {}, true],
    [
      'by a node that lies',
      transfer(),
      { mode: 1, metadataHash: hash },
      { state_call: renamed },
      true,
    ],
    ['by a node of another chain', transfer(), {}, { chain_getBlockHash: hash }, true],
    [
      'by a node without metadata',
      transfer(),
      {},
      { state_call: '0x0100', state_getMetadata: 1 },
      false,
    ],
    ['by a node with endless metadata', transfer(), {}, { state_call: ENDLESS }, false],
    ['by a node with broken metadata', transfer(), {}, { state_call: '0x0110deadbeef' }, false],
    ['with bytes after it', `${transfer()}00`, {}, {}, false],
    ['without its last byte', transfer().slice(0, -2), {}, {}, false],
    ['with fewer extensions', transfer(), { signedExtensions: names.slice(1) }, {}, false],
    ['with moved extensions', transfer(), { signedExtensions: [...names].reverse() }, {}, false],
    ['that says it is long', huge, {}, {}, false],
    ['that is too deep', deep.toHex(), {}, {}, false],
    ['that no pallet has', '0xff00', {}, {}, false],
  ])(
    '[R7.16] %s is shown as bytes, and needs the second step',
    async (_, method, change, node, isOther) => {
      const { reading } = await approvalOf(polkadot, method, change, node);
      expect(reading.steps).toEqual([
        { title: 'extrinsic', facts: [{ label: 'data', value: method }] },
      ]);
      expect(reading.isUnderstood).toBe(false);
      expect(reading.warnings).toEqual(isOther ? ['otherRuntime', 'unknown'] : ['unknown']);
    },
  );

  it('[R7.16] in a batch of 500 is not approved as if all were shown', async () => {
    const one = polkadot.tx['balances']?.['transferKeepAlive']?.(BOB, 1);
    const batch = call(
      polkadot,
      'utility',
      'batch',
      Array.from({ length: 500 }, () => one),
    );
    const { reading } = await approvalOf(polkadot, batch);

    expect(reading.steps).toHaveLength(101);
    expect(reading).toMatchObject({ isUnderstood: false, warnings: ['long', 'unknown'] });
    expect(reading.raw).toContain(batch);
    const behind = Array.from({ length: 500 }, (_, at) =>
      at === 499 ? polkadot.tx['proxy']?.['addProxy']?.(BOB, 'Any', 0) : one,
    );
    const hidden = await approvalOf(polkadot, call(polkadot, 'utility', 'batch', behind));
    expect(hidden.reading.warnings).toEqual(['long', 'authority', 'unknown']);
  });

  it('[R7.16] does not pass as text what is a call of another chain', async () => {
    const transact = {
      V3: [
        {
          Transact: {
            originKind: 'Native',
            requireWeightAtMost: { refTime: 1, proofSize: 1 },
            call: { encoded: '0x48656c6c6f' },
          },
        },
      ],
    };
    const message = call(polkadot, 'xcmPallet', 'execute', transact, { refTime: 1, proofSize: 1 });
    const { reading } = await approvalOf(polkadot, message);
    expect(reading).toMatchObject({ isUnderstood: false, warnings: ['unknown'] });
  });

  it('[R7.16] waits for a silent node no longer than fifteen seconds', async () => {
    jest.useFakeTimers();
    try {
      const silent = new Promise(() => undefined);
      const approval = approvalOf(polkadot, transfer(), {}, { state_call: silent });
      await jest.advanceTimersByTimeAsync(15_000);
      expect((await approval).reading.isUnderstood).toBe(false);
    } finally {
      jest.useRealTimers();
    }
  });
});
