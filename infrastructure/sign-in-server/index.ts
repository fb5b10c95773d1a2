/**
 * The server's part of the sign-in with wallets, for any server that speaks `Request` and `Response`. The page's part is
 * `cleatkit/sign-in`.
 */
export { createSignInServer, type SignInHandler, type SignInServer } from './sign-in-server';
export { nodeListener, type NodeRequest, type NodeResponse } from './node-listener';
export type { AnyRequest, RequestHeaders } from './request-headers';
export type { SignedInAccount, SignInServerOptions } from './sign-in-options';
export {
  databaseStore,
  databaseTable,
  memoryStore,
  type RunSql,
  type SignInStore,
} from './sign-in-store';
export type { CaipNetworkId } from '../../domain/caip/caip-network-id';
