import { hexToBytes } from '@noble/hashes/utils.js';
import type { ContractCall } from '../transaction/contract-call';
import type { ProgramCall } from '../transaction/program-call';
import { DEFAULT_SLIPPAGE } from './swap';
import type { SwapRequest } from './swap-token';

/**
 * Why a call that a service prepared is not the exchange that it claims to be.
 *
 * - `form`: it is not a call of a program.
 * - `router`: it calls another program than the site names.
 * - `function`: it is none of the program's two functions that exchange an exact amount.
 * - `value`: it gives another amount, or may give less in return than was quoted, or takes a fee beside.
 * - `signer`: another account than the visitor's has to sign.
 * - `accounts`: it takes from, or pays to, another account than the visitor's own, or names another mint.
 * - `target`: it names another account of the visitor's.
 */
export type JupiterCallFault =
  'form' | 'router' | 'function' | 'value' | 'signer' | 'accounts' | 'target';

/** The accounts that an exchange may name for the visitor, as the chain has them. */
export interface ExchangeSides {
  readonly owner: string;
  readonly from: ExchangeSide;
  readonly to: ExchangeSide;
}

/** One side of an exchange: the visitor's token account, its mint, and the token's program. */
export interface ExchangeSide {
  readonly account: string;
  readonly mint: string;
  readonly program: string;
}

/** Where a function has its arguments, in bytes, and its accounts. */
interface RouteForm {
  readonly amountAt: number;
  readonly owner: number;
  readonly source: number;
  readonly destination: number;
  readonly mints: number;
  readonly self: number;

  /** An account that receives in the place of the destination; the program itself stands for none. */
  readonly receiver?: number;
}

/**
 * The functions that give an exact amount, by the eight bytes that Anchor derives from their names. The older ones
 * (`route`, `shared_accounts_route`) have their amounts behind a list of any length, so a service could hide them.
 */
const routes: ReadonlyMap<string, RouteForm> = new Map([
  // route_v2
  [
    'bb64facc31c4af14',
    { amountAt: 8, owner: 0, source: 1, destination: 2, mints: 3, receiver: 7, self: 9 },
  ],
  // shared_accounts_route_v2
  ['d19853937cfed8e9', { amountAt: 9, owner: 1, source: 2, destination: 5, mints: 6, self: 11 }],
]);

const SELECTOR_DIGITS = 16;

/** Two amounts of eight bytes, then three shares of two: the slippage, a fee, and a fee on a better price. */
const ARGUMENTS_BYTES = 2 * 8 + 3 * 2;
const ACCOUNTS_MAX = 64;
const dataPattern = /^0x(?:[0-9a-f]{2})+$/i;

/** The names of the call by which the visitor's own accounts are looked up before it is judged. */
export function programCallOf({ data, program }: ContractCall): ProgramCall | undefined {
  const count = program?.accounts.length ?? 0;
  return dataPattern.test(data) && count > 0 && count <= ACCOUNTS_MAX ? program : undefined;
}

/**
 * Why `call` is not the exchange that `request` describes, as far as the call itself shows. `routers` are the programs
 * that the site names.
 */
export function jupiterCallFault(
  call: ContractCall,
  { from, slippage = DEFAULT_SLIPPAGE, units }: SwapRequest,
  toUnits: bigint,
  sides: ExchangeSides,
  routers: readonly string[] | undefined,
): JupiterCallFault | undefined {
  const program = programCallOf(call);
  if (!program) return 'form';
  if (routers?.includes(call.to) !== true) return 'router';
  const route = routes.get(call.data.slice(2, 2 + SELECTOR_DIGITS).toLowerCase());
  if (!route) return 'function';
  if (call.units !== (from.address === undefined ? units : 0n)) return 'value';
  const bytes = hexToBytes(call.data.slice(2));
  if (bytes.length < route.amountAt + ARGUMENTS_BYTES) return 'form';
  const given = new DataView(bytes.buffer, bytes.byteOffset + route.amountAt);
  const isAmount =
    given.getBigUint64(0, true) === units &&
    given.getBigUint64(8, true) === toUnits &&
    given.getUint16(16, true) === slippage &&
    given.getUint32(18, true) === 0;
  if (!isAmount) return 'value';
  const isForeign = program.accounts.some((one) => one.isSigner && one.address !== sides.owner);
  if (isForeign) return 'signer';
  return hasSides(call.to, program, route, sides) ? undefined : 'accounts';
}

function hasSides(
  self: string,
  { accounts }: ProgramCall,
  route: RouteForm,
  { from, owner, to }: ExchangeSides,
): boolean {
  const at = (index: number): string | undefined => accounts[index]?.address;
  const { destination, mints, receiver, source } = route;
  const wanted: readonly (readonly [index: number, address: string])[] = [
    [route.owner, owner],
    [source, from.account],
    [destination, to.account],
    [mints, from.mint],
    [mints + 1, to.mint],
    [mints + 2, from.program],
    [mints + 3, to.program],
    [route.self, self],
  ];
  const isPaid = receiver === undefined || [self, to.account].includes(at(receiver) ?? '');
  return isPaid && wanted.every(([index, address]) => at(index) === address);
}
