import type { ReactNode } from 'react';
import { useCatalogue } from '../bindings/use-catalogue';
import { useStyle } from '../bindings/use-style';
import { exchangeMessages } from '../messages/exchange-en';
import { Disclosure } from './disclosure';
import fromExchangeCss from './from-exchange.css';

/** How tokens come from an exchange to an account on `network`. */
export function FromExchange({
  network,
  children,
}: {
  readonly network: string;
  readonly children?: ReactNode;
}) {
  useStyle(fromExchangeCss);
  const { exchange, exchangeSteps } = useCatalogue(exchangeMessages);
  return (
    <Disclosure label={exchange}>
      <ol className="steps">
        {exchangeSteps(network).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {children}
    </Disclosure>
  );
}
