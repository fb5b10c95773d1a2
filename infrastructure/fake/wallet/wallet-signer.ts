import type { LocalAccount } from 'viem/accounts';
import { rpcCodes } from '../../../domain/rpc/rpc-code';
import { ProviderRpcError } from '../../../domain/rpc/provider-rpc-error';
import { type Hex, invalidParams, isHexBytes, isObject } from './request-params';
import type { TestKeys } from './test-keys';

/** Signs with the keys of a test wallet. The signing code is loaded with the first key. */
export class WalletSigner {
  readonly #keys: TestKeys;
  #accounts: Promise<readonly LocalAccount[]> | undefined;

  constructor(keys: TestKeys) {
    this.#keys = keys;
  }

  /** Every address that the wallet has a key for, in EIP-55's letter case. */
  async addresses(): Promise<readonly string[]> {
    return (await this.#load()).map(({ address }) => address);
  }

  /**
   * The account of `address`.
   *
   * @throws `ProviderRpcError` 4100 for an address without a key.
   */
  async accountOf(address: string): Promise<LocalAccount> {
    const wanted = address.toLowerCase();
    const account = (await this.#load()).find((each) => each.address.toLowerCase() === wanted);
    if (account) return account;
    throw new ProviderRpcError(rpcCodes.unauthorized, `The wallet has no key for ${address}`);
  }

  /** An EIP-191 signature: over the bytes where `message` is hexadecimal, else over its text. */
  async signMessage(address: string, message: string): Promise<Hex> {
    const account = await this.accountOf(address);
    return account.signMessage({ message: isHexBytes(message) ? { raw: message } : message });
  }

  /** An EIP-712 signature over `typedData`, which may be written as JSON. */
  async signTypedData(address: string, typedData: unknown, chainId: number): Promise<Hex> {
    const account = await this.accountOf(address);
    const { domain, types, primaryType, message } = parseTypedData(typedData);
    requireChain(domain, chainId);
    return account.signTypedData({ domain, types, primaryType, message });
  }

  async #load(): Promise<readonly LocalAccount[]> {
    this.#accounts ??= import('./key-accounts').then(({ accountsOf }) => accountsOf(this.#keys));
    try {
      return await this.#accounts;
    } catch (error) {
      this.#accounts = undefined; // The next call downloads again.
      throw error;
    }
  }
}

interface TypedDataParts {
  readonly domain: Readonly<Record<string, unknown>>;
  readonly types: Readonly<Record<string, unknown>>;
  readonly primaryType: string;
  readonly message: Readonly<Record<string, unknown>>;
}

function parseTypedData(value: unknown): TypedDataParts {
  const parsed = typeof value === 'string' ? parseJson(value) : value;
  if (!isObject(parsed)) throw invalidParams('expected typed data');
  const { domain = {}, types, primaryType, message } = parsed;
  if (
    !isObject(domain) ||
    !isObject(types) ||
    typeof primaryType !== 'string' ||
    !isObject(message)
  ) {
    throw invalidParams('expected domain, types, primaryType and message');
  }
  return { domain, types, primaryType, message };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalidParams('expected JSON');
  }
}

/** A wallet refuses to sign for another chain than its current one, which the visitor sees. */
function requireChain(domain: Readonly<Record<string, unknown>>, chainId: number): void {
  const named = domain['chainId'];
  if (named === undefined || Number(named) === chainId) return;
  throw invalidParams(`the domain is not of chain ${chainId}, which the wallet is on`);
}
