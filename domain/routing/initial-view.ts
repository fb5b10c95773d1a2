import type { ViewName } from './view-name';

/** What decides which view the modal opens with. */
export interface InitialViewFacts {
  readonly hasAdapters: boolean;
  readonly hasAddress: boolean;
  readonly isMobile: boolean;
  readonly requested?: ViewName | undefined;
}

/** The view the modal opens with: the four rules of the specification, in their order. */
export function initialView({
  hasAdapters,
  hasAddress,
  isMobile,
  requested,
}: InitialViewFacts): ViewName {
  if (!hasAdapters && !hasAddress) return isMobile ? 'AllWallets' : 'ConnectingWalletConnectBasic';
  if (requested) return requested;
  return hasAddress ? 'Account' : 'Connect';
}
