import * as z from 'zod/mini';
import { spelledAddress } from '../../domain/address/is-address';
import { isCaipAddress, parseCaipAddress } from '../../domain/caip/caip-address';
import { type CaipNetworkId, formatCaipNetworkId } from '../../domain/caip/caip-network-id';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import { WidgetError } from '../../domain/errors/widget-error';
import type { Network } from '../../domain/network/network';
import { parse } from '../validation/parse';

/** One account on one chain that a wallet approved. */
export interface ApprovedAccount {
  readonly address: string;

  /** The chain as we know it. */
  readonly caipNetworkId: CaipNetworkId;

  /** The chain as the wallet knows it: Solana's have a former id. */
  readonly walletChainId: string;
}

/** What a wallet approved on one namespace. Has at least one account. */
export interface ApprovedNamespace {
  readonly accounts: readonly [ApprovedAccount, ...ApprovedAccount[]];
  readonly methods: ReadonlySet<string>;
}

/** What a session approves, by namespace. Those that we do not know are left out. */
export type ApprovedNamespaces = ReadonlyMap<ChainNamespace, ApprovedNamespace>;

const namespacesSchema = z.record(
  z.string(),
  z.object({ accounts: z.array(z.string()), methods: z.array(z.string()) }),
);

/**
 * Reads the namespaces of a session (CAIP-25). A key may name a chain as well, as in `eip155:1`. An
 * account that is none is passed over, and so is a namespace without any.
 *
 * @throws `WidgetError` `WALLET_RESPONSE_INVALID`
 */
export function approvedNamespacesIn(
  namespaces: unknown,
  networks: readonly Network[],
): ApprovedNamespaces {
  const read = parse(
    namespacesSchema,
    namespaces,
    (reason) => new WidgetError('WALLET_RESPONSE_INVALID', { method: 'session', reason }),
  );
  const approved = new Map<ChainNamespace, ApprovedNamespace>();
  for (const { accounts, methods } of Object.values(read)) {
    for (const account of accounts) {
      const added = approvedAccount(account, networks);
      if (!added) continue;
      const { namespace } = added;
      const before = approved.get(namespace);
      approved.set(namespace, {
        accounts: before ? [...before.accounts, added.account] : [added.account],
        methods: new Set([...(before?.methods ?? []), ...methods]),
      });
    }
  }
  return approved;
}

function approvedAccount(
  text: string,
  networks: readonly Network[],
): { readonly namespace: ChainNamespace; readonly account: ApprovedAccount } | undefined {
  if (!isCaipAddress(text)) return undefined;
  const { namespace, chainReference, address: written } = parseCaipAddress(text);
  const address = spelledAddress(written, namespace);
  if (address === undefined) return undefined;
  const walletChainId = formatCaipNetworkId({ namespace, chainReference });
  const renamed = networks.find((network) => network.deprecatedCaipNetworkId === walletChainId);
  const caipNetworkId = renamed?.caipNetworkId ?? walletChainId;
  return { namespace, account: { address, caipNetworkId, walletChainId } };
}
