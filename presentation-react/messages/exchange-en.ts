/** The texts of the way from an exchange. */
export interface ExchangeMessages {
  readonly exchange: string;
  readonly exchangeSteps: (network: string) => readonly string[];
}

export const exchangeMessages: ExchangeMessages = {
  exchange: 'From an exchange',
  exchangeSteps: (network) => [
    'Open “Withdraw” or “Send” on your exchange and choose a token.',
    `Choose ${network} as the network. On any other network the tokens may be lost.`,
    'Paste this account’s address. Try a small amount first.',
  ],
};
