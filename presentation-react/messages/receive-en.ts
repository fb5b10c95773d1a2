/** The texts of the view for receiving. */
export interface ReceiveMessages {
  readonly receiveCode: string;
  readonly receiveCodeLoading: string;
  readonly receiveCopyAddress: string;
  readonly receiveCopyLink: string;
  readonly receiveAsk: string;
  readonly receiveOnly: (network: string) => string;
  readonly receiveAlso: string;
  readonly receiveAmount: (symbol: string) => string;
}

export const receiveMessages: ReceiveMessages = {
  receiveCode: 'QR code of this address. The address is below as text.',
  receiveCodeLoading: 'Preparing the QR code',
  receiveCopyAddress: 'Copy address',
  receiveCopyLink: 'Copy payment link',
  receiveAsk: 'Ask for an amount',
  receiveOnly: (network) =>
    `Use this address on ${network} only. Anything sent on another network may be lost.`,
  receiveAlso: 'Other networks of this address',
  receiveAmount: (symbol) => `Request an amount in ${symbol}`,
};
