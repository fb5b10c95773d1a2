/** The CAIP-104 namespaces this product serves. */
export const chainNamespaces = ['eip155', 'solana', 'polkadot', 'bip122'] as const;

/** A CAIP-104 namespace, e.g. `eip155` for EVM chains. */
export type ChainNamespace = (typeof chainNamespaces)[number];

/** Whether `value` names a namespace this product serves. */
export function isChainNamespace(value: string): value is ChainNamespace {
  return (chainNamespaces as readonly string[]).includes(value);
}
