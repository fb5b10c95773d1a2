import { useState } from 'react';
import type { OnrampVerbs } from '../../../application/onramp/onramp-feature';
import { isWidgetError } from '../../../domain/errors/catalogued-error';
import type { OnrampProviderName } from '../../../domain/onramp/onramp-offer';

interface Buying {
  /** Opens the page of a provider. Must be called within a press. */
  readonly buy: (provider: OnrampProviderName) => void;

  /** Whether the browser blocked the window of the last press. */
  readonly isBlocked: boolean;
}

/** Buys by the feature, and tells a window apart that the browser blocked. */
export function useBuy(verbs: OnrampVerbs | undefined): Buying {
  const [isBlocked, setIsBlocked] = useState(false);
  const buy = (provider: OnrampProviderName): void => {
    setIsBlocked(false);
    verbs?.buy(provider).catch((error: unknown) => {
      // The widget itself reports every other failure.
      setIsBlocked(isWidgetError(error, 'WINDOW_BLOCKED'));
    });
  };
  return { buy, isBlocked };
}
