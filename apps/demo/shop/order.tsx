import { ConnectButton, useAccount, useNetwork } from 'cleatkit/react';
import { useEffect, useRef } from 'react';
import type { ShopTexts } from '../languages/shop-texts';
import { useShopTexts } from '../languages/use-shop-texts';
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
  const texts = useShopTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section className="panel order" aria-labelledby="order">
      <PrintArt id={print.id} />
      <div>
        <h2 id="order" ref={heading} tabIndex={-1}>
          {texts[print.id]}
        </h2>
        <NextStep size={print.size} />
        <button type="button" onClick={onClose}>
          {texts.close}
        </button>
      </div>
    </section>
  );
}

/** What comes next depends on the wallet. Another account or network begins another checkout. */
function NextStep({ size }: Pick<Print, 'size'>) {
  const texts = useShopTexts();
  const { caipAddress } = useAccount();
  const { network, isWrong } = useNetwork();
  if (!caipAddress || !network) return <ConnectFirst />;
  if (isWrong) {
    return <p>{texts.wrongNetwork}</p>;
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
  const texts = useShopTexts();
  return (
    <ConnectButton.Custom>
      {({ buttonProps, isRestoring }) => (
        <>
          <p>{texts.connectFirst}</p>
          <button type="button" className="primary" disabled={isRestoring} {...buttonProps}>
            {texts.connectToBuy}
          </button>
        </>
      )}
    </ConnectButton.Custom>
  );
}

function Checkout({ bill }: { readonly bill: Bill }) {
  const texts = useShopTexts();
  const { network } = useNetwork();
  const payment = usePayment(bill);
  const price = `${bill.amount} ${network?.nativeCurrency.symbol ?? ''}`;
  const { flow } = payment;
  return (
    <>
      <p>{texts.price(price, network?.name ?? '')}</p>
      <p role="status">{progressOf(payment, network?.name ?? '', texts)}</p>
      {flow?.status === 'sent' ? (
        <code className="hash">{flow.hash}</code>
      ) : (
        <button
          type="button"
          className="primary"
          disabled={payment.isPreparing}
          onClick={() => void payment.pay()}
        >
          {texts.pay(price)}
        </button>
      )}
    </>
  );
}

function progressOf(
  { flow, isPreparing, problem }: Payment,
  network: string,
  texts: ShopTexts,
): string {
  if (problem)
    return 'symbol' in problem ? texts.tooLittle(problem.symbol) : texts.notSent(problem.reason);
  if (isPreparing) return texts.readingFee;
  switch (flow?.status) {
    case 'reviewed':
      return texts.check;
    case 'asking':
      return texts.approve;
    case 'sent':
      if (flow.outcome === 'succeeded') return texts.paid(network);
      if (flow.outcome) return texts.failed(flow.outcome);
      return texts.sent(network);
    case 'failed':
      if (flow.failure.cause === 'declined') return texts.declined;
      if (flow.failure.cause === 'failed') return texts.notSent(flow.failure.detail);
      return texts.busy;
    default:
      return '';
  }
}
