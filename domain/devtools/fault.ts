import { oneOf } from '../options/check';

/** What can be played, by name, with what then happens. */
export const faultTexts = {
  walletRejects: 'The visitor declines every request of a wallet (4001)',
  walletSilent: 'A wallet never answers',
  walletLate: 'A wallet answers five seconds late',
  walletWrongChain: 'An EVM wallet is on a chain that the site does not have',
  walletLocked: 'A wallet is locked: every request is open already (-32002)',
  slowNetwork: 'Every request over the network takes two seconds longer',
  rpcOffline: 'No RPC endpoint is reached',
  firstRpcOffline: 'The first RPC endpoint of each network is not reached',
  rpcTooMany: 'Every RPC endpoint refuses with HTTP 429',
} as const;

/** The name of a fault. */
export type FaultName = keyof typeof faultTexts;

/** Every fault. */
export const faultNames = Object.keys(faultTexts) as readonly FaultName[];

/** How much later a wallet answers. */
export const LATE_MS = 5000;

/** How much longer a request takes. */
export const SLOW_MS = 2000;

const aFault = oneOf<FaultName>(faultNames);

/**
 * `value`, where it names a fault: the console may pass anything.
 *
 * @throws `WidgetError` `OPTION_INVALID`.
 */
export function requireFault(value: unknown): FaultName {
  return aFault(value, 'fault');
}

/** Which faults are played now. */
export interface PlayedFaults {
  isOn(name: FaultName): boolean;
}
