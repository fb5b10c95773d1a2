import type { Widget } from 'cleatkit';
import type { ReactNode } from 'react';
import { choices } from './choices';
import type { SwitchName } from './switches';
import { TryStep } from './try-step';

interface TryTabProps {
  readonly widget: Widget | undefined;

  /** What runs for this demo. */
  readonly offered: readonly SwitchName[];
}

interface Step {
  readonly title: string;
  readonly text: ReactNode;
  readonly opens?: Parameters<typeof TryStep>[0]['opens'];
  readonly needs?: SwitchName;
}

/** The walk: each step takes half a minute. Where none is named, it is the same on all four kinds of chains. */
const steps: readonly Step[] = [
  {
    title: 'Connect',
    text: (
      <>
        Choose <b>Cleat Test Wallet</b>: it is on Ethereum and on Solana, so it is asked for one of
        them. It asks in a window of its own: decline, try again, approve. <b>Bitcoin</b> and{' '}
        <b>Polkadot</b> have wallets of their own.
      </>
    ),
    opens: ['Open the widget', undefined],
  },
  {
    title: 'Sign in',
    text: 'The widget asks for it after connecting, and may be told no. Then write in the guest book, below the prints: the shop’s server takes a line only of who has signed in.',
    opens: ['Sign in', 'SIWXSignMessage'],
    needs: 'signIn',
  },
  {
    title: 'Buy a print',
    text: 'Press a price. The shop reads the fee from the chain, the wallet asks, and your balance is less by what you paid. The payment is in the activity.',
  },
  {
    title: 'Your account',
    text: 'Its tokens with their worth, prints as NFTs on Ethereum and on Arbitrum, and its activity, by what the nodes of each chain answer. The prices are made up.',
    opens: ['Open the account', 'Account'],
  },
  {
    title: 'A name',
    text: 'On Ethereum the account is mate.eth, by the contracts of ENS: type it as a receiver too.',
    opens: ['Send to a name', 'WalletSend'],
    needs: 'ens',
  },
  {
    title: 'Swap',
    text: 'On Ethereum or Arbitrum, by the contracts of Uniswap with pools of this machine: ETH for TOK, or TUSD for ETH, which needs an approval first.',
    opens: ['Open the swap', 'Swap'],
    needs: 'swaps',
  },
  {
    title: 'Buy with money',
    text: 'The provider is called “Sandbox, no money moves”: its page pays test money to your account.',
    opens: ['Open the purchase', 'OnRampProviders'],
    needs: 'onramp',
  },
  {
    title: 'Networks',
    text: 'Switch the network. The wallet is asked, and the balance of the other chain appears.',
    opens: ['Choose a network', 'Networks'],
  },
];

/** Things to try in the demo, each one press from here. */
export function TryTab({ offered, widget }: TryTabProps) {
  const shown = steps.filter(({ needs }) => needs === undefined || offered.includes(needs));
  return (
    <div className="prose">
      <ol className="steps">
        {shown.map(({ opens, text, title }) => (
          <TryStep key={title} title={title} widget={widget} {...(opens && { opens })}>
            {text}
          </TryStep>
        ))}
        <li>
          <b>Without a wallet.</b> Log in by e-mail with an address that you invent: the mailbox is
          a page beside the demo. Press <b>Get test money</b> under the shop. Swap ETH for TOK, then
          TOK for TUSD on Ethereum: the second approval and swap are one bundle, whose fee the
          operator of that wallet pays.
        </li>
        <li>
          <b>Trouble.</b> In the tab <b>Wallet</b>, lock the wallet, let it decline, take its time
          or never answer; move it to a network that this page lacks; turn it off. Load the page
          again at any point: it comes back as it was.
        </li>
        <li>
          <b>In the page.</b> The layout <b>Panel</b> puts the widget into the page, and every look
          is live.{' '}
          <button
            type="button"
            className="small"
            onClick={() => choices.change({ layout: 'panel' })}
          >
            Show the panel
          </button>
        </li>
      </ol>
      <p>
        With a phone: open <a href="/phone.html">the phone</a> in a second tab, a wallet on the
        other side of a WalletConnect relay. Press <b>Connect Wallet</b>, choose{' '}
        <b>WalletConnect</b>, then <b>Copy link</b>. Paste the link in the phone, and approve or
        decline there.
      </p>
      <p>A wallet extension of this browser is listed too, and works the same way.</p>
    </div>
  );
}
