import { OnrampFeature } from '../../application/onramp/onramp-feature';
import { LoginWindows } from '../../ports/login-window';
import { OnrampSource } from '../../ports/onramp-source';
import { TransactionSource } from '../../ports/transaction-source';
import type { FeatureParts } from './shared';

/** Tokens for money. */
export function onramp(parts: FeatureParts): OnrampFeature {
  const { ports } = parts;
  return new OnrampFeature({
    ...parts,
    onrampSource: ports.get(OnrampSource),
    transactionSource: ports.find(TransactionSource),
    windows: ports.get(LoginWindows),
  });
}
