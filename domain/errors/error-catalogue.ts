import type { NameRefusal } from './name-refusal';
import { coreErrorTexts } from './core-error-texts';
import { featureErrorTexts } from './feature-error-texts';
import { permissionErrorTexts } from './permission-error-texts';
import { walletAppErrorTexts } from './wallet-app-error-texts';
import type { WalletAppFailure } from './wallet-app-failures';

/** What each error code carries. Adding a code here without a text below does not compile. */
export interface ErrorContexts {
  ACTIVE_ACCOUNT_MISSING: Record<never, never>;
  ACTIVE_NETWORK_MISSING: Record<never, never>;
  ADAPTER_NOT_FOUND: { readonly namespace: string };
  ABORTED: Record<never, never>;
  ACCOUNT_GUARDED: { readonly address: string };
  ACCOUNT_MINIMUM: {
    readonly minimum: string;
    readonly symbol: string;
    readonly whose: 'sender' | 'receiver';
  };
  ACCOUNT_TYPE_INVALID: { readonly namespace: string; readonly type: string };
  ADDRESS_INVALID: { readonly namespace: string; readonly value: string };
  AMOUNT_AMBIGUOUS: {
    readonly typed: string;
    readonly asFraction: string;
    readonly asThousands: string;
  };
  CAIP_ADDRESS_INVALID: { readonly value: string };
  CAIP_ADDRESS_MALFORMED: { readonly value: string };
  CAIP_NETWORK_ID_INVALID: { readonly value: string };
  CHAIN_ID_INVALID: { readonly chainId: number };
  CHAIN_NOT_SUPPORTED: { readonly caipNetworkId: string };
  CODE_INVALID: Record<never, never>;
  CONNECTOR_ALREADY_CONNECTED: { readonly connectorId: string };
  CONNECTOR_GONE: { readonly connectorId: string };
  /** `nearest`: the id of a wallet that may be meant. */
  CONNECTOR_NOT_FOUND: { readonly connectorId: string; readonly nearest?: string | undefined };
  COPY_FAILED: Record<never, never>;
  DISCONNECT_FAILED: { readonly namespaces: readonly string[] };
  DOWNLOAD_FAILED: Record<never, never>;
  EMAIL_INVALID: Record<never, never>;
  EMAIL_RESEND_TOO_SOON: { readonly seconds: number };
  FEATURE_OFF: { readonly feature: string };
  FEATURE_UNKNOWN: { readonly feature: string; readonly nearest?: string | undefined };
  FRAME_ABORTED: { readonly isRpc: boolean };
  FRAME_FAILED: {
    readonly frameMessage?: string;
    readonly isDeclined?: boolean;
    /** Whether the embedded wallet does not serve the network. */
    readonly isNetworkUnknown?: boolean;
  };
  FRAME_MISSING: { readonly part: 'iframe' | 'parent' };
  FRAME_NOT_LOADED: Record<never, never>;
  FRAME_TIMEOUT: { readonly request: string; readonly timeoutMs: number };
  GAS_INSUFFICIENT: { readonly symbol: string };
  HTTP_STATUS: { readonly status: number; readonly retryAfterMs?: number };
  INTEGRITY_MISMATCH: { readonly expected: string; readonly actual: string };
  LOGIN_WINDOW_BLOCKED: Record<never, never>;
  LOGIN_WINDOW_CLOSED: Record<never, never>;
  NAMES_OF_ADDRESS_FAILED: Record<never, never>;
  NAME_INVALID: { readonly text: string };
  NAME_LOOKUP_FAILED: Record<never, never>;
  NAME_OWNER_MISSING: Record<never, never>;
  NAME_REGISTRATION_FAILED: { readonly name: string };
  NAME_REGISTRATION_REFUSED: { readonly reason: string; readonly refusal?: NameRefusal };
  NAME_SUGGESTIONS_FAILED: Record<never, never>;
  NETWORK_NOT_CHANGED: { readonly expected: string; readonly actual: string };
  /** `nearest`: the id of a network that may be meant. */
  NETWORK_NOT_FOUND: { readonly caipNetworkId: string; readonly nearest?: string | undefined };
  NOT_CONNECTED: { readonly namespace: string };
  ONRAMP_UNSUPPORTED: { readonly provider: string };
  OPTIONS_CONFLICT: { readonly options: readonly [string, string] };
  OPTION_INVALID: { readonly option: string; readonly expected: string };
  ORIGIN_UNTRUSTED: Record<never, never>;
  PAIRING_EXPIRED: Record<never, never>;
  PAIRING_UNREACHABLE: Record<never, never>;
  PERMISSION_DECLINED: Record<never, never>;
  PERMISSION_INVALID: { readonly field: string };
  PERMISSION_NOT_REVIEWED: Record<never, never>;
  PERMISSION_NOT_REVOKED: Record<never, never>;
  PERMISSION_PENDING: Record<never, never>;
  PERMISSION_UNSUPPORTED: Record<never, never>;
  PERMISSION_WIDER: { readonly what: string };
  PERMISSIONS_FAILED: Record<never, never>;
  /** `option`: what a site sets to have the port. */
  PORT_MISSING: { readonly port: string; readonly option?: string | undefined };
  PRESENTER_MISSING: Record<never, never>;
  RPC: { readonly rpcCode: number; readonly rpcMessage: string; readonly data?: unknown };
  RPC_METHOD_NOT_ALLOWED: { readonly method: string };
  RPC_RESPONSE_INVALID: { readonly reason: string; readonly isUnreadable?: boolean };
  RPC_TIMEOUT: { readonly timeoutMs: number };
  RPC_UNREACHABLE: { readonly url: string };
  RPC_URL_MISSING: { readonly caipNetworkId: string };
  RPC_WRONG_CHAIN: { readonly url: string; readonly expected: string; readonly actual: string };
  SEND_FEE_UNKNOWN: Record<never, never>;
  SEND_INCOMPLETE: { readonly step: string };
  SEND_NOT_REVIEWED: Record<never, never>;
  SEND_UNSUPPORTED: { readonly caipNetworkId: string };
  SERVICE_RESPONSE_INVALID: { readonly reason: string };
  SERVICE_UNREACHABLE: Record<never, never>;
  SIGN_IN_CLIENT_MISSING: Record<never, never>;
  SIGN_IN_INVALID: { readonly reason: string };
  SOCIAL_PROVIDER_UNAVAILABLE: { readonly provider: string };
  SOCIAL_URI_MISSING: Record<never, never>;
  SWAP_ALLOWANCE_TOO_WIDE: { readonly exchange: string };
  SWAP_INCOMPLETE: { readonly step: string };
  SWAP_UNSUPPORTED: { readonly caipNetworkId: string };
  TOKEN_DECIMALS_INVALID: { readonly decimals: number };
  TOKEN_MISMATCH: {
    readonly what: 'decimals' | 'symbol';
    readonly said: string;
    readonly actual: string;
  };
  TOKEN_UNKNOWN: { readonly address: string };
  TRANSACTION_EXPIRED: { readonly hash: string };
  TRANSACTION_REVERTED: { readonly hash: string };
  TRANSFER_REFUSED: { readonly symbol: string; readonly reason?: string };
  VIEW_UNKNOWN: { readonly view: string; readonly nearest?: string | undefined };
  WALLET_APP_FAILED: { readonly reason: WalletAppFailure };
  WALLET_RESPONSE_INVALID: { readonly method: string; readonly reason: string };
  WIDGET_DISPOSED: Record<never, never>;
  WINDOW_BLOCKED: Record<never, never>;
}

/** The codes by which a program recognises an error. Codes are added, never renamed. */
export type ErrorCode = keyof ErrorContexts;

/** The texts that people read: of each code in one of four tables. A test pins each text that the specification gives. */
export const errorTexts: { readonly [C in ErrorCode]: (context: ErrorContexts[C]) => string } = {
  ...coreErrorTexts,
  ...featureErrorTexts,
  ...permissionErrorTexts,
  ...walletAppErrorTexts,
};
