import type { ReactNode } from 'react';
import type { Counterparts } from '../counterparts';
import { choices } from './choices';
import { offeredSwitches, type SwitchName } from './switches';
import type { Stop } from './try-step';

interface Step {
  readonly title: string;
  readonly text: ReactNode;
  readonly stop: Stop;

  /** What it needs: an option that is offered, or something that runs beside the demo. */
  readonly needs?: SwitchName;
  readonly needsToo?: keyof Counterparts;
}

/**
 * The walk through what is there: each step takes half a minute. Where none is named, it is the same on all four kinds of
 * chains.
 */
export function tryStepsFor(counterparts: Counterparts): readonly Step[] {
  const offered = offeredSwitches(counterparts);
  return steps(counterparts).filter(
    ({ needs, needsToo }) =>
      (needs === undefined || offered.includes(needs)) &&
      (needsToo === undefined || counterparts[needsToo] !== undefined),
  );
}

/** It stands at the top of the shop. */
function showPanel(): void {
  choices.change({ layout: 'panel' });
  document.querySelector('.shop')?.scrollIntoView();
}

const steps = ({ mailboxUrl }: Counterparts): readonly Step[] => [
  {
    title: 'Connect',
    text: (
      <>
        Choose <b>Cleat Test Wallet</b>: it is on Ethereum and on Solana, so it is asked for one of
        them. It asks in a window of its own: decline, try again, approve. <b>Bitcoin</b> and{' '}
        <b>Polkadot</b> have wallets of their own.
      </>
    ),
    stop: { words: 'Open the widget', view: undefined },
  },
  {
    title: 'Sign in',
    text: 'The widget asks for it after connecting, and may be told no. The shop’s server takes a line in its guest book only of who has signed in.',
    stop: { words: 'Go to the guest book', href: '#guest-book' },
    needs: 'signIn',
  },
  {
    title: 'Buy a print',
    text: 'Press a price. The shop reads the fee from the chain, the wallet asks, and your balance is less by what you paid. The payment is in the activity.',
    stop: { words: 'See the prints', href: '#prints' },
  },
  {
    title: 'Your account',
    text: 'Its tokens with their worth, prints as NFTs on Ethereum and on Arbitrum, and its activity, by what the nodes of each chain answer. The prices are made up.',
    stop: { words: 'Open the account', view: 'Account' },
  },
  {
    title: 'Pay to a name',
    text: 'On Ethereum the account is mate.eth, by the contracts of ENS: type it as the receiver.',
    stop: { words: 'Send to a name', view: 'WalletSend' },
    needs: 'ens',
  },
  {
    title: 'Swap',
    text: 'On Ethereum or Arbitrum, by the contracts of Uniswap with pools of this machine: ETH for TOK, or TUSD for ETH, which needs an approval first.',
    stop: { words: 'Open the swap', view: 'Swap' },
    needs: 'swaps',
  },
  {
    title: 'Buy with money',
    text: 'The provider is called “Sandbox, no money moves”: its page pays test money to your account.',
    stop: { words: 'Open the purchase', view: 'OnRampProviders' },
    needs: 'onramp',
  },
  {
    title: 'Two at once',
    text: 'On Ethereum or Arbitrum, the shop asks for two postcards in one bundle of calls. The wallet asks once.',
    stop: { words: 'Go to the postcards', href: '#postcards' },
    needsToo: 'postcards',
  },
  {
    title: 'A limit for the shop',
    text: 'On Ethereum or Arbitrum, let the shop take 0.01 ETH a week. It takes it without a question; a second time, the chain refuses. The account lists the limit and ends it.',
    stop: { words: 'Go to the limit', href: '#allowance' },
    needs: 'limits',
  },
  {
    title: 'Networks',
    text: 'Switch the network. The wallet is asked, and the balance of the other chain appears.',
    stop: { words: 'Choose a network', view: 'Networks' },
  },
  {
    title: 'Without a wallet',
    text: (
      <>
        Open{' '}
        <a href={mailboxUrl} target="_blank" rel="noreferrer">
          the mailbox
        </a>{' '}
        beside this page, and log in by e-mail with an address that you invent. That wallet has an
        account on each chain.
      </>
    ),
    stop: { words: 'Log in by e-mail', view: 'Connect' },
    needsToo: 'mailboxUrl',
  },
  {
    title: 'Without ETH',
    text: 'With the e-mail wallet on Ethereum, take the two postcards: the account has nothing, and the operator of the wallet pays the fee, of postcards alone and twenty times a day. For anything else the account pays, and the approval says so.',
    stop: { words: 'Take postcards without ETH', href: '#postcards' },
    needs: 'names',
  },
  {
    title: 'A name of your own',
    text: 'With the e-mail wallet on Ethereum, choose a name such as anna.tidemark.eth. It costs nothing.',
    stop: { words: 'Choose a name', view: 'RegisterAccountName' },
    needs: 'names',
  },
  {
    title: 'In the page',
    text: 'The layout Panel puts the widget into the page, and every look is live.',
    stop: { words: 'Show the panel', onPress: showPanel },
  },
];
