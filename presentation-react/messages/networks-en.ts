/** The texts of the networks that a visitor chooses from. */
export interface NetworksMessages {
  readonly currentNetwork: string;
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
  notApproved: 'Not approved',
  networksAddable:
    'If you choose a network that your wallet has not approved, the wallet asks you to add it.',
  networksClosed:
    'To use a network that your wallet has not approved, approve it in the wallet or connect again.',
  switchDeclined: 'You declined the switch. Choose again?',
  switchPending: 'Your wallet has a request open. Answer it there, then choose again.',
  switchNotSupported: (network) =>
    `Chain is not supported. Add ${network} in your wallet, then choose it again.`,
  switchNotChanged: (current, wanted) =>
    `The wallet stayed on ${current}. Switch to ${wanted} inside your wallet.`,
  switchGone: 'The wallet is no longer available. Reload this page to find it again.',
  switchFailed: (why) => `The wallet could not switch. ${why}`,
};
