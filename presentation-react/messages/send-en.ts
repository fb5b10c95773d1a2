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

const nameFailed = 'The name could not be looked up. Try again, or use the address.';

export const sendMessages: SendMessages = {
  sendSteps: {
    selectToken: 'Select token',
    addAmount: 'Add amount',
    ambiguousAmount: 'Choose an amount',
    incorrectValue: 'Incorrect value',
    insufficientFunds: 'Insufficient funds',
    addAddress: 'Add address',
    invalidAddress: 'Invalid address',
    preview: 'Preview send',
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
  sendScanHint: 'The picture stays on this device.',
  sendScanRefused: 'The camera cannot be used here. Paste the address instead.',
  sendClear: 'Clear the receiver',
  sendContacts: 'Contacts',
  sendLookingUp: 'Looking up the name',
  sendNameFound: (name) => `${name} is this address:`,
  sendNameMissing: 'No address belongs to this name.',
  sendNameFailed: nameFailed,
  sendKnown: 'Send again, or to yourself',
  sendKnownKinds: { own: 'Your account', paid: 'Paid before' },
  sendSpeed: 'Speed',
  sendSpeeds: { slow: 'Slow', normal: 'Normal', fast: 'Fast' },
  sendPrefills: {
    networkMissed:
      'This payment is for a network that could not be reached. Nothing was filled in.',
    tokenMissed: 'The token of this payment is not in your account.',
  },
  sendPayments: {
    address: 'The payment link has no valid address.',
    amount: 'The payment link has no valid amount.',
    duplicate: 'The payment link contradicts itself.',
    form: 'This is not a payment link.',
    required: 'This way of paying is not supported here.',
    unsupported: 'This way of paying is not supported here.',
  },
  sendFaults: {
    ACCOUNT_GUARDED:
      'This account keeps ordinals, whose coins are not spent. Choose the account for payments.',
    NAME_LOOKUP_FAILED: nameFailed,
    SEND_FEE_UNKNOWN: 'The network fee could not be read. Try again.',
    SEND_UNSUPPORTED: 'Nothing can be sent on this network.',
    TOKEN_MISMATCH:
      'The chain contradicts what a service says about this token. It may be a fake, so it is not sent.',
    TRANSFER_REFUSED:
      'The contract of this token refuses the transfer. It may be paused, or block one of the accounts.',
  },
  sendMinimum: (amount) => `At least ${amount} must stay in your account.`,
  sendMinimumOfReceiver: (amount) => `The receiver must end up with at least ${amount}.`,
  sendNotReviewed: 'This could not be checked. Try again.',

  sendSearch: 'Search tokens',
  sendTokensNone: 'There is nothing to send in this account yet.',

  sendYouSend: 'You send',
  sendReceiver: 'To',
  sendWarnings: {
    ownAddress: 'This is your own address.',
    zeroAddress: 'This is the zero address. What is sent there is lost.',
    burnAddress: 'This is a burn address. What is sent there is lost.',
    precompile: 'This address is the network’s own. What is sent there is lost.',
    program: 'This is a program. It keeps what it receives.',
    contract: 'This is a contract. It may not be able to give back what it receives.',
    tokenContract: 'This is the token’s own contract. What is sent there is lost.',
    tokenAccount: 'This account holds one token only. Send to its owner instead.',
    futureWitness: 'This kind of address has no rules yet. Any miner may take the coins.',
    contactMoved: 'Your contact of this name has another address. Ask the receiver which is right.',
    looksLikeKnown:
      'This looks like an address that you know, but is another one. It may be an imitation.',
  },
  sendLooksLike: 'The one you know:',
  sendArrives: (amount) => `Only ${amount} arrive: this token keeps a part of each transfer.`,
  sendChecked: 'I have checked the address and want to send',
  sendConfirm: 'Send',
  sendAskingHint: 'Compare address and amount there. You may close this.',
  sendVoided: 'The account or the network has changed. Review the transfer again.',
  sendVoidedByFee: 'The network fee has grown. Review the transfer again.',
  sendVoidedByPrice: 'The price has changed. Review the transfer again.',
};
