import { open, noteEnd, type Tap } from './tap';
import { shownConnector, shownMethod } from '../../domain/devtools/shown';
import { isWidgetError } from '../../domain/errors/widget-error';
import { textOf } from '../../domain/outside/untrusted-record';
import { ProviderRpcError } from '../../domain/rpc/provider-rpc-error';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { Connector } from '../../domain/connection/connector';
import type {
  WalletAccess,
  WalletEvent,
  WalletGrant,
  WalletSession,
} from '../../ports/wallet-connector';
import { asksOwner, playWalletFault } from './wallet-fault';
import { standIn, withReplaced } from './with-replaced';

/** A chain that no site has. */
const NO_CHAIN = '4294967295';

/** The namespaces whose wallets are asked by EIP-1193. */
const isEip1193: Readonly<Record<ChainNamespace, boolean>> = {
  bip122: false,
  eip155: true,
  polkadot: false,
  solana: false,
};

/** The wallet that a request goes to. */
export type Asked = Pick<Connector, 'id' | 'namespace'>;

/** Asks the wallet by `work` and records that, after the fault that is played. */
export function askWallet<T>(
  tap: Tap,
  { id, namespace }: Asked,
  method: string,
  work: () => Promise<T>,
  signal?: AbortSignal,
): Promise<T> {
  const amend = tap.note('wallet', {
    connectorId: shownConnector(id),
    namespace,
    method: shownMethod(method),
    ...open,
  });
  const ask = async (): Promise<T> => {
    await playWalletFault(tap, method, signal);
    return work();
  };
  return noteEnd(tap, amend, ask, signal);
}

/** A {@link WalletSession} that tells what its wallet is asked, and plays a wallet on a wrong chain. */
export function recordedSession(session: WalletSession, asked: Asked, tap: Tap): WalletSession {
  const { access, requester } = session;
  const played = (grant: WalletGrant): WalletGrant =>
    isEip1193[asked.namespace] && tap.faults.isOn('walletWrongChain')
      ? { ...grant, chainReference: NO_CHAIN }
      : grant;
  let current = session.grant;
  return withReplaced<WalletSession>(session, {
    grant: played(current),
    events$: {
      subscribe: (next) => {
        let told = played(current).chainReference;
        const tell = (event: WalletEvent): void => {
          if (event.type !== 'changed') return next(event);
          current = event.grant;
          told = played(current).chainReference;
          next({ type: 'changed', grant: played(current) });
        };
        const following = session.events$.subscribe(tell);
        const switched = tap.faults.state$.subscribe(() => {
          if (played(current).chainReference !== told) tell({ type: 'changed', grant: current });
        });
        return {
          unsubscribe: () => {
            following.unsubscribe();
            switched.unsubscribe();
          },
        };
      },
    },
    switchNetwork: (network, signal) =>
      askWallet(tap, asked, 'switchNetwork', () => session.switchNetwork(network, signal), signal),
    ...(access && { access: recordedAccess(access, asked, tap) }),
    ...(requester && {
      requester: {
        request: (method, params, signal) =>
          askWallet(tap, asked, method, () => requester.request(method, params, signal), signal),
      },
    }),
  });
}

/** The wallet's own methods, with a record of each call. */
function recordedAccess(access: WalletAccess, asked: Asked, tap: Tap): WalletAccess {
  const { namespace, provider } = access;
  const asEip1193 = isEip1193[namespace];
  const recorded = standIn<object>(provider, (name, own) => {
    if (typeof own !== 'function' || typeof name !== 'string') return own;
    const call = (...args: readonly unknown[]): unknown => Reflect.apply(own, provider, args);
    if (asEip1193 ? name !== 'request' : !asksOwner(name)) return call;
    return async (...args: readonly unknown[]) => {
      const method = asEip1193 ? (textOf(args[0], 'method') ?? name) : name;
      const asking = askWallet(tap, asked, method, async () => call(...args));
      return asEip1193 ? asking.catch(throwAsProvider) : asking;
    };
  });
  return { namespace, provider: recorded } as WalletAccess;
}

/** A fault that is played rejects as a provider of EIP-1193 does. */
function throwAsProvider(error: unknown): never {
  if (!isWidgetError(error, 'RPC')) throw error;
  throw new ProviderRpcError(error.context.rpcCode, error.context.rpcMessage);
}
