import { arbitrum, ethereum, InMemoryStorage, KeyValueStorage, override } from 'cleatkit';
import { RpcClients } from 'cleatkit/ports';
import { createTestWallet, ScriptedRpcClients } from 'cleatkit/testing';

/** The networks of the widgets of this site. */
export const networks = [ethereum, arbitrum] as const;

/** 1.5 ETH. */
const balance = '0x14d1120d7b160000';

/** A chain that is played in the page, so that no node is asked, and a storage that a reload empties. */
export const overrides = () => [
  override(
    RpcClients,
    new ScriptedRpcClients({
      eth_blockNumber: '0x1',
      eth_call: '0x',
      eth_gasPrice: '0x3b9aca00',
      eth_getBalance: balance,
      eth_getCode: '0x',
      eth_getTransactionCount: '0x0',
    }),
  ),
  override(KeyValueStorage, new InMemoryStorage()),
];

/** What would need more than that. */
export const features = { send: false, swaps: false, onramp: false, history: false } as const;

let isAnnounced = false;

/** Announces the test wallet of this page, beside the wallets of the visitor's browser. */
export function announceTestWallet(): void {
  if (isAnnounced) return;
  isAnnounced = true;
  const chains = networks.map(({ id, name }) => ({ chainId: id, name, rpcUrl: '' }));
  const [first, ...others] = chains;
  if (first) createTestWallet({ name: 'Test wallet', chains: [first, ...others] }).announce(window);
}
