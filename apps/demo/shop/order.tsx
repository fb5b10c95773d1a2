import { ConnectButton, useAccount, useNetwork } from 'cleatkit/react';
import { useEffect, useRef } from 'react';
import { PrintArt } from './print-art';
import type { Print } from './prints';
import { tills } from './till';
import { type Bill, type Payment, usePayment } from './use-payment';

interface OrderProps {
  readonly print: Print;
  readonly onClose: () => void;
}

/** The order of one print: connect, see the price and the fee, pay, wait for the chain. */
export function Order({ print, onClose }: OrderProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="panel order" aria-labelledby="order">
      <PrintArt id={print.id} />
      <div>
        <h2 id="order" ref={heading} tabIndex={-1}>
          {print.title}
        </h2>
        <NextStep size={print.size} />
        <button type="button" onClick={onClose}>
          Close
        </button>
      </div>
    </section>
  );
}

/** What comes next depends on the wallet. Another account or network begins another checkout. */
function NextStep({ size }: Pick<Print, 'size'>) {
  const { caipAddress } = useAccount();
  const { network, isWrong } = useNetwork();
  if (!caipAddress || !network) return <ConnectFirst />;
  if (isWrong) {
    return <p>The wallet is on a network on which this shop has no account. Switch to another.</p>;
  }
  const { account, prices } = tills[network.chainNamespace];
  return (
    <Checkout
      key={`${caipAddress} ${network.caipNetworkId}`}
      bill={{ to: account, amount: prices[size] }}
    />
  );
}

/** A button of the shop's own that opens the widget. */
function ConnectFirst() {
  return (
    <ConnectButton.Custom>
      {({ buttonProps, isRestoring }) => (
        <>
          <p>Connect a wallet to pay: on Ethereum, Solana, Bitcoin or Polkadot.</p>
          <button type="button" className="primary" disabled={isRestoring} {...buttonProps}>
            Connect to buy
          </button>
        </>
      )}
    </ConnectButton.Custom>
  );
}

function Checkout({ bill }: { readonly bill: Bill }) {
  const { network } = useNetwork();
  const payment = usePayment(bill);
  const price = `${bill.amount} ${network?.nativeCurrency.symbol ?? ''}`;
  const { flow } = payment;
  return (
    <>
      <p>
        {price} on {network?.name}, and the fee of the network.
      </p>
      <p role="status">{progressOf(payment, network?.name ?? '')}</p>
      {flow?.status === 'sent' ? (
        <code className="hash">{flow.hash}</code>
      ) : (
        <button
          type="button"
          className="primary"
          disabled={payment.isPreparing}
          onClick={() => void payment.pay()}
        >
          Pay {price}
        </button>
      )}
    </>
  );
}

function progressOf({ flow, isPreparing, problem }: Payment, network: string): string {
  if (problem !== undefined) return problem;
  if (isPreparing) return 'Reading the fee from the chain…';
  switch (flow?.status) {
    case 'reviewed':
      return 'Check the payment in the widget, and send it.';
    case 'asking':
      return 'Approve the payment in your wallet.';
    case 'sent':
      if (flow.outcome === 'succeeded') return `Paid on ${network}. The print is yours.`;
      if (flow.outcome) return `The payment did not go through: ${flow.outcome}.`;
      return `Sent. ${network} has not included it yet.`;
    case 'failed':
      if (flow.failure.cause === 'declined') return 'You declined. Nothing was sent.';
      if (flow.failure.cause === 'failed') return `Not sent: ${flow.failure.detail}`;
      return 'Not sent: the wallet is busy, gone or on another network.';
    default:
      return '';
  }
}
