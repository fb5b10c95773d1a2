import type { ChainNamespace } from '../domain/caip/chain-namespace';
import type { NamespaceProvider, WalletAccess, WalletSession } from './wallet-connector';

/** The provider of `session`, where the session has one and is on `namespace`. */
export function providerOf<Namespace extends ChainNamespace>(
  { access }: Pick<WalletSession, 'access'>,
  namespace: Namespace,
): NamespaceProvider<Namespace> | undefined {
  return access && isOn(access, namespace) ? access.provider : undefined;
}

function isOn<Namespace extends ChainNamespace>(
  access: WalletAccess,
  namespace: Namespace,
): access is WalletAccess<Namespace> {
  return access.namespace === namespace;
}
