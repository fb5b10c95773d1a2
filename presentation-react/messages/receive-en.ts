/** The texts of the view for receiving. */
export interface ReceiveMessages {
  readonly receiveCode: string;
  readonly receiveCodeLoading: string;
  readonly receiveCopyAddress: string;
  readonly receiveCopyLink: string;
  readonly receiveOnly: (network: string) => string;
  readonly receiveAlso: string;
  readonly receiveAmount: (symbol: string) => string;
}

export const receiveMessages: ReceiveMessages = {
  receiveCode: 'QR code that pays to this address. The address is below it in text.',
  receiveCodeLoading: 'Preparing the QR code',
  receiveCopyAddress: 'Copy address',
  receiveCopyLink: 'Copy payment link',
  receiveOnly: (network) =>
    `Send only on ${network} to this address. What is sent on another network may be lost.`,
  receiveAlso: 'The same address also receives on',
  receiveAmount: (symbol) => `Ask for an amount in ${symbol}`,
};
