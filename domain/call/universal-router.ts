import { readAbi } from './abi-reader';
import { argumentTypes } from './abi-types';
import { selectorIn, selectorOf } from './selector';

/** Uniswap's Universal Router runs a list of commands, each with its own input. */
const executeSignatures = ['execute(bytes,bytes[])', 'execute(bytes,bytes[],uint256)'] as const;

const executes = new Map(
  executeSignatures.map((signature) => [selectorOf(signature), argumentTypes(signature)] as const),
);

const subPlanTypes = argumentTypes('plan(bytes,bytes[])');

/** The upper bit of a command allows it to fail. Later routers use the next bit for commands of their own. */
const COMMAND_MASK = 0x7f;
const SUB_PLAN = 0x21;

/**
 * Commands that exchange the router's own tokens or pay them out: swaps of V2, V3 and V4, `SWEEP`, `TRANSFER`
 * and `PAY_PORTION`, wrapping, and checks of balances. Permits, and transfers by Permit2 from the account,
 * are not among them.
 */
const exchangeCommands: ReadonlySet<number> = new Set([
  0x00, 0x01, 0x04, 0x05, 0x06, 0x08, 0x09, 0x0b, 0x0c, 0x0e, 0x10,
]);
const DEPTH_MAX = 4;
const SELECTOR_END = 10;

/**
 * Whether `data` calls a Universal Router, and whether all of its commands are known parts of an exchange.
 */
export function universalRouterPlan(data: string): 'none' | 'known' | 'unknown' {
  const types = executes.get(selectorIn(data) ?? '');
  if (!types) return 'none';
  const [commands, inputs] = readAbi(data.slice(SELECTOR_END), types) ?? [];
  return isKnownPlan(commands, inputs, 0) ? 'known' : 'unknown';
}

function isKnownPlan(commands: unknown, inputs: unknown, depth: number): boolean {
  if (typeof commands !== 'string' || !Array.isArray(inputs) || depth === DEPTH_MAX) return false;
  const all = [...commands.slice(2).matchAll(/../g)].map(([byte]) => Number.parseInt(byte, 16));
  if (all.length === 0 || all.length !== inputs.length) return false;
  return all.every((command, index) => {
    const kind = command & COMMAND_MASK;
    if (kind !== SUB_PLAN) return exchangeCommands.has(kind);
    const input: unknown = inputs[index];
    const [inner, innerInputs] =
      (typeof input === 'string' && readAbi(input.slice(2), subPlanTypes)) || [];
    return isKnownPlan(inner, innerInputs, depth + 1);
  });
}
