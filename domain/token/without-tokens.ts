interface Token {
  /** Absent for a chain's own currency. */
  readonly address?: string;
}

/** The `tokens` whose addresses none of the `others` has. */
export function withoutTokens<T extends Token>(
  tokens: readonly T[],
  others: readonly Token[],
): readonly T[] {
  const known = new Set(others.map(({ address }) => address));
  return tokens.filter(({ address }) => !known.has(address));
}
