import { hasPurposes, usualPurpose } from '../../domain/account/account-purposes';
import { hasAccountType } from '../../domain/account/account-type-choice';
import type { Scope } from '../scope/scope';
import { isSameEvmAddress } from '../../domain/address/evm-address';
import { checkAddress } from '../../domain/address/is-address';
import type {
  FrameAccount,
  FrameAccountType,
  FrameUser,
} from '../../domain/frame-protocol/frame-user';
import {
  type CaipNetworkId,
  formatCaipNetworkId,
  parseCaipNetworkId,
} from '../../domain/caip/caip-network-id';
import { isCaipNetworkId } from '../../domain/caip/chain-id-grammar';
import { isReferenceOn } from '../../domain/caip/chain-reference';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { isWidgetError, WidgetError } from '../../domain/errors/widget-error';
import type { WidgetOptions } from '../../domain/options/widget-options';
import type { WalletGrant } from '../../ports/wallet-connector';
import type { NetworkStore } from '../session/network-store';
import type { EmbeddedWalletLink } from './embedded-wallet-link';

export interface EmbeddedWalletAccountsDeps {
  readonly link: EmbeddedWalletLink;
  readonly scope: Scope;
  readonly networks: NetworkStore;
  readonly options: WidgetOptions;
}

/** The namespace and the network of a request for the user. */
export interface AccountPlace {
  readonly caipNetworkId?: CaipNetworkId;

  /** Whether the login is from an earlier visit. The frame then knows its network, and this page does not. */
  readonly isRestored?: boolean;
}

/** The accounts of the visitor who is logged in to the embedded wallet. */
export class EmbeddedWalletAccounts {
  readonly #deps: EmbeddedWalletAccountsDeps;

  constructor(deps: EmbeddedWalletAccountsDeps) {
    this.#deps = deps;
  }

  /**
   * Requests the user on one network, and keeps the answer. Where none is named, it is the last used one, or the first of
   * the site that the embedded wallet serves. Sets up a smart account first if the frame has not reported all of it.
   *
   * @throws {@link WidgetError} `WALLET_RESPONSE_INVALID` for an account that does not belong to the
   *   namespace, `CHAIN_NOT_SUPPORTED` where the embedded wallet serves no network of the site, and what
   *   {@link EmbeddedWalletLink.call} throws.
   */
  async read(
    namespace: ChainNamespace,
    { caipNetworkId, isRestored = false }: AccountPlace = {},
    signal?: AbortSignal,
  ): Promise<WalletGrant> {
    const { link } = this.#deps;
    const chainId =
      caipNetworkId ??
      this.#lastUsed(namespace) ??
      (isRestored ? await this.#ofFrame(namespace, signal) : undefined) ??
      this.networkFor(namespace);
    const others = caipNetworkId ? [] : this.#othersThan(namespace, chainId);
    const user = await this.#firstUser(namespace, [chainId, ...others], signal);
    signal?.throwIfAborted();
    const grant = this.#grantOf(namespace, user);
    const isDeployed = user.smartAccountDeployed ?? (await this.#setUp(grant, signal));
    signal?.throwIfAborted();
    link.cache.set('lastUsedChain', this.networkIdOf(namespace, grant.chainReference));
    link.store.change({
      user: {
        ...(user.email && { email: user.email }),
        ...(user.userName && { userName: user.userName }),
        ...(user.picture !== undefined && { picture: user.picture }),
        ...(user.social && { social: user.social }),
        ...(isDeployed !== undefined && { isSmartAccountDeployed: isDeployed }),
        ...(user.hasSecondWay !== undefined && { hasSecondWay: user.hasSecondWay }),
        ...(link.cache.get('secondWayLater') !== undefined && { isSecondWayLater: true }),
      },
    });
    return grant;
  }

  /** The user on the first of `chainIds` that the embedded wallet serves. */
  async #firstUser(
    namespace: ChainNamespace,
    chainIds: readonly (CaipNetworkId | undefined)[],
    signal?: AbortSignal,
  ): Promise<FrameUser> {
    for (const chainId of chainIds) {
      const preferredAccountType = this.preferredType(namespace, chainId);
      const asked = { ...(chainId && { chainId }), preferredAccountType };
      try {
        return await this.#deps.link.call('GET_USER', asked, signal);
      } catch (error) {
        const isUnknown = isWidgetError(error, 'FRAME_FAILED') && error.context.isNetworkUnknown;
        if (isUnknown !== true) throw error;
      }
    }
    throw new WidgetError('CHAIN_NOT_SUPPORTED', { caipNetworkId: chainIds[0] ?? namespace });
  }

  /** Stores the preferred account type. */
  prefer(type: FrameAccountType): void {
    this.#deps.link.cache.set('preferredAccountType', type);
  }

  /** The account type to use on a network: smart accounts only where the embedded wallet has them. */
  preferredType(namespace: ChainNamespace, caipNetworkId?: CaipNetworkId): FrameAccountType {
    if (!this.#hasSmartAccounts(caipNetworkId)) return 'eoa';
    const { link, options } = this.#deps;
    const chosen = link.cache.get('preferredAccountType') ?? options.defaultAccountTypes[namespace];
    return chosen === 'smartAccount' ? 'smartAccount' : 'eoa';
  }

  /** The network on which a login on `namespace` begins. */
  networkFor(namespace: ChainNamespace): CaipNetworkId | undefined {
    return this.#lastUsed(namespace) ?? this.#chosen(namespace);
  }

  /** The CAIP-2 id of a chain of `namespace`. */
  networkIdOf(namespace: ChainNamespace, chainReference: string): CaipNetworkId {
    return formatCaipNetworkId({ namespace, chainReference });
  }

  #othersThan(namespace: ChainNamespace, first?: CaipNetworkId): readonly CaipNetworkId[] {
    return this.#deps.options.networks.flatMap(({ caipNetworkId, chainNamespace }) =>
      chainNamespace === namespace && caipNetworkId !== first ? [caipNetworkId] : [],
    );
  }

  #lastUsed(namespace: ChainNamespace): CaipNetworkId | undefined {
    return this.#configured(namespace, this.#deps.link.cache.get('lastUsedChain'));
  }

  #chosen(namespace: ChainNamespace): CaipNetworkId | undefined {
    const { networks, options } = this.#deps;
    const first = options.networks.find(({ chainNamespace }) => chainNamespace === namespace);
    const { chosen } = networks.getSnapshot();
    return this.#configured(namespace, chosen[namespace]) ?? first?.caipNetworkId;
  }

  /** `caipNetworkId`, where the site has that network. */
  #configured(namespace: ChainNamespace, caipNetworkId?: string): CaipNetworkId | undefined {
    const known = this.#deps.options.networks.find(
      (network) => network.chainNamespace === namespace && network.caipNetworkId === caipNetworkId,
    );
    return known?.caipNetworkId;
  }

  /** The network of the frame's own session. A login does not fail without it. */
  async #ofFrame(
    namespace: ChainNamespace,
    signal?: AbortSignal,
  ): Promise<CaipNetworkId | undefined> {
    const { link, scope } = this.#deps;
    try {
      const { chainId } = await link.call('GET_CHAIN_ID', {}, signal);
      const chainReference = referenceOf(namespace, chainId);
      if (chainReference === undefined) return undefined;
      return this.#configured(namespace, this.networkIdOf(namespace, chainReference));
    } catch (error) {
      signal?.throwIfAborted();
      scope.logger.warn('The embedded wallet did not report its network', error);
      return undefined;
    }
  }

  /** Sets up the smart account of `grant`, and returns whether it is deployed, where the frame says so. */
  async #setUp(
    { accountType, addresses }: WalletGrant,
    signal?: AbortSignal,
  ): Promise<boolean | undefined> {
    if (accountType !== 'smartAccount') return undefined;
    const { link, scope } = this.#deps;
    try {
      const { address, isDeployed } = await link.call('INIT_SMART_ACCOUNT', {}, signal);
      return isSameEvmAddress(address, addresses[0]) ? isDeployed : undefined;
    } catch (error) {
      signal?.throwIfAborted();
      scope.logger.warn('The smart account could not be set up', error);
      return undefined;
    }
  }

  #grantOf(namespace: ChainNamespace, user: FrameUser): WalletGrant {
    const chainReference = referenceOf(namespace, user.chainId);
    const check =
      chainReference !== undefined && checkAddress(user.address, { namespace, chainReference });
    if (chainReference === undefined || !check || !check.ok) {
      const reason = `no account on ${namespace}`;
      throw new WidgetError('WALLET_RESPONSE_INVALID', { method: 'GET_USER', reason });
    }
    const caipNetworkId = this.networkIdOf(namespace, chainReference);
    const accounts = user.accounts ?? [];
    const accountType =
      user.preferredAccountType ??
      accounts.find(({ address }) => address.toLowerCase() === user.address.toLowerCase())?.type;
    const accountTypes = this.#hasSmartAccounts(caipNetworkId)
      ? [...new Set(accounts.map(({ type }) => type))]
      : [];
    const smart = this.#smartAccount(namespace, accounts);
    const addresses = [
      check.address,
      ...this.#others(check.address, caipNetworkId, accounts),
    ] as const;
    return {
      addresses,
      chainReference,
      ...(hasPurposes(namespace) && {
        accounts: addresses.map((address) => ({ address, purpose: usualPurpose(address) })),
      }),
      ...(accountType && hasAccountType(namespace, accountType) && { accountType }),
      ...(accountTypes.length > 1 && { accountTypes }),
      ...smart,
    };
  }

  /** Where the smart account among `accounts` works, and whether it has the address of the key. */
  #smartAccount(
    namespace: ChainNamespace,
    accounts: readonly FrameAccount[],
  ): Pick<WalletGrant, 'isSmartAccountAtKey' | 'smartAccountNetworkIds'> {
    const of = (wanted: FrameAccountType): FrameAccount | undefined =>
      accounts.find(({ type }) => type === wanted);
    const [eoa, smart] = [of('eoa'), of('smartAccount')];
    if (!smart || !hasAccountType(namespace, 'smartAccount')) return {};
    const { link, options } = this.#deps;
    const { smartAccountNetworks } = link.store.getSnapshot();
    const ids = smartAccountNetworks.map((id) => this.networkIdOf(namespace, String(id)));
    return {
      smartAccountNetworkIds: options.networks.flatMap(({ caipNetworkId }) =>
        ids.includes(caipNetworkId) ? [caipNetworkId] : [],
      ),
      ...(eoa && isSameEvmAddress(eoa.address, smart.address) && { isSmartAccountAtKey: true }),
    };
  }

  /** The addresses of other purposes. Elsewhere the frame lists accounts of other types, one of which is current. */
  #others(
    current: string,
    caipNetworkId: CaipNetworkId,
    accounts: readonly FrameAccount[],
  ): readonly string[] {
    const place = parseCaipNetworkId(caipNetworkId);
    if (!hasPurposes(place.namespace)) return [];
    const checks = accounts.map(({ address }) => checkAddress(address, place));
    const addresses = checks.flatMap((check) => (check.ok ? [check.address] : []));
    return [...new Set(addresses)].filter((address) => address !== current);
  }

  #hasSmartAccounts(caipNetworkId?: CaipNetworkId): boolean {
    if (!caipNetworkId) return false;
    const { namespace, chainReference } = parseCaipNetworkId(caipNetworkId);
    const { smartAccountNetworks } = this.#deps.link.store.getSnapshot();
    const isKnown = smartAccountNetworks.includes(Number(chainReference));
    return isKnown && hasAccountType(namespace, 'smartAccount');
  }
}

/** The frame says `1`, `"1"` or `"eip155:1"`. EVM chains are numbers. */
function referenceOf(namespace: ChainNamespace, chainId: string | number): string | undefined {
  const text = String(chainId);
  const { chainReference, namespace: named } = isCaipNetworkId(text)
    ? parseCaipNetworkId(text)
    : { namespace, chainReference: text };
  const isRead = named === namespace && isReferenceOn(namespace, chainReference);
  return isRead ? chainReference : undefined;
}
