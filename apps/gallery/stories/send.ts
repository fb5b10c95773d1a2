import { ethereum } from '../../../domain/network/built-in-networks';
import type { Contact } from '../../../domain/send/contacts';
import type { ReceiverWarning } from '../../../domain/send/receiver-warnings';
import type { SendFailure } from '../../../domain/send/send-failure';
import type { SendFlow } from '../../../domain/send/send-flow';
import type { SendForm } from '../../../domain/send/send-form';
import type { SendReview } from '../../../domain/send/send-review';
import { NO_SEND, type SendFacts, sendStateOf } from '../../../domain/send/send-state';
import type { Portfolio } from '../../../domain/token/portfolio';
import type { TransactionOutcome } from '../../../domain/transaction/transaction-outcome';
import { type FakeWidget, someAddress } from '../fake-widget';
import { FakeSendVerbs, type FakeTokensVerbs, someHash } from '../send-verbs';
import {
  contract,
  ether,
  fullPortfolio,
  manyTokens,
  plainEther,
  someTokens,
  twoThousandTokens,
  usdc,
} from './tokens';
import { storiesOf, type Stories, type Story } from './story';
import { holding, otherAddress } from './wallets';

/** The receiver of the stories. */
export const receiver = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';

/** A widget whose visitor sends. */
export function sending(
  facts: Partial<SendFacts> = {},
): FakeWidget & { readonly verbs: FakeSendVerbs; readonly tokens: FakeTokensVerbs } {
  const widget = holding(fullPortfolio);
  const verbs = new FakeSendVerbs();
  widget.offer('send', verbs);
  widget.setFeature('send', sendStateOf({ ...NO_SEND, ...facts }));
  return Object.assign(widget, { verbs });
}

export const someContacts: readonly Contact[] = [
  { name: 'Savings', address: otherAddress, namespace: 'eip155' },
  { name: 'Vitalik', address: receiver, namespace: 'eip155' },
];

const empty: SendForm = { sendTokenAmount: '', receiverInput: '', token: ether };

/** A form that can be reviewed. */
export const filledIn: SendForm = {
  token: ether,
  sendTokenAmount: '0.5',
  receiverInput: receiver,
  receiverAddress: receiver,
  gasPrice: 21_000_000_000_000n,
  gasPriceInUSD: { units: 525n, scale: 4 },
};

const offer = (perGas: bigint) => ({ perGas, priority: 1n, cost: perGas * 21_000n });

/** The fees of a chain that leaves a choice. */
export const someSpeeds = {
  slow: offer(800_000_000n),
  normal: offer(10n ** 9n),
  fast: offer(2n * 10n ** 9n),
};

const funded: SendFacts['funds'] = { accountType: 'eoa', nativeBalance: ether.quantity.units };

function story(name: string, facts: Partial<SendFacts>): Story {
  return { name, widget: () => sending({ funds: funded, ...facts }) };
}

const named = { ...filledIn, receiverInput: 'vitalik.eth' };

export const sendStories: Stories = [
  story('empty', { form: { ...empty } }),
  story('without a token', { form: { sendTokenAmount: '', receiverInput: '' } }),
  story('filled in', { form: filledIn }),
  story('with speeds to choose from', { form: { ...filledIn, speeds: someSpeeds, speed: 'fast' } }),
  story('without a price', {
    form: { ...filledIn, token: plainEther },
  }),
  story('with known receivers', {
    form: empty,
    receivers: [
      { address: receiver, kind: 'paid', name: 'Vitalik' },
      { address: otherAddress, kind: 'own' },
    ],
  }),
  story('a receiver who is a contact', { form: filledIn, contacts: someContacts }),
  story('a name that is looked up', {
    form: { ...named, receiverAddress: 'vitalik.eth' },
    lookup: 'looking',
  }),
  story('a name that was found', {
    form: { ...named, receiverProfileName: 'vitalik.eth' },
    lookup: 'found',
  }),
  story('a name without an address', {
    form: { ...named, receiverAddress: 'vitalik.eth' },
    lookup: 'notFound',
  }),
  story('a name whose service failed', {
    form: { ...named, receiverAddress: 'vitalik.eth' },
    lookup: 'failed',
  }),
  story('too much', { form: { ...filledIn, sendTokenAmount: '99' } }),
  story('two amounts in one', { form: { ...filledIn, sendTokenAmount: '1,000' } }),
  story('an address that is none', {
    form: { ...filledIn, receiverInput: '0x1234', receiverAddress: '0x1234' },
  }),
  story('not enough for the fee', {
    form: filledIn,
    funds: { accountType: 'eoa', nativeBalance: 0n },
  }),
  story('a payment link for another network', {
    form: { ...filledIn, receiverInput: `ethereum:${receiver}@10` },
    prefill: 'networkMissed',
  }),
  story('a payment link with a fault', {
    form: { ...filledIn, receiverInput: 'ethereum:0x1' },
    payment: 'address',
  }),
];

function portfolioStory(name: string, portfolio: Portfolio): Story {
  return {
    name,
    widget: () => {
      const widget = sending({ form: empty });
      widget.setFeature('tokens', portfolio);
      return widget;
    },
  };
}

export const selectTokenStories: Stories = [
  portfolioStory('some tokens', fullPortfolio),
  portfolioStory('many tokens', { status: 'loaded', tokens: manyTokens }),
  portfolioStory('two thousand tokens', { status: 'loaded', tokens: twoThousandTokens }),
  portfolioStory('loading', { status: 'loading', tokens: [] }),
  portfolioStory('no tokens', { status: 'loaded', tokens: [] }),
  portfolioStory('failed', { status: 'failed', tokens: [] }),
  portfolioStory('failed after they were read', { status: 'failed', tokens: someTokens }),
];

/** A reviewed transfer. */
export const review: SendReview = {
  request: {
    from: contract(someAddress),
    to: receiver,
    token: ether,
    units: 500_000_000_000_000_001n,
  },
  network: ethereum,
  receiverName: 'vitalik.eth',
  feeUnits: 21_000_000_000_000n,
  feeInUSD: { units: 525n, scale: 4 },
  warnings: [],
};

const ofToken: SendReview = {
  ...review,
  request: { ...review.request, token: usdc, units: 12_345_678n },
};

const warnings: { readonly [Code in ReceiverWarning['code']]: ReceiverWarning & { code: Code } } = {
  ownAddress: { code: 'ownAddress' },
  zeroAddress: { code: 'zeroAddress' },
  burnAddress: { code: 'burnAddress' },
  precompile: { code: 'precompile' },
  program: { code: 'program' },
  contract: { code: 'contract' },
  tokenContract: { code: 'tokenContract' },
  tokenAccount: { code: 'tokenAccount' },
  futureWitness: { code: 'futureWitness' },
  contactMoved: { code: 'contactMoved', known: otherAddress },
  looksLikeKnown: { code: 'looksLikeKnown', known: '0xd8dAb7cf05dF6b8F45ab4D3aC0ffee00007A6045' },
};

const failures: { readonly [Cause in SendFailure['cause']]: SendFailure & { cause: Cause } } = {
  declined: { cause: 'declined' },
  wrongNetwork: { cause: 'wrongNetwork' },
  pending: { cause: 'pending' },
  gone: { cause: 'gone' },
  failed: { cause: 'failed', detail: 'insufficient funds for gas', reason: 'insufficientFunds' },
};

const outcomes: { readonly [Outcome in TransactionOutcome]: Outcome } = {
  succeeded: 'succeeded',
  reverted: 'reverted',
  replaced: 'replaced',
  dropped: 'dropped',
  expired: 'expired',
  partly: 'partly',
  unreported: 'unreported',
};

function flowStory(name: string, flow: SendFlow): Story {
  return story(name, { form: filledIn, flow });
}

export const previewStories: Stories = [
  flowStory('reviewed', { status: 'reviewed', review }),
  flowStory('reviewed with a token', { status: 'reviewed', review: ofToken }),
  flowStory('a token that keeps a part', {
    status: 'reviewed',
    review: { ...ofToken, arrivingUnits: 12_098_764n },
  }),
  ...storiesOf(warnings, (code, warning) =>
    flowStory(`warns: ${code}`, {
      status: 'reviewed',
      review: { ...review, warnings: [warning] },
    }),
  ),
  flowStory('asking', { status: 'asking', review }),
  ...storiesOf(failures, (cause, failure) =>
    flowStory(`failed: ${cause}`, { status: 'failed', review, failure }),
  ),
  flowStory('sent', { status: 'sent', review, hash: someHash }),
  ...storiesOf(outcomes, (name, outcome) =>
    flowStory(`ended: ${name}`, { status: 'sent', review, hash: someHash, outcome }),
  ),
  flowStory('the account has changed', { status: 'editing', voided: 'accountChanged' }),
  flowStory('the fee has grown', { status: 'editing', voided: 'feeGrown' }),
  flowStory('the price has changed', { status: 'editing', voided: 'priceChanged' }),
];
