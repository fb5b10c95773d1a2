import {
  type SwapOrder,
  type SwapProviderName,
  swapProviderNames,
  type SwapProviders,
  type SwapQuote,
} from '../../ports/swap-provider';

/** A quote, and the provider that it comes from. */
export interface NamedQuote extends SwapQuote {
  readonly provider: SwapProviderName;
}

/**
 * The quote that yields most; `undefined` where no provider has liquidity.
 *
 * @throws the failure of a provider where no other gives a quote.
 */
export async function bestQuote(
  providers: SwapProviders,
  order: SwapOrder,
): Promise<NamedQuote | undefined> {
  const asked = swapProviderNames.map(async (name): Promise<NamedQuote | undefined> => {
    const quote = await providers[name]?.quote(order);
    return quote && { provider: name, ...quote };
  });
  const answers = await Promise.allSettled(asked);
  const quotes = answers.flatMap((answer) =>
    answer.status === 'fulfilled' && answer.value ? [answer.value] : [],
  );
  const [best] = quotes.sort((a, b) => (BigInt(a.toAmount) < BigInt(b.toAmount) ? 1 : -1));
  const failure = answers.find((answer) => answer.status === 'rejected');
  if (!best && failure) throw failure.reason;
  return best;
}
