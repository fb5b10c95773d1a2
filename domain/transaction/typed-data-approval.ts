import { checkEvmAddress } from '../address/evm-address';
import { fieldOf, isUntrustedRecord, listOf, textOf } from '../outside/untrusted-record';
import { isUnlimitedAllowance } from './approval';
import { signedData } from './signed-data';
import { typedDataInteger } from './typed-data-integer';

/** An allowance to move tokens that a signature would grant, without a transaction. */
export interface SignedApproval {
  /** The spender. Absent where it cannot be read from the data. */
  readonly spender?: string;

  /** The token's contract, where the data names it. */
  readonly token?: string;

  /** Absent where the allowance has no amount, as DAI's, or one that cannot be read: then it is unlimited. */
  readonly units?: bigint;
  /** Whether it has no limit. */
  readonly isUnlimited: boolean;
}

type Reader = (message: unknown, contract: string | undefined) => readonly SignedApproval[];

/**
 * The allowance that each kind of message grants: the permits of ERC-2612 and DAI, of Permit2, of EIP-3009,
 * orders of Seaport.
 */
const readers: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['Permit', permit],
  ['PermitSingle', permit2('details')],
  ['PermitBatch', permit2('details')],
  ['PermitTransferFrom', permit2('permitted')],
  ['PermitBatchTransferFrom', permit2('permitted')],
  ['PermitWitnessTransferFrom', permit2('permitted')],
  ['PermitBatchWitnessTransferFrom', permit2('permitted')],
  ['TransferWithAuthorization', authorization],
  ['ReceiveWithAuthorization', authorization],
  ['OrderComponents', order],
  ['BulkOrder', (message, contract) => bulkOrder(fieldOf(message, 'tree'), contract)],
]);

/** A tree of orders is at most this deep: Seaport's own limit is 24. */
const MAX_DEPTH = 24;

/** The fields by which messages of any kind name an account that may move tokens. */
const spenderNames = ['spender', 'operator'] as const;

/**
 * The allowances that signing `typedData` (EIP-712, as an object or as JSON) would grant. None when it grants
 * none, or revokes one. A part that cannot be read counts as unlimited, also a message of an unknown kind
 * that names a spender at any level.
 */
export function signedApprovalsIn(typedData: unknown): readonly SignedApproval[] {
  const data = signedData(typedData);
  const message = fieldOf(data, 'message');
  const contract = addressIn(fieldOf(data, 'domain'), 'verifyingContract');
  const read = readers.get(textOf(data, 'primaryType') ?? '');
  const granted = read ? read(message, contract) : spenderIn(message, contract);
  return [...granted, ...spendersBelow(message, contract)];
}

/** What a message of an unknown kind, or a part of a message, grants to the account that it names as spender. */
function spenderIn(part: unknown, contract: string | undefined): readonly SignedApproval[] {
  const named = spenderNames.find((name) => fieldOf(part, name) !== undefined);
  return named === undefined ? [] : [allowance(addressIn(part, named), contract)];
}

/** The same for the parts of `value`: no kind that is known names a spender there. */
function spendersBelow(
  value: unknown,
  contract: string | undefined,
  depth = 0,
): readonly SignedApproval[] {
  if (typeof value !== 'object' || value === null) return [];
  // No contract's message is so deep, so what is below is not known.
  if (depth > MAX_DEPTH) return [allowance(undefined, contract)];
  return Object.values(value).flatMap((part: unknown) => [
    ...spenderIn(part, contract),
    ...spendersBelow(part, contract, depth + 1),
  ]);
}

/**
 * ERC-2612 permits a `value`, DAI an unlimited one if `allowed`, ERC-4494 one item. The types decide which of
 * the fields is signed, so a message with several grants what any of them does.
 */
function permit(message: unknown, token: string | undefined): readonly SignedApproval[] {
  const spender = addressIn(message, 'spender');
  const allowed = fieldOf(message, 'allowed');
  const isUnlimited =
    (allowed !== undefined && !isNo(allowed)) || fieldOf(message, 'tokenId') !== undefined;
  if (isUnlimited) return [allowance(spender, token)];
  const value = fieldOf(message, 'value');
  if (value === undefined && allowed !== undefined) return [];
  return amountOf(spender, token, value);
}

/** Permit2 has one item or a list of them under the same name. */
function permit2(items: 'details' | 'permitted'): Reader {
  return (message) => {
    const spender = addressIn(message, 'spender');
    const all = listOf(message, items) ?? [fieldOf(message, items)];
    return all.flatMap((item) =>
      amountOf(spender, addressIn(item, 'token'), fieldOf(item, 'amount')),
    );
  };
}

/** EIP-3009: the tokens go to `to`, no matter which account submits the signature. */
function authorization(message: unknown, token: string | undefined): readonly SignedApproval[] {
  return amountOf(addressIn(message, 'to'), token, fieldOf(message, 'value'));
}

/** An order of Seaport grants all that it offers. Its amounts may change from start to end. */
function order(message: unknown, seaport: string | undefined): readonly SignedApproval[] {
  const offered = listOf(message, 'offer');
  if (!offered) return [allowance(seaport, undefined)];
  return offered.flatMap((item) => {
    const start = typedDataInteger(fieldOf(item, 'startAmount'));
    const end = typedDataInteger(fieldOf(item, 'endAmount'));
    const most = start === undefined || end === undefined ? undefined : larger(start, end);
    return amountOf(seaport, addressIn(item, 'token'), most);
  });
}

function bulkOrder(
  tree: unknown,
  seaport: string | undefined,
  depth = 0,
): readonly SignedApproval[] {
  if (Array.isArray(tree) && depth < MAX_DEPTH) {
    return tree.flatMap((branch: unknown) => bulkOrder(branch, seaport, depth + 1));
  }
  return order(tree, seaport);
}

function amountOf(
  spender: string | undefined,
  token: string | undefined,
  amount: unknown,
): readonly SignedApproval[] {
  const units = typedDataInteger(amount);
  return units === 0n ? [] : [allowance(spender, token, units)];
}

function allowance(
  spender: string | undefined,
  token: string | undefined,
  units?: bigint,
): SignedApproval {
  return {
    ...(spender !== undefined && { spender }),
    ...(token !== undefined && { token }),
    ...(units !== undefined && { units }),
    isUnlimited: units === undefined || isUnlimitedAllowance(units),
  };
}

function larger(one: bigint, other: bigint): bigint {
  return one > other ? one : other;
}

/**
 * Only values that every wallet reads as false: some wallets read every text as true, also `'false'` and
 * `'0'`.
 */
function isNo(allowed: unknown): boolean {
  return allowed === false || allowed === 0 || allowed === 0n;
}

function addressIn(value: unknown, name: string): string | undefined {
  if (!isUntrustedRecord(value)) return undefined;
  const text = textOf(value, name)?.trim().toLowerCase() ?? '';
  const check = checkEvmAddress(text);
  return check.ok ? check.address : undefined;
}
