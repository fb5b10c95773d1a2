/** @typedef {import('../../chains/nodes/demo-chains.mjs').OtherNamespace} OtherNamespace */

/** The currencies of the other chains, as the demo names them. */
const coins = {
  bip122: { symbol: 'BTC', decimals: 8 },
  polkadot: { symbol: 'DOT', decimals: 12 },
  solana: { symbol: 'SOL', decimals: 9 },
};
const ether = { symbol: 'ETH', decimals: 18 };

/**
 * The chains of the demo, as the page of the embedded wallet takes them. Its service pays for some bundles on Ethereum; all others a
 * visitor pays.
 *
 * @param {object} running
 * @param {readonly { readonly chainId: number, readonly name: string, readonly url: string }[]} running.evm
 * @param {readonly import('../../chains/nodes/demo-chains.mjs').OtherChain[]} running.others
 * @param {{ readonly bundler: number }} running.ports
 * @returns {readonly import('../../wallet-frame/build/frame-files.mjs').FrameNetwork[]}
 */
export function walletNetworks({ evm, others, ports }) {
  const sponsored = {
    bundlerUrl: `http://127.0.0.1:${ports.bundler}`,
    paymasterUrl: 'service',
  };
  return [
    ...evm.map(({ chainId, name, url: rpcUrl }) => ({
      id: `eip155:${chainId}`,
      name,
      ...ether,
      rpcUrl,
      smartAccounts: chainId === 1 ? sponsored : {},
    })),
    ...others.map(({ name, namespace, reference, url: rpcUrl }) => ({
      id: `${namespace}:${reference}`,
      name,
      ...coins[namespace],
      rpcUrl,
    })),
  ];
}
