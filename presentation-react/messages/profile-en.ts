/** The texts of the visitor of the embedded wallet. */
export interface ProfileMessages {
  readonly profileBy: (name: string) => string;
  readonly profileEmail: string;
  readonly profileLogins: string;
  readonly walletKeys: string;
}

export const profileMessages: ProfileMessages = {
  profileBy: (name) => `Signed in with ${name}`,
  profileEmail: 'Change e-mail address',
  profileLogins: 'How you sign in',
  walletKeys: 'Keys of your wallet',
};
