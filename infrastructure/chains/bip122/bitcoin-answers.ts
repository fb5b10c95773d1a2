import type { GrantedAccount } from '../../../domain/account/granted-account';
import { type BitcoinNetwork, checkBitcoinAddress } from '../../../domain/address/bitcoin-address';
import { bitcoinNetworkOf } from '../../../domain/address/chain-address-rules';
import { parseCaipNetworkId } from '../../../domain/caip/caip-network-id';
import { WidgetError } from '../../../domain/errors/widget-error';
import type { Network } from '../../../domain/network/network';
import { entriesOf, fieldOf, listOf, textOf } from '../../../domain/outside/untrusted-record';

/** The accounts that a Bitcoin wallet shares. */
export interface SharedAccounts {
  /** Each address once; the one for payments first. */
  readonly accounts: readonly [GrantedAccount, ...GrantedAccount[]];

  /** The CAIP-2 reference of their chain. */
  readonly chainReference: string;
}

/** How many entries of a wallet's list are read. */
const ACCOUNTS_MAX = 100;

/** The chain references of the network names that wallets use. */
const namedNetworks: Readonly<Record<string, string>> = {
  mainnet: '000000000019d6689c085ae165831e93',
  testnet: '000000000933ea01ad0ee984209779ba',
  testnet4: '00000000da84f2bafbbc53dee25a72ae',
  signet: '00000008819873e925422c1ff0f99f7c',
  regtest: '0f9188f13cb7b2c71f2a335e3a4fc328',
};

/** The chains of UniSat that are not Bitcoin, although their addresses look the same. */
const relatedChain = /^FRACTAL_[A-Z_]{1,24}$/;

/** The wallets' name of the network `chainReference`, where it is a known one. */
export function networkNameOf(chainReference: string): string | undefined {
  const name = Object.keys(namedNetworks).find((each) => namedNetworks[each] === chainReference);
  return name && `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** The CAIP-2 references of `networks`, in their order. */
export function referencesOf(networks: readonly Network[]): readonly string[] {
  return networks.map(({ caipNetworkId }) => parseCaipNetworkId(caipNetworkId).chainReference);
}

/**
 * The accounts in a wallet's answer or event. Wallets answer with a list or with an object that has one. Some
 * wallets add addresses of other chains, which are left out. Where the answer names no network, the addresses
 * decide. Addresses of test networks have the same form, so they belong to the first of the chains `likely`
 * (CAIP-2 references) with such addresses.
 *
 * @throws `WALLET_RESPONSE_INVALID` without a Bitcoin address, and where two are of different networks.
 */
export function expectAccounts(
  value: unknown,
  method: string,
  likely: readonly string[],
): SharedAccounts {
  const refuse = (reason: string): WidgetError =>
    new WidgetError('WALLET_RESPONSE_INVALID', { method, reason });
  const entries = entriesOf(value, ACCOUNTS_MAX) ?? listOf(value, 'addresses', ACCOUNTS_MAX);
  if (!entries) throw refuse('no list of addresses');
  const read = entries.flatMap(readAccount);
  const distinct = read.filter(
    ({ account }, index) =>
      read.findIndex((other) => other.account.address === account.address) === index,
  );
  const [first, ...others] = [
    ...distinct.filter(({ account }) => account.purpose === 'payment'),
    ...distinct.filter(({ account }) => account.purpose !== 'payment'),
  ];
  if (!first) throw refuse('no Bitcoin address');
  const kinds = first.kinds.filter((kind) => others.every((other) => other.kinds.includes(kind)));
  if (kinds.length === 0) throw refuse('addresses of different networks');
  return {
    accounts: [first.account, ...others.map(({ account }) => account)],
    chainReference: referenceOf(value, kinds, likely),
  };
}

interface ReadAccount {
  readonly account: GrantedAccount;
  readonly kinds: readonly BitcoinNetwork[];
}

function readAccount(entry: unknown): readonly ReadAccount[] {
  const text = typeof entry === 'string' ? entry : textOf(entry, 'address');
  const check = text === undefined ? undefined : checkBitcoinAddress(text);
  if (!check?.ok) return [];
  const told = textOf(entry, 'purpose');
  const byType = check.type === 'p2tr' ? 'ordinals' : 'payment';
  const purpose = told === 'payment' || told === 'ordinals' ? told : byType;
  return [{ account: { address: check.address, purpose }, kinds: check.networks }];
}

function referenceOf(
  value: unknown,
  kinds: readonly BitcoinNetwork[],
  likely: readonly string[],
): string {
  const name =
    textOf(fieldOf(fieldOf(value, 'network'), 'bitcoin'), 'name') ??
    textOf(fieldOf(value, 'bitcoin'), 'name') ??
    '';
  if (relatedChain.test(name)) return name;
  const named = namedNetworks[name.toLowerCase()];
  const isOfKind = (reference: string): boolean => {
    const kind = bitcoinNetworkOf(reference);
    return kind !== undefined && kinds.includes(kind);
  };
  if (named !== undefined && isOfKind(named)) return named;
  return [...likely, ...Object.values(namedNetworks)].find(isOfKind) ?? '';
}

/** @throws `WALLET_RESPONSE_INVALID` */
export function expectText(value: unknown, field: string, method: string): string {
  const text = typeof value === 'string' ? value : textOf(value, field);
  if (text) return text;
  throw new WidgetError('WALLET_RESPONSE_INVALID', { method, reason: `no ${field}` });
}
