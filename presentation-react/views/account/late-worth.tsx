import { useDownloaded } from '../../bindings/use-downloaded';
import { useWidgetState } from '../../bindings/widget-context';

/** What the account is worth: downloaded with the tokens, once a price of one is known. */
export function LateWorth() {
  const isPriced = useWidgetState(({ features }) =>
    features.tokens?.tokens.some(({ value }) => value),
  );
  return isPriced ? <Downloaded /> : null;
}

function Downloaded() {
  const { value } = useDownloaded(load);
  return value ? <value.AccountWorth /> : null;
}

function load() {
  return import('./account-worth');
}
