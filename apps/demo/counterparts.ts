import type { WidgetOptionsInput } from 'cleatkit';

type Sources = NonNullable<WidgetOptionsInput['sources']>;

/** What runs beside this demo for the widget's features, as its server says. */
export interface Counterparts {
  /** The relay for pairing. */
  readonly relayUrl?: string;

  /** Whether the server signs visitors in and keeps the guest book. */
  readonly hasSignIn?: boolean;

  /** Whether the server knows prices. */
  readonly hasPrices?: boolean;
}

/** The sources of the demo, by the names of the options that they replace. */
export function localSources({ hasPrices = false }: Counterparts): Partial<Sources> {
  return { ...(hasPrices && { prices: `${location.origin}/prices` }) };
}
