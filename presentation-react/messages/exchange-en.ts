/** The texts of the way from an exchange. */
export interface ExchangeMessages {
  readonly exchange: string;
  readonly exchangeSteps: (network: string) => readonly string[];
}

export const exchangeMessages: ExchangeMessages = {
  exchange: 'From an exchange',
  exchangeSteps: (network) => [
    'Open “Withdraw” or “Send” at your exchange, and choose what to withdraw.',
    `Choose ${network} as the network. On another one the tokens may be lost.`,
    'Paste the address of this account, and try a small amount first.',
  ],
};
