import { describe, expect, it } from '@jest/globals';
import type { CaipAddress } from '../../../../domain/caip/caip-address';
import {
  type ExchangeSides,
  jupiterCallFault,
  programCallOf,
} from '../../../../domain/swap/jupiter-call';
import { JUPITER_PROGRAM } from '../../../../domain/swap/jupiter-service';
import type { SwapRequest } from '../../../../domain/swap/swap-token';
import type { ContractCall } from '../../../../domain/transaction/contract-call';
import type { ProgramAccount } from '../../../../domain/transaction/program-call';
import { etherBalance } from '../../../support/token-balances';

const OWNER = 'AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9';
const OTHER = '9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu';
const UNITS = 2_000n;
const TO_UNITS = 1_500n;
const SLIPPAGE = 50;

const sides: ExchangeSides = {
  owner: OWNER,
  from: { account: 'home of what is given', mint: 'mint given', program: 'one program' },
  to: { account: 'home of what is received', mint: 'mint received', program: 'other program' },
};
const request: SwapRequest = {
  account: `solana:1:${OWNER}` as CaipAddress,
  from: { ...etherBalance('1'), address: `solana:1:${OTHER}` as CaipAddress },
  to: { ...etherBalance('1'), address: `solana:1:${OWNER}` as CaipAddress },
  units: UNITS,
  slippage: SLIPPAGE,
};

/** The accounts of `route_v2`, and after them those of a pool. */
const direct = [
  OWNER,
  sides.from.account,
  sides.to.account,
  sides.from.mint,
  sides.to.mint,
  sides.from.program,
  sides.to.program,
  JUPITER_PROGRAM,
  'events',
  JUPITER_PROGRAM,
  'pool',
];

/** The same of `shared_accounts_route_v2`. */
const shared = [
  'authority',
  OWNER,
  sides.from.account,
  'middle',
  'middle',
  sides.to.account,
  sides.from.mint,
  sides.to.mint,
  sides.from.program,
  sides.to.program,
  'events',
  JUPITER_PROGRAM,
  'pool',
];

describe('a call of an exchange on Solana', () => {
  it.each([
    ['route_v2', directCall()],
    [
      'route_v2, paid to the same account by its optional place',
      directCall({ 7: sides.to.account }),
    ],
    ['shared_accounts_route_v2', sharedCall()],
  ])('is let through as it should be: %s', (_name, call) => {
    expect(faultOf(call)).toBeUndefined();
  });

  it('sends along exactly what is given of the native currency', () => {
    const { address: _none, ...native } = request.from;
    const given = { ...request, from: native };
    const call = { ...directCall(), units: UNITS };

    expect(jupiterCallFault(call, given, TO_UNITS, sides, [JUPITER_PROGRAM])).toBeUndefined();
    expect(jupiterCallFault(directCall(), given, TO_UNITS, sides, [JUPITER_PROGRAM])).toBe('value');
    expect(faultOf(call)).toBe('value');
  });

  it.each<[string, string, ContractCall]>([
    ['calls another program', 'router', { ...directCall(), to: OTHER }],
    ['is of another function', 'function', directCall({}, { selector: '0000000000000000' })],
    ['is of `route`', 'function', directCall({}, { selector: 'e517cb977ae3ad2a' })],
    ['is of `shared_accounts_route`', 'function', directCall({}, { selector: 'c1209b3341d69c81' })],
    ['is of `set_token_ledger`', 'function', directCall({}, { selector: 'e455b9704e4f4d02' })],
    ['takes more', 'value', directCall({}, { units: UNITS + 1n })],
    ['takes less', 'value', directCall({}, { units: UNITS - 1n })],
    ['promises less', 'value', directCall({}, { toUnits: TO_UNITS - 1n })],
    ['promises nothing', 'value', directCall({}, { toUnits: 0n })],
    ['allows more slippage', 'value', directCall({}, { slippage: SLIPPAGE + 1 })],
    ['takes a fee', 'value', directCall({}, { fee: 1 })],
    ['takes a part of a better price', 'value', directCall({}, { fee: 0x10000 })],
    ['is cut short', 'form', { ...directCall(), data: directCall().data.slice(0, 40) }],
    ['has no data', 'form', { ...directCall(), data: '0x' }],
    ['has data that is none', 'form', { ...directCall(), data: '0xzz' }],
    ['names no accounts', 'form', { ...directCall(), program: { accounts: [], lookupTables: [] } }],
    ['is no call of a program', 'form', { to: JUPITER_PROGRAM, data: '0x00', units: 0n }],
    ['names too many accounts', 'form', directCall(Object.fromEntries(manyPlaces()))],
    ['is for another account', 'accounts', directCall({ 0: OTHER })],
    ['takes from another account', 'accounts', directCall({ 1: OTHER })],
    ['pays to another account', 'accounts', directCall({ 2: OTHER })],
    ['names another mint to give', 'accounts', directCall({ 3: OTHER })],
    ['names another mint to receive', 'accounts', directCall({ 4: OTHER })],
    ['names another program of tokens', 'accounts', directCall({ 5: OTHER })],
    ['names another program of tokens to receive', 'accounts', directCall({ 6: OTHER })],
    ['pays by its optional place', 'accounts', directCall({ 7: OTHER })],
    ['has another program in its own place', 'accounts', directCall({ 9: OTHER })],
    ['takes from another account, shared', 'accounts', sharedCall({ 2: OTHER })],
    ['pays to another account, shared', 'accounts', sharedCall({ 5: OTHER })],
    ['is for another account, shared', 'accounts', sharedCall({ 1: OTHER })],
    ['needs another signature', 'signer', withSigner(directCall())],
  ])('is refused where it %s: %s', (_what, fault, call) => {
    expect(faultOf(call)).toBe(fault);
  });

  it('is refused where the site names no program', () => {
    expect(jupiterCallFault(directCall(), request, TO_UNITS, sides, undefined)).toBe('router');
    expect(jupiterCallFault(directCall(), request, TO_UNITS, sides, [])).toBe('router');
  });

  it('reads a slippage of 1 % where the request names none', () => {
    const { slippage: _none, ...usual } = request;
    const call = directCall({}, { slippage: 100 });

    expect(jupiterCallFault(call, usual, TO_UNITS, sides, [JUPITER_PROGRAM])).toBeUndefined();
  });

  it('has its program and accounts to look up, unless it has none', () => {
    expect(programCallOf(directCall())?.accounts).toHaveLength(direct.length);
    expect(programCallOf({ to: OTHER, data: '0x00', units: 0n })).toBeUndefined();
  });
});

function faultOf(call: ContractCall) {
  return jupiterCallFault(call, request, TO_UNITS, sides, [JUPITER_PROGRAM]);
}

interface Written {
  readonly selector?: string;
  readonly units?: bigint;
  readonly toUnits?: bigint;
  readonly slippage?: number;

  /** The last four bytes: both fees. */
  readonly fee?: number;
}

function directCall(places: Record<number, string> = {}, written: Written = {}): ContractCall {
  return callOf(direct, places, { selector: 'bb64facc31c4af14', ...written }, '');
}

function sharedCall(places: Record<number, string> = {}): ContractCall {
  return callOf(shared, places, { selector: 'd19853937cfed8e9' }, '07');
}

function callOf(
  accounts: readonly string[],
  places: Record<number, string>,
  { fee = 0, selector = '', slippage = SLIPPAGE, toUnits = TO_UNITS, units = UNITS }: Written,
  id: string,
): ContractCall {
  const data = Buffer.alloc(22);
  data.writeBigUInt64LE(units, 0);
  data.writeBigUInt64LE(toUnits, 8);
  data.writeUInt16LE(slippage, 16);
  data.writeUInt32LE(fee, 18);
  const named = Object.assign([...accounts], places);
  const listed = named.map((address): ProgramAccount => ({
    address,
    isSigner: address === OWNER,
    isWritable: true,
  }));
  return {
    to: JUPITER_PROGRAM,
    // A plan of no steps follows.
    data: `0x${selector}${id}${data.toString('hex')}00000000`,
    units: 0n,
    program: { accounts: listed, lookupTables: [] },
  };
}

function manyPlaces(): readonly (readonly [number, string])[] {
  return Array.from({ length: 65 }, (_, index) => [direct.length + index, 'pool'] as const);
}

function withSigner(call: ContractCall): ContractCall {
  const program = call.program ?? { accounts: [], lookupTables: [] };
  const accounts = [...program.accounts, { address: OTHER, isSigner: true, isWritable: false }];
  return { ...call, program: { ...program, accounts } };
}
