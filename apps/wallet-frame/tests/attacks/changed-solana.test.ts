import { describe, expect, it } from '@jest/globals';
import { getSetAuthorityInstructionDataDecoder } from '../../../chains/clients/solana-token';
import { base58, base64 } from '@scure/base';
import { unwrapOption } from '@solana/web3.js';
import { withoutDefence } from '../../../../tests/support/without-defence';
import * as wallet from '../plans/plan-world';

type Wallet = Pick<typeof wallet, 'planFor'>;
type Bytes = readonly number[];

const CHAIN = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp';
const bytesOf = (address: string): Bytes => [...base58.decode(address)];

const OWN = wallet.accounts.solana.address;
const BOB = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9';
const THIEF = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu';
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';
const TABLE = '2immgwYNHBbyVQKVGCEkgWpi53bLwWNRMB5G2nbgYV17';
const SYSTEM = '11111111111111111111111111111111';
const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const OWN_TOKEN_ACCOUNT = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL';

const keys = [OWN, BOB, THIEF, MINT, SYSTEM, TOKEN, OWN_TOKEN_ACCOUNT];
const at = (key: string): number => keys.indexOf(key);

interface Call {
  readonly program: string;

  /** The accounts by their names, or by their places. */
  readonly accounts: readonly (string | number)[];
  readonly data: Bytes;
}

interface Shape {
  readonly calls: readonly Call[];

  /** The accounts that sign, of the first keys. */
  readonly signers?: number;
  readonly keys?: readonly string[];

  /** What stands before the head of the message: the version. */
  readonly version?: Bytes;
  readonly tables?: Bytes;
  readonly after?: Bytes;
  readonly signatures?: number;
}

/** A transaction, byte by byte: no library would make what a thief makes. */
function transaction({
  after = [],
  calls,
  keys: own = keys,
  signers = 1,
  signatures = signers,
  tables = [],
  version = [],
}: Shape): string {
  const written = calls.flatMap(({ accounts, data, program }) => [
    own.indexOf(program),
    accounts.length,
    ...accounts.map((one) => (typeof one === 'number' ? one : own.indexOf(one))),
    data.length,
    ...data,
  ]);
  const message = [
    ...version,
    signers,
    0,
    0,
    own.length,
    ...own.flatMap(bytesOf),
    ...new Uint8Array(32).fill(7),
    calls.length,
    ...written,
    ...tables,
    ...after,
  ];
  return base64.encode(Uint8Array.of(signatures, ...new Uint8Array(64 * signatures), ...message));
}

const sol = (lamports: number): Bytes => [2, 0, 0, 0, lamports, 0, 0, 0, 0, 0, 0, 0];
const send = (from: string | number, to: string | number): Call => ({
  program: SYSTEM,
  accounts: [from, to],
  data: sol(5),
});
const authority = (...data: readonly number[]): Call => ({
  program: TOKEN,
  accounts: [MINT, OWN],
  data: [6, 2, ...data],
});

/** Who has the account after an instruction, by the program's own packages. */
function authorityAfter({ data }: Call): string {
  const { newAuthority } = getSetAuthorityInstructionDataDecoder().decode(Uint8Array.from(data));
  return unwrapOption(newAuthority) ?? '—';
}

const plain = { calls: [send(OWN, BOB)] };
const inTable = {
  calls: [send(OWN, keys.length)],
  version: [0x80],
  tables: [1, ...bytesOf(TABLE), 1, 0, 0],
};
const tableOf = (owner: string, key: string): object => ({
  value: {
    owner,
    data: [base64.encode(Uint8Array.of(1, ...new Uint8Array(55), ...bytesOf(key))), 'base64'],
  },
});
const ofTables = 'AddressLookupTab1e1111111111111111111111111';

const hiddenAuthority = authority(1, ...bytesOf(THIEF), 0);
const shownAuthority = authority(0, ...bytesOf(BOB));

interface Change {
  readonly what: string;
  readonly shape: Shape;
  readonly node?: wallet.Node;

  /** What the network does, as the visitor has to read it where the wallet says that it understands. */
  readonly runs: readonly string[];
  readonly outcome: 'refused' | 'shown' | 'unknown';
}

const changes: readonly Change[] = [
  {
    what: 'one instruction more',
    shape: { calls: [send(OWN, BOB), send(OWN, THIEF)] },
    runs: [`to: ${BOB}`, `to: ${THIEF}`],
    outcome: 'shown',
  },
  {
    what: 'accounts that are swapped',
    shape: { calls: [send(BOB, OWN)] },
    runs: [`from: ${BOB}`, `to: ${OWN}`],
    outcome: 'shown',
  },
  {
    what: 'another account that pays the fee',
    shape: { ...plain, keys: [THIEF, ...keys.filter((key) => key !== THIEF)], signers: 2 },
    runs: [`to: ${BOB}`, 'foreignInputs'],
    outcome: 'shown',
  },
  {
    what: 'the thief in a table of the chain',
    shape: inTable,
    node: { getAccountInfo: tableOf(ofTables, THIEF) },
    runs: [`to: ${THIEF}`],
    outcome: 'shown',
  },
  {
    what: 'a table that the node does not show',
    shape: inTable,
    runs: [`to: ${THIEF}`],
    outcome: 'unknown',
  },
  {
    what: 'an account of another program in the place of a table',
    shape: inTable,
    node: { getAccountInfo: tableOf(THIEF, BOB) },
    runs: [`to: ${THIEF}`],
    outcome: 'unknown',
  },
  {
    what: 'a durable nonce, so that it is good for ever',
    shape: {
      calls: [{ program: SYSTEM, accounts: [BOB, THIEF, OWN], data: [4, 0, 0, 0] }, send(OWN, BOB)],
    },
    runs: ['for ever'],
    outcome: 'unknown',
  },
  {
    what: 'a version that does not exist',
    shape: { ...plain, version: [0x81], tables: [0] },
    runs: [],
    outcome: 'refused',
  },
  {
    what: 'a program in a table',
    shape: {
      ...inTable,
      keys: [OWN, BOB, SYSTEM],
      calls: [{ program: 'none', accounts: [0, 1], data: sol(5) }],
    },
    runs: ['program'],
    outcome: 'unknown',
  },
  {
    what: 'bytes after its end',
    shape: { ...plain, after: [1] },
    runs: [],
    outcome: 'refused',
  },
  {
    what: 'more signatures than it needs',
    shape: { ...plain, signatures: 2 },
    runs: [],
    outcome: 'refused',
  },
  {
    what: 'a token account that goes to the thief, with one byte more',
    shape: { calls: [hiddenAuthority] },
    runs: [`to: ${authorityAfter(hiddenAuthority)}`],
    outcome: 'unknown',
  },
  {
    what: 'a token account that no key has from then on, with a key behind that',
    shape: { calls: [shownAuthority] },
    runs: [`to: ${authorityAfter(shownAuthority)}`],
    outcome: 'unknown',
  },
  {
    what: 'tokens that move out of a nested account',
    shape: {
      calls: [
        {
          program: OWN_TOKEN_ACCOUNT,
          accounts: [BOB, MINT, THIEF, BOB, MINT, OWN, TOKEN],
          data: [2],
        },
      ],
    },
    runs: ['recover'],
    outcome: 'unknown',
  },
];

/** Whether the wallet refuses it, does not understand it, says what the network does, or says something else. */
async function outcomeOf({ planFor }: Wallet, { node = {}, runs, shape }: Change) {
  const asked = { transaction: transaction(shape) };
  const plan = await planFor(CHAIN, 'solana_signTransaction', asked, node).catch(() => undefined);
  if (!plan) return 'refused';
  if (!plan.reading.isUnderstood) return 'unknown';
  const said = [...wallet.readingOf(plan), ...plan.reading.warnings];
  return runs.every((one) => said.includes(one)) ? 'shown' : 'misread';
}

describe('a site that changes a transaction of Solana', () => {
  it('has its means: the thief and a key are where the program looks for them', () => {
    expect(at(THIEF)).toBe(2);
    expect(authorityAfter(hiddenAuthority)).toBe(THIEF);
    expect(authorityAfter(shownAuthority)).toBe('—');
  });

  it.each(changes)('[E1.aa] has nothing else said of it with $what', async (change) => {
    expect(await outcomeOf(wallet, change)).toBe(change.outcome);
  });

  it.each([
    {
      what: 'one byte more is passed over',
      find: 'return data.length === 35 && data[2] === 1 ? base58.encode(data.subarray(3)) : undefined;',
      put: "return data.length === 35 ? base58.encode(data.subarray(3)) : '—';",
      change: 'a token account that goes to the thief, with one byte more',
    },
    {
      what: 'a kind that is not known counts as the next one',
      find: 'isOneOf(data, [], [0], [1]) &&',
      put: 'data.length <= 1 &&',
      change: 'tokens that move out of a nested account',
    },
  ])('[E1.aa control] has something else said where $what', async ({ change, find, put }) => {
    const file = 'apps/wallet-frame/src/domain/plans/solana/read-instruction.ts';
    const control = await withoutDefence<Wallet>('apps/wallet-frame/tests/plans/plan-world.ts', {
      file,
      find,
      put,
    });
    const made = changes.find(({ what }) => what === change);
    if (!made) throw new Error('No such change');
    expect(await outcomeOf(control, made)).toBe('misread');
  });
});
