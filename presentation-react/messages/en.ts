/** The texts of the buttons: the only texts on a page before a visitor does anything. */
export interface EntryMessages {
  /** The BCP 47 tag of the language; decides the direction and how numbers are written. */
  readonly lang: string;
  readonly connectWallet: string;
  readonly restoring: string;
  readonly tryAgain: string;

  /** Why a button cannot be pressed after the site has disposed its widget. */
  readonly disposed: string;
  readonly wrongNetwork: string;
  readonly chooseNetwork: string;
}

export const entryMessages: EntryMessages = {
  lang: 'en',
  connectWallet: 'Connect wallet',
  restoring: 'Restoring your wallet',
  tryAgain: 'Try again',
  disposed: 'The site has disposed its wallet widget',
  wrongNetwork: 'Wrong network',
  chooseNetwork: 'Choose a network',
};
