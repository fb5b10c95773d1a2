/** The tokens by which clients of WalletConnect name themselves to a relay. */
export { decodeJWT, encodeIss, generateKeyPair, verifyJWT } from '@walletconnect/relay-auth';
