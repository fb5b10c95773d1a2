import { checkBitcoinAddress } from '../address/bitcoin-address';
import { checkPolkadotAddress } from '../address/polkadot-address';
import type { ChainNamespace } from '../caip/chain-namespace';

/**
 * Why funds that are sent to a well-known address reach no owner.
 *
 * - `zero`: it is the zero address, which programs write for "none".
 * - `burn`: it is an address at which tokens are destroyed.
 * - `precompile`: it is a part of the chain itself.
 * - `program`: it is a program, which keeps what it receives.
 * - `futureWitness`: no rule of Bitcoin says yet who may spend from it, so any miner may.
 */
export type Unowned = 'zero' | 'burn' | 'precompile' | 'program' | 'futureWitness';

const rules: { readonly [N in ChainNamespace]: (receiver: string) => Unowned | undefined } = {
  bip122: onBitcoin,
  eip155: onEvm,
  polkadot: onPolkadot,
  solana: onSolana,
};

/** Why `receiver`, an address in its canonical spelling, has no owner; `undefined` where it may have one. */
export function unownedReceiver(receiver: string, namespace: ChainNamespace): Unowned | undefined {
  return rules[namespace](receiver);
}

const evmBurns: readonly RegExp[] = [
  // One repeated digit; `dead` at one end of zeros; or `dead` repeated.
  /^([0-9a-f])\1{39}$/,
  /^(?:0+dead|dead0+|(?:dead)+)$/,
  /^dead0+42069(?:42069)*$/,
];

/** Every chain has built-in contracts at the first addresses. The OP Stack reserves further ones. */
const evmPrecompiles: readonly RegExp[] = [/^0{36}[0-9a-f]{4}$/, /^420{34}[0-9a-f]{4}$/];

function onEvm(receiver: string): Unowned | undefined {
  const digits = receiver.toLowerCase().replace(/^0x/, '');
  if (/^0+$/.test(digits)) return 'zero';
  if (evmBurns.some((pattern) => pattern.test(digits))) return 'burn';
  return evmPrecompiles.some((pattern) => pattern.test(digits)) ? 'precompile' : undefined;
}

const INCINERATOR = '1nc1nerator11111111111111111111111111111111';

/** The addresses of the chain's own programs, variables and loaders end with many ones. */
const nativeProgram = /1{8,}$/;

const solanaPrograms: ReadonlySet<string> = new Set([
  'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL',
  'Memo1UhkJRfHyvLMcVucJwxXeuD728EqVDDwQDxFMNo',
  'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr',
  'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA',
  'TokenzQdBNbLqP5VEhdkAS6EPFLC1PHnBqCXEpPxuEb',
  'metaqbxxUerdq28cj1RbAWkYQm3ybzjb6a8bt518x1s',
]);

/** Wrapped SOL: the token itself and not a holder's account. */
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

/** A hash of zeros: no key or script for it is known. */
const zeroWitness = /^(?:bc|tb|bcrt)1qq{32}/;

function onBitcoin(receiver: string): Unowned | undefined {
  if (bitcoinBurns.has(receiver) || zeroWitness.test(receiver)) return 'burn';
  const check = checkBitcoinAddress(receiver);
  return check.ok && check.type === 'futureWitness' ? 'futureWitness' : undefined;
}

/** The beginnings of the accounts of pallets and of other chains, which no key controls. */
const sovereignBeginnings: readonly string[] = ['modl', 'para', 'sibl', 'Parent'];

function onPolkadot(receiver: string): Unowned | undefined {
  const check = checkPolkadotAddress(receiver);
  if (!check.ok) return undefined;
  if (check.publicKey.every((byte) => byte === 0)) return 'burn';
  const beginning = String.fromCharCode(...check.publicKey.slice(0, 6));
  const isSovereign = sovereignBeginnings.some((known) => beginning.startsWith(known));
  return isSovereign ? 'program' : undefined;
}
