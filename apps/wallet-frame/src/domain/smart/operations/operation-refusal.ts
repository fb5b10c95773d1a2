import { HostRefusal } from '../../refusals/host-refusal';
import { rpcCodes } from '../../../../../../domain/rpc/rpc-code';

/** What the codes of the EntryPoint (ERC-4337) mean to the visitor. */
const words: Readonly<Record<string, string>> = {
  AA10: 'The account exists already. Try again.',
  AA13: 'The account could not be set up.',
  AA14: 'The account could not be set up.',
  AA15: 'The account could not be set up.',
  AA20: 'The account is not set up on this network yet.',
  AA21: 'The account has too little of the network’s currency for the fee.',
  AA22: 'This has expired. Try again.',
  AA23: 'The account refused this.',
  AA24: 'The account refused the signature.',
  AA25: 'Another operation of the account came first. Try again.',
  AA26: 'Checking this took more gas than was set aside. Try again.',
  AA30: 'The sponsor of the fee does not exist on this network.',
  AA31: 'The sponsor of the fee has run out of money.',
  AA32: 'The sponsor’s offer has expired. Try again.',
  AA33: 'The sponsor refused to pay the fee.',
  AA34: 'The sponsor’s signature is not valid.',
  AA36: 'The sponsor’s check took more gas than was set aside. Try again.',
  AA40: 'Checking this took more gas than was set aside. Try again.',
  AA41: 'Checking this took more gas than was set aside. Try again.',
  AA51: 'This would cost more than the account has set aside.',
  AA93: 'The sponsor’s data cannot be read.',
  AA94: 'The gas of this is too large.',
  AA95: 'This took more gas than was set aside. Try again.',
};

/** The code of the EntryPoint in what a bundler has said. */
export function entryPointCode(message: string): string | undefined {
  return /\bAA\d\d\b/.exec(message)?.[0];
}

/** Whether the bundler has refused because of the sponsor. */
export function isOfSponsor(message: string): boolean {
  return entryPointCode(message)?.startsWith('AA3') === true;
}

/** What the bundler has refused, in words that a visitor reads. */
export function refusedOperation(code: number, message: string): HostRefusal {
  const known = entryPointCode(message);
  const said = known === undefined ? undefined : words[known];
  if (said !== undefined)
    return new HostRefusal(`${said} (${known})`, code || rpcCodes.internalError);
  return new HostRefusal(message || 'The bundler refused this', code || rpcCodes.internalError);
}

/** The bundler does not answer. */
export class NoBundler extends HostRefusal {
  constructor() {
    super('The wallet cannot reach its bundler. Try again.', rpcCodes.internalError);
  }
}
