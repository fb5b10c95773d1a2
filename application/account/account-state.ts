import { type AccountTab, DEFAULT_ACCOUNT_TAB } from '../../domain/account/account-tab';
import { type AccountType } from '../../domain/account/account-type';
import { plainAccountType, preferredAccountType } from '../../domain/account/account-type-choice';
import { EMBEDDED_WALLET_ID } from '../../domain/auth/embedded-wallet';
import type { CaipAddress } from '../../domain/caip/caip-address';
import type { ChainNamespace } from '../../domain/caip/chain-namespace';
import type { ConnectionStatus, GrantedSession } from '../../domain/connection/connection';
import { connectorWith } from '../../domain/connection/multi-chain-connector';
import { DEFAULT_BALANCE_TEXT, displayBalanceText } from '../../domain/token/display';
import type { TokenBalance } from '../../domain/token/token-balance';
import type { WidgetState } from '../snapshot/widget-state';

/** All facts of the account of one namespace. A fact that belongs to no account is absent. */
export interface AccountState {
  /** The namespace of the account. */
  readonly namespace: ChainNamespace;
  /** Where the connection stands. */
  readonly status: ConnectionStatus;
  /** Its CAIP-10 id, with the network in use. */
  readonly caipAddress?: CaipAddress;
  /** Its address. */
  readonly address?: string;

  /** Of the chain's native currency, floored to three decimals; `0.00` until it is known. */
  readonly balance: string;
  /** The symbol of its native balance. */
  readonly balanceSymbol?: string;
  /** Its name at a name service. */
  readonly profileName?: string;
  /** Its picture there. */
  readonly profileImage?: string;
  /** Its page on the block explorer. */
  readonly addressExplorerUrl?: string;
  /** Its tokens. */
  readonly tokenBalance: readonly TokenBalance[];
  /** The wallet that holds it. */
  readonly connectedWalletInfo?: {
    readonly name: string;
    readonly identifier: string;
    readonly social?: string;
  };

  /** The account type that the visitor or the site prefers here. */
  readonly preferredAccountType: AccountType;

  /** The social provider with which the visitor logged in to the embedded wallet, where there is one. */
  readonly socialProvider?: string;

  /** The content of Farcaster's QR code, while that login waits. */
  readonly farcasterUrl?: string;

  /** Every address the wallet shares, the one in use first. */
  readonly allAccounts: readonly { readonly address: string; readonly type: AccountType }[];

  /** The user of the embedded wallet. */
  readonly user?: { readonly email?: string; readonly username?: string };
  /** Whether the contract of its smart account is on the chain. */
  readonly smartAccountDeployed?: boolean;
  /** The tab of its view that is on show. */
  readonly currentTab: AccountTab;
}

/**
 * Reads the account of `namespace` from `state`. Names, tokens and the tab are known only for the namespace
 * in use, and the embedded wallet's facts only where that wallet is connected.
 */
export function accountStateOf(
  state: WidgetState,
  namespace: ChainNamespace,
  session: GrantedSession | undefined,
): AccountState {
  const { status, account, network } = state.connections[namespace];
  const { auth } = state.features;
  const profile = state.features.account;
  const farcasterUrl = auth?.socialLogin.status === 'waiting' ? auth.socialLogin.url : undefined;
  const symbol = network?.nativeCurrency.symbol;
  return {
    namespace,
    status,
    balance: DEFAULT_BALANCE_TEXT,
    tokenBalance: [],
    allAccounts: [],
    preferredAccountType:
      profile?.preferredAccountTypes[namespace] ?? preferredAccountType(namespace, undefined),
    currentTab: profile?.tab ?? DEFAULT_ACCOUNT_TAB,
    ...(farcasterUrl !== undefined && { farcasterUrl }),
    ...(symbol !== undefined && { balanceSymbol: symbol }),
    ...(account && {
      caipAddress: account.caipAddress,
      address: account.address,
      ...(account.explorerUrl !== undefined && { addressExplorerUrl: account.explorerUrl }),
      ...(account.balance.status === 'loaded' && {
        balance: displayBalanceText(account.balance.units, account.balance.decimals),
        balanceSymbol: account.balance.symbol,
      }),
      allAccounts: account.allAddresses.map((address, index) => ({
        address,
        // The wallet reports only the type of the current account.
        type: (index === 0 && session?.accountType) || plainAccountType(namespace),
      })),
      ...walletOf(state, namespace, account.connectorId),
      ...(state.namespace === namespace && inUseOf(state)),
    }),
  };
}

function inUseOf({ features: { account, tokens } }: WidgetState): Partial<AccountState> {
  const { name, imageUrl } = account?.identity ?? {};
  return {
    tokenBalance: tokens?.tokens ?? [],
    ...(name !== undefined && { profileName: name }),
    ...(imageUrl !== undefined && { profileImage: imageUrl }),
  };
}

function walletOf(
  { connectors, features: { auth } }: WidgetState,
  namespace: ChainNamespace,
  connectorId: string,
): Partial<AccountState> {
  const isEmbedded = connectorId === EMBEDDED_WALLET_ID;
  const login = isEmbedded ? auth?.socialLogin : undefined;
  const kept = isEmbedded ? auth?.user?.social : undefined;
  const social = login?.status === 'connected' ? login.provider : kept;
  const connector = connectorWith(connectors, connectorId, namespace);
  const { email, userName, isSmartAccountDeployed } = (isEmbedded && auth?.user) || {};
  const hasUser = email !== undefined || userName !== undefined;
  return {
    connectedWalletInfo: {
      name: connector?.name ?? connectorId,
      identifier: connector?.info?.rdns ?? connectorId,
      ...(social !== undefined && { social }),
    },
    ...(social !== undefined && { socialProvider: social }),
    ...(hasUser && {
      user: {
        ...(email !== undefined && { email }),
        ...(userName !== undefined && { username: userName }),
      },
    }),
    ...(isSmartAccountDeployed !== undefined && { smartAccountDeployed: isSmartAccountDeployed }),
  };
}
