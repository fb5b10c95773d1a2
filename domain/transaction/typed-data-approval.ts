import { checkEvmAddress } from '../address/evm-address';
import { fieldOf, listOf, parseEach, textOf } from '../outside/outside-object';
import { isUnlimitedAllowance } from './approval';

/** A right to move tokens that a signature would give away, without a transaction. */
export interface SignedApproval {
  readonly spender: string;

  /** The token's contract, where the data names it. */
  readonly token?: string;

  /** Absent where the right has no amount, as DAI's: then it is unlimited. */
  readonly units?: bigint;
  readonly isUnlimited: boolean;
}

/** Where the messages of Permit2 keep what they permit. */
const permit2Items: ReadonlyMap<string, 'details' | 'permitted'> = new Map([
  ['PermitSingle', 'details'],
  ['PermitBatch', 'details'],
  ['PermitTransferFrom', 'permitted'],
  ['PermitBatchTransferFrom', 'permitted'],
  ['PermitWitnessTransferFrom', 'permitted'],
  ['PermitBatchWitnessTransferFrom', 'permitted'],
]);

const integerPattern = /^(?:\d{1,78}|0x[0-9a-fA-F]{1,64})$/;

/**
 * The rights that signing `typedData` (EIP-712, as an object) would give away: the permits of
 * ERC-2612 and DAI, and those of Permit2. None when it gives none, or takes one back.
 */
export function signedApprovalsIn(typedData: unknown): readonly SignedApproval[] {
  const message = fieldOf(typedData, 'message');
  const spender = addressIn(message, 'spender');
  if (spender === undefined) return [];
  const token = addressIn(fieldOf(typedData, 'domain'), 'verifyingContract');
  const primaryType = textOf(typedData, 'primaryType') ?? '';
  if (primaryType === 'Permit') return permitted(spender, token, message);
  const items = permit2Items.get(primaryType);
  return items ? parseEach(itemsIn(message, items), (item) => permit2(spender, item)) : [];
}

/** ERC-2612 permits a `value`; DAI's permit says `allowed`, and means everything. */
function permitted(
  spender: string,
  token: string | undefined,
  message: unknown,
): readonly SignedApproval[] {
  const named = { spender, ...(token !== undefined && { token }) };
  const allowed = fieldOf(message, 'allowed');
  if (allowed === true || allowed === 'true') return [{ ...named, isUnlimited: true }];
  const units = integerIn(message, 'value');
  return units ? [{ ...named, units, isUnlimited: isUnlimitedAllowance(units) }] : [];
}

function permit2(spender: string, item: unknown): SignedApproval | undefined {
  const token = addressIn(item, 'token');
  const units = integerIn(item, 'amount');
  if (!units) return undefined;
  return {
    spender,
    ...(token !== undefined && { token }),
    units,
    isUnlimited: isUnlimitedAllowance(units),
  };
}

/** Permit2 has one item or a list of them under the same name. */
function itemsIn(message: unknown, name: string): readonly unknown[] {
  return listOf(message, name) ?? [fieldOf(message, name)];
}

function addressIn(value: unknown, name: string): string | undefined {
  const check = checkEvmAddress(textOf(value, name)?.toLowerCase() ?? '');
  return check.ok ? check.address : undefined;
}

/** Wallets take integers as texts, as numbers and in hexadecimal. */
function integerIn(value: unknown, name: string): bigint | undefined {
  const field = fieldOf(value, name);
  if (typeof field === 'bigint') return field;
  if (typeof field === 'number') return Number.isSafeInteger(field) ? BigInt(field) : undefined;
  return typeof field === 'string' && integerPattern.test(field) ? BigInt(field) : undefined;
}
