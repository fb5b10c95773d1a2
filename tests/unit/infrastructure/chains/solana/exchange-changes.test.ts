import { describe, expect, it } from '@jest/globals';
import { base58 } from '@scure/base';
import type { ExchangeSides } from '../../../../../domain/swap/jupiter-call';
import {
  changesBetween,
  type OwnAccounts,
} from '../../../../../infrastructure/chains/solana/exchange-changes';
import { namesOwner } from '../../../../../infrastructure/chains/solana/own-accounts';
import {
  STAKE_PROGRAM,
  SYSTEM_PROGRAM,
  TOKEN_PROGRAM,
  WRAPPED_SOL,
} from '../../../../../infrastructure/chains/solana/solana-programs';
import type { ChainAccount } from '../../../../../infrastructure/chains/solana/solana-rpc';

const OWNER = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9';
const OTHER = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu';
const MINT = 'GyGKxMyg1p9SsHfm15MkNUu1u9TN2JtTspcdmrtGUdse';
const RENT = 2_039_280n;
const FEE = 5_000n;

const sides: ExchangeSides = {
  owner: OWNER,
  from: { account: 'home', mint: MINT, program: TOKEN_PROGRAM },
  to: { account: 'wrapped home', mint: WRAPPED_SOL, program: TOKEN_PROGRAM },
};

describe('what an exchange changes', () => {
  it('is what leaves and arrives, without the fee and the rent of a new account', () => {
    const before: OwnAccounts = [purse(100_000_000n), tokens(70n), undefined];
    const after: OwnAccounts = [
      purse(100_000_000n - FEE - RENT),
      tokens(50n),
      tokens(30n, { mint: WRAPPED_SOL }),
    ];

    expect(changesBetween(before, after, sides, FEE)).toEqual({
      native: 0n,
      tokens: [
        { contract: MINT, units: -20n },
        { contract: WRAPPED_SOL, units: 30n },
      ],
      grants: [],
    });
  });

  it('counts lamports that are wrapped as tokens, and those that are unwrapped as lamports', () => {
    const before: OwnAccounts = [purse(10n ** 9n), tokens(70n), wrapped(400n)];
    const after: OwnAccounts = [purse(10n ** 9n - FEE + 25n + RENT), tokens(60n), undefined];

    const changes = changesBetween(before, after, sides, FEE);

    expect(changes.native).toBe(25n);
    expect(changes.tokens[1]).toEqual({ contract: WRAPPED_SOL, units: -400n });
  });

  it('counts what an account takes from the visitor beside', () => {
    const before: OwnAccounts = [purse(10n ** 9n), tokens(70n), undefined];
    const after: OwnAccounts = [purse(10n ** 9n - FEE - 1_000n), tokens(60n), undefined];

    expect(changesBetween(before, after, sides, FEE).native).toBe(-1_000n);
  });

  it.each<[string, Parts]>([
    ['belongs to another account', { owner: OTHER }],
    ['is of another mint', { mint: WRAPPED_SOL }],
    ['may be used by a delegate', { flags: [[72, 1]] }],
    ['may be closed by another account', { flags: [[129, 1]] }],
  ])('grants the account that afterwards %s', (_what, parts) => {
    const before: OwnAccounts = [purse(1n), tokens(70n), undefined];

    const { grants } = changesBetween(
      before,
      [purse(1n), tokens(60n, parts), undefined],
      sides,
      0n,
    );

    expect(grants).toEqual(['home']);
  });

  it('grants nothing where a delegate was there before, or goes', () => {
    const delegated = (units: bigint) => tokens(units, { flags: [[72, 1]] });
    const one: OwnAccounts = [purse(1n), delegated(70n), undefined];

    expect(changesBetween(one, [purse(1n), delegated(60n), undefined], sides, 0n).grants).toEqual(
      [],
    );
    expect(changesBetween(one, [purse(1n), tokens(60n), undefined], sides, 0n).grants).toEqual([]);
  });
});

describe('an account of the visitor', () => {
  it.each<[string, ChainAccount | undefined, boolean]>([
    ['a token account of the visitor', tokens(1n), true],
    ['a token account of another', tokens(1n, { owner: OTHER }), false],
    [
      'a token account that the visitor may use',
      tokens(1n, { owner: OTHER, flags: [[72, 1]], delegate: OWNER }),
      true,
    ],
    ['a stake of the visitor', { ...tokens(1n), owner: STAKE_PROGRAM }, true],
    ['a stake that cannot be read', { owner: STAKE_PROGRAM, data: 'x' }, true],
    ['a pool that names the visitor', { ...tokens(1n), owner: SYSTEM_PROGRAM }, false],
    ['no account', undefined, false],
  ])('is known: %s', (_what, account, isOwn) => {
    expect(namesOwner(account, OWNER)).toBe(isOwn);
  });
});

interface Parts {
  readonly owner?: string;
  readonly mint?: string;
  readonly delegate?: string;

  /** Bytes at places. */
  readonly flags?: readonly (readonly [number, number])[];
}

function purse(lamports: bigint): ChainAccount {
  return { owner: SYSTEM_PROGRAM, data: ['', 'base64'], lamports };
}

function tokens(
  units: bigint,
  { delegate, flags = [], mint = MINT, owner = OWNER }: Parts = {},
  lamports = RENT,
): ChainAccount {
  const data = Buffer.alloc(165);
  data.set(base58.decode(mint), 0);
  data.set(base58.decode(owner), 32);
  data.writeBigUInt64LE(units, 64);
  data.writeUInt8(1, 108);
  if (delegate !== undefined) data.set(base58.decode(delegate), 76);
  for (const [at, byte] of flags) data.writeUInt8(byte, at);
  return { owner: TOKEN_PROGRAM, data: [data.toString('base64'), 'base64'], lamports };
}

function wrapped(units: bigint): ChainAccount {
  return tokens(units, { mint: WRAPPED_SOL, flags: [[109, 1]] }, RENT + units);
}
