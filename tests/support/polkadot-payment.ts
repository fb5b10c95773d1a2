import { formatCaipAddress } from '../../domain/caip/caip-address';
import type { Network } from '../../domain/network/network';
import { tokenBalance } from '../../domain/token/token-balance';
import { createPolkadotTestWallet } from '../../infrastructure/fake';
import type { PolkadotChainAdapter } from '../../infrastructure/chains/polkadot/polkadot-chain-adapter';
import { SystemClock } from '../../infrastructure/clock/system-clock';
import type { PolkadotPayload } from '../../ports/polkadot-wallet';
import type { RpcClients } from '../../ports/rpc-client';
import type { WalletSession } from '../../ports/wallet-connector';

export const ALICE = '15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5';
export const BOB = '14E5nqKAp3oAJcmzgZhUD2RcptBeUBScxKHgJKU4HPNcKVf3';

/** What a wallet with Alice's real key was given, and what it signed. */
export interface Signed {
  readonly payload: PolkadotPayload;
  readonly signature: string;
}

interface PageWallet {
  enable(site: string): Promise<{
    readonly signer: { signPayload(payload: PolkadotPayload): Promise<{ signature: string }> };
  }>;
}

/** Pays `units` of the currency to Bob. Resolves with what was signed, also where the chain was sent nothing in the end. */
export async function payBob(
  Adapter: typeof PolkadotChainAdapter,
  network: Network,
  rpcClients: RpcClients,
  units: bigint,
): Promise<{ readonly signed: readonly Signed[]; readonly error: unknown }> {
  const page: { injectedWeb3?: Readonly<Record<string, PageWallet>> } = {};
  createPolkadotTestWallet().inject(page);
  const [wallet] = Object.values(page.injectedWeb3 ?? {});
  const signer = (await wallet?.enable('Test'))?.signer;
  const signed: Signed[] = [];
  const signTransaction = async (payload: PolkadotPayload): Promise<string> => {
    const answer = await signer?.signPayload(payload);
    const signature = answer?.signature ?? '';
    signed.push({ payload, signature });
    return signature;
  };
  const access = { namespace: 'polkadot', provider: { signTransaction } };
  const session = { access } as unknown as WalletSession;
  const adapter = new Adapter({ clock: new SystemClock(), networks: () => [network], rpcClients });
  const { caipNetworkId: chainId, nativeCurrency } = network;
  const missing = { address: undefined, price: undefined, iconUrl: undefined };
  const token = tokenBalance({ ...nativeCurrency, ...missing, chainId, units: 2n ** 70n });
  if (!token) throw new Error('the currency has no symbol');
  const chainReference = String(network.id);
  const from = formatCaipAddress({ namespace: 'polkadot', chainReference, address: ALICE });
  try {
    await adapter.sender.send({ from, to: BOB, token, units }, session);
    return { signed, error: undefined };
  } catch (error) {
    return { signed, error };
  }
}
