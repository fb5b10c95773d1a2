/** One reason to have a wallet, for visitors without one. */
export interface Benefit {
  readonly title: string;
  readonly text: string;
}

/** The texts of the views for visitors without a wallet. */
export interface NewcomerMessages {
  readonly benefits: readonly Benefit[];
  readonly getForBrowser: string;
  readonly getForPhone: string;
  readonly installThenReload: string;
}

export const newcomerMessages: NewcomerMessages = {
  benefits: [
    { title: 'It holds your keys', text: 'Your coins and collectibles are yours alone to move.' },
    { title: 'It signs you in', text: 'One account for many sites, without a password.' },
    { title: 'It asks you first', text: 'Nothing happens until you approve it in the wallet.' },
  ],
  getForBrowser: 'Each of these works in this browser. Get one from its own site, then come back.',
  getForPhone: 'Each of these is an app for this phone. Get one from its own site, then come back.',
  installThenReload: 'Installed, and not found yet? Reload this page.',
};
