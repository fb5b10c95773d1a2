import type { Widget } from '../../application/widget/widget';
import { decodeBase58 } from '../../domain/address/base58';
import type { Network } from '../../domain/network/network';
import { chainNameOf, isOnChain } from '../../infrastructure/chains/solana/wallet-standard-chain';
import type { SolanaWallet } from '../../ports/solana-wallet';
import { disconnected, orRejected, unsupported } from './provider-errors';
import { kitTransactionIn, type KitTransaction, lifetimeOf, wireOf } from './solana-transaction';

/** A `TransactionModifyingSigner` of `@solana/kit` 8. */
export interface KitSigner<Address extends string, Signed> {
  readonly address: Address;
  modifyAndSignTransactions(
    transactions: readonly KitTransaction[],
    config?: { readonly abortSignal?: AbortSignal },
  ): Promise<readonly Signed[]>;
}

/**
 * A signer for `@solana/kit` over the account that is connected now.
 *
 * @example
 * ```ts
 * const signer: TransactionModifyingSigner = kitSigner(widget);
 * ```
 *
 * @throws 4900 (EIP-1193) where no Solana wallet is connected; its method throws 4200 where the wallet does not sign
 *   without sending, and 4001 where the visitor declines.
 */
export function kitSigner<
  Address extends string = string,
  Signed extends KitTransaction = KitTransaction,
>(widget: Widget): KitSigner<Address, Signed> {
  const { address, network } = connectionOf(widget);
  return Object.freeze<KitSigner<Address, Signed>>({
    address: address as Address,
    async modifyAndSignTransactions(transactions, { abortSignal } = {}) {
      return eachOf(transactions, async (transaction) => {
        const sign = methodOf(widget, 'signTransaction');
        const wire = await sign(wireOf(transaction), { address, network }, abortSignal);
        const signed = kitTransactionIn(wire);
        const ofSite: unknown = Reflect.get(transaction, 'lifetimeConstraint');
        const lifetimeConstraint = lifetimeOf(signed.messageBytes, ofSite);
        return { ...transaction, ...signed, lifetimeConstraint } as unknown as Signed;
      });
    },
  });
}

/** An account of the Wallet Standard. */
interface StandardAccount {
  readonly address: string;
  readonly publicKey: Uint8Array;
  readonly chains: readonly `${string}:${string}`[];
  readonly features: readonly `${string}:${string}`[];
}

interface Asked {
  readonly account: { readonly address: string };
  readonly chain?: string;
}
interface AskedToSign extends Asked {
  readonly transaction: Uint8Array;
}
interface AskedForMessage extends Asked {
  readonly message: Uint8Array;
}

/** A wallet of the Wallet Standard, which `@solana/wallet-adapter` and `@wallet-standard/app` list. */
export interface WidgetStandardWallet {
  /** The version of the Wallet Standard. */
  readonly version: '1.0.0';
  /** The name of the wallet. */
  readonly name: string;
  /** Its picture. */
  readonly icon: `data:image/svg+xml;base64,${string}`;
  /** The clusters of the site. */
  readonly chains: readonly `${string}:${string}`[];
  /** The account in use. */
  readonly accounts: readonly StandardAccount[];
  /** What it can do, by the names of the standard. */
  readonly features: Readonly<Record<`${string}:${string}`, object>>;
}

const features = [
  'solana:signTransaction',
  'solana:signAndSendTransaction',
  'solana:signMessage',
] as const;

const icon =
  'data:image/svg+xml;base64,PHN2ZyB4bWxucz0iaHR0cDovL3d3dy53My5vcmcvMjAwMC9zdmciIHZpZXdCb3g9IjAgMCAzMiAzMiI+PHJlY3Qgd2lkdGg9IjMyIiBoZWlnaHQ9IjMyIiByeD0iOCIgZmlsbD0iIzFmNmZlYiIvPjxwYXRoIGQ9Ik04IDE2aDE2TTEyIDEydjhNMjAgMTJ2OCIgc3Ryb2tlPSIjZmZmIiBzdHJva2Utd2lkdGg9IjMiIHN0cm9rZS1saW5lY2FwPSJyb3VuZCIvPjwvc3ZnPg==';

/**
 * The widget as one wallet of the Wallet Standard. Connecting it opens the modal with the Solana wallets; silently, it
 * is connected where the widget is. The widget itself does not list it.
 */
export function solanaWallet(widget: Widget, name = 'Cleat'): WidgetStandardWallet {
  const accounts = (): readonly StandardAccount[] => {
    const { account, network } = widget.state.connections.solana;
    return account && network ? account.allAddresses.map((each) => accountOf(each, network)) : [];
  };
  let last: readonly StandardAccount[] = [];
  /** The same list until it changes, as the standard wants. */
  const current = (): readonly StandardAccount[] => {
    const now = accounts();
    if (keyOf(now) !== keyOf(last)) last = now;
    return last;
  };
  const version = '1.0.0';
  const supportedTransactionVersions = ['legacy', 0] as const;
  return {
    version,
    name,
    icon,
    get chains() {
      const ofSolana = widget.state.networks.filter(({ caipNetworkId }) =>
        caipNetworkId.startsWith('solana:'),
      );
      return [...new Set(ofSolana.map(chainNameOf))];
    },
    get accounts() {
      return current();
    },
    features: {
      'cleat:widget': { widget },
      'standard:connect': {
        version,
        connect: async ({ silent = false } = {}) => {
          await widget.ready;
          if (!silent) await orRejected(widget.openAndConnect('solana'));
          return { accounts: current() };
        },
      },
      'standard:disconnect': { version, disconnect: () => widget.disconnect('solana') },
      'standard:events': {
        version,
        on: (_event: 'change', listener: (change: object) => void) => {
          let before = current();
          return widget.subscribe(() => {
            if (current() === before) return;
            before = current();
            listener({ accounts: before });
          });
        },
      },
      'solana:signTransaction': {
        version,
        supportedTransactionVersions,
        signTransaction: (...inputs: readonly AskedToSign[]) =>
          eachOf(inputs, async ({ transaction, ...asked }) => {
            const sign = methodOf(widget, 'signTransaction');
            return { signedTransaction: await sign(transaction, signingOf(widget, asked)) };
          }),
      },
      'solana:signAndSendTransaction': {
        version,
        supportedTransactionVersions,
        signAndSendTransaction: (...inputs: readonly AskedToSign[]) =>
          eachOf(inputs, async ({ transaction, ...asked }) => {
            const send = methodOf(widget, 'signAndSendTransaction');
            return { signature: await send(transaction, signingOf(widget, asked)) };
          }),
      },
      'solana:signMessage': {
        version,
        signMessage: (...inputs: readonly AskedForMessage[]) =>
          eachOf(inputs, async ({ account, message }) => {
            const sign = methodOf(widget, 'signMessage');
            return { signedMessage: message, signature: await sign(message, account.address) };
          }),
      },
    },
  };
}

/**
 * Registers {@link solanaWallet} with the page, so that `@solana/wallet-adapter` and the hooks of `@solana/react` list it.
 * Returns a function that takes it back.
 */
export function registerSolanaWallet(widget: Widget, name?: string): () => void {
  const wallet = solanaWallet(widget, name);
  const taken: (() => void)[] = [];
  const register = (api: { register(wallet: object): () => void }): void =>
    void taken.push(api.register(wallet));
  const onReady = (event: Event): void => register((event as CustomEvent).detail);
  const page = globalThis.window;
  page.dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }));
  page.addEventListener('wallet-standard:app-ready', onReady);
  return () => {
    page.removeEventListener('wallet-standard:app-ready', onReady);
    taken.forEach((take) => take());
  };
}

function connectionOf(widget: Widget): { readonly address: string; readonly network: Network } {
  const { account, network } = widget.state.connections.solana;
  if (!account || !network) throw disconnected();
  return { address: account.address, network };
}

function methodOf<Method extends keyof SolanaWallet>(
  widget: Widget,
  method: Method,
): NonNullable<SolanaWallet[Method]> {
  const wallet = widget.provider('solana');
  if (!wallet) throw disconnected();
  const own = wallet[method];
  if (!own) throw unsupported(method);
  return own.bind(wallet) as NonNullable<SolanaWallet[Method]>;
}

/** The account and the network that a request names: the network in use, where it names none that the site has. */
function signingOf(widget: Widget, { account, chain }: Asked) {
  const { network } = connectionOf(widget);
  const named = widget.state.networks.find(
    (each) =>
      chain !== undefined && each.caipNetworkId.startsWith('solana:') && isOnChain([chain], each),
  );
  return { address: account.address, network: named ?? network };
}

function accountOf(address: string, network: Network): StandardAccount {
  const publicKey = decodeBase58(address) ?? new Uint8Array();
  return Object.freeze({ address, publicKey, chains: [chainNameOf(network)], features });
}

function keyOf(accounts: readonly StandardAccount[]): string {
  return accounts.map(({ address, chains }) => `${address} ${chains.join()}`).join();
}

/** One after another: a wallet shows one request at a time. */
async function eachOf<Input, Output>(
  inputs: readonly Input[],
  ask: (input: Input) => Promise<Output>,
): Promise<readonly Output[]> {
  const outputs: Output[] = [];
  for (const input of inputs) outputs.push(await orRejected(ask(input)));
  return outputs;
}
