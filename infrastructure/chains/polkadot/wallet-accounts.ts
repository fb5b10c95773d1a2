import {
  checkPolkadotAddress,
  spellPolkadotAddress,
  GENERIC_SS58_PREFIX,
} from '../../../domain/address/polkadot-address';
import { ss58PrefixOf } from '../../../domain/address/chain-address-rules';
import type { GrantedAccount } from '../../../domain/account/granted-account';
import type { Network } from '../../../domain/network/network';
import { entriesOf, parseEach, textOf } from '../../../domain/outside/untrusted-record';
import { plainText } from '../../../domain/text/plain-text';

/** An account as a wallet shares it. */
export interface PolkadotAccount {
  /** The address in the wallet's own spelling, by which the wallet identifies it. */
  readonly address: string;
  readonly publicKey: Uint8Array;

  /** The visitor's name for the account, as plain text. */
  readonly label?: string;

  /** The CAIP-2 reference of the only chain that it may be used on, where there is one. */
  readonly chainReference?: string;
}

const ACCOUNTS_MAX = 1000;
const LABEL_MAX_LENGTH = 40;

/** The most characters that are read of a name before it is cleaned. */
const LABEL_READ_LENGTH = 400;
const PUBLIC_KEY_SIZE = 32;
const genesisHashPattern = /^0x[0-9a-f]{64}$/i;
const REFERENCE_LENGTH = 32;

/**
 * The accounts in a wallet's answer or event. Leaves out accounts of other kinds, such as the Ethereum
 * accounts that some wallets add. `undefined` for an answer that is no list.
 */
export function parseAccounts(value: unknown): readonly PolkadotAccount[] | undefined {
  const entries = entriesOf(value, ACCOUNTS_MAX);
  return entries && parseEach(entries, accountIn);
}

/** A chain, and the prefix of its addresses where the site configures it. */
export type PolkadotChain = Pick<Network, 'id' | 'ss58Prefix'>;

/**
 * Those of `accounts` that may be used on this chain, in that chain's spelling, with the visitor's names for
 * them.
 */
export function grantedOn(
  { id, ss58Prefix }: PolkadotChain,
  accounts: readonly PolkadotAccount[],
): readonly GrantedAccount[] {
  const chainReference = String(id);
  const prefix = ss58PrefixOf(chainReference) ?? ss58Prefix ?? GENERIC_SS58_PREFIX;
  return accounts.flatMap(({ chainReference: only = chainReference, label, publicKey }) => {
    const address = spellPolkadotAddress(publicKey, prefix);
    if (only !== chainReference || address === undefined) return [];
    return [{ address, ...(label && { label }) }];
  });
}

/** The one of `accounts` with `address`, in any SS58 spelling. */
export function accountAt(
  address: string,
  accounts: readonly PolkadotAccount[],
): PolkadotAccount | undefined {
  const check = checkPolkadotAddress(address);
  if (!check.ok) return undefined;
  return accounts.find(({ publicKey }) =>
    publicKey.every((byte, index) => byte === check.publicKey[index]),
  );
}

function accountIn(entry: unknown): PolkadotAccount | undefined {
  const address = textOf(entry, 'address');
  const check = address === undefined ? undefined : checkPolkadotAddress(address);
  if (address === undefined || !check?.ok) return undefined;
  if (check.publicKey.length !== PUBLIC_KEY_SIZE) return undefined;
  const genesisHash = textOf(entry, 'genesisHash');
  const label = plainText(
    (textOf(entry, 'name') ?? '').slice(0, LABEL_READ_LENGTH),
    LABEL_MAX_LENGTH,
  );
  const isBound = genesisHash !== undefined && genesisHashPattern.test(genesisHash);
  return {
    address,
    publicKey: check.publicKey,
    ...(label && { label }),
    ...(isBound && { chainReference: genesisHash.slice(2, 2 + REFERENCE_LENGTH).toLowerCase() }),
  };
}
