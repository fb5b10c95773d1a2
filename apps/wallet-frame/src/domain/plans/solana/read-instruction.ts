import { base58 } from '@scure/base';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { Fact, Step } from '../../readings/reading';
import type { Warning } from '../../texts/english';
import { requestValues } from '../../texts/request-values';
import { formatUnits } from '../../../../../../domain/number/decimal';
import { readableText } from '../read-text';
import { COMPUTE_BUDGET, numberAt, SYSTEM } from './programs';
import type { Instruction } from './read-transaction';

/** What one instruction does. */
export interface ReadInstruction {
  readonly step: Step;
  readonly warnings: readonly Warning[];
  readonly isUnderstood: boolean;
}

const TOKEN = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA';
const TOKEN_2022 = 'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb';
const OWN_TOKEN_ACCOUNT = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL';
const MEMO = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr';
const LAMPORT_DECIMALS = 9;
const ALL = 2n ** 64n - 1n;

const fact = (label: Fact['label'], value: string): Fact => ({ label, value });

type Decode = (instruction: Instruction) => ReadInstruction | undefined;

const programs: Readonly<Record<string, Decode>> = {
  [SYSTEM]: system,
  [TOKEN]: token,
  [TOKEN_2022]: token,
  [OWN_TOKEN_ACCOUNT]: ({ accounts: [, account, owner, mint], data }) =>
    // Any other kind moves tokens.
    isOneOf(data, [], [0], [1]) && account && owner && mint
      ? known('createAccount', [fact('to', owner), fact('token', mint)])
      : undefined,
  [COMPUTE_BUDGET]: ({ data }) => {
    const price = data[0] === 3 && data.length === 9 ? numberAt(data, 1, 8) : undefined;
    const isSize = (data[0] === 2 || data[0] === 4) && data.length === 5;
    if (price === undefined && !isSize && !(data[0] === 1 && data.length === 5)) return undefined;
    const shown = price === undefined ? `0x${bytesToHex(data)}` : `${price} µlamports`;
    return known('computeBudget', [fact('fee', shown)]);
  },
  [MEMO]: ({ data }) => {
    const text = readableText(data);
    return text === undefined ? undefined : known('memo', [fact('message', text)]);
  },
};

/** Says what an instruction does. One that is not known, or that names accounts of a table, says so. */
export function readInstruction(instruction: Instruction): ReadInstruction {
  const { data, program } = instruction;
  const decode = Object.hasOwn(programs, program) ? programs[program] : undefined;
  return (
    decode?.(instruction) ?? {
      step: {
        title: 'program',
        facts: [fact('program', program || '?'), fact('data', base58.encode(data))],
      },
      warnings: ['unknown'],
      isUnderstood: false,
    }
  );
}

function system({ accounts: [from, to], data }: Instruction): ReadInstruction | undefined {
  const kind = numberAt(data, 0, 4);
  if (!from || !to) return undefined;
  if (kind === 2n && data.length === 12) {
    return known('send', [
      fact('amount', sol(numberAt(data, 4, 8))),
      fact('from', from),
      fact('to', to),
    ]);
  }
  if (kind === 0n && data.length === 52) {
    const owner = base58.encode(data.subarray(20));
    const amount = fact('amount', sol(numberAt(data, 4, 8)));
    return known('createAccount', [amount, fact('to', to), fact('program', owner)]);
  }
  return undefined;
}

/** The kinds of instructions of the token programs that have one byte of kind, and then numbers. */
function token({ accounts, data }: Instruction): ReadInstruction | undefined {
  const [first, second, third, fourth] = accounts;
  const amount = data.length >= 9 ? numberAt(data, 1, 8) : 0n;
  const isChecked = data.length === 10;
  const shown = isChecked
    ? formatUnits(amount, data[9] ?? 0)
    : requestValues.baseUnits(String(amount));
  const bounded = amount === ALL ? requestValues.unlimited : shown;
  const unlimited: readonly Warning[] = amount === ALL ? ['unlimited'] : [];
  switch (data[0]) {
    case 3:
      if (data.length !== 9 || !first || !second) return undefined;
      return known('sendToken', [fact('amount', shown), fact('from', first), fact('to', second)]);
    case 12:
      if (!isChecked || !first || !second || !third) return undefined;
      return known('sendToken', [
        fact('amount', shown),
        fact('from', first),
        fact('to', third),
        fact('token', second),
      ]);
    case 4:
      if (data.length !== 9 || !first || !second) return undefined;
      return {
        ...known('allow', [fact('amount', bounded), fact('spender', second), fact('from', first)]),
        warnings: unlimited,
      };
    case 13:
      if (!isChecked || !first || !second || !third || !fourth) return undefined;
      return {
        ...known('allow', [
          fact('amount', bounded),
          fact('spender', third),
          fact('from', first),
          fact('token', second),
        ]),
        warnings: unlimited,
      };
    case 6: {
      const next = newAuthority(data);
      if (!first || !second || next === undefined) return undefined;
      return {
        ...known('authority', [fact('from', first), fact('to', next)]),
        warnings: ['authority'],
      };
    }
    case 9:
      if (data.length !== 1 || !first || !second) return undefined;
      return known('closeAccount', [fact('from', first), fact('to', second)]);
    case 17:
      if (data.length !== 1 || !first) return undefined;
      return known('wrap', [fact('to', first)]);
    default:
      return undefined;
  }
}

/**
 * Who has the account from then on: a key, or none. The program passes over bytes that follow, so that its own form alone is
 * read. `undefined` for any other.
 */
function newAuthority(data: Uint8Array): string | undefined {
  if (data.length === 3 && data[2] === 0) return '—';
  return data.length === 35 && data[2] === 1 ? base58.encode(data.subarray(3)) : undefined;
}

function isOneOf(data: Uint8Array, ...forms: readonly (readonly number[])[]): boolean {
  return forms.some(
    (form) => form.length === data.length && form.every((byte, at) => byte === data[at]),
  );
}

function known(title: Step['title'], facts: readonly Fact[]): ReadInstruction {
  return { step: { title, facts }, warnings: [], isUnderstood: true };
}

function sol(lamports: bigint): string {
  return `${formatUnits(lamports, LAMPORT_DECIMALS)} SOL`;
}
