/** One reason to have a wallet, for visitors without one. */
export interface Benefit {
  readonly title: string;
  readonly text: string;
}

/** The texts of the view that says what a wallet is. */
export interface NewcomerMessages {
  readonly benefits: readonly Benefit[];
}

export const newcomerMessages: NewcomerMessages = {
  benefits: [
    { title: 'It holds your keys', text: 'Only you can move your coins and collectibles.' },
    { title: 'It signs you in', text: 'One account for many sites. No password.' },
    { title: 'It asks you first', text: 'Nothing happens until you approve it.' },
  ],
};
