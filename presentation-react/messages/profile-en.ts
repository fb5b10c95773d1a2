/** The texts of the visitor of the embedded wallet. */
export interface ProfileMessages {
  readonly profileBy: (name: string) => string;
  readonly profileEmail: string;
  readonly profileLogins: string;
  readonly walletKeys: string;

  /** How many of the two ways that a wallet should have open it. */
  readonly waysToOpen: (count: number, all: number) => string;
  readonly wayAdd: string;
  readonly wayLater: string;
}

export const profileMessages: ProfileMessages = {
  profileBy: (name) => `Signed in with ${name}`,
  profileEmail: 'Change email',
  profileLogins: 'How you sign in',
  walletKeys: 'Keys of your wallet',
  waysToOpen: (count, all) => `${count} of ${all} ways to open`,
  wayAdd: 'Add a second way',
  wayLater: 'Not now',
};
