/** The texts of the networks that a visitor chooses from. */
export interface NetworksMessages {
  readonly currentNetwork: string;

  /** A wallet of the visitor is on it, which is not the one in use. */
  readonly networkConnected: string;
  readonly networksSearch: string;
  readonly networksNone: string;
  readonly networksForTests: string;
  readonly notApproved: string;
  readonly networksAddable: string;
  readonly networksClosed: string;
  readonly switchDeclined: string;
  readonly switchPending: string;
  readonly switchNotSupported: (network: string) => string;
  readonly switchNotChanged: (current: string, wanted: string) => string;
  readonly switchGone: string;
  readonly switchFailed: (why: string) => string;
}

export const networksMessages: NetworksMessages = {
  currentNetwork: 'Current',
  networkConnected: 'Connected',
  networksSearch: 'Search networks',
  networksNone: 'No networks found',
  networksForTests: 'Test networks',
  notApproved: 'Not approved',
  networksAddable: 'If you choose a new network, your wallet asks you to add it.',
  networksClosed: 'To use another network, approve it in your wallet or connect again.',
  switchDeclined: 'You declined. Choose again?',
  switchPending: 'Your wallet has an open request. Answer it, then choose again.',
  switchNotSupported: (network) =>
    `Chain is not supported. Add ${network} in your wallet, then choose it again.`,
  switchNotChanged: (current, wanted) =>
    `The wallet stayed on ${current}. Switch to ${wanted} inside your wallet.`,
  switchGone: 'The wallet is no longer available. Reload this page to find it again.',
  switchFailed: (why) => `The wallet could not switch. ${why}`,
};
