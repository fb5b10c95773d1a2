import type { ChainNamespace } from '../caip/chain-namespace';

/** The namespaces whose accounts have names. */
export const nameNamespaces: readonly ChainNamespace[] = ['eip155'];

/** The namespaces whose accounts have a history. */
export const activityNamespaces: readonly ChainNamespace[] = ['eip155'];
