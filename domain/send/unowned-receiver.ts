import { checkBitcoinAddress } from '../address/bitcoin-address';
import { checkPolkadotAddress } from '../address/polkadot-address';
import type { ChainNamespace } from '../caip/chain-namespace';

/**
 * Why nobody gets what is sent to a receiver that is known to everybody.
 *
 * - `zero`: it is the address of nobody, which programs write for "none".
 * - `burn`: it is where tokens are sent to be lost.
 * - `precompile`: it is a part of the chain itself.
 * - `program`: it is code, which keeps what it gets.
 * - `futureWitness`: no rule of Bitcoin says yet who may spend from it, so anybody may.
 */
export type Unowned = 'zero' | 'burn' | 'precompile' | 'program' | 'futureWitness';

const rules: { readonly [N in ChainNamespace]: (receiver: string) => Unowned | undefined } = {
  bip122: onBitcoin,
  eip155: onEvm,
  polkadot: onPolkadot,
  solana: onSolana,
};

/** Why nobody owns `receiver`, an address in its canonical spelling; `undefined` where somebody may. */
export function unownedReceiver(receiver: string, namespace: ChainNamespace): Unowned | undefined {
  return rules[namespace](receiver);
}

const evmBurns: readonly RegExp[] = [
  // One digit all along, `dead` at an end with nothing else, or over and over.
  /^([0-9a-f])\1{39}$/,
  /^(?:0+dead|dead0+|(?:dead)+)$/,
  /^dead0+42069(?:42069)*$/,
];

/** The first addresses are built in, on every chain; so are those that the OP Stack reserves. */
const evmPrecompiles: readonly RegExp[] = [/^0{36}[0-9a-f]{4}$/, /^420{34}[0-9a-f]{4}$/];

function onEvm(receiver: string): Unowned | undefined {
  const digits = receiver.toLowerCase().replace(/^0x/, '');
  if (/^0+$/.test(digits)) return 'zero';
  if (evmBurns.some((pattern) => pattern.test(digits))) return 'burn';
  return evmPrecompiles.some((pattern) => pattern.test(digits)) ? 'precompile' : undefined;
}

const INCINERATOR = '1nc1nerator11111111111111111111111111111111';

/** What belongs to the chain ends with many ones: its programs, its variables, its loaders. */
const nativeProgram = /1{8,}$/;

const solanaPrograms: ReadonlySet<string> = new Set([
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s',
]);

/** Wrapped SOL: a token that everybody holds. */
const WRAPPED_SOL = 'So11111111111111111111111111111111111111112';

function onSolana(receiver: string): Unowned | undefined {
  if (receiver === INCINERATOR) return 'burn';
  const isProgram = nativeProgram.test(receiver) || solanaPrograms.has(receiver);
  return isProgram || receiver === WRAPPED_SOL ? 'program' : undefined;
}

const bitcoinBurns: ReadonlySet<string> = new Set([
  '1111111111111111111114oLvT2',
  '1BitcoinEaterAddressDontSendf59kuE',
  '1CounterpartyXXXXXXXXXXXXXXXUWLpVr',
]);

/** A hash of zeros. Nobody knows a key or a script for it. */
const zeroWitness = /^(?:bc|tb|bcrt)1qq{32}/;

function onBitcoin(receiver: string): Unowned | undefined {
  if (bitcoinBurns.has(receiver) || zeroWitness.test(receiver)) return 'burn';
  const check = checkBitcoinAddress(receiver);
  return check.ok && check.type === 'futureWitness' ? 'futureWitness' : undefined;
}

/** What the accounts of pallets and of other chains begin with: no key opens them. */
const sovereignBeginnings: readonly string[] = ['modl', 'para', 'sibl', 'Parent'];

function onPolkadot(receiver: string): Unowned | undefined {
  const check = checkPolkadotAddress(receiver);
  if (!check.ok) return undefined;
  if (check.publicKey.every((byte) => byte === 0)) return 'burn';
  const beginning = String.fromCharCode(...check.publicKey.slice(0, 6));
  const isSovereign = sovereignBeginnings.some((known) => beginning.startsWith(known));
  return isSovereign ? 'program' : undefined;
}
