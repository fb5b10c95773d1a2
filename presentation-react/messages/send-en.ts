import type { PaymentFault } from '../../domain/payment/payment-request';
import type { ReceiverWarning } from '../../domain/send/receiver-warnings';
import type { SendStep } from '../../domain/send/send-form';
import type { KnownReceiver, SendPrefill } from '../../domain/send/send-state';
import type { FeeSpeed } from '../../domain/transaction/transfer-fee';

/** The texts of the views for sending. */
export interface SendMessages {
  readonly sendSteps: Readonly<Record<SendStep, string>>;
  readonly sendAmount: (symbol: string) => string;
  readonly sendAmountInUSD: string;
  readonly sendTypeIn: (currency: string) => string;
  readonly sendUSD: string;
  readonly sendTo: string;
  readonly sendToHint: string;
  readonly sendPaste: string;
  readonly sendScan: string;
  readonly sendScanStop: string;
  readonly sendScanHint: string;
  readonly sendScanRefused: string;
  readonly sendClear: string;
  readonly sendContacts: string;
  readonly sendLookingUp: string;
  readonly sendNameFound: (name: string) => string;
  readonly sendNameMissing: string;
  readonly sendNameFailed: string;
  readonly sendKnown: string;
  readonly sendKnownKinds: Readonly<Record<KnownReceiver['kind'], string>>;
  readonly sendSpeed: string;
  readonly sendSpeeds: Readonly<Record<FeeSpeed, string>>;
  readonly sendPrefills: Readonly<Record<Extract<SendPrefill, `${string}Missed`>, string>>;
  readonly sendPayments: Readonly<Record<PaymentFault, string>>;
  readonly sendFaults: Readonly<{
    ACCOUNT_GUARDED: string;
    NAME_LOOKUP_FAILED: string;
    SEND_FEE_UNKNOWN: string;
    SEND_UNSUPPORTED: string;
    TOKEN_MISMATCH: string;
    TRANSFER_REFUSED: string;
  }>;
  readonly sendMinimum: (amount: string) => string;
  readonly sendMinimumOfReceiver: (amount: string) => string;
  readonly sendNotReviewed: string;

  readonly sendSearch: string;
  readonly sendTokensNone: string;

  readonly sendYouSend: string;
  readonly sendReceiver: string;
  readonly sendAct: (amount: string) => string;
  readonly sendSent: (amount: string) => string;
  readonly sendWarnings: Readonly<Record<ReceiverWarning['code'], string>>;
  readonly sendLooksLike: string;
  readonly sendArrives: (amount: string) => string;
  readonly sendChecked: string;
  readonly sendConfirm: string;
  readonly sendAskingHint: string;
  readonly sendVoided: string;
  readonly sendVoidedByFee: string;
  readonly sendVoidedByPrice: string;
}

const nameFailed = 'The name could not be found. Try again or use the address.';

export const sendMessages: SendMessages = {
  sendSteps: {
    selectToken: 'Select token',
    addAmount: 'Add amount',
    ambiguousAmount: 'Choose an amount',
    incorrectValue: 'Incorrect value',
    insufficientFunds: 'Insufficient funds',
    addAddress: 'Add address',
    invalidAddress: 'Invalid address',
    preview: 'Review',
  },
  sendAmount: (symbol) => `Amount in ${symbol}`,
  sendAmountInUSD: 'Amount in US dollars',
  sendTypeIn: (currency) => `Type the amount in ${currency}`,
  sendUSD: 'US dollars',
  sendTo: 'To',
  sendToHint: 'Address, name or payment link',
  sendPaste: 'Paste',
  sendScan: 'Scan',
  sendScanStop: 'Stop the camera',
  sendScanHint: 'The camera image stays on this device.',
  sendScanRefused: 'Can’t use the camera. Paste the address instead.',
  sendClear: 'Clear the receiver',
  sendContacts: 'Contacts',
  sendLookingUp: 'Looking up the name',
  sendNameFound: (name) => `${name} is:`,
  sendNameMissing: 'This name has no address.',
  sendNameFailed: nameFailed,
  sendKnown: 'Send again, or to yourself',
  sendKnownKinds: { own: 'Your account', paid: 'Paid before' },
  sendSpeed: 'Speed',
  sendSpeeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  sendPrefills: {
    networkMissed: 'This payment is for a network we can’t reach. Nothing was filled in.',
    tokenMissed: 'The token of this payment is not in your account.',
  },
  sendPayments: {
    address: 'The payment link has no valid address.',
    amount: 'The payment link has no valid amount.',
    duplicate: 'The payment link contradicts itself.',
    form: 'This is not a payment link.',
    required: 'This type of payment is not supported.',
    unsupported: 'This type of payment is not supported.',
  },
  sendFaults: {
    ACCOUNT_GUARDED:
      'This account holds ordinals, which are not spent. Choose your payments account.',
    NAME_LOOKUP_FAILED: nameFailed,
    SEND_FEE_UNKNOWN: 'The network fee could not be read. Try again.',
    SEND_UNSUPPORTED: 'Sending does not work on this network.',
    TOKEN_MISMATCH:
      'The network and the token list disagree about this token. It may be fake, so it is not sent.',
    TRANSFER_REFUSED:
      'The token’s contract refuses this transfer. It may be paused or block an account.',
  },
  sendMinimum: (amount) => `At least ${amount} must stay in your account.`,
  sendMinimumOfReceiver: (amount) => `The receiver must end up with at least ${amount}.`,
  sendNotReviewed: 'This could not be checked. Try again.',

  sendSearch: 'Search tokens',
  sendTokensNone: 'This account has nothing to send yet.',

  sendYouSend: 'You send',
  sendReceiver: 'To',
  sendAct: (amount) => `Send ${amount}`,
  sendSent: (amount) => `Sent ${amount}`,
  sendWarnings: {
    ownAddress: 'This is your own address.',
    zeroAddress: 'This is the zero address. Anything you send there is lost.',
    burnAddress: 'This is a burn address. Anything you send there is lost.',
    precompile: 'This address belongs to the network. Anything you send there is lost.',
    program: 'This is a program. It keeps what it receives.',
    contract: 'This is a contract. It may not be able to return what it receives.',
    tokenContract: 'This is the token’s own contract. Anything you send there is lost.',
    tokenAccount: 'This account holds only one token. Send to its owner instead.',
    futureWitness: 'This address type is not in use yet. Any miner can take the coins.',
    contactMoved:
      'Your contact with this name has another address. Ask the receiver which is right.',
    looksLikeKnown: 'This looks like an address you know but is different. It may be a scam.',
  },
  sendLooksLike: 'The one you know:',
  sendArrives: (amount) => `Only ${amount} arrives: this token keeps part of each transfer.`,
  sendChecked: 'I have checked the address and want to send',
  sendConfirm: 'Send',
  sendAskingHint: 'Check the address and amount there. You can close this.',
  sendVoided: 'The account or the network has changed. Review the transfer again.',
  sendVoidedByFee: 'The network fee has grown. Review the transfer again.',
  sendVoidedByPrice: 'The price has changed. Review the transfer again.',
};
