import { type Client, createClient, custom, isAddress } from 'viem';
import { getEnsAddress, getEnsName, getEnsText } from 'viem/actions';
import { normalize } from 'viem/ens';
import { type Identity, identityOf } from '../../../domain/account/identity';
import { isEvmAddress, toChecksumAddress } from '../../../domain/address/evm-address';
import { isWidgetError } from '../../../domain/errors/widget-error';
import { attempt } from '../attempt';
import type { RpcClient } from '../../../ports/rpc-client';

/** ENS's universal resolver, at the same address on every chain that has one. */
const RESOLVER = '0xeeeeeeee14d718c2b47d9923deab1335e144eeee';

/** What nodes answer for a call that the contract refused (EIP-1474 leaves the code open; Geth says 3). */
const REVERTED = 3;

/** Asks ENS through `client`, and nobody else: names kept off the chain, at hosts of their own, are none. */
export class EnsNames {
  readonly #client: Client;

  constructor(client: RpcClient, signal?: AbortSignal) {
    const request = (args: { method: string; params?: unknown }): Promise<unknown> =>
      client.request({ method: args.method, params: args.params as readonly unknown[] }, signal);
    this.#client = createClient({
      ccipRead: false,
      transport: custom({ request }, { retryCount: 0 }),
    });
  }

  /** The name that `address` chose on the chain with this coin type, where it leads back, and its picture. */
  async profileOf(address: string, coinType: bigint): Promise<Identity | undefined> {
    if (!isAddress(address)) return undefined;
    const asked = { universalResolverAddress: RESOLVER, address, coinType } as const;
    const name = await orNone(getEnsName(this.#client, asked));
    // A name that is not in its normal form only looks like the one it is taken for.
    if (!name || attempt(() => normalize(name)) !== name) return undefined;
    const picture = { universalResolverAddress: RESOLVER, name, key: 'avatar' } as const;
    const avatar = await orNone(getEnsText(this.#client, picture));
    return identityOf(name, avatar ?? undefined);
  }

  /** The address that `name` stands for on the chain with this coin type. */
  async addressOf(name: string, coinType: bigint): Promise<string | undefined> {
    const normal = attempt(() => normalize(name));
    if (!normal?.includes('.')) return undefined;
    const asked = { universalResolverAddress: RESOLVER, name: normal, coinType } as const;
    const address = await orNone(getEnsAddress(this.#client, asked));
    return address && isEvmAddress(address) ? toChecksumAddress(address) : undefined;
  }
}

/** What ENS answers: nothing, where its contract refuses. Failures to ask it are thrown as they were. */
async function orNone<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch (error) {
    const cause = widgetErrorIn(error);
    if (isWidgetError(cause, 'RPC') && isRevert(cause.context)) return undefined;
    throw cause ?? error;
  }
}

function isRevert(context: { readonly rpcCode: number; readonly rpcMessage: string }): boolean {
  return context.rpcCode === REVERTED || /revert/i.test(context.rpcMessage);
}

/** The error of ours that `error` wraps. */
function widgetErrorIn(error: unknown): unknown {
  for (let each = error; each instanceof Error; each = each.cause) {
    if (isWidgetError(each)) return each;
  }
  return undefined;
}
