import type { Connector } from '../../domain/connection/connector';

/**
 * `connectors`, with those marked that share their name with another one: where a standard knows wallets by
 * their names alone. Letter case is no difference: a copy in capitals is still a copy.
 */
export function markedNamesakes(connectors: readonly Connector[]): readonly Connector[] {
  return connectors.map((details) => {
    const isDuplicate = connectors.some(
      (other) => other !== details && other.name.toLowerCase() === details.name.toLowerCase(),
    );
    return isDuplicate ? { ...details, isDuplicate } : details;
  });
}
