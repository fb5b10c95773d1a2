import { type AbiValue, readAbi } from './abi-reader';
import { type AbiType, argumentTypes } from './abi-types';
import { selectorIn, selectorOf } from './selector';

/** A call of a contract that another call makes. */
export interface InnerCall {
  readonly to: string;
  readonly data: string;
}

/**
 * Functions that make calls which their arguments contain. Where the arguments name no contract, the function
 * calls its own.
 */
const wrapperSignatures = [
  'multicall(bytes[])',
  'multicall(uint256,bytes[])',
  'multicall(bytes32,bytes[])',
  'batch(bytes[],bool)',
  'aggregate((address,bytes)[])',
  'tryAggregate(bool,(address,bytes)[])',
  'blockAndAggregate((address,bytes)[])',
  'tryBlockAndAggregate(bool,(address,bytes)[])',
  'aggregate3((address,bool,bytes)[])',
  'aggregate3Value((address,bool,uint256,bytes)[])',
  'execute(address,uint256,bytes)',
  'execute(address,uint256,bytes,uint8)',
  'execute(address,bytes)',
  'execute((address,uint256,bytes)[])',
  'executeBatch((address,uint256,bytes)[])',
  'executeBatch(address[],bytes[])',
  'executeBatch(address[],uint256[],bytes[])',
  'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
  'execTransactionFromModule(address,uint256,bytes,uint8)',
  'functionCall(address,bytes)',
  'functionCall(address,bytes,uint256)',
] as const;

const wrappers: ReadonlyMap<string, readonly AbiType[]> = new Map(
  wrapperSignatures.map((signature) => [selectorOf(signature), argumentTypes(signature)]),
);

const SELECTOR_END = 10;

/**
 * The calls that the call `data` of `to` makes, as read from its arguments: none for a function that is not
 * known to make calls, and `undefined` for one that does, but whose calls cannot be read.
 */
export function innerCalls({ to, data }: InnerCall): readonly InnerCall[] | undefined {
  const types = wrappers.get(selectorIn(data) ?? '');
  if (!types) return [];
  const values = readAbi(data.slice(SELECTOR_END), types);
  return values && callsIn(types, values, to);
}

/**
 * Pairs an address with the first bytes beside it, and a list of addresses with the list of bytes beside it.
 */
function callsIn(
  types: readonly AbiType[],
  values: readonly AbiValue[],
  self: string,
): readonly InnerCall[] | undefined {
  const at = (kind: string, of?: string): AbiValue | undefined =>
    values[types.findIndex((type) => isKind(type, kind, of))];
  const tuples = types.findIndex((type) => isKind(type, 'list', 'tuple'));
  const list = types[tuples];
  if (list?.kind === 'list' && list.of.kind === 'tuple') {
    const inner = list.of.of;
    const all = asList(values[tuples]).map((each) => callsIn(inner, asList(each), self));
    return all.every((calls) => calls !== undefined) ? all.flat() : undefined;
  }
  const [datas, targets] = [at('list', 'bytes'), at('list', 'address')];
  if (datas !== undefined) {
    const receivers = targets === undefined ? undefined : asList(targets);
    if (receivers && receivers.length !== asList(datas).length) return undefined;
    return asList(datas).map((data, index) => call(receivers?.[index] ?? self, data));
  }
  return [call(at('address') ?? self, at('bytes') ?? '0x')];
}

function isKind(type: AbiType, kind: string, of?: string): boolean {
  return type.kind === kind && (type.kind !== 'list' || of === undefined || type.of.kind === of);
}

function asList(value: AbiValue | undefined): readonly AbiValue[] {
  return typeof value === 'string' || value === undefined ? [] : value;
}

function call(to: AbiValue, data: AbiValue): InnerCall {
  return { to: String(to), data: String(data) };
}
